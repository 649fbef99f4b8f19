"""Subjects of what is built for an industry or a service, one for each card that names a product. Regions as in subjects.py."""
import math
import numpy as np
from kit import *
from scene import subject


def lines(n, width, step, at, region=7, h=0.07, depth=0.04, **turn):
    """Lines of writing on a face towards the viewer, from `at` downwards."""
    x, y, z = at
    return [box((width * (0.72 if i == n - 1 else 1), depth, h), region, 0, loc=(x - (width * 0.14 if i == n - 1 else 0), y, z - i * step), **turn) for i in range(n)]


@subject()
def core_systems():
    """A stone arch, its keystone dark."""
    n = 9
    for k in range(n):
        a0, a1 = math.pi * k / n + 0.012, math.pi * (k + 1) / n - 0.012
        pts = [(r * math.cos(a), r * math.sin(a)) for r, aa in ((1.25, np.linspace(a0, a1, 6)), (2.1, np.linspace(a1, a0, 6))) for a in aa]
        out = 0.14 if k == n // 2 else 0
        slab(pts, 1.2 + out * 2, (1, 2)[k % 2] if k != n // 2 else 7, 6, loc=(0, 0, 1.5))
    for s in (-1, 1):
        for j in range(2):
            carve((0.86, 1.2, 0.72), (2, 1)[j], 6, loc=(s * 1.675, 0, 0.37 + j * 0.74))
        carve((1.2, 1.5, 0.24), 1, 6, loc=(s * 1.675, 0, -0.1))
    floor(z=-0.22)
    view(4.6, (0, 0, 1.7), -20, 9)
    light(-50, 42, sky=0.3)


@subject()
def integration():
    """A plug and the socket it goes into."""
    plug = [lathe([(0, -0.62), (0.5, -0.6), (0.66, -0.5), (0.72, 0.1), (0.6, 0.42), (0.34, 0.62), (0.24, 0.72), (0.22, 1.0), (0, 1.0)], 1)]
    for x in (-0.3, 0.3):
        plug.append(cylinder(0.11, 0.75, 12, loc=(x, 0, -0.95)))
    plug += [torus(0.6, 0.05, 7, loc=(0, 0, 0.2)), torus(0.69, 0.05, 7, loc=(0, 0, -0.1))]
    turned(plug, (0, -90, 0), (-0.55, 0, 1.3))
    tube([(-1.4, 0, 1.3), (-1.9, 0, 1.28), (-2.5, 0.15, 1.0), (-2.9, 0.4, 0.5), (-2.6, 0.2, 0.12), (-1.6, -0.5, 0.12), (0.2, -0.9, 0.12)], 0.14, 7)
    sock = [box((0.5, 1.7, 1.7), 2, 0.18, loc=(1.55, 0, 1.3))]
    sock.append(lathe([(0.74, -0.02), (0.74, 0.06), (0.62, 0.06), (0.6, -0.1), (0, -0.1)], 5, loc=(1.29, 0, 1.3), turn=(0, -90, 0)))
    for y in (-0.3, 0.3):
        sock.append(cylinder(0.13, 0.2, 7, loc=(1.3, y, 1.3), turn=(0, 90, 0)))
    box((0.9, 2.0, 0.2), 3, 0.05, loc=(1.6, 0, 0.3))
    floor(z=0)
    view(4.4, (-0.35, 0, 1.15), -34, 14)
    light(-50, 42, sky=0.3)


@subject()
def modernisation():
    """A candle that has burnt down, and an electric bulb."""
    lathe([(0, 0), (0.95, 0), (1.0, 0.08), (0.9, 0.16), (0.42, 0.2), (0.36, 0.34), (0.3, 0.34), (0.3, 0.2)], 2, loc=(-1.35, 0, 0))
    lathe([(0.28, 0.2), (0.28, 0.95), (0.24, 1.05), (0.1, 1.0), (0, 0.98)], 1, loc=(-1.35, 0, 0))
    tube([(-1.35, 0, 0.95), (-1.34, 0, 1.12), (-1.28, 0, 1.24)], 0.045, 7)
    torus(0.26, 0.06, 2, loc=(-2.3, 0, 0.22), turn=(90, 0, 0))
    bulb = [lathe([(0.3, 0.0), (0.32, 0.2), (0.46, 0.55), (0.82, 1.0), (0.98, 1.45), (0.95, 1.9), (0.74, 2.32), (0.4, 2.56), (0, 2.64)], 1, n=128)]
    bulb += [lathe([(0.31, -0.05), (0.33, 0.06), (0.31, 0.1)], 2)] + [torus(0.3, 0.075, 6, loc=(0, 0, -0.12 - 0.16 * k)) for k in range(4)]
    bulb += [cylinder(0.28, 0.7, 3, loc=(0, 0, -0.35)), lathe([(0.26, -0.7), (0.14, -0.86), (0, -0.9)], 7)]
    turned(bulb, (0, 0, 0), (0.95, 0, 1.25))
    lathe([(0.36, 0.75), (0.46, 0.7), (0.5, 0.2), (0.75, 0.1), (0.78, 0)], 7, loc=(0.95, 0, 0))
    pts = [(-0.3, 1.0), (-0.2, 1.75), (-0.08, 1.5), (0.06, 1.75), (0.18, 1.5), (0.28, 1.75), (0.3, 1.0)]
    tube([(0.95 + x, -0.93, z + 1.15) for x, z in pts], 0.05, 7, smooth=False)
    floor()
    view(5.4, (-0.3, 0, 1.9), 0, 9)
    light(-55, 42, sky=0.3)


@subject()
def payments():
    """A bank card, and another behind it."""
    def card(face, loc, turn):
        parts = [plate(rounded(1.75, 1.1, 0.14), 0.1, face)]
        parts += [box((0.5, 0.06, 0.4), 3, 0.05, loc=(-1.1, -0.06, 0.28)), box((0.06, 0.08, 0.42), 7, 0, loc=(-1.1, -0.07, 0.28)), box((0.52, 0.08, 0.05), 7, 0, loc=(-1.1, -0.07, 0.28))]
        parts += [box((0.52, 0.06, 0.15), 7, 0.03, loc=(-1.15 + 0.76 * k, -0.07, -0.28)) for k in range(4)]
        parts += [box((1.1, 0.06, 0.1), 7, 0.02, loc=(-0.86, -0.07, -0.72))]
        parts += [cylinder(0.3, 0.06, 7, loc=(1.05, -0.07, -0.66), turn=(90, 0, 0)), cylinder(0.3, 0.06, 2, loc=(1.36, -0.08, -0.66), turn=(90, 0, 0))]
        for r in (0.2, 0.36, 0.52):
            parts.append(tube([(0.95 + r * math.cos(a), -0.08, 0.62 + r * math.sin(a)) for a in np.linspace(-0.8, 0.8, 12)], 0.05, 7))
        turned(parts, turn, loc)
    card(6, (0.55, 0.75, 1.75), (-8, -16, 6))
    card(1, (-0.15, 0, 1.25), (-10, 7, 8))
    floor()
    view(4.2, (0.1, 0, 1.42), -12, 12)
    light(-45, 40, sky=0.3)


@subject()
def digital_banking():
    """A safe, its door open."""
    box((2.5, 1.7, 0.14), 1, 0.04, loc=(0, 0, 2.75))
    box((2.5, 1.7, 0.14), 1, 0.04, loc=(0, 0, 0.35))
    for x in (-1.18, 1.18):
        box((0.14, 1.7, 2.5), 6, 0.04, loc=(x, 0, 1.55))
    box((2.4, 0.14, 2.4), 7, 0, loc=(0, 0.78, 1.55))
    box((2.3, 1.4, 0.08), 2, 0, loc=(0, 0, 1.5))
    for i, n in enumerate((3, 5, 2)):
        for k in range(n):
            box((0.5, 0.34, 0.14), 3, 0.03, loc=(-0.7 + 0.68 * i, -0.3, 0.5 + 0.17 * k))
    for i in range(2):
        box((0.7, 0.5, 0.16), 1, 0.02, loc=(-0.4, -0.2, 1.64 + 0.18 * i))
    door = [box((2.5, 0.26, 2.5), 1, 0.05, loc=(1.25, 0, 0)), plate(rounded(0.95, 0.95, 0.1), 0.1, 2, loc=(1.25, -0.16, 0)), torus(0.46, 0.07, 7, loc=(1.25, -0.32, 0), turn=(90, 0, 0))]
    door += [cylinder(0.14, 0.3, 7, loc=(1.25, -0.3, 0), turn=(90, 0, 0))]
    for k in range(3):
        a = math.radians(30 + 60 * k)
        door.append(tube([(1.25 - 0.62 * math.cos(a), -0.34, -0.62 * math.sin(a)), (1.25 + 0.62 * math.cos(a), -0.34, 0.62 * math.sin(a))], 0.06, 7, smooth=False))
    turned(door, (0, 0, -62), (1.22, -0.9, 1.55))
    for x in (-0.95, 0.95):
        cylinder(0.16, 0.28, 7, loc=(x, -0.4, 0.14))
    floor()
    view(4.7, (0.75, 0, 1.55), 20, 12)
    light(-40, 42, sky=0.35)


@subject()
def lending():
    """A pocket calculator on a loan agreement."""
    box((3.1, 4.0, 0.05), 5, 0, loc=(0.5, 0.3, 0.03), turn=(0, 0, -10))
    for k in range(9):
        box((2.3 if k % 4 else 1.5, 0.09, 0.02), 7, 0, loc=(0.62 + 0.03 * k, 1.85 - 0.36 * k, 0.07), turn=(0, 0, -10))
    parts = [box((1.9, 2.7, 0.36), 1, 0.12), box((1.56, 0.62, 0.08), 7, 0.02, loc=(0, 0.88, 0.18))]
    for r in range(4):
        for c in range(4):
            parts.append(carve((0.3, 0.3, 0.2), 3 if c < 3 else 7, 6, loc=(-0.6 + 0.4 * c, 0.22 - 0.4 * r, 0.22)))
    turned(parts, (0, 0, 14), (-0.65, -0.35, 0.25))
    tube([(1.5, -1.6, 0.16), (2.2, 0.6, 0.16)], 0.11, 12, smooth=False)
    tube([(1.5, -1.6, 0.16), (1.4, -1.9, 0.1)], 0.11, 7, smooth=False, radii=[1, 0.15])
    floor()
    view(4.9, (0.25, 0.1, 0.1), 8, 52)
    light(-50, 45, sky=0.35)


@subject()
def wealth():
    """An abacus."""
    for x in (-1.9, 1.9):
        box((0.22, 0.5, 3.0), 1, 0.05, loc=(x, 0, 1.5))
    for z in (0.1, 2.95):
        box((4.1, 0.5, 0.24), 2, 0.05, loc=(0, 0, z))
    for row, left in enumerate((7, 4, 5, 2)):
        z = 0.65 + 0.6 * row
        tube([(-1.9, 0, z), (1.9, 0, z)], 0.045, 12, smooth=False)
        for k in range(8):
            x = -1.6 + 0.3 * k if k < left else 1.6 - 0.3 * (7 - k)
            lathe([(0.06, -0.13), (0.18, -0.12), (0.29, 0), (0.18, 0.12), (0.06, 0.13)], 7 if k == left - 1 else (1, 2)[row % 2], loc=(x, 0, z), turn=(0, 90, 0))
    floor(z=-0.02)
    view(4.1, (0, 0, 1.5), -16, 10)
    light(-50, 42, sky=0.35)


@subject()
def regtech():
    """A padlock, closed."""
    slab(rounded(1.15, 0.95, 0.22), 0.8, 1, 6, loc=(0, 0, 0.98))
    tube([(-0.72, 0, 1.7), (-0.72, 0, 2.4)] + [(-0.72 * math.cos(a), 0, 2.4 + 0.72 * math.sin(a)) for a in np.linspace(0.05, math.pi - 0.05, 16)] + [(0.72, 0, 2.4), (0.72, 0, 1.7)], 0.2, 2)
    cylinder(0.26, 0.1, 7, loc=(0, -0.42, 1.12), turn=(90, 0, 0))
    plate([(-0.12, 0.2), (0.12, 0.2), (0.2, -0.45), (-0.2, -0.45)], 0.1, 7, loc=(0, -0.42, 0.95))
    for x in (-0.92, 0.92):
        for z in (0.3, 1.65):
            sphere(0.09, 7, loc=(x, -0.4, z))
    floor()
    view(4.3, (0, 0, 1.6), -26, 11)
    light(-50, 42, sky=0.3)


@subject()
def matter_management():
    """A ring binder full of papers, standing, and another lying."""
    def binder(parts_at, turn, face):
        p = [box((0.7, 2.0, 2.6), face, 0.03), box((0.56, 1.9, 2.4), 5, 0, loc=(0, 0.1, 0.02))]
        p += [box((0.5, 0.04, 0.9), 5, 0.01, loc=(0, -1.02, 0.55)), *lines(3, 0.36, 0.2, (0, -1.05, 0.75), h=0.06)]
        p += [torus(0.16, 0.04, 7, loc=(0, -1.02, -0.75), turn=(90, 0, 0))]
        turned(p, turn, parts_at)
    for k, f in enumerate((1, 6, 1, 2)):
        binder((-1.3 + 0.76 * k, 0, 1.32), (0, 0, 0), f)
    binder((1.95, 0, 1.24), (0, -17, 0), 6)
    box((4.8, 2.3, 0.1), 3, 0.02, loc=(0.2, 0, -0.03))
    floor(z=-0.08)
    view(4.0, (0.35, 0, 1.3), -24, 12)
    light(-50, 42, sky=0.35)


@subject()
def contract_work():
    """A fountain pen that signs a contract."""
    sheet(lambda u, v: (-1.7 + 3.4 * u, -1.9 + 3.9 * v, 0.03 + 0.16 * max(0, v - 0.8) ** 2 * 10), 5, 20, 30)
    for k in range(6):
        box((2.6 if k % 3 else 1.7, 0.1, 0.02), 7, 0, loc=(-0.05 if k % 3 else -0.5, 1.35 - 0.36 * k, 0.06))
    tube([(-1.15 + 1.5 * t, -1.15 + 0.22 * math.sin(17 * t) * (1 - 0.5 * t), 0.07) for t in np.linspace(0, 1, 40)], 0.035, 7)
    pen = [lathe([(0.02, 0), (0.12, 0.28), (0.15, 0.5)], 12), lathe([(0.17, 0.5), (0.22, 0.9), (0.26, 1.5), (0.27, 1.55)], 7),
           lathe([(0.29, 1.55), (0.3, 1.7), (0.29, 3.0), (0.2, 3.3), (0, 3.36)], 1), torus(0.29, 0.045, 7, loc=(0, 0, 1.65)), box((0.08, 0.09, 1.1), 7, 0.03, loc=(0, -0.34, 2.6))]
    turned(pen, (8, 44, 0), (0.42, -1.05, 0.1))
    floor()
    view(4.4, (0.45, 0.1, 0.55), -10, 40)
    light(-55, 42, sky=0.35)


@subject()
def listings():
    """A signpost with three boards."""
    cylinder(0.16, 4.0, 12, loc=(0, 0.2, 2.0))
    sphere(0.24, 7, loc=(0, 0.2, 4.1))
    for z, s, face in ((3.35, 1, 1), (2.5, -1, 2), (1.65, 1, 7)):
        pts = [(-0.5, -0.32), (1.45, -0.32), (1.85, 0), (1.45, 0.32), (-0.5, 0.32)]
        slab([(s * x, zz) for x, zz in (pts if s > 0 else pts[::-1])], 0.2, face, 6, loc=(0, -0.05, z))
        if face != 7:
            for k in range(2):
                box((1.1 - 0.35 * k, 0.06, 0.09), 7, 0, loc=(s * (0.5 - 0.17 * k), -0.17, z + 0.1 - 0.22 * k))
    lathe([(0.75, 0), (0.7, 0.12), (0.3, 0.22), (0.16, 0.24)], 8)
    floor()
    view(4.9, (0.05, 0, 2.05), -14, 8)
    light(-50, 42, sky=0.3)


@subject()
def tenancies():
    """Two keys on a ring."""
    torus(0.8, 0.07, 12, loc=(0, 0, 3.0), turn=(84, 0, 10))
    def key(turn, at, face, bits):
        p = [lathe([(0.34, -0.1), (0.62, -0.1), (0.66, 0), (0.62, 0.1), (0.34, 0.1), (0.3, 0), (0.34, -0.1)], face, turn=(90, 0, 0)),
             box((0.26, 0.18, 2.2), face, 0.05, loc=(0, 0, -1.65)), box((0.5, 0.22, 0.16), 7, 0.02, loc=(0, 0, -0.75))]
        for i, (w, h) in enumerate(bits):
            p.append(box((w, 0.16, h), face, 0.02, loc=(0.1 + w / 2, 0, -2.6 + 0.34 * i)))
        turned(p, turn, at)
    key((0, 20, 0), (-0.35, -0.12, 1.75), 1, ((0.5, 0.22), (0.34, 0.2), (0.5, 0.2)))
    key((0, -22, 0), (0.42, 0.16, 1.75), 6, ((0.36, 0.2), (0.52, 0.24), (0.3, 0.18)))
    view(5.0, (0, 0, 1.35), -10, 4)
    box((9, 0.2, 9), 9, 0, loc=(0, 1.2, 1))
    light(-55, 46, sky=0.3)


@subject()
def building_data():
    """A thermometer on a wall, beside a window of a block of flats."""
    slab(rounded(0.72, 2.0, 0.2), 0.2, 5, 6, loc=(0, 0, 2.1))
    cylinder(0.15, 2.7, 3, loc=(0, -0.2, 2.4))
    cylinder(0.16, 1.5, 7, loc=(0, -0.22, 1.65))
    sphere(0.34, 7, loc=(0, -0.24, 0.72))
    for k in range(11):
        w = 0.3 if k % 5 == 0 else 0.18
        box((w, 0.05, 0.06), 7, 0, loc=(0.22 + w / 2, -0.14, 1.3 + 0.22 * k))
        box((w, 0.05, 0.06), 7, 0, loc=(-0.22 - w / 2, -0.14, 1.3 + 0.22 * k))
    torus(0.16, 0.05, 12, loc=(0, -0.02, 4.2), turn=(90, 0, 0))
    box((9, 0.2, 9), 9, 0, loc=(0, 0.35, 2))
    view(4.8, (0, 0, 2.15), -18, 6)
    light(-55, 44, sky=0.3)


@subject()
def online_shops():
    """A parcel, tied, with a label."""
    carve((2.6, 2.0, 1.7), 1, 6, loc=(0, 0, 0.85))
    box((0.34, 2.04, 1.74), 7, 0, loc=(0.1, 0, 0.86))
    box((2.64, 0.3, 1.74), 7, 0, loc=(0, 0.1, 0.86))
    for s in (-1, 1):
        torus(0.3, 0.1, 7, loc=(0.1 + s * 0.32, 0.1, 1.98), turn=(90, 0, 24 * s))
    sphere(0.17, 7, loc=(0.1, 0.1, 1.86))
    box((0.8, 0.05, 0.6), 5, 0, loc=(-0.72, -1.03, 0.78))
    lines(3, 0.5, 0.15, (-0.72, -1.07, 0.94), h=0.06)
    floor()
    view(3.9, (0, 0, 0.98), -32, 22)
    light(-45, 42, sky=0.35)


@subject()
def stock():
    """Shelves with boxes on them, one place empty."""
    for x in (-2.0, 2.0):
        for y in (-0.6, 0.6):
            box((0.14, 0.14, 4.0), 7, 0.01, loc=(x, y, 2.0))
    rng = np.random.default_rng(4)
    for row in range(3):
        z = 0.35 + 1.25 * row
        box((4.2, 1.4, 0.12), 2, 0.01, loc=(0, 0, z))
        for k in range(3):
            if (row, k) == (1, 2):
                continue
            w, h = 0.98 + rng.uniform(-0.12, 0.1), 0.68 + rng.uniform(-0.1, 0.24)
            x = -1.28 + 1.28 * k
            carve((w, 1.1, h), (1, 3)[(row + k) % 2], 6, loc=(x, 0, z + 0.06 + h / 2))
            box((0.2, 1.12, h + 0.01), 7, 0, loc=(x, 0, z + 0.06 + h / 2))
    floor()
    view(4.8, (0, 0, 2.0), -24, 10)
    light(-50, 42, sky=0.4)


@subject()
def loyalty():
    """A medal on its ribbon, with a star."""
    for s in (-1, 1):
        sheet(lambda u, v, s=s: (s * (1.0 - 0.86 * v) + (u - 0.5) * 0.62, 0.1 * s, 4.3 - 2.2 * v), (2, 6)[s > 0], 8, 20, solidify=0.05)
        sheet(lambda u, v, s=s: (s * (1.0 - 0.86 * v) + (u - 0.5) * 0.16, 0.1 * s - 0.05, 4.3 - 2.2 * v), 7, 4, 20, solidify=0.03)
    lathe([(0, -0.14), (1.1, -0.14), (1.24, -0.06), (1.24, 0.06), (1.1, 0.14), (1.0, 0.14), (0.98, 0.08), (0, 0.08)], 1, n=128, loc=(0, -0.15, 1.35), turn=(90, 0, 0))
    star = [(r * math.sin(math.pi * k / 5), r * math.cos(math.pi * k / 5)) for k in range(10) for r in ((0.74, 0.32)[k % 2],)]
    plate(star, 0.12, 7, loc=(0, -0.28, 1.35))
    torus(0.2, 0.06, 12, loc=(0, -0.1, 2.66), turn=(90, 0, 90))
    box((9, 0.2, 9), 9, 0, loc=(0, 0.6, 2))
    view(4.7, (0, 0, 2.2), -16, 4)
    light(-50, 42, sky=0.3)


@subject()
def production_planning():
    """A conveyor with crates that follow one another."""
    box((6.6, 1.5, 0.22), 7, 0.08, loc=(0, 0, 1.1))
    box((6.6, 0.1, 0.34), 2, 0.03, loc=(0, -0.78, 1.08))
    for k in range(9):
        cylinder(0.15, 0.06, 12, loc=(-2.6 + 0.65 * k, -0.85, 1.08), turn=(90, 0, 0))
    for x in (-1.9, 0, 1.9):
        box((0.2, 1.1, 1.0), 3, 0.02, loc=(x, 0, 0.5))
    for k, h in enumerate((0.8, 1.1, 0.65, 0.9)):
        x = -2.25 + 1.42 * k
        carve((0.95, 0.95, h), (1, 5, 1, 5)[k], 6, loc=(x, 0, 1.22 + h / 2))
        box((0.16, 0.97, h + 0.01), 7, 0, loc=(x, 0, 1.22 + h / 2))
    floor()
    view(4.4, (0, 0, 1.15), -30, 17)
    light(-45, 42, sky=0.4)


@subject()
def quality_control():
    """A magnifying glass over a screw nut."""
    hexagon = [(1.0 * math.cos(math.pi * k / 3), 1.0 * math.sin(math.pi * k / 3)) for k in range(6)]
    slab(hexagon, 0.62, 1, 6, holes=[ring(0.5)], loc=(-0.35, 0.2, 0.33), turn=(90, 0, 12))
    torus(0.47, 0.04, 7, loc=(-0.35, 0.2, 0.52))
    glass = [torus(1.42, 0.14, 7), lathe([(0.16, 1.5), (0.16, 1.85), (0.24, 1.95), (0.26, 3.3), (0.16, 3.5), (0, 3.52)], 2, turn=(90, 0, 0))]
    turned(glass, (-14, 6, 40), (-0.35, 0.1, 1.3))
    for x, y in ((1.6, 1.2), (2.0, 0.6)):
        slab([(0.42 * math.cos(math.pi * k / 3), 0.42 * math.sin(math.pi * k / 3)) for k in range(6)], 0.3, 3, 6, holes=[ring(0.2)], loc=(x, y, 0.16), turn=(90, 0, 20))
    floor()
    view(4.9, (0.3, -0.3, 0.7), 0, 42)
    light(-50, 44, sky=0.35)


@subject()
def machine_data():
    """A pressure gauge on a pipe."""
    parts = [lathe([(1.3, -0.3), (1.45, -0.2), (1.5, 0.0), (1.45, 0.2), (1.32, 0.26), (1.26, 0.16)], 1, n=128), lathe([(1.28, 0.12), (0, 0.12)], 5, n=128)]
    for k in range(9):
        d = 225 - 33.75 * k
        a = math.radians(d)
        parts.append(box((0.26, 0.09, 0.05), 7, 0, loc=(1.06 * math.cos(a), 1.06 * math.sin(a), 0.15), turn=(0, 0, d)))
    a = math.radians(58)
    parts += [tube([(-0.3 * math.cos(a), -0.3 * math.sin(a), 0.22), (0.92 * math.cos(a), 0.92 * math.sin(a), 0.22)], 0.08, 7, smooth=False, radii=[1.2, 0.3]), cylinder(0.17, 0.2, 7, loc=(0, 0, 0.2)), box((0.6, 0.16, 0.05), 7, 0, loc=(0, -0.6, 0.15))]
    turned(parts, (88, 0, 0), (0, -0.3, 2.6))
    lathe([(0.2, 0), (0.2, 0.5), (0.32, 0.5), (0.32, 0.72), (0.2, 0.74)], 3, loc=(0, -0.2, 0.72))
    cylinder(0.5, 7, 2, loc=(0, 0, 0.5), turn=(0, 90, 0))
    for x in (-1.5, 1.5):
        cylinder(0.72, 0.26, 6, loc=(x, 0, 0.5), turn=(0, 90, 0))
        for k in range(6):
            t = math.radians(60 * k + 20)
            cylinder(0.09, 0.4, 7, loc=(x, 0.6 * math.cos(t), 0.5 + 0.6 * math.sin(t)), turn=(0, 90, 0))
    floor(z=-0.3)
    view(4.8, (0, 0, 1.85), -20, 10)
    light(-50, 42, sky=0.35)


@subject()
def maintenance():
    """A spanner on a hexagonal bolt."""
    head = [(0.78 * math.cos(t), 0.78 * math.sin(t)) for t in np.linspace(math.radians(58), math.radians(302), 30)]
    jaw = [(0.5, -0.42), (-0.12, -0.42), (-0.3, -0.2), (-0.3, 0.2), (-0.12, 0.42), (0.5, 0.42)]
    outline = [(x, z) for x, z in head] + jaw
    t = math.radians(198)
    spanner = [plate(outline, 0.3, 1, loc=(0, 0, 0)), box((3.1, 0.22, 0.5), 1, 0.08, loc=(-2.0, 0, 0)), box((2.2, 0.06, 0.14), 7, 0.02, loc=(-2.0, -0.12, 0)),
               lathe([(0.3, -0.15), (0.56, -0.15), (0.6, 0), (0.56, 0.15), (0.3, 0.15), (0.27, 0), (0.3, -0.15)], 1, turn=(90, 0, 0), loc=(-3.65, 0, 0))]
    turned(spanner, (0, 40, 0), (0.95, -0.25, 2.6))
    slab([(0.4 * math.cos(math.pi * k / 3 + 0.7), 0.4 * math.sin(math.pi * k / 3 + 0.7)) for k in range(6)], 0.6, 7, 6, loc=(1.05, -0.25, 2.55))
    cylinder(0.75, 0.12, 3, loc=(1.05, 0.02, 2.55), turn=(90, 0, 0))
    for x, z in ((-1.5, 2.6), (1.4, 4.9)):
        slab([(0.34 * math.cos(math.pi * k / 3), 0.34 * math.sin(math.pi * k / 3)) for k in range(6)], 0.4, 2, 6, loc=(x, 0, z))
    box((9, 0.2, 9), 9, 0, loc=(0, 0.2, 2))
    view(6.0, (-0.55, 0, 3.2), -14, 5)
    light(-50, 44, sky=0.3)
