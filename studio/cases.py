"""Subjects of the case studies, and of the careers page. Regions as in subjects.py."""
import math
import numpy as np
from kit import *
from subjects import coin


@subject()
def marketplace_migration():
    """A market stall with a striped awning."""
    for x in (-1.75, 1.75):
        for y, h in ((-1.2, 2.5), (0.9, 3.2)):
            box((0.13, 0.13, h), 7, 0.01, loc=(x, y, h / 2))
    n = 7
    for k in range(n):
        dark = 7 if k % 2 == 0 else 5
        x = lambda u, k=k: -2.1 + 4.2 * (k + u) / n
        sheet(lambda u, v, x=x: (x(u), 1.1 - 2.65 * v, 3.45 - 0.95 * v - 0.14 * math.sin(math.pi * v)), dark, 8, 20)
        sheet(lambda u, v, x=x: (x(u), -1.56, 2.5 - v * (0.22 + 0.26 * math.sin(math.pi * u))), dark, 16, 6)
    box((3.8, 1.6, 0.16), 1, 0.02, loc=(0, -0.35, 1.15))
    box((3.5, 1.3, 1.1), 6, 0.02, loc=(0, -0.35, 0.55))
    for n, cx in enumerate((-1.2, 0.0, 1.2)):
        box((1.02, 0.9, 0.34), 2, 0.02, loc=(cx, -0.5, 1.4))
        for i in range(3):
            for j in range(3):
                sphere(0.19, (3, 7, 1)[n], loc=(cx - 0.31 + 0.31 * i, -0.8 + 0.3 * j, 1.66 + 0.03 * j))
    floor()
    view(5.3, (0, 0, 1.7), -22, 12)
    light(-50, 42, sun=2.9, sky=0.4)


@subject()
def dashboard_loading():
    """A stopwatch on its cord, stopped after a few seconds."""
    parts = [lathe([(1.4, -0.42), (1.6, -0.36), (1.7, -0.1), (1.7, 0.12), (1.58, 0.34), (1.48, 0.36), (1.42, 0.22)], 1, n=128),
             lathe([(1.42, 0.2), (0, 0.2)], 5, n=128)]
    for k in range(60):
        a = math.radians(6 * k)
        ln, w = (0.3, 0.1) if k % 5 == 0 else (0.13, 0.045)
        parts.append(box((ln, w, 0.04), 7, 0, loc=((1.32 - ln / 2) * math.cos(a), (1.32 - ln / 2) * math.sin(a), 0.22), turn=(0, 0, 6 * k)))
    # the time taken, the small dial and the hand
    parts.append(sheet(lambda u, v: ((0.3 + 0.62 * v) * math.cos(math.radians(90 - 54 * u)), (0.3 + 0.62 * v) * math.sin(math.radians(90 - 54 * u)), 0.22), 3, 24, 4))
    parts += [place(torus(0.34, 0.035, 7), (0, -0.62, 0.22)), tube([(0, -0.62, 0.25), (-0.14, -0.42, 0.25)], 0.04, 7, smooth=False)]
    a = math.radians(36)
    parts.append(tube([(-0.36 * math.cos(a), -0.36 * math.sin(a), 0.3), (0.2 * math.cos(a), 0.2 * math.sin(a), 0.3), (1.2 * math.cos(a), 1.2 * math.sin(a), 0.3)], 0.08, 7, smooth=False, radii=[1.4, 1, 0.4]))
    parts.append(lathe([(0.17, 0.2), (0.17, 0.36), (0, 0.38)], 7))
    # crown, bow and the two side buttons
    for at, r, h in ((90, 0.3, 0.42), (38, 0.17, 0.24), (142, 0.17, 0.24)):
        c, s = math.cos(math.radians(at)), math.sin(math.radians(at))
        parts.append(cylinder(r * 0.6, 0.5, 12, bevel=0, loc=(1.75 * c, 1.75 * s, 0), turn=(-90, 0, at - 90)))
        parts.append(cylinder(r, h, 2, bevel=0.04, loc=((1.9 + h / 2) * c, (1.9 + h / 2) * s, 0), turn=(-90, 0, at - 90)))
    parts.append(torus(0.52, 0.07, 12, loc=(0, 2.25, 0)))
    turned(parts, (88, 0, 0), (0, 0, 2.0))
    tube([(-0.1, -0.1, 4.75), (-0.4, 0.1, 5.2), (-0.7, 0.2, 6.5)], 0.06, 7)
    tube([(0.1, 0.1, 4.75), (0.35, 0.2, 5.2), (0.5, 0.3, 6.5)], 0.06, 7)
    view(5.6, (0, 0, 2.4), -20, 8)
    box((16, 0.2, 16), 9, 0, loc=(0, 0.75, 2))
    light(-50, 44, sky=0.34)


@subject()
def contractor_costs():
    """A piggy bank and a coin."""
    sphere(1.0, 1, scale=(1.5, 1.08, 1.12), loc=(0, 0, 1.45))
    cylinder(0.42, 0.5, 2, r2=0.36, loc=(-1.6, 0, 1.4), turn=(0, -90, 0), bevel=0.06)
    for y in (-0.15, 0.15):
        sphere(0.08, 7, loc=(-1.85, y, 1.42), scale=(0.5, 1, 1.5))
    for y in (-0.52, 0.52):
        place(cylinder(0.34, 0.62, 3, r2=0.04, bevel=0.02), (-0.82, y * 1.15, 2.38), (y * 36, -28, 0))
    sphere(0.105, 7, loc=(-1.2, -0.62, 1.85))
    for x in (-0.8, 0.75):
        for y in (-0.5, 0.5):
            cylinder(0.28, 0.8, 2, r2=0.24, loc=(x, y, 0.4), bevel=0.05)
    tube([(1.42, 0, 1.6), (1.65, 0, 1.72), (1.78, 0.12, 1.9), (1.68, 0.2, 2.02), (1.58, 0.1, 1.92), (1.7, 0, 1.8), (1.92, 0, 1.92)], 0.075, 3)
    box((0.86, 0.2, 0.12), 7, 0.02, loc=(0.1, 0, 2.54))
    coin((0.1, 0, 3.15), (90, 0, 0), r=0.58, h=0.18)
    floor()
    view(4.7, (-0.05, 0, 1.72), -24, 12)
    light(-50, 45, sky=0.3)


@subject()
def member_retention():
    """A lifebuoy with its rope."""
    band = lambda c: abs((math.degrees(math.atan2(c.y, c.x)) + 45) % 90 - 45) < 15
    parts = [painted(torus(1.34, 0.46, 1, n=192), lambda c, n: 7 if band(c) else None)]
    for a in range(45, 405, 90):
        # the rope hangs between the bands, which hold it
        arc = [(math.radians(a - 45 + 90 * t), 1.83 + 0.2 * math.sin(math.pi * t)) for t in np.linspace(0, 1, 25)]
        parts.append(tube([(r * math.cos(b), r * math.sin(b), 0.05) for b, r in arc], 0.06, 12))
    turned(parts, (84, 0, 0), (0, 0, 1.98))
    floor(z=0.08)
    view(5.0, (0, 0, 1.92), -7, 8)
    light(-52, 40, sky=0.3)


@subject()
def initiative_sprint():
    """A board of notes on an easel."""
    parts = [box((4.3, 0.12, 3.1), 4, 0.02)]
    parts += [box((4.62, 0.34, 0.2), 3, 0.04, loc=(0, -0.04, z)) for z in (-1.6, 1.6)]
    parts += [box((0.2, 0.34, 3.2), 3, 0.04, loc=(x, -0.04, 0)) for x in (-2.21, 2.21)]
    for x, z, lift in ((-1.38, 0.78, 0.3), (-1.38, -0.7, 0.45), (0, 0.78, 0.5), (1.38, 0.78, 0.35), (1.38, -0.7, 0.55)):
        note = lambda u, v: (x - 0.55 + 1.1 * u, -0.1 - lift * (1 - v) ** 2, z - 0.55 + 1.1 * v)
        parts += [sheet(note, 5, 20, 20, solidify=0.04), sphere(0.12, 7, loc=(x, -0.16, z + 0.42))]
    turned(parts, (-10, 0, 0), (0, 0, 2.5))
    for s in (-1, 1):
        tube([(1.9 * s, -0.1, 0), (0.9 * s, 0.85, 4.6)], 0.11, 1, smooth=False)
    tube([(0, 1.9, 0), (0, 0.8, 4.4)], 0.11, 1, smooth=False)
    floor()
    view(5.5, (0.1, 0, 2.25), -27, 8)
    light(-62, 40, sky=0.25)


@subject()
def maritime_communication():
    """A message in a bottle on the water."""
    away = view(4.4, (0.05, 0, 0.72), 0, 16)
    glass = [(0, -1.78), (0.5, -1.76), (0.66, -1.66), (0.7, -1.5), (0.7, 0.35), (0.66, 0.62), (0.5, 0.9), (0.34, 1.1), (0.27, 1.35), (0.25, 1.9)]
    lip = [(0.25, 1.8), (0.35, 1.83), (0.36, 1.96), (0.3, 2.02), (0.25, 2.02)]
    bottle = [lathe(glass, 1), lathe(lip, 5), cylinder(0.22, 0.5, 4, r2=0.27, loc=(0, 0, 2.22), bevel=0.03)]
    # seen through the glass, so they are drawn before it: the scroll with its string, and a gleam
    seen = [cylinder(0.26, 1.4, 5, loc=(-0.2, 0, -0.25), bevel=0.02)]
    seen += [torus(0.26, 0.05, 7, loc=(-0.2, 0, -0.25 + k)) for k in (-0.1, 0.1)]
    seen.append(tube([(-0.58, 0, -1.4), (-0.58, 0, 0.2), (-0.45, 0, 0.66)], 0.045, 11))
    turned(bottle + seen, (0, 56, 0), (-0.15, 0, 0.62))
    turned(bottle + seen, (0, 0, 14))
    for o in seen:
        o.location -= away * 1.5
    ripple = lambda x, y: 0.06 * math.exp(-((x * 0.4) ** 2 + (y * 0.7) ** 2)) * math.cos(5 * math.hypot(x * 0.5, y))
    sea(bump=ripple, z=0.12, waves=((0.07, 0.8, 0.4, 0.2), (0.05, 0.47, -0.5, 1.7), (0.03, 1.5, 0.9, 2.9)))
    light(-58, 40, sky=0.28)


@subject()
def customer_portal():
    """An open door above two steps, between two trees in pots."""
    for x in (-1.12, 1.12):
        box((0.26, 0.4, 3.9), 2, 0.02, loc=(x, 0, 1.95))
    box((2.7, 0.46, 0.3), 2, 0.02, loc=(0, 0, 4.0))
    box((3.0, 0.56, 0.14), 7, 0.02, loc=(0, 0, 4.22))
    facets([(-1, 0.15, 0), (1, 0.15, 0), (1, 0.15, 3.86), (-1, 0.15, 3.86)], [(0, 1, 2, 3)], 7)
    for k in range(3):
        carve((2.6 + 0.6 * k, 0.9 + 0.75 * k, 0.2), 5, 7, bevel=0.02, loc=(0, -0.35 - 0.12 * k, -0.1 - 0.2 * k))
    leaf = [box((1.96, 0.14, 3.75), 1, 0.02, loc=(0.98, 0, 1.9))]
    for z, h in ((2.75, 1.5), (0.95, 1.35)):
        for x in (0.55, 1.42):
            leaf.append(box((0.66, 0.17, h), 7, 0.0, loc=(x, 0, z)))
            leaf.append(box((0.48, 0.2, h - 0.18), 3, 0.02, loc=(x, 0, z)))
    leaf.append(sphere(0.13, 12, loc=(1.8, -0.2, 1.85)))
    turned(leaf, (0, 0, -58), (-0.98, -0.1, 0))
    for x in (-2.0, 2.0):
        lathe([(0, 0), (0.34, 0), (0.46, 0.62), (0.52, 0.62), (0.52, 0.76), (0.44, 0.76), (0.42, 0.7), (0, 0.7)], 4, loc=(x, -0.3, -0.6))
        tube([(x, -0.3, 0), (x, -0.3, 1.0)], 0.07, 12, smooth=False)
        sphere(0.62, 8, loc=(x, -0.3, 1.45))
    floor(z=-0.6)
    view(5.9, (0, 0, 1.75), 14, 10)
    light(-42, 42, sky=0.34)


@subject()
def homes_registration():
    """A house with a chimney."""
    W, D, H, R = 1.5, 1.1, 1.7, 1.25
    box((2 * W, 2 * D, H), 5, 0.01, loc=(0, 0, H / 2))
    facets([(W, -D, H), (W, D, H), (W, 0, H + R - 0.1)], [(0, 2, 1)], 6)
    # the roof: courses of tiles, each with a dark edge and joints that lie between those of its neighbours
    e, n = 0.25, 7
    roof = lambda x, v, up: (x, -v * (D + 0.35) - 0.55 * up, H + R - v * (R + 0.28) + 0.8 * up)
    for k in range(n):
        v0, v1, lift = k / n, (k + 1) / n, 0.1
        facets([roof(-W - e, v0, 0), roof(W + e, v0, 0), roof(W + e, v1, lift), roof(-W - e, v1, lift)], [(3, 2, 1, 0)], 1)
        facets([roof(-W - e, v1, lift), roof(W + e, v1, lift), roof(W + e, v1, -0.02), roof(-W - e, v1, -0.02)], [(0, 1, 2, 3)], 7)
        for x in np.arange(-W - e + (0.5 if k % 2 else 0.25), W + e, 0.5):
            joint = lambda v, dx: roof(x + dx, v0 + (v1 - v0) * v, lift * v + 0.02)
            facets([joint(0.35, -0.03), joint(0.35, 0.03), joint(1, 0.03), joint(1, -0.03)], [(3, 2, 1, 0)], 7)
    facets([(-W - e, 0, H + R), (W + e, 0, H + R), (W + e, D + 0.35, H - 0.28), (-W - e, D + 0.35, H - 0.28)], [(0, 1, 2, 3)], 1, solidify=0.1)
    for s in (-1, 1):
        plate([(0, H + R + 0.1), (s * (D + 0.42), H - 0.26), (s * (D + 0.42), H - 0.44), (0, H + R - 0.12)][::s], 0.08, 12, 0.0, loc=(W + e, 0, 0), turn=(0, 0, 90))
    box((2 * (W + e), 0.2, 0.12), 12, 0.03, loc=(0, 0, H + R + 0.06))
    carve((0.5, 0.5, 1.2), 3, 4, bevel=0.02, loc=(0.75, 0.4, H + R + 0.1))
    box((0.62, 0.62, 0.14), 12, 0.02, loc=(0.75, 0.4, H + R + 0.72))
    def window(x, y, z, w, h, side):
        t = (0, 0, 90 if side else 0)
        box((w + 0.2, 0.1, h + 0.2), 11, 0.01, loc=(x, y, z), turn=t)
        for i in (-1, 1):
            for j in (-1, 1):
                dx = 0.25 * w * i
                box((w * 0.42, 0.12, h * 0.42), 7, 0, loc=(x + (0 if side else dx), y + (dx if side else 0), z + 0.25 * h * j), turn=t)
    window(-0.85, -D, 0.95, 0.72, 0.76, False)
    window(0.95, -D, 0.95, 0.72, 0.76, False)
    box((0.78, 0.1, 1.36), 11, 0.01, loc=(0.05, -D, 0.68))
    box((0.6, 0.14, 1.22), 7, 0.01, loc=(0.05, -D - 0.02, 0.61))
    sphere(0.06, 11, loc=(0.25, -D - 0.12, 0.6))
    window(W, 0, 0.95, 0.8, 0.76, True)
    for k in range(2):
        carve((1.1 + 0.3 * k, 0.4 + 0.25 * k, 0.12), 5, 7, bevel=0.01, loc=(0.05, -D - 0.22 - 0.1 * k, 0.16 - 0.1 * k))
    for x, y, r in ((-1.25, -1.45, 0.3), (-1.7, -1.3, 0.42), (1.3, -1.4, 0.33)):
        sphere(r, 2, loc=(x, y, 0.8 * r))
    floor()
    view(5.2, (-0.1, 0, 1.45), 32, 14)
    light(-36, 40, sky=0.42)


@subject()
def remote_notarisation():
    """A stamp and its imprint."""
    sheetOf = [box((3.0, 3.9, 0.04), 5, 0.0, loc=(0, 0, 0))]
    for k in range(4):
        sheetOf.append(box((2.2 - (0.7 if k == 3 else 0), 0.12, 0.03), 7, 0, loc=(-0.1 - (0.35 if k == 3 else 0), 1.4 - 0.38 * k, 0.03)))
    for r, w in ((0.72, 0.1), (0.5, 0.06)):
        sheetOf.append(lathe([(r - w, 0.04), (r, 0.04)], 7, loc=(-0.55, -0.9, 0.0)))
    star = []
    for k in range(10):
        r = 0.36 if k % 2 == 0 else 0.15
        star.append((r * math.sin(math.pi * k / 5), r * math.cos(math.pi * k / 5)))
    place(sheetOf[0])
    o = facets([(x, y, 0.045) for x, y in star] + [(0, 0, 0.045)], [(k, (k + 1) % 10, 10) for k in range(10)], 7)
    o.location = (-0.55, -0.9, 0)
    sheetOf.append(o)
    turned(sheetOf, (0, 0, 12), (-0.2, 0, 0))
    stamp = [cylinder(0.78, 0.34, 3, loc=(0, 0, 0.17), bevel=0.05), cylinder(0.8, 0.08, 7, loc=(0, 0, 0.04), bevel=0.01),
             lathe([(0.6, 0.34), (0.5, 0.5), (0.26, 0.72), (0.2, 1.0), (0.24, 1.3), (0.42, 1.6), (0.5, 1.9), (0.44, 2.2), (0.24, 2.4), (0, 2.45)], 1)]
    turned(stamp, (0, 0, 0), (0.75, 0.45, 0.05))
    floor(z=-0.03)
    view(5.2, (0.05, 0, 0.75), -18, 34)
    light(-48, 46, sky=0.28)


@subject()
def defence_cluster():
    """A folded map with three pins."""
    P = lambda x: 0.36 * abs((x / 1.3 + 2) % 2 - 1)
    land = lambda x, y: y > 0.25 + 0.5 * math.sin(1.5 * x + 0.6) + 0.12 * math.sin(5 * x) or math.hypot((x - 1.2) / 0.6, (y + 1.0) / 0.4) < 1
    painted(sheet(lambda u, v: (-2.6 + 5.2 * u, -1.7 + 3.4 * v, P(-2.6 + 5.2 * u)), 3, 321, 210, subsurf=0, solidify=0.05),
            lambda c, n: None if land(c.x, c.y) else 4)
    for x, y, r in ((-1.75, 0.4, 0.55), (0.15, 0.6, 0.8), (1.75, 0.1, 0.55)):
        drop = ring(r, 40, 0, 2.1 * r, -35, 215) + [(0, 0)]
        slab(drop, 0.4, 5, 2, bevel=0.03, holes=[ring(0.42 * r, 32, 0, 2.1 * r)], loc=(x, y, P(x)), turn=(-12, 0, -12))
    floor(z=-0.04)
    view(6.3, (0, 0, 0.75), 16, 34)
    light(-55, 40, sky=0.25)


@subject()
def health_search():
    """A medicine bottle and two capsules."""
    lathe([(0, 0), (1.05, 0), (1.15, 0.1), (1.15, 2.0), (1.05, 2.25), (0.85, 2.4), (0.85, 2.5)], 1)
    lathe([(1.165, 0.3), (1.165, 1.85)], 5)
    for k in range(36):
        a = math.radians(10 * k)
        box((0.1, 0.1, 0.62), 7 if k % 2 else 2, 0.02, loc=(1.03 * math.cos(a), 1.03 * math.sin(a), 2.85), turn=(0, 0, 10 * k))
    cylinder(1.03, 0.62, 2, loc=(0, 0, 2.85), bevel=0.06)
    lathe([(1.06, 3.14), (0.95, 3.2), (0, 3.2)], 3)
    for w, h in ((0.34, 1.05), (1.05, 0.34)):
        def cross(u, v, w=w, h=h):
            a = -math.pi / 2 - 0.18 + (u - 0.5) * w / 1.18
            return (1.18 * math.cos(a), 1.18 * math.sin(a), 1.08 + (v - 0.5) * h)
        sheet(cross, 7, 20, 8)
    for loc, turn in (((1.55, -1.0, 0.34), 62), ((0.35, -1.75, 0.34), -58)):
        turned([lathe([(0, -0.75), (0.16, -0.71), (0.28, -0.6), (0.33, -0.42), (0.33, 0.0)], 3),
                lathe([(0.35, -0.02), (0.35, 0.42), (0.29, 0.6), (0.16, 0.71), (0, 0.75)], 7)], (90, 0, turn), loc)
    floor()
    view(4.9, (0.25, 0, 1.35), -6, 16)
    light(-52, 44, sky=0.3)


@subject()
def perk_plan():
    """A signpost."""
    cylinder(0.16, 4.6, 1, loc=(0, 0, 2.1), bevel=0.02)
    sphere(0.24, 2, loc=(0, 0, 4.5))
    arm = lambda s: [(-0.5 * s, -0.32), (1.45 * s, -0.32), (1.9 * s, 0.0), (1.45 * s, 0.32), (-0.5 * s, 0.32)]
    for z, s, t in ((3.75, 1, 12), (2.9, -1, -10), (2.05, 1, -14)):
        pts = arm(s) if s > 0 else arm(s)[::-1]
        turned([slab(pts, 0.16, 5 if s > 0 else 3, 7, loc=(0, -0.26, 0)), box((1.1, 0.06, 0.14), 7, 0.0, loc=(0.5 * s, -0.36, 0))], (0, -3 * s, t), (0, 0, z))
    for x, y, r in ((-0.42, -0.3, 0.4), (0.3, -0.42, 0.46), (0.62, 0.1, 0.3), (-0.1, -0.62, 0.26)):
        sphere(r, 8, loc=(x, y, -0.12), scale=(1, 1, 0.8))
    floor(z=-0.2)
    view(5.6, (0, 0, 2.2), -14, 8)
    light(-55, 40, sky=0.3)


@subject()
def perk_events():
    """A striped marquee with its flag."""
    n, R, H = 16, 1.75, 1.35
    rim = lambda a, r=R: (r * math.cos(a), r * math.sin(a))
    for k in range(n):
        a0, a1 = 2 * math.pi * k / n, 2 * math.pi * (k + 1) / n
        dark = 7 if k % 2 else 5
        # the roof, its valance, and the wall, which is open at the front
        sheet(lambda u, v: (*rim(a0 + (a1 - a0) * u, 0.06 + (R + 0.1) * v), H + 1.75 * (1 - v) ** 1.6), dark, 8, 24)
        sheet(lambda u, v: (*rim(a0 + (a1 - a0) * u, R + 0.16), H - v * (0.1 + 0.2 * math.sin(math.pi * u))), dark, 12, 6)
        if k not in (11, 12):
            sheet(lambda u, v: (*rim(a0 + (a1 - a0) * u), H * (1 - v)), 7 if k % 2 else 1, 8, 10)
    facets([(-1.6, 0, 0), (1.6, 0, 0), (1.6, 0, H), (-1.6, 0, H)], [(0, 1, 2, 3)], 7)
    for s in (-1, 1):  # curtains, tied back
        sheet(lambda u, v: (s * (0.68 - 0.66 * u * (1 - math.sin(math.pi / 2 * v ** 0.6))), -R + 0.1 + 0.06 * math.cos(18 * u), H * (1 - v)), 3, 40, 30)
        for y in (-0.7, 0.7):
            tube([(s * 1.72, y, H), (s * 2.55, 1.5 * y, 0)], 0.03, 12, smooth=False)
            box((0.1, 0.1, 0.3), 12, 0, loc=(s * 2.55, 1.5 * y, 0.08))
    tube([(0, 0, 3), (0, 0, 4.0)], 0.05, 12, smooth=False)
    sheet(lambda u, v: (0.04 + 0.95 * u, 0.1 * math.sin(6 * u), 3.45 + 0.5 * v + u * (0.18 - 0.36 * v)), 7, 30, 8)
    floor()
    view(5.5, (0, 0, 1.85), -8, 12)
    light(-50, 42, sky=0.3)


@subject()
def purpose():
    """An arrow in the middle of a target."""
    parts = []
    rims = (1.9, 1.52, 1.14, 0.76, 0.38)
    for k, r in enumerate(rims):
        inner = rims[k + 1] if k + 1 < len(rims) else 0
        parts.append(lathe([(r, 0.1), (inner, 0.1)], 5 if k % 2 else 7, n=128))
    parts.append(lathe([(1.9, 0.1), (1.9, -0.25), (0, -0.25)], 1, n=128))
    turned(parts, (84, 0, 0), (0, 0, 2.55))
    for x in (-1, 1):
        tube([(x * 0.7, 0.35, 3.6), (x * 1.5, 0.1, 0)], 0.11, 2, smooth=False)
    tube([(0, 0.4, 3.6), (0, 1.8, 0)], 0.1, 2, smooth=False)
    a, b = Vector((0.05, -0.05, 2.55)), Vector((1.5, -2.3, 3.15))
    tube([a, b], 0.075, 12, smooth=False)
    d = (b - a).normalized()
    p, q = b - d * 0.75, b + d * 0.05
    for up in (Vector((0, 0, 1)), Vector((0.75, 0.6, -0.3)), Vector((-0.75, -0.6, -0.3))):
        facets([p, p + up * 0.34 + d * 0.28, q + up * 0.34 + d * 0.1, q], [(0, 1, 2, 3)], 3, solidify=0.03)
    floor()
    view(5.6, (0.1, 0, 2.2), -16, 8)
    light(-52, 44, sky=0.3)


@subject()
def impact():
    """A paper plane and the loop it has flown."""
    nose, keel = (2.3, 0, 0), (-1.5, 0, -0.95)
    parts = []
    for s, wing in ((1, 5), (-1, 1)):
        fold = (-1.7, 0.08 * s, 0.1)
        parts += [facets([nose, fold, (-1.9, 1.6 * s, 0.5)], [(0, 1, 2)], wing, solidify=0.03), facets([nose, fold, keel], [(0, 1, 2)], 3)]
    turned(parts, (14, -26, 24), (0.2, 0, 0.45))
    loop = [(-1.2 - 0.3 * t + 0.6 * math.sin(2 * math.pi * t), 1, -0.55 - 0.8 * t - 0.55 * (1 - math.cos(2 * math.pi * t))) for t in np.linspace(-0.05, 1.15, 61)]
    for k in range(0, 57, 6):
        tube(loop[k:k + 4], 0.045, 12, smooth=False)
    view(5.1, (-0.1, 0, -0.05), 0, 16)
    light(-20, 35, sky=0.35)
