"""Subjects of industries, services and perks. Regions: 1 to 4 the object, 7 accents that print dark, 9 water or floor."""
import math
import numpy as np
from kit import *


@subject(width=1440, height=800)
def mvp():
    """Paper boat on a small sea."""
    L, W = 1.9, 0.62
    # hull: two long folded sides with raised ends, and the sail-like middle fold
    P = [(-L, 0, 0.95), (L, 0, 0.95), (-0.95, -W * 0.55, -0.05), (0.95, -W * 0.55, -0.05), (-0.95, W * 0.55, -0.05), (0.95, W * 0.55, -0.05),
         (0, -W, 0.62), (0, W, 0.62), (0, -0.1, 1.95), (0, 0.1, 1.95), (-0.98, 0, 0.5), (0.98, 0, 0.5)]
    F = [(0, 2, 6), (2, 3, 6), (3, 1, 6), (0, 7, 4), (4, 7, 5), (5, 7, 1), (0, 4, 2), (1, 3, 5)]
    boat = [facets(P, F, 1, 0.02), facets([(-0.98, 0, 0.45), (0.98, 0, 0.45), (0, -0.16, 2.0), (0, 0.16, 2.0), (0, -0.42, 0.45), (0, 0.42, 0.45)], [(0, 4, 2), (4, 1, 2), (0, 3, 5), (5, 3, 1), (0, 2, 3), (1, 3, 2)], 2)]
    for o in boat:
        place(o, (0, 0, -0.02), (4, -6, -24))
    sea(waves=((0.07, 0.8, 0.4, 0.2), (0.05, 0.47, -0.5, 1.7), (0.03, 1.5, 0.9, 2.9)), bump=lambda x, y: 0.10 * math.exp(-((x * 0.5) ** 2 + (y * 0.9) ** 2)) * math.cos(4 * math.hypot(x * 0.7, y)))
    view(4.5, (-0.11, 0, 0.72), 10, 17)
    light(-62, 36)


@subject(width=2000, height=700)
def greentech():
    """Wind turbine over the sea."""
    def blade(k):
        def f(u, v):
            r = 0.18 + 3.1 * v
            c = (0.12 + 0.34 * math.exp(-((v - 0.22) / 0.2) ** 2) + 0.2 * (1 - v)) * (1 - 0.75 * v)
            tw = math.radians(40 * (1 - v) ** 2 + 6)
            a = 2 * math.pi * u
            x, y = c * 0.5 * math.cos(a) + c * 0.2, 0.16 * c * math.sin(a) * (1.3 - v)
            return (x * math.cos(tw) - y * math.sin(tw), x * math.sin(tw) + y * math.cos(tw), r)
        return sheet(f, 1, 24, 50, turn=(0, 24 + 120 * k, 0))
    parts = [blade(k) for k in range(3)]
    hub = [lathe([(0.0, 0.34), (0.16, 0.28), (0.25, 0.12), (0.27, -0.1), (0.25, -0.3)], 2, turn=(90, 0, 0)),
           box((0.42, 1.2, 0.44), 2, 0.12, loc=(0, 0.85, 0.02))]
    tower = cylinder(0.34, 9, 3, r2=0.17, loc=(0, 0.75, -4.5))
    turned(parts + hub + [tower], (0, 0, -28))
    sea(z=-4.1, size=40, wide=60, waves=((0.07, 0.8, 0.5, 0.2), (0.05, 0.47, -0.6, 1.7), (0.04, 1.5, 0.2, 2.9)))
    view(7.8, (-4.18, 0, 0.03), 0, 5)
    light(-65, 35)


@subject()
def legaltech():
    """Scales."""
    lathe([(0, 0.5), (0.17, 0.48), (0.24, 0.4), (0.42, 0.3), (0.82, 0.24), (0.88, 0.18), (0.88, 0.1), (0.8, 0.08)], 2)
    lathe([(0.8, 0.08), (1.05, 0.08), (1.1, 0.03), (1.1, -0.12), (0, -0.12)], 4)
    lathe([(0.24, 0.46), (0.18, 0.62), (0.17, 1.5), (0.3, 1.56), (0.3, 1.68), (0.17, 1.74), (0.15, 2.6), (0.26, 2.7), (0.26, 2.82), (0.15, 2.9), (0.15, 3.25), (0.26, 3.36), (0.28, 3.5), (0.2, 3.66), (0, 3.72)], 1)
    t = math.radians(8)
    pts = [(-1.72 + 3.44 * i / 20, -0.2, 0.2 * math.sin(math.pi * i / 20) ** 2) for i in range(21)]
    tube([(x * math.cos(t), y, 2.98 + z - x * math.sin(t)) for x, y, z in pts], 0.1, 1, radii=[0.9 + 1.1 * math.sin(math.pi * i / 20) for i in range(21)])
    place(cylinder(0.27, 0.24, 2), (0, -0.34, 3.14), (90, 0, 0))
    for s in (-1, 1):
        ex, ez = s * 1.72 * math.cos(t), 2.98 - s * 1.72 * math.sin(t)
        sphere(0.17, 1, loc=(ex, -0.2, ez))
        bz = ez - 1.7
        lathe([(0, -0.5), (0.35, -0.46), (0.68, -0.28), (0.87, -0.02), (0.92, 0.14)], 1, loc=(ex, -0.2, bz))
        lathe([(0.92, 0.14), (0.82, 0.14), (0.74, 0.0), (0.5, -0.2), (0, -0.34)], 4, loc=(ex, -0.2, bz))
        for k in range(3):
            a = math.radians((-90, 25, 155)[k])
            tube([(ex, -0.2, ez - 0.1), (ex + 0.87 * math.cos(a), -0.2 + 0.87 * math.sin(a), bz + 0.14)], 0.045, 12, smooth=False)
    floor(z=-0.12)
    view(5.5, (0, 0, 1.72), 0, 12)
    light(-55, 42, sky=0.3)


@subject()
def manufacturing():
    """Two gears, meshed."""
    def wheel(x, z, teeth, r, phase, holes, face, hub):
        spokes = [ring(0.2 * r, cx=0.58 * r * math.cos(g), cz=0.58 * r * math.sin(g)) for g in [2 * math.pi * (k + 0.25) / holes for k in range(holes)]] if holes else []
        slab(toothed(teeth, r, phase), 0.6, face, 7, loc=(x, 0, z), holes=[ring(0.2)] + spokes)
        lathe([(0.2, 0.3), (0.2, 0.46), (0.24, 0.5), (hub - 0.05, 0.5), (hub, 0.45), (hub, 0.25)], 3, loc=(x, 0, z), turn=(90, 0, 0))
        cylinder(0.19, 1.3, 4, loc=(x, 0.02, z), turn=(90, 0, 0), bevel=0.05)
    g = -40
    d = 2.56
    wheel(-0.78, 0.55, 15, 1.5, g, 5, 1, 0.46)
    wheel(-0.78 + d * math.cos(math.radians(g)), 0.55 + d * math.sin(math.radians(g)), 10, 1.0, g + 180 + 18, 0, 2, 0.42)
    view(5.0, (0.05, 0, -0.1), -17, 15)
    light(-48, 46, sky=0.3)


def coin(loc, turn=(0, 0, 0), r=0.72, h=0.2):
    """Rim 1, milled side 2, face 3."""
    b = 0.03
    return [lathe([(r - b, -h / 2), (r, -h / 2 + b), (r, h / 2 - b), (r - b, h / 2)], 2, loc=loc, turn=turn),
            lathe([(r - b, h / 2), (r - 0.15, h / 2)], 1, loc=loc, turn=turn),
            lathe([(r - 0.15, h / 2), (r - 0.17, h / 2 - 0.05), (0, h / 2 - 0.05)], 3, loc=loc, turn=turn),
            lathe([(r - b, -h / 2), (0, -h / 2)], 3, loc=loc, turn=turn)]


@subject()
def fintech():
    """Coins in three rising stacks, one standing before them."""
    rng = np.random.default_rng(5)
    for x, y, n in ((-1.55, 0.3, 2), (0.05, 0.3, 4), (1.65, 0.3, 6)):
        for i in range(n):
            dx, dy = rng.uniform(-0.08, 0.08), rng.uniform(-0.06, 0.06)
            coin((x + dx, y + dy, 0.18 + i * 0.42), h=0.3)
            if i:
                cylinder(0.62, 0.16, 7, loc=(x + dx, y + dy, -0.03 + i * 0.42), bevel=0)
    at, turn = (-0.75, -1.15, 0.92), (80, 0, 24)
    coin(at, turn, r=0.92, h=0.24)
    for j in range(3):
        o = tube([(-0.5 + i / 12, 0.24 - 0.24 * j + 0.1 * math.sin(i / 12 * 2 * math.pi), 0.11) for i in range(13)], 0.055, 7)
        place(o, at, turn)
    floor()
    view(4.9, (0.12, 0, 0.98), 8, 19)
    light(-42, 38, sky=0.3)


@subject()
def software_development():
    """A boat under construction: keel, stem and ribs, half planked."""
    L = 2.7
    def section(x, t):
        # t 0 keel to 1 sheer; x -1 stern to 1 bow
        beam = 1.25 * (1 - abs(x) ** 2.6 * (0.96 if x > 0 else 0.6))
        w = beam * math.sin(t * math.pi / 2) ** (0.7 + 0.7 * max(0, x) ** 2)
        z = -0.75 + 0.12 * abs(x) ** 3 + (1.5 + 0.5 * abs(x) ** 2.2) * (1 - math.cos(t * math.pi / 2)) ** 0.9
        return w, z
    for x in (-0.82, -0.5, -0.18, 0.14, 0.46, 0.74):
        side = [section(x, i / 14) for i in range(15)]
        tube([(x * L, -w, z) for w, z in side[::-1]] + [(x * L, w * 0.97, z) for w, z in side[1:]], 0.14, 12)
    tube([(x * L, 0, section(x, 0)[1] - 0.12) for x in np.linspace(-0.95, 0.9, 24)] + [(L * 0.97, 0, 0.0), (L * 1.04, 0, 1.0), (L * 1.08, 0, 1.75)], 0.19, 2)
    tube([(-0.93 * L, 0, -0.75), (-0.98 * L, 0, 0.2), (-1.02 * L, 0, 1.4)], 0.18, 2)
    for s in (-1, 1):
        tube([(x * L, s * section(x, 1)[0] * 1.03, section(x, 1)[1]) for x in np.linspace(-0.97, 1.0, 30)], 0.12, 2)
    # strakes; the upper ones begin at the stern and leave the other ribs bare
    for k, end in enumerate((0.93, 0.94, 0.95, 0.96, 0.5, 0.05)):
        def strake(u, v, k=k, end=end):
            x = -0.95 + (end + 0.95) * u
            w, z = section(x, 0.04 + 0.14 * (k + 0.92 * v))
            return (x * L, -(w + 0.17), z - 0.02)
        sheet(strake, (1, 4)[k % 2], 60, 8, solidify=0.05)
    for x in (-0.6, 0.0, 0.6):
        box((0.34, 1.2, 0.5), 7, 0.03, loc=(x * L, 0, -1.15))
    floor(z=-1.4)
    view(5.6, (0.05, 0, 0.15), 32, 14)
    light(-20, 42, sky=0.3)


@subject()
def mobile_development():
    """Two phones on their stands: the screen of one, the cameras of the other."""
    def on(o):
        o.location.y -= 0.11
        return o
    W, H = 0.95, 1.95
    screen = [slab(rounded(W, H, 0.28), 0.2, 7, 1, bevel=0.04), on(plate(rounded(W - 0.09, H - 0.09, 0.2), 0.02, 5, bevel=0.002))]
    pill = lambda w, h, x, z, region=7, y=-0.02: screen.append(on(plate(rounded(w, h, min(w, h) * 0.95), 0.02, region, bevel=0.002, loc=(x, y, z))))
    block = lambda w, h, x, z, region=7, y=-0.02, a=0.05: screen.append(on(plate(rounded(w, h, a), 0.02, region, bevel=0.002, loc=(x, y, z))))
    pill(0.22, 0.07, 0, 1.68)
    pill(0.13, 0.05, -0.58, 1.68)
    pill(0.13, 0.05, 0.58, 1.68)
    # a heading, a picture, two entries of a list and the bar below
    block(0.42, 0.07, -0.32, 1.36)
    block(0.74, 0.46, 0, 0.72, 3, a=0.08)
    screen.append(on(plate([(-0.74, 0.32), (-0.74, 0.5), (-0.36, 0.86), (-0.08, 0.6), (0.22, 1.0), (0.74, 0.46), (0.74, 0.32)][::-1], 0.02, 7, bevel=0.002, loc=(0, -0.035, 0))))
    screen.append(on(place(cylinder(0.11, 0.02, 5, bevel=0), (-0.42, -0.04, 1.0), (90, 0, 0))))
    for z in (-0.05, -0.55):
        block(0.17, 0.17, -0.57, z, 1, a=0.05)
        block(0.42, 0.05, 0.1, z + 0.09)
        block(0.3, 0.04, -0.02, z - 0.09)
    block(0.86, 0.015, 0, -0.92)
    screen.append(on(place(cylinder(0.24, 0.05, 7, bevel=0), (0, -0.03, -1.28), (90, 0, 0))))
    for x in (-0.55, 0.55):
        block(0.11, 0.11, x, -1.28, a=0.03)
    pill(0.32, 0.035, 0, -1.71)
    turned(screen, (-12, 0, -4), (-0.72, -0.35, 1.98))
    back = [slab(rounded(W, H, 0.28), 0.2, 2, 1, bevel=0.04), on(slab(rounded(0.4, 0.42, 0.16), 0.08, 4, 7, bevel=0.02, loc=(-0.42, -0.02, 1.38)))]
    for x, z in ((-0.59, 1.55), (-0.59, 1.2), (-0.25, 1.55)):
        back.append(on(place(lathe([(0.15, 0), (0.15, 0.1), (0.12, 0.12), (0.1, 0.06)], 5, n=48), (x, -0.06, z), (90, 0, 0))))
        back.append(on(place(lathe([(0.11, 0.08), (0, 0.08)], 7, n=48), (x, -0.06, z), (90, 0, 0))))
    back.append(on(place(cylinder(0.06, 0.04, 12, bevel=0), (-0.25, -0.08, 1.22), (90, 0, 0))))
    turned(back, (-12, 0, 14), (1.42, 0.75, 1.98))
    for x, y, t in ((-0.72, -0.35, -4), (1.42, 0.75, 14)):
        stand = [slab([(-0.42, 0), (0.75, 0), (0.55, 0.2), (0.02, 0.14), (-0.02, 0.08), (-0.22, 0.08), (-0.26, 0.2), (-0.36, 0.2)], 1.3, 4, 7, bevel=0.02, turn=(0, 0, 90))]
        turned(stand, (0, 0, t), (x, y - 0.34, 0))
    floor()
    view(4.9, (0.35, 0, 1.95), -14, 10)
    light(-50, 44, sky=0.32)


@subject()
def code_audit():
    """A magnifier over printed lines."""
    turn = (0, 0, -8)
    page = [box((3.8, 4.6, 0.05), 1, 0.01)]
    def row(x, y, *widths, h=0.17, z=0.04):
        """Words of the given widths, from `x` to the right."""
        words = []
        for w in widths:
            words.append(box((w, h, 0.03), 7, 0.005, loc=(x + w / 2, y, z)))
            x += w + 0.14
        return words
    for k, (indent, *widths) in enumerate(((0, 0.5, 0.9), (1, 0.7, 0.4, 0.6), (1, 1.1, 0.5), (2, 0.4, 0.9), (2, 0.8, 0.3, 0.5), (1, 0.6, 0.8), (1, 0.9), (0, 0.4, 1.2), (1, 0.5, 0.7, 0.6), (0, 0.7))):
        page += row(-1.6 + 0.36 * indent, 1.85 - 0.41 * k, *widths)
    turned(page, turn)
    # the lens, with enlarged lines under it
    # one word is missing: the point is there
    glass = [lathe([(1.2, 0.0), (1.22, 0.1), (1.3, 0.15), (1.38, 0.1), (1.4, 0), (1.38, -0.1), (1.3, -0.15), (1.22, -0.1), (1.2, 0)], 12),
             cylinder(1.21, 0.02, 5, loc=(0, 0, -0.05), bevel=0)]
    for y, x, widths in ((0.5, -0.75, (0.5, 0.75)), (0.0, -0.95, (0.95, 0.75)), (-0.5, -0.75, (0.75,))):
        glass += row(x, y, *widths, h=0.26, z=-0.03)
    handle = [lathe([(0.13, 0), (0.13, 0.42)], 12), lathe([(0, 0.38), (0.2, 0.4), (0.24, 0.6), (0.21, 1.3), (0.24, 1.75), (0.2, 1.85), (0, 1.87)], 7)]
    turned(handle, (90, 0, 38), (1.4 * math.sin(math.radians(38)), -1.4 * math.cos(math.radians(38)), 0))
    turned(glass, turn)
    turned(glass + handle, (0, 0, 0), (0.05, 0.3, 0.55))
    floor(z=-0.03)
    view(5.6, (0.15, -0.2, 0.2), 16, 56)
    light(-60, 44)


@subject(width=2000, height=700)
def digital_transformation():
    """A lighthouse on a rock, half of it in scaffolding. As wide as a page header, so that the sea isn't mirrored at its edges."""
    lathe([(0.95, -0.2), (0.86, 0.3), (0.74, 1.0), (0.64, 1.8), (0.57, 2.6), (0.53, 3.1)], 1)
    for z, r in ((0.62, 0.815), (1.62, 0.675), (2.5, 0.59)):
        lathe([(r - 0.02, -0.17), (r + 0.025, -0.17), (r - 0.01, 0.17), (r - 0.06, 0.17)], 7, loc=(0, 0, z))
    lathe([(0.5, 3.1), (0.78, 3.14), (0.8, 3.26), (0.5, 3.28)], 12)
    # a rail and only a few posts, since more would merge
    for k in range(8):
        a = 2 * math.pi * (k + 0.5) / 8
        tube([(0.75 * math.cos(a), 0.75 * math.sin(a), 3.2), (0.75 * math.cos(a), 0.75 * math.sin(a), 3.56)], 0.035, 12, smooth=False)
    torus(0.75, 0.04, 12, loc=(0, 0, 3.56))
    cylinder(0.36, 0.7, 4, loc=(0, 0, 3.58), bevel=0)
    for k in range(6):
        a = 2 * math.pi * (k + 0.5) / 6
        tube([(0.37 * math.cos(a), 0.37 * math.sin(a), 3.2), (0.37 * math.cos(a), 0.37 * math.sin(a), 3.95)], 0.035, 7, smooth=False)
    lathe([(0.5, 3.92), (0.48, 4.0), (0.36, 4.2), (0.14, 4.36), (0.08, 4.42), (0.07, 4.6), (0, 4.64)], 2)
    for z, a in ((1.15, -70), (2.1, -70)):
        r = 0.72 if z < 1.5 else 0.62
        box((0.2, 0.1, 0.34), 7, 0.03, loc=(r * math.cos(math.radians(a)), r * math.sin(math.radians(a)), z), turn=(0, 0, a + 90))
    # the beam
    facets([(-0.3, 0.1, 3.72), (-0.3, 0.1, 3.48), (-30, 0.1, 0.4), (-30, 0.1, 9.96)], [(0, 1, 2, 3)], 11)
    # scaffolding on the right
    for x in (0.8, 1.4):
        tube([(x, -0.75, -0.4), (x, -0.75, 2.75)], 0.05, 12, smooth=False)
    for z in (0.5, 1.25, 2.0, 2.7):
        box((0.95, 1.0, 0.09), 12, 0.01, loc=(1.08, -0.32, z))
    for i, z in enumerate((0.5, 1.25, 2.0)):
        tube([(1.4 if i % 2 else 0.8, -0.78, z), (0.8 if i % 2 else 1.4, -0.78, z + 0.75)], 0.04, 12, smooth=False)
    def rock(u, v):
        a, t = 2 * math.pi * u, v * math.pi / 2
        r = 1.9 * (1 + 0.16 * math.sin(3 * a + 1) + 0.1 * math.sin(7 * a) + 0.06 * math.sin(13 * a + 5 * t))
        return (r * math.cos(a) * math.cos(t) ** 0.6, r * math.sin(a) * math.cos(t) ** 0.6 * 0.8, -0.75 + 0.62 * math.sin(t) + 0.05 * math.sin(5 * a + 6 * t))
    sheet(rock, 8, 60, 24, subsurf=0)
    sea(z=-0.62, size=24, wide=48, waves=((0.07, 0.9, 0.5, 0.2), (0.05, 0.57, -0.6, 1.7), (0.035, 1.7, 0.2, 2.9)))
    view(7.6, (-4.2, 0, 1.87), 0, 9)
    light(-62, 36)


@subject()
def retail():
    """A paper bag with a folded edge and cord handles."""
    w, d, h = 1.05, 0.5, 1.35
    def side(s):
        return [(-w, s * d, -h), (w, s * d, -h), (w * 1.02, s * d * 1.04, h), (-w * 1.02, s * d * 1.04, h)]
    P = side(-1) + side(1) + [(w * 0.93, 0, -h * 0.1), (w * 0.93, 0, h), (-w * 0.93, 0, -h * 0.1), (-w * 0.93, 0, h), (w, 0, -h), (-w, 0, -h)]
    parts = [facets(P, [(0, 1, 2, 3), (5, 4, 7, 6), (4, 13, 10), (13, 0, 10), (0, 3, 11, 10), (10, 11, 7, 4), (0, 4, 5, 1)], 1, 0.02),
             facets(P, [(1, 12, 8), (12, 5, 8), (1, 8, 9, 2), (8, 5, 6, 9)], 3, 0.02)]
    for s in (-1, 1):
        parts.append(tube([(-0.45, s * d * 1.06, h - 0.25), (-0.47, s * (d + 0.02), h + 0.15), (-0.42, s * d * 0.9, h + 0.75), (0, s * d * 0.8, h + 1.0), (0.42, s * d * 0.9, h + 0.75), (0.47, s * (d + 0.02), h + 0.15), (0.45, s * d * 1.06, h - 0.25)], 0.05, 7))
    for s in (-0.45, 0.45):
        parts.append(cylinder(0.09, 0.05, 3, loc=(s, -d * 1.06, h - 0.27), turn=(90, 0, 0)))
    # the mark: three swells
    for j in range(3):
        pts = [(-0.5 + 1.0 * i / 12, -d - 0.03, -0.02 - 0.3 * j + 0.11 * math.sin(i / 12 * 2 * math.pi)) for i in range(13)]
        parts.append(tube(pts, 0.055, 7))
    parts += [box((1.0, 0.8, 0.8), 2, 0.03, loc=(1.55, -0.55, -h + 0.4), turn=(0, 0, 14)), box((0.16, 0.82, 0.82), 7, 0.01, loc=(1.55, -0.55, -h + 0.4), turn=(0, 0, 14)), box((1.02, 0.16, 0.82), 7, 0.01, loc=(1.55, -0.55, -h + 0.4), turn=(0, 0, 14))]
    floor(z=-h)
    view(4.6, (0.3, 0, 0.2), 28, 20)
    light(18, 38, sky=0.32)


@subject()
def quality_assurance():
    """A caliper on a ring."""
    box((5.6, 0.16, 0.58), 5, 0.015, loc=(0.75, 0, 1.1))
    jaw = lambda s: [(0, 1.4), (0, -1.0), (s * 0.12, -1.0), (s * 0.42, -0.3), (s * 0.62, 0.9), (s * 0.62, 1.4)]
    plate(jaw(-1), 0.2, 1, 0.03, loc=(-1.05, 0, 0))
    plate(jaw(1), 0.26, 2, 0.03, loc=(1.05, 0, 0))
    plate([(0, 0.0), (-0.1, 0.62), (-0.34, 0.0)], 0.16, 1, 0.02, loc=(-1.05, 0, 1.35))
    plate([(0, 0.0), (0.1, 0.62), (0.34, 0.0)], 0.16, 2, 0.02, loc=(1.05, 0, 1.35))
    box((1.5, 0.3, 0.8), 2, 0.04, loc=(1.8, 0, 1.1))
    box((0.95, 0.05, 0.4), 4, 0.02, loc=(1.85, -0.16, 1.12))
    lathe([(0, 0.12), (0.14, 0.12), (0.16, 0.06), (0.16, -0.1)], 7, loc=(1.75, 0, 1.59))
    cylinder(0.14, 0.2, 3, loc=(2.3, 0, 0.58))
    # a tick is as wide as a line with its gap; finer ticks would merge
    for k in (*range(11), *range(22, 26)):
        length = 0.32 if k % 5 == 0 else 0.18
        box((0.055, 0.02, length), 7, 0, loc=(-0.82 + 0.165 * k, -0.072, 1.36 - length / 2))
    # the measured ring
    ring = lathe([(0.62, -0.35), (1.02, -0.35), (1.05, -0.32), (1.05, 0.32), (1.02, 0.35), (0.62, 0.35), (0.58, 0.32), (0.58, -0.32), (0.62, -0.35)], 3, loc=(0, 0, -0.35), turn=(90, 0, 0))
    painted(ring, lambda c, n: 4 if abs(n.z) < 0.6 else None)
    view(5.5, (0.75, 0, 0.25), -20, 16)
    light(-50, 45, sky=0.28)


@subject()
def scoping_session():
    """A hand compass, open."""
    lathe([(0, -0.25), (1.35, -0.25), (1.5, -0.15), (1.55, 0.05), (1.5, 0.2), (1.38, 0.22), (1.33, 0.1), (1.3, 0.05), (0, 0.05)], 1)
    cylinder(1.3, 0.02, 5, loc=(0, 0, 0.06), bevel=0)
    for k in range(24):
        a = 2 * math.pi * k / 24
        length, width = (0.32, 0.1) if k % 6 == 0 else (0.17, 0.07)
        box((length, width, 0.02), 7, 0, loc=((1.2 - length / 2) * math.cos(a), (1.2 - length / 2) * math.sin(a), 0.062), turn=(0, 0, 15 * k))
    # the needle is close to the dial, so that its shadow doesn't look like a second needle
    n = math.radians(58)
    along, side = Vector((math.cos(n), math.sin(n), 0)), Vector((-math.sin(n), math.cos(n), 0))
    for s, region in ((1, 7), (-1, 4)):
        facets([along * (0.98 * s), side * 0.24, side * -0.24, (0, 0, 0.08)], [(0, 1, 3), (0, 3, 2), (0, 2, 1)], region, loc=(0, 0, 0.09))
    cylinder(0.13, 0.1, 3, loc=(0, 0, 0.2))
    # lid, open behind
    lathe([(0, -0.12), (1.38, -0.12), (1.52, -0.06), (1.52, 0.08), (1.44, 0.08), (1.4, 0.0), (0, 0.0)], 2, loc=(0, 1.78, 1.28), turn=(68, 0, 0))
    cylinder(0.12, 0.8, 3, loc=(0, 1.56, 0.1), turn=(0, 90, 0))
    lathe([(0.86, 0), (0.86, 0.01), (0.95, 0.01), (0.95, 0)], 7, loc=(0, 1.78, 1.28), turn=(68, 0, 0))
    torus(0.26, 0.07, 3, loc=(0, -1.8, 0.0), turn=(20, 0, 0))
    floor(z=-0.25)
    view(5.5, (0, 0.4, 0.75), 22, 40)
    light(-52, 48, sky=0.28)


@subject()
def proptech():
    """Three towers, from the corner."""
    faced = lambda size, loc: painted(box(size, 1, 0.01, loc=loc), lambda c, n: 2 if n.x > 0.7 else 5 if n.z > 0.7 else None)
    # the tall one has fins, and a stepped top
    for w, z, h, fins in ((1.7, 0, 4.7, 3), (1.05, 4.7, 0.8, 2)):
        faced((w, w, h), (-0.85, 0.5, z + h / 2))
        for k in range(fins):
            t = w * ((k + 0.5) / fins - 0.5)
            box((0.5 * w / fins, 0.06, h - 0.4), 7, 0, loc=(-0.85 + t, 0.5 - w / 2, z + h / 2 - 0.04))
            box((0.06, 0.5 * w / fins, h - 0.4), 7, 0, loc=(-0.85 + w / 2, 0.5 + t, z + h / 2 - 0.04))
    tube([(-0.85, 0.5, 5.5), (-0.85, 0.5, 6.7)], 0.09, 12, smooth=False)
    # the second has bands of glass, and the third rows of windows
    for k in range(5):
        faced((1.55, 1.4, 0.4), (0.95, -0.45, 0.2 + 0.78 * k))
        if k < 4:
            box((1.45, 1.3, 0.4), 7, 0, loc=(0.95, -0.45, 0.58 + 0.78 * k))
    faced((1.5, 1.3, 1.9), (-1.1, -1.4, 0.95))
    for z in (0.5, 1.3):
        for t in (-0.35, 0.35):
            box((0.4, 0.06, 0.5), 7, 0, loc=(-1.1 + t, -2.05, z))
            box((0.06, 0.36, 0.5), 7, 0, loc=(-0.35, -1.4 + 0.9 * t, z))
    carve((4.4, 4.2, 0.2), 5, 3, loc=(-0.1, -0.35, -0.1))
    view(7.9, (-0.05, 0, 2.9), 36, 16)
    light(-30, 40, sky=0.28)


@subject()
def healthtech():
    """A stethoscope."""
    for s in (-1, 1):
        tube([(s * 0.8, 0, 2.85), (s * 1.15, 0, 2.72), (s * 1.28, 0, 2.1), (s * 1.2, 0, 1.5)], 0.1, 3)
        sphere(0.2, 12, loc=(s * 0.74, 0, 2.86), scale=(1.25, 1, 1))
        tube([(s * 1.23, 0, 1.75), (s * 1.15, 0, 1.2), (s * 0.8, -0.05, 0.5), (s * 0.2, -0.1, 0.0), (0, -0.1, -0.4)], 0.16, 12)
    tube([(0, -0.1, -0.1), (0, -0.1, -0.9), (-0.35, -0.15, -1.7), (-0.1, -0.2, -2.3), (0.7, -0.2, -2.35), (1.35, -0.25, -1.9), (1.5, -0.3, -1.2), (1.5, -0.35, -0.3)], 0.17, 12)
    c, turn = (1.5, -0.5, 0.1), (68, 0, 12)
    lathe([(0, -0.2), (0.55, -0.18), (0.86, -0.1), (0.92, 0.0), (0.92, 0.14), (0.86, 0.18), (0.78, 0.1), (0, 0.1)], 2, loc=c, turn=turn)
    lathe([(0, 0.13), (0.64, 0.13), (0.64, 0.08)], 4, loc=c, turn=turn)
    lathe([(0.3, 0.15), (0.36, 0.18), (0.42, 0.15)], 7, loc=c, turn=turn)
    view(6.2, (0.45, 0, 0.25), 0, 8)
    light(-50, 45)


@subject()
def product_design():
    """A pencil that draws a page."""
    page = [slab([(-1.75, -1.45), (1.75, -1.45), (1.75, 1.45), (-1.75, 1.45)], 0.012, 5, 7, bevel=0.0)]
    line = lambda x0, z0, x1, z1, r=0.04: page.append(tube([(x0, 0.0, z0), (x1, 0.0, z1)], r, 7, smooth=False))
    def frame(x0, z0, x1, z1):
        for a, b in (((x0, z0), (x1, z0)), ((x1, z0), (x1, z1)), ((x1, z1), (x0, z1)), ((x0, z1), (x0, z0))):
            line(*a, *b)
    frame(-1.5, 0.95, 1.5, 1.22)
    frame(-1.5, -0.2, 0.1, 0.72)
    line(-1.5, -0.2, 0.1, 0.72)
    line(-1.5, 0.72, 0.1, -0.2)
    for k, w in enumerate((1.1, 1.1, 0.8, 1.1)):
        line(0.38, 0.66 - 0.26 * k, 0.38 + w, 0.66 - 0.26 * k, 0.05)
    frame(-1.5, -1.2, -0.62, -0.45)
    line(-0.38, -0.45, 0.5, -0.45)
    line(-0.38, -0.45, -0.38, -1.2)
    line(-0.38, -1.2, 0.02, -1.2)
    turned(page, (-90, 0, 0))
    turned(page, (0, 0, 10), (-0.35, 0, 0))
    # the pencil: the cone of the point cuts the six sides in arcs
    R, L, slope = 0.27, 3.1, 0.36
    side = lambda a: R / math.cos((a + math.pi / 6) % (math.pi / 3) - math.pi / 6)
    start = lambda a: side(a) / slope
    pencil = [painted(sheet(lambda u, v: (side(2 * math.pi * u) * math.cos(2 * math.pi * u), side(2 * math.pi * u) * math.sin(2 * math.pi * u), start(2 * math.pi * u) + v * (L - start(2 * math.pi * u))), 1, 241, 30, subsurf=0), lambda c, n: (1, 2, 3)[int((math.degrees(math.atan2(c.y, c.x)) + 30) // 60) % 3]),
              sheet(lambda u, v: (slope * (0.18 + v * (start(2 * math.pi * u) - 0.18)) * math.cos(2 * math.pi * u), slope * (0.18 + v * (start(2 * math.pi * u) - 0.18)) * math.sin(2 * math.pi * u), 0.18 + v * (start(2 * math.pi * u) - 0.18)), 4, 120, 20, subsurf=0),
              lathe([(0, 0), (slope * 0.19, 0.19)], 7, n=40),
              lathe([(R + 0.02, L), (R + 0.03, L + 0.05), (R + 0.02, L + 0.34), (R - 0.02, L + 0.36)], 6), lathe([(R + 0.025, L + 0.08), (R + 0.05, L + 0.12), (R + 0.025, L + 0.16)], 7),
              lathe([(R - 0.01, L + 0.36), (R - 0.01, L + 0.6), (R - 0.06, L + 0.68), (0, L + 0.7)], 4)]
    turned(pencil, (0, 49, 30), (0.2, -1.16, 0.04))
    floor(z=-0.006)
    view(5.6, (0.45, 0, 0.5), 4, 46)
    light(-58, 42)


@subject(width=1424, height=800)
def digital_acceleration():
    """A small tug that pulls a large ship forward."""
    def hull(x0, length, half, top, rise, bands):
        def beam(u):
            return half * (1 - max(0.0, (u - 0.6) / 0.4) ** 2.4) * (1 - 0.25 * max(0.0, 1 - u / 0.1) ** 2)
        def edge(u):
            return top + rise * max(0.0, (u - 0.5) / 0.5) ** 2
        def side(s, v0, v1, region):
            def f(u, v):
                v = v0 + (v1 - v0) * v
                fore = max(0.0, (u - 0.6) / 0.4)
                return (x0 + length * u + 0.35 * top * v * fore ** 2, s * beam(u) * (1 - 0.25 * fore * (1 - v)), -0.4 + (edge(u) + 0.4) * v)
            sheet(f, region, 90, 12)
        for s in (-1, 1):
            for v0, v1, region in bands:
                side(s, v0, v1, region)
        sheet(lambda u, v: (x0 + (length + 0.35 * top * max(0.0, (u - 0.6) / 0.4) ** 2) * u, (2 * v - 1) * beam(u), edge(u) - 0.12), 2, 50, 8)
    # the ship: containers, and a bridge with windows and a funnel at the stern
    hull(-3.2, 5.8, 0.95, 1.3, 0.45, ((0, 0.88, 1), (0.88, 1, 7)))
    for i, faces in enumerate(((3, 4), (4, 3, 4), (3, 4))):
        for k, face in enumerate(faces):
            carve((0.74, 1.6, 0.56), face, 6, bevel=0.01, loc=(-0.9 + 0.8 * i, 0, 1.42 + 0.58 * k))
    carve((0.85, 1.6, 1.9), 5, 2, bevel=0.03, loc=(-2.1, 0, 2.1))
    carve((0.7, 2.2, 0.5), 5, 2, bevel=0.03, loc=(-2.0, 0, 3.25))
    box((0.06, 1.9, 0.24), 7, 0, loc=(-1.64, 0, 3.28))
    for y in (-0.45, 0.45):
        box((0.06, 0.5, 0.24), 7, 0, loc=(-1.66, y, 2.72))
    cylinder(0.3, 1.2, 7, loc=(-2.8, 0, 2.4))
    tube([(-2.0, 0, 3.5), (-2.0, 0, 4.2)], 0.07, 12, smooth=False)
    # the tug and its line
    hull(3.5, 2.4, 0.62, 0.6, 0.35, ((0, 0.78, 7), (0.78, 1, 12)))
    carve((0.85, 0.8, 0.8), 5, 2, bevel=0.04, loc=(4.85, 0, 0.9))
    box((0.06, 0.62, 0.28), 7, 0, loc=(5.28, 0, 1.04))
    box((0.6, 0.06, 0.28), 7, 0, loc=(4.85, -0.41, 1.04))
    box((1.0, 0.95, 0.1), 7, 0, loc=(4.85, 0, 1.33))
    cylinder(0.18, 0.9, 7, loc=(4.2, 0, 0.9))
    tube([(4.85, 0, 1.35), (4.85, 0, 2.0)], 0.06, 12, smooth=False)
    tube([(3.8, 0, 0.7), (3.4, 0, 0.85), (3.0, 0, 1.2), (2.85, 0, 1.5)], 0.06, 12)
    def bump(x, y):
        """The waves that ship and tug throw aside."""
        h = 0.0
        for bow, size in ((2.6, 0.14), (5.9, 0.12)):
            along = bow - x
            if along > 0:
                h += size * math.exp(-((abs(y) - 0.25 - 0.45 * along) / 0.22) ** 2 - along * 0.35)
        return h
    sea(bump=bump, size=24, wide=44, turn=50, waves=((0.06, 0.9, 0.4, 0.2), (0.03, 1.7, -0.5, 1.7)))
    view(8.6, (1.0, 0, 1.2), 50, 17)
    light(82, 40, sky=0.32)


def rowing(seats, cox=False):
    """A rowing boat with its crew, who look towards the viewer. `cox`: somebody steers."""
    half = 2 + 0.4 * seats + 0.6 * cox
    def hull(u, v):
        y = half * (2 * v - 1)
        w = 0.56 * (1 - abs(y / half) ** 2.6) ** 0.8
        a = math.pi * u
        return (w * math.cos(a), y, -0.34 * math.sin(a) * (1 - abs(y / half) ** 3) + 0.12 + 0.1 * abs(y / half) ** 3)
    sheet(hull, 1, 24, 60, solidify=0.03)
    def sitter(y):
        """Body, shoulders, and head with hair."""
        tube([(0, 0, 0.1), (0, -0.04, 0.45), (0, -0.16, 0.8)], 0.23, 5, radii=[1, 0.85, 1.2], loc=(0, y, 0), scale=(1.25, 1, 1))
        sphere(0.21, 5, loc=(0, y - 0.18, 0.84), scale=(2, 0.85, 0.7))
        cylinder(0.1, 0.3, 5, loc=(0, y - 0.16, 1.02))
        sphere(0.21, 5, loc=(0, y - 0.12, 1.24), scale=(0.88, 1, 1.15))
        sphere(0.22, 7, loc=(0, y - 0.17, 1.3), scale=(0.92, 0.95, 1.05))
    first = -0.175 - 0.575 * (seats - 1) - 0.6 * cox
    for y in (first + 1.15 * k for k in range(seats)):
        sitter(y)
        for s in (-1, 1):  # legs, arms, fists and oars
            tube([(s * 0.14, y, 0.15), (s * 0.17, y + 0.36, 0.62), (s * 0.14, y + 0.72, 0.1)], 0.11, 2)
            tube([(s * 0.4, y - 0.16, 0.86), (s * 0.76, y - 0.1, 0.62), (s * 0.62, y + 0.32, 0.56)], 0.1, 3, radii=[1.2, 1, 0.8])
            sphere(0.14, 3, loc=(s * 0.6, y + 0.36, 0.56))
            tube([(s * 0.42, y + 0.38, 0.57), (s * 2.4, y + 0.12, 0.04)], 0.065, 12, smooth=False)
            plate([(0, -0.1), (0.6, -0.18), (0.66, 0), (0.6, 0.18), (0, 0.1)], 0.05, 12, 0.01, loc=(s * 2.3, y + 0.13, 0.05), turn=(-40 * s, 0, 0 if s > 0 else 180))
    if cox:
        sitter(first + 1.15 * seats + 0.35)
    sea(size=46, z=-0.3, waves=((0.1, 0.83, 0.5, 0.2), (0.07, 0.51, -0.4, 1.7), (0.05, 1.31, 1.1, 2.9), (0.04, 1.9, 0.2, 0.4)))
    light(-60, 44)


@subject(width=1680, height=700)
def nearshore_teams():
    """A rowing boat from above. As wide as a page header, so that the swell isn't mirrored at its edges."""
    rowing(4)
    view(7.0, (-2.68, -2.09, 0.2), 38, 42)


@subject(720, 720)
def one_rower():
    rowing(1)
    view(7.2, (0, -0.1, 0.2), -34, 40)


@subject(720, 720)
def two_rowers():
    rowing(2)
    view(7.85, (0, -0.1, 0.2), 36, 42)


@subject(720, 720)
def coxed_four():
    rowing(4, cox=True)
    view(10, (0, 0, 0.2), -42, 46)


@subject(width=1424, height=800)
def web_development():
    """A boat whose sails are browser windows."""
    def hull(u, v):
        x = -1.9 + 3.8 * v
        w = 0.55 * (1 - abs(x / 1.95) ** 2.5)
        a = math.pi * u
        return (x, w * math.cos(a), -0.5 * math.sin(a) * (1 - abs(x / 1.95) ** 4) + 0.3 + 0.12 * (x / 1.9) ** 2)
    sheet(hull, 4, 30, 50, solidify=0.05)
    sheet(lambda u, v: (-1.85 + 3.7 * v, (u - 0.5) * 2 * 0.53 * (1 - abs((-1.85 + 3.7 * v) / 1.95) ** 2.5), 0.25), 2, 10, 40)
    tube([(0, 0, 0.2), (0, 0, 3.9)], 0.05, 7, smooth=False)
    tube([(1.8, 0, 0.45), (2.5, 0, 0.75)], 0.045, 7, smooth=False)
    def sail(x0, x1, z0, z1, bulge, rows, y0=-0.08):
        f = lambda u, v, o=0.0: (x0 + (x1 - x0) * u, y0 - bulge * math.sin(math.pi * u) * (0.5 + 0.5 * math.sin(math.pi * min(1, v * 0.9 + 0.1))) - o, z0 + (z1 - z0) * v)
        sheet(lambda u, v: f(u, v), 1, 30, 30, solidify=0.03)
        sheet(lambda u, v: f(u, 0.86 + 0.14 * v, 0.04), 7, 30, 8)
        for k in range(3):
            sphere(0.055, 4, loc=f((0.06 + 0.055 * k), 0.93, 0.08))
        for (u0, v0, u1, v1, r) in rows:
            sheet(lambda u, v: f(u0 + (u1 - u0) * u, v0 + (v1 - v0) * v, 0.035), r, 16, 10)
    sail(-1.75, 0.5, 1.95, 3.6, 0.42, [(0.08, 0.12, 0.48, 0.74, 3), (0.55, 0.6, 0.92, 0.7, 7), (0.55, 0.42, 0.86, 0.5, 7), (0.55, 0.14, 0.75, 0.28, 7)])
    sail(-1.55, 0.95, 0.6, 1.8, 0.45, [(0.07, 0.15, 0.3, 0.72, 3), (0.36, 0.15, 0.6, 0.72, 3), (0.66, 0.15, 0.92, 0.72, 3)])
    sea(turn=16, waves=((0.07, 0.8, 0.4, 0.2), (0.05, 0.47, -0.5, 1.7), (0.03, 1.5, 0.9, 2.9)), z=-0.05, bump=lambda x, y: 0.05 * math.sin(7 * math.hypot(x * 0.6, y * 1.3)) * math.exp(-0.7 * math.hypot(x * 0.6, y * 1.3)))
    view(4.9, (0.29, 0.05, 1.72), 16, 11)
    light(-55, 40)


@subject()
def data_science_ai():
    """An armillary sphere, the model of a sky, on its stand."""
    sky = [lathe([(1.62, -0.12), (1.76, -0.12), (1.76, 0.12), (1.62, 0.12), (1.62, -0.12)], 1, n=160, turn=(90, 0, -8))]
    # equator, tropics, two circles near the poles, and the path of the sun
    for z in (0, 0.68, -0.68, 1.3, -1.3):
        sky.append(torus(math.sqrt(1.55 ** 2 - z * z), 0.045 if z else 0.06, 12, loc=(0, 0, z)))
    sky += [torus(1.52, 0.06, 12, turn=(27, 0, 30)), torus(1.55, 0.045, 12, turn=(90, 0, 82))]
    sky += [sphere(0.6, 5), tube([(0, 0, -2.15), (0, 0, 2.1)], 0.06, 12, smooth=False), lathe([(0, 0.4), (0.2, 0), (0, 0.06)], 12, loc=(0, 0, 2.05))]
    turned(sky, (0, 26, 0), (0, 0, 0.75))
    # the horizon, carried by four arms
    lathe([(1.85, 0.6), (2.25, 0.6), (2.25, 0.76), (1.85, 0.76), (1.85, 0.6)], 4, n=160)
    for a in (20, 110, 200, 290):
        g = math.radians(a)
        tube([(r * math.cos(g), r * math.sin(g), z) for r, z in ((2.05, 0.6), (2.0, -0.3), (1.2, -1.15), (0, -1.3))], 0.1, 12)
    lathe([(0, -1.1), (0.2, -1.14), (0.34, -1.32), (0.16, -1.5), (0.26, -1.7), (0.14, -1.85), (0.3, -2.0), (0.85, -2.1), (0.95, -2.26), (0, -2.28)], 2)
    view(5.6, (0, 0, 0.3), -14, 17)
    light(-50, 44, sky=0.36)


@subject()
def agriculture():
    """Three ears of wheat."""
    grain = [(0, -0.42), (0.18, -0.3), (0.27, -0.02), (0.22, 0.22), (0.1, 0.42), (0, 0.5)]

    def ear(loc, turn, n):
        parts = []
        bend = lambda z: 0.035 * z * z
        for k in range(n):
            z = 0.5 * k
            size = 1.0 - 0.08 * max(0, k - n + 4)
            for j, (a, lean) in enumerate(((0, 34), (180, 34), (270, 14))):
                g = math.radians(a)
                r = (0.32 if a != 270 else 0.2) * size
                m = (Matrix.Translation((r * math.cos(g) + bend(z), r * math.sin(g), z + 0.25 * (j == 1) + 0.12 * (j == 2)))
                     @ Matrix.Rotation(g, 4, "Z") @ Matrix.Rotation(math.radians(lean), 4, "Y") @ Matrix.Diagonal((size, size, size, 1)))
                o = lathe(grain, (1, 2, 5, 3)[(j + 2 * k) % 4], n=40)  # neighbours differ
                o.matrix_world = m
                parts.append(o)
                if j < 2 and k > n - 4:
                    w = tube([(0, 0, 0.3), (-0.08, 0, 0.9), (-0.16, 0, 1.6)], 0.075, 12)
                    w.matrix_world = m
                    parts.append(w)
        parts.append(tube([(0, 0, 0), (-0.05, 0, -1.5), (0, 0, -3.6)], 0.11, 12))
        turned(parts, turn, loc)
    ear((0.05, 0, -0.4), (0, 4, 0), 7)
    ear((-0.85, 0.9, -0.9), (0, -19, 0), 6)
    ear((0.95, -0.9, -1.1), (0, 27, 0), 6)
    view(7.4, (0.15, 0, 0.4), 0, 6)
    light(-38, 42, sky=0.4)


@subject()
def architecture():
    """A pair of compasses on a plan."""
    plan = [slab([(-2.2, -1.7), (2.2, -1.7), (2.2, 1.5), (-2.2, 1.5)], 0.05, 5, 7, bevel=0.0, turn=(-90, 0, 0))]
    # the walls: centre and size of each
    for x, y, w, d in ((0, 1.15, 3.86, 0.16), (-1.85, -0.1, 0.16, 2.5), (1.85, -0.1, 0.16, 2.5), (-1.2, -1.35, 1.46, 0.16), (1.2, -1.35, 1.46, 0.16), (-0.45, 0.6, 0.16, 1.0), (-1.5, 0.15, 0.6, 0.16), (1.2, 0.15, 1.2, 0.16)):
        plan.append(box((w, d, 0.04), 7, 0, loc=(x, y, 0.04)))
    turned(plan, (0, 0, 8))
    legs = []
    for s in (-1, 1):
        leg = [slab([(-0.2, 0), (-0.25, -0.9), (-0.13, -2.6), (0.13, -2.6), (0.25, -0.9), (0.2, 0)], 0.26, 5, 2, bevel=0.03, loc=(0, 0.14 * s, 0)),
               cylinder(0.2, 0.42, 7, loc=(0, 0.14 * s, -2.4)), lathe([(0, -3.5), (0.07, -3.1), (0.08, -2.6)], 12)]
        turned(leg, (0, -20 * s, 0))
        legs += leg
    legs += [cylinder(0.42, 0.62, 1, bevel=0.05, turn=(90, 0, 0)), cylinder(0.18, 0.76, 7, turn=(90, 0, 0)), lathe([(0.16, 0.3), (0.14, 0.55), (0.24, 0.6), (0.24, 1.1), (0.18, 1.18), (0, 1.18)], 12)]
    turned(legs, (0, 0, 8), (0.05, -0.7, 3.3))
    floor(z=-0.04)
    view(5.5, (0, 0, 1.6), -10, 28)
    light(-50, 44, sky=0.3)


@subject()
def construction():
    """A tower crane and its load."""
    def truss(a, b, side, n, r=0.055):
        """Two chords a and b (each a pair of ends) and the zigzag between them."""
        a, b, c = Vector(a), Vector(b), Vector(side)
        for k in (-1, 1):
            tube([a + c * k, b + c * k], r, 12, smooth=False)
        for k in range(n):
            p, q, z = a + (b - a) * k / n, a + (b - a) * (k + 1) / n, 1 if k % 2 else -1
            tube([p + c * z, q - c * z], r * 0.8, 12, smooth=False)
    truss((0.6, 0, -6), (0.6, 0, 1.4), (0.36, 0, 0), 9, 0.065)
    box((0.75, 0.75, 0.16), 2, 0.02, loc=(0.6, 0, 1.42))
    box((0.5, 0.55, 0.62), 1, 0.06, loc=(0.98, -0.42, 1.72))
    box((0.4, 0.06, 0.32), 7, 0.0, loc=(1.0, -0.71, 1.78))
    truss((0.6, 0, 1.75), (-3.7, 0, 1.75), (0, 0, 0.22), 11)
    truss((0.6, 0, 1.75), (2.5, 0, 1.75), (0, 0, 0.22), 5)
    tube([(0.3, 0, 1.6), (0.6, 0, 3.2), (0.9, 0, 1.6)], 0.06, 12, smooth=False)
    for x in (-2.6, -1.2):
        tube([(0.6, 0, 3.2), (x, 0, 1.97)], 0.05, 12, smooth=False)
    tube([(0.6, 0, 3.2), (2.4, 0, 1.97)], 0.05, 12, smooth=False)
    box((0.7, 0.7, 0.95), 1, 0.04, loc=(2.15, 0, 1.25))
    box((0.42, 0.4, 0.16), 2, 0.03, loc=(-2.4, 0, 1.5))
    tube([(-2.4, 0, 1.5), (-2.4, 0, -0.1)], 0.05, 12, smooth=False)
    box((0.26, 0.26, 0.3), 3, 0.05, loc=(-2.4, 0, -0.2))
    for s in (-1, 1):
        tube([(-2.4, 0, -0.3), (-2.4 + s * 0.75, 0, -1.0)], 0.05, 12, smooth=False)
    painted(box((2.1, 0.7, 0.6), 1, 0.03, loc=(-2.4, 0, -1.3), turn=(0, 0, -24)), lambda c, n: 3 if abs(n.x) > 0.7 else 2 if n.z > 0.7 else None)
    view(6.9, (-0.62, 0, 0.6), 8, -6)
    light(-50, 36)


@subject()
def defence():
    """A shield with waves on it."""
    def form(x, z):
        return -0.55 * (1 - (x / 1.5) ** 2) - 0.12 * (1 - (z / 2) ** 2)
    def half(z):  # half width at height z from -2.1 to 1.7
        if z > 0.3:
            return 1.45 + 0.03 * (z - 0.3)
        t = (0.3 - z) / 2.4
        return 1.45 * max(0.0, 1 - t ** 2.1) ** 0.85
    top = lambda x: 1.65 + 0.16 * (abs(x) / 1.45) ** 2 - 0.1 * (1 - abs(x) / 1.45)
    def f(u, v, k=1.0, o=0.0):
        z0 = -2.1 + 3.75 * v
        w = half(z0) * k
        x = (2 * u - 1) * w
        z = z0 * k + (top(x) - 1.65) * v ** 4
        return (x, form(x, z) - o, z)
    parts = [sheet(lambda u, v: f(u, v), 2, 70, 70, solidify=0.1), sheet(lambda u, v: f(u, v, 0.86, 0.07), 1, 70, 70)]
    for j in range(3):
        pts = []
        for i in range(25):
            x = -0.82 + 1.64 * i / 24
            z = 0.72 - 0.5 * j + 0.17 * math.sin(i / 24 * 2 * math.pi * 1.5 + 0.4)
            if j == 2: x *= 0.86
            pts.append((x, form(x, z) - 0.1, z))
        parts.append(tube(pts, 0.105, 7))
    edge = [f(0, v / 30, 0.93, 0.05) for v in range(1, 31)] + [f(u / 20, 1, 0.93, 0.05) for u in range(1, 20)] + [f(1, 1 - v / 30, 0.93, 0.05) for v in range(0, 31)]
    for p in edge[::6]:
        parts.append(sphere(0.055, 7, loc=p))
    turned(parts, (-6, 0, 0))
    view(4.7, (0, 0, -0.18), -26, 6)
    light(-62, 34, sky=0.22)


@subject()
def education():
    """A mortarboard, its tassel over the edge."""
    parts = [lathe([(0.98, -0.95), (1.02, -0.9), (0.92, 0.0), (0, 0.0)], 3, loc=(0, 0, -0.02))]
    parts.append(lathe([(1.0, -0.98), (1.05, -0.93), (1.03, -0.75)], 7))
    parts.append(carve((3.3, 3.3, 0.14), 5, 7, bevel=0.01, loc=(0, 0, 0.07), turn=(0, 0, 45)))
    parts.append(lathe([(0.17, 0), (0.17, 0.06), (0.08, 0.12), (0, 0.12)], 7, loc=(0, 0, 0.14)))
    cord = [(0, 0, 0.24), (0.5, -0.4, 0.2), (1.1, -0.9, 0.2), (1.32, -1.1, 0.2), (1.4, -1.17, 0.0), (1.4, -1.17, -0.6)]
    parts.append(tube(cord, 0.055, 7))
    parts.append(lathe([(0, 0.02), (0.12, 0.0), (0.12, -0.14), (0.09, -0.18), (0.2, -0.85), (0, -0.86)], 7, loc=(1.4, -1.17, -0.55)))
    turned(parts, (8, -10, 0), (0, 0, 0.5))
    view(5.0, (0.05, 0, 0.3), -12, 24)
    light(-55, 44, sky=0.32)


@subject()
def energy():
    """A pylon and its lines."""
    def leg(z):  # half width at a height
        return 0.95 * (1 - z / 6.2) ** 1.25 + 0.16 if z < 4.2 else 0.16 + 0.95 * (1 - 4.2 / 6.2) ** 1.25 - 0.14 * (z - 4.2) / 2.0
    zs = [0, 1.15, 2.1, 2.9, 3.6, 4.2, 4.7, 5.2, 5.7, 6.2]
    for sx in (-1, 1):
        tube([(sx * leg(z), -leg(z) * 0.8, z) for z in zs], 0.07, 12, smooth=False)
    for k, (a, b) in enumerate(zip(zs, zs[1:])):
        for s in (-1, 1):
            tube([(s * leg(a), -leg(a) * 0.8, a), (-s * leg(b), -leg(b) * 0.8, b)], 0.05, 12, smooth=False)
        if k < 3:
            tube([(-leg(b), -leg(b) * 0.8, b), (leg(b), -leg(b) * 0.8, b)], 0.05, 12, smooth=False)
    for z, w in ((4.4, 2.0), (5.6, 1.7)):
        for s in (-1, 1):
            tip = (s * w, 0, z)
            tube([(s * leg(z) * 0.9, -leg(z) * 0.7, z), tip], 0.05, 12, smooth=False)
            tube([(s * leg(z + 0.4), 0, z + 0.42), tip], 0.045, 12, smooth=False)
            mid = s * (w * 0.5)
            tube([(mid, 0, z), (mid, 0, z + 0.24)], 0.03, 12, smooth=False)
            lathe([(0, 0)] + [q for i in range(4) for q in ((0.05, -0.04 - 0.11 * i), (0.11, -0.1 - 0.11 * i), (0.05, -0.12 - 0.11 * i))] + [(0, -0.52)], 12, n=24, loc=(s * w, 0, z))
            for e in (-1, 1):  # towards us and away
                n = 20
                tube([(s * w + e * 0.18 * t * 8 * 0.3, e * 14 * t, z - 0.52 - 2.6 * (t - t * t)) for t in [i / n for i in range(n + 1)]], 0.05, 12)
    tube([(0, 0, 6.15), (0, 0, 6.6)], 0.05, 12, smooth=False)
    def hill(u, v):
        x, y = (u - 0.5) * 40, (v - 0.5) * 40
        return (x, y, -0.35 + 0.3 * math.cos(x * 0.35 + 0.3) * math.exp(-abs(y) * 0.05) - 0.012 * x)
    sheet(hill, 8, 120, 120, subsurf=0)
    view(7.2, (-0.2, 0, 3.2), 30, 4)
    light(-60, 40)


@subject()
def government():
    """A portico."""
    for i in range(4):
        carve((5.2 - 0.3 * i, 2.6 - 0.3 * i, 0.2), 5, 2, bevel=0.01, loc=(0, 0, 0.1 + 0.2 * i))
    z0 = 0.8
    for k in range(4):
        x = -1.74 + 1.16 * k
        box((0.62, 0.62, 0.12), 1, 0.02, loc=(x, -0.62, z0 + 0.06))
        lathe([(0.3, 0.12), (0.32, 0.18), (0.27, 0.26)], 3, loc=(x, -0.62, z0))
        lathe([(0.255, 0.26), (0.25, 0.9), (0.2, 2.3)], 6, loc=(x, -0.62, z0))
        lathe([(0.2, 2.3), (0.24, 2.34), (0.22, 2.4), (0.33, 2.52)], 3, loc=(x, -0.62, z0))
        box((0.68, 0.68, 0.12), 1, 0.02, loc=(x, -0.62, z0 + 2.58))
    box((4.2, 0.2, 2.7), 7, 0.0, loc=(0, 0.5, z0 + 1.3))
    box((4.5, 1.7, 0.3), 1, 0.02, loc=(0, -0.1, z0 + 2.8))
    box((4.3, 1.6, 0.2), 7, 0.0, loc=(0, -0.1, z0 + 3.03))
    box((4.8, 1.9, 0.16), 1, 0.02, loc=(0, -0.1, z0 + 3.2))
    slab([(-2.35, 0), (2.35, 0), (0, 1.0)], 1.6, 1, 2, bevel=0.01, loc=(0, -0.1, z0 + 3.28), holes=[[(-1.7, 0.14), (0, 0.83), (1.7, 0.14)]])
    facets([(-1.9, -0.7, z0 + 3.35), (1.9, -0.7, z0 + 3.35), (0, -0.7, z0 + 4.2)], [(0, 1, 2)], 4)
    place(lathe([(0, 0.06), (0.2, 0.05), (0.24, 0)], 3), (0, -0.74, z0 + 3.68), (90, 0, 0))
    for s in (-1, 1):
        facets([(s * 2.55, -1.12, z0 + 3.28), (s * 2.55, 0.9, z0 + 3.28), (0, 0.9, z0 + 4.36), (0, -1.12, z0 + 4.36)], [(0, 1, 2, 3)], 2, 0.1)
    floor()
    view(6.2, (0.15, 0, 2.35), 26, 5)
    light(-32, 42, sky=0.25)


@subject()
def hospitality_leisure():
    """A reception bell."""
    lathe([(1.62, 0.32), (1.66, 0.4), (1.6, 0.5), (1.52, 0.78), (1.32, 1.14), (1.0, 1.42), (0.6, 1.6), (0.2, 1.66), (0, 1.66)], 1)
    lathe([(1.62, 0.32), (1.35, 0.3), (1.3, 0.16)], 7)
    lathe([(1.3, 0.18), (1.62, 0.16), (1.86, 0.08), (1.9, 0.0), (1.9, -0.12), (0, -0.12)], 2)
    lathe([(0.3, 1.62), (0.28, 1.7), (0.12, 1.74), (0.11, 1.92)], 3)
    lathe([(0.11, 1.9), (0.26, 1.93), (0.3, 2.0), (0.26, 2.08), (0.12, 2.13), (0, 2.14)], 4)
    floor(z=-0.12)
    view(4.6, (0, 0, 0.85), 0, 22)
    light(-52, 42, sky=0.22)


@subject()
def information_technology():
    """A chip on its board."""
    slab(rounded(1.2, 1.2, 0.08), 0.34, 1, 2, loc=(0, 0, 0.42), turn=(-90, 0, 0))
    slab(rounded(0.72, 0.72, 0.06), 0.06, 3, 7, bevel=0.01, loc=(0, 0, 0.61), turn=(-90, 0, 0))
    cylinder(0.1, 0.05, 7, loc=(-0.95, -0.95, 0.6), bevel=0)
    n = 5
    for side in range(4):
        for k in range(n):
            t = -0.86 + 1.72 * k / (n - 1)
            leg = sheet(lambda u, v: (1.15 + 0.62 * v, t + 0.2 * (u - 0.5), 0.42 - 0.33 / (1 + math.exp(-(v - 0.55) * 16))), 5, 4, 40, subsurf=0, solidify=0.05)
            # a straight track, which ends in an eye on every other leg
            end = (2.5, 9, 2.9, 9, 2.5)[k]
            parts = [leg, box((end - 1.7, 0.09, 0.04), 12, 0, loc=((end + 1.7) / 2, t, 0.07))]
            if end < 9:
                parts.append(lathe([(0.09, 0), (0.09, 0.05), (0.2, 0.05), (0.2, 0)], 12, loc=(end + 0.14, t, 0.05)))
            turned(parts, (0, 0, 90 * side))
    facets([(-9, -9, 0.06), (9, -9, 0.06), (9, 9, 0.06), (-9, 9, 0.06)], [(0, 1, 2, 3)], 9)
    view(4.9, (0, 0, 0.3), 30, 50)
    light(-58, 40, sky=0.3)


@subject()
def marketing_advertising():
    """A megaphone."""
    parts = [lathe([(0.3, -1.35), (0.36, -0.7), (0.5, 0.0), (0.74, 0.6), (1.08, 1.05), (1.36, 1.3)], 1),
             lathe([(1.36, 1.3), (1.46, 1.34), (1.48, 1.42), (1.42, 1.46), (1.34, 1.42)], 3),
             lathe([(1.34, 1.42), (1.0, 1.05), (0.6, 0.5), (0.36, -0.2), (0.25, -0.6), (0, -0.6)], 4),
             lathe([(0.3, -1.32), (0.44, -1.34), (0.46, -1.5), (0.44, -1.66), (0.3, -1.68), (0.2, -1.6), (0.18, -1.5), (0, -1.5)], 2),
             lathe([(0.39, -0.62), (0.45, -0.62), (0.49, -0.34), (0.44, -0.3)], 7),
             lathe([(0, 0.9), (0.16, 0.88), (0.3, 0.74), (0.36, 0.5), (0.3, 0.2), (0, 0.2)], 2)]
    parts += [tube([(0.36, 0, -1.1), (0.7, 0, -1.15), (0.98, 0, -1.05), (1.02, 0, -0.62), (0.72, 0, -0.4), (0.42, 0, -0.4)], 0.13, 3)]
    turned(parts, (0, 90, 0))
    turned(parts, (0, -14, -38))
    view(4.7, (0.1, 0, 0.0), 0, 8)
    light(-58, 42, sky=0.25)


@subject()
def productiontech():
    """A robot arm putting an object down."""
    lathe([(0, 0.3), (0.62, 0.3), (0.7, 0.22), (0.72, 0.0), (0.98, -0.02), (1.0, -0.16), (0, -0.16)], 2, loc=(0.9, 0, 0))
    lathe([(0.56, 0.28), (0.52, 0.8), (0.46, 1.0), (0, 1.02)], 1, loc=(0.9, 0, 0))
    def joint(p, r, w):
        cylinder(r, w, 3, loc=p, turn=(90, 0, 0), bevel=0.05)
        cylinder(r * 0.55, w + 0.1, 4, loc=p, turn=(90, 0, 0), bevel=0.03)
        cylinder(r * 0.2, w + 0.16, 7, loc=p, turn=(90, 0, 0), bevel=0.0)
    def limb(a, b, ra, rb, w, region):
        a2, b2 = np.array((a[0], a[2])), np.array((b[0], b[2]))
        d = b2 - a2
        t = math.degrees(math.atan2(d[1], d[0]))
        n = math.hypot(*d)
        out = ring(ra, 20, 0, 0, 90, 270) + ring(rb, 20, n, 0, -90, 90)
        slab(out, w, region, 2, bevel=0.05, loc=(a[0], a[1], a[2]), turn=(0, -t, 0))
    A, B, C = (0.9, 0, 1.2), (0.25, 0, 3.15), (-1.6, 0, 2.55)
    limb(A, B, 0.44, 0.34, 0.5, 1)
    limb((B[0], 0, B[2]), C, 0.36, 0.22, 0.42, 1)
    joint(A, 0.5, 0.86); joint(B, 0.4, 0.8); joint(C, 0.27, 0.62)
    lathe([(0.2, 0), (0.2, -0.45), (0.3, -0.5), (0.3, -0.64), (0, -0.64)], 1, loc=(C[0], 0, C[2] - 0.1))
    for s in (-1, 1):
        slab([(0, 0), (s * 0.3, 0), (s * 0.46, -0.35), (s * 0.36, -0.85), (s * 0.2, -0.85), (s * 0.26, -0.4), (0, -0.16)][::s], 0.24, 3, 7, bevel=0.02, loc=(C[0], 0, C[2] - 0.72))
    sphere(0.27, 1, loc=(C[0], 0, C[2] - 1.5))
    for i in range(3):
        carve((1.15, 1.0, 0.3), 5, 6, bevel=0.02, loc=(C[0], 0, -0.02 + 0.32 * i))
    floor(z=-0.16)
    view(5.0, (-0.3, 0, 1.62), 20, 10)
    light(-52, 42, sky=0.28)


@subject()
def security():
    """A padlock."""
    parts = [slab(rounded(1.2, 1.02, 0.2), 0.8, 1, 2, bevel=0.08, loc=(0, 0, -0.55))]
    parts.append(slab(rounded(0.98, 0.8, 0.12), 0.04, 3, 7, bevel=0.01, loc=(0, -0.4, -0.55)))
    parts.append(tube([(-0.74, 0, 0.2), (-0.74, 0, 1.0)] + [(0.74 * math.cos(math.radians(a)), 0, 1.15 + 0.78 * math.sin(math.radians(a))) for a in range(170, 0, -20)] + [(0.74, 0, 1.0), (0.74, 0, 0.2)], 0.2, 4))
    for s in (-1, 1):
        parts.append(lathe([(0.2, 0.1), (0.3, 0.1), (0.3, -0.05)], 7, loc=(s * 0.74, 0, 0.47)))
    key = ring(0.24, 30, 0, 0.1, -60, 240) + [(-0.22, -0.55), (0.22, -0.55)]
    parts.append(lathe([(0.36, 0), (0.44, 0.06), (0.5, 0.0)], 1, loc=(0, -0.43, -0.45), turn=(90, 0, 0), scale=(1, 1.35, 1)))
    parts.append(plate(key, 0.06, 7, bevel=0.01, loc=(0, -0.43, -0.45)))
    floor(z=-1.57)
    view(4.5, (0, 0, 0.13), -24, 12)
    light(-58, 40, sky=0.25)


@subject()
def space():
    """A satellite over a planet."""
    parts = [box((0.8, 0.8, 1.1), 1, 0.04), lathe([(0, 0.0), (0.3, 0.06), (0.52, 0.24), (0.6, 0.38)], 4, loc=(0, 0, -0.95), turn=(180, 0, 0)),
             cylinder(0.06, 0.5, 12, loc=(0, 0, -0.85)), cylinder(0.24, 0.3, 3, r2=0.16, loc=(0, 0, 0.7)),
             box((0.86, 0.86, 0.12), 7, 0.0, loc=(0, 0, 0.2)), tube([(0.3, 0, 0.5), (0.3, 0, 1.25)], 0.035, 12, smooth=False), sphere(0.08, 12, loc=(0.3, 0, 1.28))]
    for s in (-1, 1):
        parts.append(tube([(s * 0.3, 0, 0), (s * 0.9, 0, 0)], 0.06, 12, smooth=False))
        parts.append(box((1.75, 0.06, 1.0), 7, 0.0, loc=(s * 1.72, 0, 0), turn=(-28, 0, 0)))
        for i in range(4):
            for j in range(2):
                parts.append(box((0.36, 0.03, 0.4), 2, 0.0, loc=(s * (1.1 + 0.415 * i), -0.04 * math.cos(math.radians(28)) - math.sin(math.radians(28)) * (0.235 - 0.47 * j), -0.03 + (0.235 - 0.47 * j) * math.cos(math.radians(28)) * -1 + 0.02), turn=(-28, 0, 0)))
    turned(parts, (0, 24, 16), (0.15, -8, 0.85))
    sphere(7.2, 10, loc=(-1.4, 4, -8.2))
    view(5.6, (0, 0, 0.1), 0, 0)
    light(-66, 30, sky=0.08)


@subject()
def sports():
    """A football."""
    phi = (1 + 5 ** 0.5) / 2
    ico = np.array([v for a in (-1, 1) for b in (-phi, phi) for v in ((0, a, b), (a, b, 0), (b, 0, a))]) / math.hypot(1, phi)
    dod = np.array([v for a in (-1, 1) for b in (-1, 1) for v in ((a / phi, 0, b * phi), (0, b * phi, a / phi), (b * phi, a / phi, 0), (a, b, 1), (a, b, -1))]) / 3 ** 0.5
    R = np.array((Euler((0.5, 0.25, 0.3)).to_matrix()))
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=420, v_segments=240, radius=1.5)
    o = place(part(bm, 1))
    def paint(c, n):
        p = R @ np.array(c); p /= np.linalg.norm(p)
        a = np.sort(dod @ p)[::-1]
        v = ico @ p
        k = v.max()
        return 7 if k * 0.974 > a[0] or a[0] - a[1] < 0.024 else None
    painted(o, paint)
    floor(z=-1.5)
    view(4.4, (0, 0, -0.05), 0, 14)
    light(-52, 44, sky=0.22)


@subject()
def supply_chain():
    """Containers, stacked."""
    w, d, h = 2.6, 1.05, 1.1
    def container(x, y, z, face):
        painted(box((w, d, h), face, 0.02, loc=(x, y, z + h / 2)), lambda c, n: 2 if n.z > 0.7 else 5 if n.x > 0.7 else None)
        for sx in (-1, 1):
            box((0.09, 0.06, h), 7, 0.0, loc=(x + sx * (w / 2 - 0.05), y - d / 2 - 0.005, z + h / 2))
        for sz in (0.05, h - 0.05):
            box((w, 0.05, 0.08), 7, 0.0, loc=(x, y - d / 2 - 0.005, z + sz))
        for k in (-0.36, -0.12, 0.12, 0.36):
            box((0.04, 0.05, h * 0.84), 7, 0.0, loc=(x + w / 2 + 0.01, y + k * d, z + h / 2))
        box((0.03, d, 0.06), 7, 0.0, loc=(x + w / 2, y, z + 0.04))
        box((0.03, d, 0.06), 7, 0.0, loc=(x + w / 2, y, z + h - 0.04))
        box((0.75, 0.02, 0.34), 3, 0.0, loc=(x - 0.6, y - d / 2 - 0.02, z + h * 0.62))
    container(0, 0, 0, 1)
    container(0.0, 1.2, 0, 1)
    container(0.22, 0, 1.14, 6)
    container(-0.1, 1.2, 1.14, 1)
    container(-0.35, 1.2, 2.28, 6)
    # the fourth container hangs on ropes
    for x in (-1.5, 0.8):
        for y in (0.75, 1.65):
            tube([(x, y, 3.38), (-0.35, 1.2, 4.5)], 0.035, 12, smooth=False)
    box((0.34, 0.3, 0.4), 3, 0.05, loc=(-0.35, 1.2, 4.6))
    for y in (1.1, 1.3):
        tube([(-0.35, y, 4.6), (-0.35, y, 8)], 0.03, 12, smooth=False)
    floor()
    view(6.0, (0.1, 0.5, 2.2), 36, 17)
    light(-24, 40, sky=0.28)


@subject()
def transportation():
    """A train from the front, slightly from one side."""
    def body(u, v):
        # k: 0 at the tip of the nose, 1 at the full body
        k = min(1, v / 0.42)
        q = (1 - (1 - k) ** 2.4) ** 0.6
        w = 1.0 * (0.02 + 0.98 * q)
        lo, hi = -0.62 - 0.25 * q, -0.45 + 1.72 * (0.02 + 0.98 * (1 - (1 - k) ** 1.75))
        # a superellipse, in even steps of its height
        up = math.sin(2 * math.pi * u)
        x = w * (1 - abs(up) ** 3.6) ** 0.28 * (1 if math.cos(2 * math.pi * u) > 0 else -1)
        z = (hi + lo) / 2 + (hi - lo) / 2 * up
        if z > lo + 0.62 * (hi - lo):
            x *= 1 - 0.16 * ((z - lo - 0.62 * (hi - lo)) / (0.38 * (hi - lo) + 1e-6)) ** 2
        y = -3.0 + (1.9 * k if v < 0.42 else 1.9 + 9 * (v - 0.42) / 0.58)
        return (x, y, z)
    o = sheet(body, 1, 220, 240, subsurf=0)
    def paint(c, n):
        x, y, z = c
        if -2.35 < y < -1.62 and z > 0.3 and abs(x) < 0.66 and abs(n.z) > 0.12:
            return 7
        if y > -0.75 and 0.38 < z < 0.8 and abs(x) > 0.7:
            return 7 if (y % 0.85) < 0.66 else 1
        if x > 0.3 and -0.2 < z < -0.02 and y > -2.75:
            return 7
        if z < -0.6:
            return 4
        return None
    painted(o, paint)
    place(sphere(0.12, 12), (0.55, -2.6, 0.14), (0, 0, 40), (1.5, 0.5, 0.8))
    for s in (-1, 1):
        box((0.1, 22, 0.12), 12, 0.0, loc=(s * 0.68, 0, -1.2))
    for k in range(16):
        box((2.1, 0.24, 0.1), 3, 0.01, loc=(0, -8 + 0.75 * k, -1.32))
    floor(z=-1.38)
    view(4.6, (0.35, -1.2, -0.05), 34, 13)
    light(-20, 44, sky=0.28)


@subject(1280, 800)
def perk_remote():
    """A desk at a window, the sea outside."""
    painted(plate([(-9, -3), (9, -3), (9, 6), (-9, 6)], 0.4, 1, holes=[[(-2.6, 0.35), (-2.6, 3.05), (2.6, 3.05), (2.6, 0.35)]], loc=(0, 1.4, 0)), lambda c, n: 2 if abs(n.z) < 0.6 else None)
    for x in (-2.6, 0, 2.6):
        box((0.14, 0.16, 2.7), 3, 0.02, loc=(x, 1.25, 1.7))
    for z in (0.35, 3.05):
        box((5.4, 0.24, 0.16), 3, 0.02, loc=(0, 1.2, z))
    sheet(lambda u, v: ((u - 0.5) * 16, 3 + 9 * v, -0.42 + 0.07 * math.sin(2.2 * (3 + 9 * v) + 1.4 * math.sin((u - 0.5) * 9))), 10, 160, 120, subsurf=0)
    carve((12, 2, 0.16), 5, 7, bevel=0.02, loc=(0, 0.1, -0.28))
    box((12, 0.1, 2), 4, 0, loc=(0, -0.7, -1.36))
    # a laptop, a cup and a plant
    slab(rounded(1.05, 0.6, 0.08), 0.08, 2, 7, bevel=0.01, loc=(-0.5, -0.2, -0.15), turn=(-90, 0, 0))
    parts = [slab(rounded(1.05, 0.7, 0.08), 0.07, 7, 7, bevel=0.01, loc=(0, 0, 0.7)), slab(rounded(0.94, 0.58, 0.03), 0.04, 5, 5, bevel=0.005, loc=(0, -0.04, 0.7))]
    turned(parts, (-14, 0, 0), (-0.5, 0.4, -0.12))
    lathe([(0, -0.18), (0.24, -0.18), (0.27, -0.1), (0.28, 0.36), (0.24, 0.36), (0.23, -0.1), (0, -0.12)], 1, loc=(1.15, -0.35, 0))
    tube([(1.4, -0.35, 0.26), (1.64, -0.35, 0.22), (1.62, -0.35, -0.02), (1.38, -0.35, -0.08)], 0.055, 12)
    lathe([(0, -0.2), (0.3, -0.2), (0.4, 0.3), (0.34, 0.3), (0, 0.26)], 3, loc=(2.6, 0.1, 0))
    for lean, height in ((-0.55, 0.9), (-0.25, 1.3), (0.1, 1.5), (0.4, 1.2), (0.65, 0.8)):
        sheet(lambda u, v: (2.6 + lean * u ** 1.5 + (v - 0.5) * 0.34 * math.sin(math.pi * u ** 0.7), 0.1 - 0.1 * abs(v - 0.5), 0.2 + height * u), 7, 24, 6, solidify=0.02)
    view(4.7, (0.4, 0, 1.3), -14, 12)
    light(30, 40, sun=2.1, sky=0.62)


@subject()
def perk_travel():
    """A suitcase."""
    parts = [slab(rounded(1.5, 1.0, 0.24), 0.95, 1, 2, bevel=0.07)]
    parts += [box((0.2, 1.0, 2.04), 7, 0.03, loc=(s * 0.85, 0, 0)) for s in (-1, 1)]
    parts += [box((0.34, 0.06, 0.26), 3, 0.02, loc=(s * 0.85, -0.52, 0.55)) for s in (-1, 1)]
    for sx in (-1, 1):
        for sz in (-1, 1):
            parts.append(sphere(0.2, 4, loc=(sx * 1.34, -0.4, sz * 0.84), scale=(1, 0.6, 1)))
    parts.append(tube([(-0.42, 0, 0.98), (-0.42, 0, 1.25), (-0.3, 0, 1.4), (0.3, 0, 1.4), (0.42, 0, 1.25), (0.42, 0, 0.98)], 0.11, 7))
    # a label on its string
    parts.append(tube([(0.36, 0, 1.3), (0.45, -0.5, 1.1), (0.3, -0.58, 0.75)], 0.04, 12))
    parts.append(slab([(0, 0.42), (0.2, 0.28), (0.2, -0.4), (-0.2, -0.4), (-0.2, 0.28)][::-1], 0.05, 5, 7, bevel=0.008, loc=(0.3, -0.6, 0.4), turn=(0, 10, 0)))
    floor(z=-1.0)
    view(4.5, (0, 0, 0.15), -26, 16)
    light(-55, 42, sky=0.26)


@subject()
def perk_hours():
    """A clock."""
    parts = [lathe([(1.5, -0.35), (1.62, -0.3), (1.68, 0.0), (1.66, 0.2), (1.56, 0.3), (1.44, 0.26), (1.4, 0.12)], 1, n=128), lathe([(1.4, 0.12), (0, 0.12)], 5, n=128), cylinder(0.12, 0.2, 7, loc=(0, 0, 0.2))]
    for k in range(12):
        a = math.radians(30 * k)
        big = k % 3 == 0
        ln, w = (0.34, 0.15) if big else (0.2, 0.09)
        parts.append(box((ln, w, 0.05), 7, 0, loc=((1.24 - ln / 2) * math.cos(a), (1.24 - ln / 2) * math.sin(a), 0.14), turn=(0, 0, 30 * k)))
    for deg, ln, w in ((148, 0.72, 0.16), (38, 1.05, 0.11)):
        a = math.radians(deg)
        parts.append(box((ln + 0.2, w, 0.05), 7, 0.01, loc=((ln / 2 - 0.1) * math.cos(a), (ln / 2 - 0.1) * math.sin(a), 0.2), turn=(0, 0, deg)))
    turned(parts, (90, 0, 0))
    for s in (-1, 1):
        place(lathe([(0.62, 0), (0.6, 0.2), (0.42, 0.42), (0, 0.52)], 2), (s * 0.98, 0.05, 1.62), (0, s * 32, 0))
        tube([(s * 0.95, 0.1, -1.3), (s * 1.25, 0.05, -1.95)], 0.12, 4, smooth=False)
    tube([(-0.3, 0.05, 1.6), (-0.28, 0.05, 2.25), (0.28, 0.05, 2.25), (0.3, 0.05, 1.6)], 0.09, 7)
    floor(z=-2.0)
    view(5.2, (0, 0, 0.12), -22, 10)
    light(-55, 42, sky=0.3)


@subject()
def perk_table():
    """A round table laid for two."""
    lathe([(0, 0.06), (2.4, 0.06)], 9)
    lathe([(2.4, 0.06), (2.46, 0.0), (2.4, -0.14), (0, -0.14)], 7)
    for turn in (-12, 168):
        plate_ = [lathe([(0, 0.1), (0.5, 0.1), (0.58, 0.16), (0.78, 0.2), (0.82, 0.23), (0.76, 0.25), (0.58, 0.2)], 2, n=96), lathe([(0.58, 0.2), (0.5, 0.15), (0, 0.14)], 5, n=96)]
        fork = [(-0.05, -0.62), (0.05, -0.62), (0.04, 0.12), (0.13, 0.22), (0.13, 0.62), (0.07, 0.62), (0.07, 0.32), (0.03, 0.32), (0.03, 0.62), (-0.03, 0.62), (-0.03, 0.32), (-0.07, 0.32), (-0.07, 0.62), (-0.13, 0.62), (-0.13, 0.22), (-0.04, 0.12)]
        knife = [(-0.05, -0.62), (0.05, -0.62), (0.06, 0), (0.13, 0.1), (0.12, 0.45), (-0.02, 0.66), (-0.05, 0.6)]
        for outline, x in ((fork, -1.08), (knife, 1.08)):
            plate_.append(slab([(1.15 * a, 1.15 * b) for a, b in outline], 0.05, 12, 12, bevel=0.01, loc=(x, 0, 0.11), turn=(-90, 0, 0)))
        turned(plate_, (0, 0, turn), (1.32 * math.sin(math.radians(turn)), -1.32 * math.cos(math.radians(turn)), 0))
    # a jug and two glasses between them
    lathe([(0.3, 0.06), (0.46, 0.14), (0.5, 0.45), (0.42, 0.85), (0.28, 1.15), (0.32, 1.4), (0.28, 1.4), (0.24, 1.15)], 1, loc=(-0.15, 0.1, 0))
    tube([(0.12, 0.1, 1.25), (0.5, 0.1, 1.3), (0.62, 0.1, 0.95), (0.3, 0.1, 0.5)], 0.08, 1)
    for x, y in ((1.3, -0.75), (-1.45, 0.6)):
        lathe([(0.2, 0.07), (0.22, 0.1), (0.28, 0.62), (0.25, 0.62), (0.2, 0.4)], 3, n=64, loc=(x, y, 0))
        lathe([(0.24, 0.4), (0, 0.4)], 7, n=48, loc=(x, y, 0))
    view(5.0, (0, 0, 0.25), 8, 42)
    light(-55, 42, sky=0.28)


@subject()
def perk_rest():
    """A deck chair with a striped cloth."""
    def bar(a, b, r=0.1, region=2):
        tube([a, b], r, region, smooth=False)
    W = 0.95
    for y in (-W, W):
        bar((-1.55, y, 0), (1.45, y, 2.45))
        bar((1.5, y * 0.9, 0), (-1.25, y * 0.9, 1.2))
        bar((0.55, y * 1.06, 1.75), (1.35, y * 1.06, 0.14), 0.07)
    for x, z, r in ((1.45, 2.45, 0.12), (-1.25, 1.2, 0.12), (1.5, 0, 0.08), (-1.55, 0, 0.08)):
        bar((x, -W, z), (x, W, z), r)
    n = 7
    for k in range(n):
        def cloth(u, v, k=k):
            return (-1.25 + 2.7 * u, W * 0.84 * (2 * (k + v) / n - 1), 1.2 + 1.25 * u - 0.75 * math.sin(math.pi * u ** 0.75))
        sheet(cloth, 5 if k % 2 else 7, 50, 6)
    floor()
    view(4.6, (0.0, 0, 1.05), -50, 24)
    light(-62, 46, sky=0.3)


@subject(width=1300, height=1000)
def ux_audit():
    """An eye, close up."""
    # the opening between the lids, from the inner corner at the left; inwards is at the left
    def rim(x, height, skew):
        s = (x + 1.62) / 3.2
        return -0.26 + 0.36 * s + (height * math.sin(math.pi * s ** skew) ** 0.9 if 0 < s < 1 else 0)
    upper = lambda x: rim(x, 0.92, 0.86)
    lower = lambda x: rim(x, -0.5, 1.25)
    R = 1.72
    def opening(t):
        x = -1.62 + 3.2 * (0.5 - 0.5 * math.cos(2 * math.pi * t))
        return x, upper(x) if t < 0.5 else lower(x)
    bell = lambda d, w: math.exp(-(d / w) ** 2)
    def skin(x, z):
        """Height of the face over the plane of the picture: eyeball, brow, nose, cheek and the folds of the lids."""
        ball = math.sqrt(max(0.0, R * R - x * x - z * z)) * 1.0
        ball = 0.62 * ball if ball else 0.0
        h = ball * min(1.0, max(0.0, 1.25 - math.hypot(x / 2.0, z / 1.75)) * 2)
        h += 0.5 * bell(z - 2.5 + 0.04 * x * x, 0.8) * (1 - 0.25 * bell(x + 1.5, 1))
        h += 2.6 * bell(x + 4.6, 1.5) * (1 if z < 1 else bell(z - 1, 1.6))
        h += 0.8 * bell(z + 2.9, 1.3) * bell(x - 0.8, 3)
        h -= 0.14 * max(0.0, x) ** 1.7
        over = z - upper(max(-1.6, min(1.55, x)))
        reach = bell(x, 1.6)
        if z > lower(x) + 0.05:
            h -= 0.3 * bell(over - 0.42, 0.09) * reach
            h += 0.16 * bell(over - 0.62, 0.16) * reach
        under = lower(max(-1.6, min(1.55, x))) - z
        if under > -0.05:
            h -= 0.1 * bell(under - 0.42, 0.14) * bell(x + 0.2, 1.3)
        return h
    def lid(t, out):
        x, z = opening(t)
        return (x, -skin(x, z) - 0.0 + out, z)
    def face(u, v):
        x, z = opening(u)
        a = math.atan2(z * 1.6, x)
        k = v ** 1.6
        x, z = x + k * (7 * math.cos(a) - x), z + k * (5.5 * math.sin(a) - z)
        return (x, -skin(x, z), z)
    sheet(face, 1, 260, 150, subsurf=0)
    sheet(lambda u, v: lid(u, 0.22 * v), 4, 260, 6, subsurf=0)
    def white(u, v):
        x = -1.62 + 3.2 * u
        z = lower(x) - 0.1 + (upper(x) - lower(x) + 0.2) * v
        return (x, -0.62 * math.sqrt(max(0, 3.2 - x * x - z * z)) + 0.2, z)
    sheet(white, 5, 80, 60)
    # the iris: light lines from the pupil to a dark rim
    c = (0.02, 0.1)
    def disc(r0, r1, region, lift, a0=0.0, a1=2 * math.pi, at=c, n=90):
        def f(u, v):
            a, r = a0 + (a1 - a0) * u, r0 + (r1 - r0) * v
            x, z = at[0] + r * math.cos(a), at[1] + r * math.sin(a)
            return (x, -0.62 * math.sqrt(max(0, 3.2 - x * x - z * z)) + 0.14 - lift, z)
        return sheet(f, region, n, 8, subsurf=0)
    disc(0.0, 0.72, 7, 0.0)
    rng = np.random.default_rng(2)
    n = 18
    for k in range(n):
        a = 2 * math.pi * k / n
        w = 0.3 * 2 * math.pi / n
        disc(0.3 + 0.04 * rng.random(), 0.6 + 0.05 * rng.random(), 12, 0.03, a - w, a + w, n=6)
    disc(0, 0.14, 12, 0.06, at=(-0.2, 0.36), n=60)
    disc(0, 0.06, 12, 0.06, at=(0.2, -0.12), n=40)
    # lashes and brow
    for k in range(34):
        t = 0.06 + 0.41 * k / 33
        x, y, z = lid(t, -0.02)
        s = (x + 1.62) / 3.2
        lean, length = -0.55 + 1.5 * s, 0.34 + 0.3 * s
        tube([(x, y, z), (x + 0.45 * length * lean, y - 0.28, z + 0.22 * length), (x + length * lean, y - 0.42, z + length)], 0.032, 7, radii=[1.2, 0.9, 0.25])
    for k in range(20):
        x, y, z = lid(0.56 + 0.3 * k / 19, -0.02)
        tube([(x, y, z), (x + 0.12 * x, y - 0.1, z - 0.2)], 0.018, 7, radii=[1.2, 0.3])
    for k in range(110):
        s = rng.random()
        x = -2.3 + 4.7 * s
        mid = 1.72 + 0.55 * math.sin(math.pi * min(1, s * 1.12) * 0.72) - 0.75 * max(0, s - 0.62) ** 1.3
        z = mid + (rng.random() - 0.5) * 0.4 * (1 - s) ** 0.5
        a = math.radians(72 - 78 * min(1, s * 1.5) - (20 if s > 0.6 else 0) + rng.normal() * 6)
        ln = 0.5 - 0.1 * s
        p = [(x + ln * j * math.cos(a), z + ln * j * math.sin(a)) for j in (0, 0.5, 1)]
        tube([(px, -skin(px, pz) - 0.05, pz) for px, pz in p], 0.03, 7, radii=[0.8, 1, 0.3])
    view(6.4, (0.1, 0, 0.6), 0, 0)
    light(-48, 32, sky=0.45)
