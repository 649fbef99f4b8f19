"""Subjects of products for industries and services, one for each product card. Regions as in subjects.py."""
import math
from itertools import groupby
import numpy as np
from kit import *


@subject()
def core_systems():
    """A stone arch with a dark keystone."""
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
    view(5.0, (0, 0, 1.7), -20, 9)
    light(-50, 42, sky=0.3)


@subject()
def integration():
    """A plug before its socket."""
    half = [(0.78, 0), (0.8, 0.5), (0.7, 0.95), (0.42, 1.3), (0.3, 1.42), (0.3, 1.95), (0.2, 2.0), (0, 2.0)]
    for s, face in ((-1, [(0, 0)]), (1, [(0, 0.1), (0.62, 0.1), (0.64, 0)])):
        parts = [lathe(face + half, 1), torus(0.8, 0.07, 12, loc=(0, 0, 0.52))]
        parts += [torus(0.3, 0.06, 12, loc=(0, 0, z)) for z in (1.5, 1.68, 1.86)]
        for y in (-0.32, 0.32):
            parts.append(cylinder(0.12, 0.7, 12, loc=(0, y, -0.3)) if s < 0 else cylinder(0.15, 0.1, 7, loc=(0, y, 0.08)))
        turned(parts, (0, 90 * s, 0), (0.62 * s, 0, 0.85))
        tube([(x * s, y * s, z) for x, y, z in ((2.5, 0, 0.85), (2.9, 0, 0.8), (3.3, 0.1, 0.3), (3.1, 0.6, 0.16), (2.2, 1.5, 0.16), (0.6, 1.6, 0.16), (-0.4, 2.2, 0.16), (-0.9, 3.4, 0.16))], 0.16, 2)
    floor()
    view(5.6, (0, 0, 0.6), -32, 34)
    light(-55, 42, sky=0.3)


@subject()
def modernisation():
    """A candle in its holder, and a light bulb on its stand."""
    c = (-1.45, 0, 0)
    lathe([(0, 0), (0.95, 0), (1.12, 0.16), (1.1, 0.22), (0.9, 0.12), (0.5, 0.14), (0.46, 0.42), (0.4, 0.46), (0.36, 0.42)], 2, loc=c)
    lathe([(0.36, 0.2), (0.36, 1.62), (0.3, 1.7), (0.12, 1.64), (0, 1.63)], 5, loc=c)
    for a, h in ((-100, 0.75), (-60, 0.45), (-20, 0.6)):
        x, y = 0.36 * math.cos(math.radians(a)), 0.36 * math.sin(math.radians(a))
        tube([(c[0] + x, y, 1.66), (c[0] + x * 1.12, y * 1.12, 1.6 - h * 0.5), (c[0] + x * 1.08, y * 1.08, 1.6 - h)], 0.07, 5, radii=[0.7, 0.9, 1.2])
    tube([(c[0], 0, 1.6), (c[0] + 0.01, 0, 1.78), (c[0] + 0.08, 0, 1.9)], 0.045, 12)
    torus(0.3, 0.075, 2, loc=(c[0] - 1.2, 0, 0.3), turn=(90, 0, 0))
    at = (1.05, 0, 1.3)
    profile = [(0.3, 0), (0.3, 0.35), (0.36, 0.5)] + [(0.98 * math.sin(t), 1.62 + 0.98 * math.cos(t)) for t in np.linspace(0.72 * math.pi, 0, 24)]
    bulb = [lathe(profile, 1, n=128), cylinder(0.28, 0.7, 3, loc=(0, 0, -0.3)), *[torus(0.3, 0.075, 6, loc=(0, 0, -0.06 - 0.17 * k)) for k in range(4)]]
    # the filament is seen through the glass: it lies on its surface
    def on(x, z):
        r = np.interp(z, [h for _, h in profile], [r for r, _ in profile])
        return (x, -math.sqrt(r * r - x * x) - 0.01, z)
    wire = [(-0.16, 0.25), (-0.34, 1.25), *[(-0.34 + 0.17 * k, 1.25 + 0.4 * (k % 2)) for k in range(5)], (0.34, 1.25), (0.16, 0.25)]
    pts = [on(p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t) for p, q in zip(wire, wire[1:]) for t in (0, 0.25, 0.5, 0.75)] + [on(*wire[-1])]
    bulb.append(tube(pts, 0.04, 7, smooth=False))
    turned(bulb, (0, 0, 0), at)
    lathe([(0.36, 0.85), (0.42, 0.8), (0.44, 0.42), (0.85, 0.2), (0.95, 0.14), (0.95, 0), (0, 0)], 4, loc=(at[0], 0, 0))
    floor()
    view(5.3, (-0.45, 0, 1.95), 0, 10)
    light(-55, 42, sky=0.32)


@subject()
def payments():
    """A card terminal with a card and a receipt."""
    parts = [slab(rounded(1.15, 1.75, 0.22), 0.6, 1, 2, bevel=0.08)]
    parts += [slab(rounded(0.88, 0.5, 0.08), 0.08, 7, 7, loc=(0, -0.31, 1.0)), plate([(-0.4, 1.02), (-0.12, 0.72), (0.42, 1.24), (0.32, 1.34), (-0.12, 0.92), (-0.3, 1.12)], 0.05, 11, 0, loc=(0, -0.38, 0))]
    parts += [box((0.46, 0.16, 0.28), 7 if k == 11 else 3, 0.05, loc=(-0.62 + 0.62 * (k % 3), -0.33, 0.14 - 0.42 * (k // 3))) for k in range(12)]
    parts += [slab(rounded(0.82, 1.15, 0.1), 0.07, 7, 5, loc=(0, -0.05, -1.85)), box((0.4, 0.04, 0.3), 1, 0.04, loc=(-0.36, -0.1, -2.1))]
    parts.append(sheet(lambda u, v: (-0.75 + 1.5 * u, 0.14 + 0.9 * v ** 2.2, 1.6 + 1.35 * math.sin(1.5 * v)), 5, 12, 40, solidify=0.03))
    turned(parts, (-52, 0, 14), (0, 0, 1.05))
    floor(-0.9)
    view(5.9, (0, 0, 1.0), -14, 20)
    light(-55, 42, sky=0.3)


@subject()
def digital_banking():
    """A safe with a dial and a handle."""
    carve((2.6, 1.7, 2.8), 2, 1, bevel=0.05, loc=(0, 0, 1.7))
    parts = [plate(rounded(1.08, 1.18, 0.12), 0.12, 5, loc=(0, 0, 0)), plate(rounded(0.9, 1.0, 0.1), 0.06, 3, loc=(0, -0.07, 0))]
    # the dial, with marks round it
    parts.append(lathe([(0.4, 0), (0.4, 0.08), (0.36, 0.12), (0, 0.12)], 12, loc=(-0.3, -0.1, 0.42), turn=(90, 0, 0)))
    parts.append(lathe([(0.2, 0.1), (0.2, 0.24), (0, 0.24)], 7, loc=(-0.3, -0.1, 0.42), turn=(90, 0, 0)))
    # the handle: a hub with five spokes
    hub = (0.25, -0.3, -0.4)
    parts.append(lathe([(0.18, -0.2), (0.18, 0.1), (0, 0.12)], 12, loc=hub, turn=(90, 0, 0)))
    for k in range(5):
        a = math.radians(90 + 72 * k)
        end = (hub[0] + 0.5 * math.cos(a), hub[1], hub[2] + 0.5 * math.sin(a))
        parts += [tube([hub, end], 0.06, 12, smooth=False), sphere(0.1, 12, loc=end)]
    turned(parts, (0, 0, 0), (0.06, -0.88, 1.7))
    for z in (0.95, 2.45):
        cylinder(0.1, 0.42, 12, loc=(-1.12, -0.92, z))
    for x in (-0.95, 0.95):
        cylinder(0.2, 0.3, 12, loc=(x, -0.45, 0.15))
    floor()
    view(4.6, (0, 0, 1.55), -24, 12)
    light(-50, 42, sky=0.35)


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
        box((0.22, 0.5, 3.1), 1, 0.05, loc=(x, 0, 1.55))
    for z in (0.1, 3.05):
        box((4.1, 0.5, 0.24), 2, 0.05, loc=(0, 0, z))
    bead = [(0.06, -0.19), (0.2, -0.18), (0.29, -0.1), (0.31, 0), (0.29, 0.1), (0.2, 0.18), (0.06, 0.19)]
    for row, left in enumerate((5, 3, 4, 2)):
        z = 0.65 + 0.63 * row
        tube([(-1.9, 0, z), (1.9, 0, z)], 0.045, 12, smooth=False)
        for k in range(6):
            x = -1.58 + 0.41 * k if k < left else 1.58 - 0.41 * (5 - k)
            lathe(bead, 7 if k == left - 1 else (5, 3)[k % 2], loc=(x, 0, z), turn=(0, 90, 0))
    floor(z=-0.02)
    view(4.5, (0, 0, 1.55), -16, 10)
    light(-50, 42, sky=0.35)


@subject()
def regtech():
    """A fingerprint reader with a print on its glass."""
    slab(rounded(1.5, 1.95, 0.4), 0.6, 1, 2, bevel=0.08)
    slab(rounded(1.2, 1.5, 0.3), 0.1, 7, 7, bevel=0.01, loc=(0, -0.3, 0.15))
    inside = lambda x, z: (x / 0.92) ** 2 + ((z - 0.15) / 1.28) ** 2 < 1
    def ridge(points):
        """The parts of a line inside the fingerprint, except very short ones."""
        for within, part in groupby(points, lambda p: inside(*p)):
            part = [(x, -0.4, z) for x, z in part]
            if within and len(part) > 5:
                tube(part, 0.052, 12)
    for i in range(6):  # loops round the core
        r = 0.09 + 0.17 * i
        arch = [(-r * math.cos(t), 0.25 + 1.2 * r * math.sin(t)) for t in np.linspace(0, math.pi, 40)]
        legs = np.linspace(0, 1.6, 40)[1:]
        left = [(-r - (0.03 + 0.05 * i) * d * d, 0.25 - d) for d in legs]
        right = [(r + (0.03 + 0.05 * i) * d * d, 0.25 - d) for d in legs]
        line = left[::-1] + arch + right
        gap = (52, 30, 86, 20, 70, 45)[i]  # leave a gap in the ridge
        ridge(line[:gap])
        ridge(line[gap + 6:])
    box((0.5, 0.1, 0.08), 12, 0.02, loc=(0, -0.33, -1.68))
    view(4.7, (0, 0, 0), -16, 8)
    light(-50, 44, sky=0.34)


@subject()
def matter_management():
    """Five box files on a shelf, the last one leaning."""
    for x, z, lean, face in ((-1.45, 1.32, 0, 1), (-0.73, 1.32, 0, 6), (-0.01, 1.32, 0, 3), (0.71, 1.32, 0, 1), (1.62, 1.36, -15, 6)):
        p = [box((0.66, 1.7, 2.6), face, 0.03), box((0.5, 0.04, 0.9), 5, 0.01, loc=(0, -0.87, 0.55)), torus(0.17, 0.05, 7, loc=(0, -0.87, -0.75), turn=(90, 0, 0))]
        p += [box((w, 0.04, 0.08), 7, 0, loc=(w / 2 - 0.18, -0.9, 0.77 - 0.22 * k)) for k, w in enumerate((0.36, 0.36, 0.26))]
        turned(p, (0, lean, 0), (x, 0, z))
    box((4.5, 2.0, 0.16), 2, 0.02, loc=(0.15, 0, -0.08))
    floor(z=-0.16)
    view(5.2, (0.15, 0, 1.2), -22, 12)
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
    view(5.6, (0.6, 0.1, 0.75), -10, 40)
    light(-55, 42, sky=0.35)


@subject()
def listings():
    """An estate agent's board with a house on it."""
    box((0.26, 0.26, 4.3), 2, 0.03, loc=(-1.45, 0, 2.15))
    lathe([(0.24, 0), (0.24, 0.1), (0.1, 0.16), (0.16, 0.3), (0, 0.46)], 7, loc=(-1.45, 0, 4.3))
    box((3.3, 0.2, 0.2), 2, 0.03, loc=(0.2, 0, 3.75))
    tube([(-1.4, 0, 2.9), (-0.9, 0, 3.6)], 0.07, 7, smooth=False)
    for x in (-0.55, 1.35):
        tube([(x, 0, 3.7), (x, 0, 3.25)], 0.05, 7, smooth=False)
    slab(rounded(1.4, 1.1, 0.06), 0.16, 5, 7, bevel=0.02, loc=(0.4, 0, 2.15))
    house = [(-0.62, -0.42), (0.62, -0.42), (0.62, 0.2), (0.86, 0.2), (0.5, 0.52), (0.5, 0.78), (0.3, 0.78), (0.3, 0.7), (0, 0.96), (-0.86, 0.2), (-0.62, 0.2)]
    holes = [[(-0.16, -0.4), (-0.16, 0.05), (0.16, 0.05), (0.16, -0.4)]] + [[(x - 0.13, -0.12), (x - 0.13, 0.12), (x + 0.13, 0.12), (x + 0.13, -0.12)] for x in (-0.38, 0.38)]
    plate(house, 0.06, 7, bevel=0.0, holes=holes, loc=(0.4, -0.1, 2.22))
    for z, w in ((1.56, 1.9), (1.32, 1.2)):
        box((w, 0.04, 0.1), 7, 0, loc=(0.4, -0.09, z))
    lathe([(0.62, 0), (0.56, 0.12), (0.2, 0.2)], 8, loc=(-1.45, 0, 0))
    floor()
    view(5.3, (0.15, 0, 2.3), -16, 7)
    light(-50, 42, sky=0.32)


@subject()
def tenancies():
    """Two keys on a ring, with a tag in the form of a house."""
    torus(0.72, 0.075, 12, loc=(0, 0, 3.2), turn=(84, 0, 10))
    def key(turn, at, face, bits):
        p = [lathe([(0.3, -0.1), (0.58, -0.1), (0.62, 0), (0.58, 0.1), (0.3, 0.1), (0.26, 0), (0.3, -0.1)], face, turn=(90, 0, 0)),
             cylinder(0.14, 2.3, face, loc=(0, 0, -1.7)), *[torus(0.15, 0.06, 7, loc=(0, 0, z)) for z in (-0.72, -0.9)]]
        for i, (w, h) in enumerate(bits):
            p.append(box((w, 0.14, h), face, 0.02, loc=(0.08 + w / 2, 0, -2.7 + 0.34 * i)))
        turned(p, turn, at)
    key((0, 24, 0), (-0.42, -0.12, 2.15), 1, ((0.5, 0.22), (0.34, 0.2), (0.5, 0.2)))
    key((0, -2, 0), (0.02, 0.14, 2.05), 3, ((0.36, 0.2), (0.52, 0.24), (0.3, 0.18)))
    tag = [slab([(-0.55, -0.75), (0.55, -0.75), (0.55, 0.15), (0.72, 0.15), (0, 0.85), (-0.72, 0.15), (-0.55, 0.15)], 0.16, 5, 7, bevel=0.02, holes=[ring(0.12, 24, 0, 0.42)[::-1]])]
    tag += [box((0.26, 0.04, 0.5), 7, 0, loc=(-0.15, -0.09, -0.48)), box((0.22, 0.04, 0.24), 7, 0, loc=(0.25, -0.09, -0.2))]
    turned(tag, (0, -24, 0), (1.05, 0, 1.2))
    tube([(0.55, 0.05, 2.75), (0.95, -0.05, 2.2), (0.9, -0.1, 1.7)], 0.04, 12)
    view(5.4, (0.1, 0, 1.6), -10, 6)
    light(-55, 46, sky=0.3)


@subject()
def building_data():
    """A thermometer on a wall."""
    slab(rounded(0.95, 2.05, 0.3), 0.22, 5, 2, bevel=0.04, loc=(0, 0, 2.1))
    glass = lambda r: [(r * math.sin(t), -r * math.cos(t)) for t in np.linspace(0, math.pi * 0.78, 14)]
    turned([lathe(glass(0.42) + [(0.2, 0.5), (0.2, 2.75), (0.16, 2.9), (0, 2.94)], 3, n=64)], (0, 0, 0), (-0.28, -0.2, 0.72))
    # the column is drawn before the glass
    turned([lathe([(0, -0.32), *[(0.3 * math.sin(t), -0.3 * math.cos(t)) for t in np.linspace(0.1, 2.7, 12)], (0.1, 0.4), (0.1, 1.85), (0, 1.87)], 12, n=48)], (0, 0, 0), (-0.28, -0.62, 0.72))
    for k in range(9):
        w = 0.62 if k % 4 == 0 else 0.36
        box((w, 0.03, 0.09), 7, 0, loc=(0.08 + w / 2, -0.12, 1.36 + 0.27 * k))
    torus(0.15, 0.05, 12, loc=(0, -0.02, 4.25), turn=(90, 0, 0))
    box((9, 0.2, 9), 9, 0, loc=(0, 0.35, 2))
    view(4.9, (0, 0, 2.2), -20, 6)
    light(-55, 44, sky=0.3)


@subject()
def online_shops():
    """A laptop with the awning of a shop; a bag on its screen."""
    screen = [slab(rounded(2.0, 1.3, 0.12), 0.14, 7, 1, bevel=0.03), plate(rounded(1.86, 1.16, 0.05), 0.02, 5, bevel=0.002, loc=(0, -0.08, 0))]
    screen.append(plate([(-0.52, -1.0), (0.52, -1.0), (0.44, -0.05), (-0.44, -0.05)], 0.03, 7, bevel=0.003, loc=(0, -0.1, 0)))
    screen.append(tube([(0.22 * math.cos(t), -0.1, -0.08 + 0.36 * math.sin(t)) for t in np.linspace(math.pi, 0, 15)], 0.05, 7))
    turned(screen, (-8, 0, 0), (0, 0.5, 1.5))
    carve((4.1, 2.3, 0.16), 1, 2, loc=(0, -0.7, 0.08))
    box((3.5, 1.0, 0.04), 7, 0, loc=(0, -0.45, 0.17))
    box((1.1, 0.55, 0.03), 2, 0, loc=(0, -1.4, 0.17))
    n = 7
    for k in range(n):
        x = lambda u, k=k: -2.25 + 4.5 * (k + u) / n
        sheet(lambda u, v, x=x: (x(u), 0.8 - 1.0 * v, 3.5 - 0.62 * v - 0.1 * math.sin(math.pi * v)), 5 if k % 2 else 7, 8, 20)
        sheet(lambda u, v, x=x: (x(u), -0.21, 2.88 - v * (0.2 + 0.24 * math.sin(math.pi * u))), 5 if k % 2 else 7, 16, 6)
    floor()
    view(5.3, (0, 0, 1.6), -20, 14)
    light(-45, 30, sky=0.4)


@subject()
def marketplaces():
    """A crate of apples with a price on a stick."""
    for z in (0.28, 0.78, 1.28):
        for y in (-1.0, 1.0):
            box((3.6, 0.12, 0.4), 1, 0.02, loc=(0, y, z))
        for x in (-1.74, 1.74):
            box((0.12, 2.0, 0.4), 3, 0.02, loc=(x, 0, z))
    for x in (-1.62, 1.62):
        for y in (-0.86, 0.86):
            box((0.24, 0.24, 1.5), 2, 0.01, loc=(x, y, 0.78))
        box((0.3, 0.1, 1.44), 2, 0.02, loc=(x, -1.1, 0.78))
    box((3.4, 1.9, 0.9), 7, 0, loc=(0, 0, 0.6))
    apple = [(0, 0.36), (0.08, 0.38), (0.26, 0.48), (0.46, 0.4), (0.55, 0.14), (0.5, -0.18), (0.33, -0.46), (0, -0.5)]
    for y, z, xs in ((-0.45, 1.55, (-1.13, 0.0, 1.13)), (0.55, 1.6, (-0.6, 0.6)), (0.05, 2.3, (-0.57, 0.57))):
        for x in xs:
            lathe(apple, 4 if z > 2 else 5, loc=(x, y, z), turn=(16, 9 * x, 0))
            tube([(x, y - 0.1, z + 0.34), (x + 0.03, y - 0.12, z + 0.55), (x + 0.12, y - 0.1, z + 0.72)], 0.055, 12)
    tube([(1.5, 1.0, 1.2), (1.5, 1.0, 3.1)], 0.07, 12, smooth=False)
    turned([slab(rounded(0.72, 0.5, 0.08), 0.1, 7, 5, bevel=0.01), *(box((w, 0.03, 0.13), 5, 0, loc=(0, -0.06, z)) for w, z in ((0.9, 0.16), (0.6, -0.16)))], (0, -6, 0), (1.5, 0.9, 3.2))
    floor()
    view(5.2, (0, 0, 1.85), -24, 20)
    light(-45, 44, sky=0.35)


@subject()
def stock():
    """Boxes on a sack truck."""
    parts = [carve((1.9, 1.5, 0.1), 2, 7, bevel=0.02, loc=(-0.05, 0, 0.1))]
    for w, d, h, z, face in ((1.75, 1.4, 1.15, 0.15, 1), (1.55, 1.25, 0.95, 1.3, 3), (1.15, 1.05, 0.75, 2.25, 1)):
        parts += [carve((w, d, h), face, 6, loc=(0.82 - w / 2, 0, z + h / 2)), box((0.24, d + 0.02, h + 0.02), 7, 0, loc=(0.82 - w / 2, 0, z + h / 2)), box((0.36, 0.04, 0.22), 5, 0, loc=(0.82 - w * 0.25, -d / 2, z + 0.28))]
    for y in (-0.6, 0.6):
        parts += [tube([(0.95, y, 0.1), (0.95, y, 3.5), (1.0, y, 4.0), (1.5, y, 4.15)], 0.09, 12), cylinder(0.45, 0.2, 7, bevel=0.05, loc=(1.3, y * 1.25, 0.42), turn=(90, 0, 0)), cylinder(0.18, 0.24, 5, loc=(1.3, y * 1.25, 0.42), turn=(90, 0, 0)), tube([(0.95, y, 1.0), (1.3, y, 0.42)], 0.07, 12, smooth=False)]
    parts += [tube([(0.97, -0.6, z), (0.97, 0.6, z)], 0.07, 12, smooth=False) for z in (1.3, 2.3, 3.3)]
    turned(parts, (0, 10, 0), (-0.4, 0, 0.26))
    floor()
    view(5.1, (0.05, 0, 2.15), -28, 14)
    light(-50, 42, sky=0.34)


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


@subject(width=1000)
def production_planning():
    """A conveyor with three parcels."""
    half, r = 2.3, 0.24
    belt = [(x + r * math.cos(math.radians(g)), r * math.sin(math.radians(g))) for x, g0 in ((half, -90), (-half, 90)) for x, g in ((x, g0 + 15 * k) for k in range(13))]
    plate(belt, 1.4, 7, loc=(0, 0, 1.1))
    box((2 * half, 0.1, 0.26), 5, 0.03, loc=(0, -0.74, 1.1))
    for k in range(7):
        cylinder(0.17, 0.12, 12, loc=(-half + 2 * half * k / 6, -0.78, 1.1), turn=(90, 0, 0))
    for x in (-1.7, 1.7):
        for y in (-0.62, 0.62):
            box((0.2, 0.16, 0.95), 3, 0.02, loc=(x, y, 0.46))
    for x, h, face in ((-1.55, 0.8, 1), (0, 1.2, 5), (1.55, 0.7, 1)):
        carve((1.0, 1.0, h), face, 6, loc=(x, 0, 1.35 + h / 2))
        box((0.2, 1.02, h + 0.02), 7, 0, loc=(x, 0, 1.35 + h / 2))
    floor()
    view(4.6, (0, 0, 1.15), -30, 17)
    light(-45, 42, sky=0.4)


@subject()
def quality_control():
    """A magnifying glass over one of three screw nuts."""
    def nut(r, at):
        hexagon = [(r * math.cos(math.pi * k / 3), r * math.sin(math.pi * k / 3)) for k in range(6)]
        slab(hexagon, 0.6 * r, 5, 2, holes=[ring(0.5 * r)[::-1]], loc=at, turn=(-90, 0, 14))
        torus(0.56 * r, 0.05, 7, loc=(at[0], at[1], at[2] + 0.3 * r))
    nut(1.0, (-0.5, 0.35, 0.3))
    nut(0.5, (1.75, 1.0, 0.15))
    nut(0.5, (1.1, 1.95, 0.15))
    glass = [torus(1.42, 0.15, 12), lathe([(0.14, 1.5), (0.14, 1.8), (0.24, 1.88), (0.27, 3.2), (0.2, 3.4), (0, 3.42)], 3, turn=(90, 0, 0))]
    glass.append(lathe([(0.25, 1.86), (0.27, 1.95), (0.25, 2.04)], 7, turn=(90, 0, 0)))
    turned(glass, (0, 0, 42), (-0.5, 0.2, 1.0))
    floor()
    view(5.7, (0.3, -0.1, 0.5), 0, 60)
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


@subject()
def native_apps():
    """A camera."""
    slab(rounded(1.85, 1.05, 0.2), 0.95, 1, 2, loc=(0, 0, 1.05))
    box((3.5, 0.82, 0.2), 7, 0.04, loc=(0, 0, 2.16))
    slab([(-0.62, 0), (0.62, 0), (0.4, 0.48), (-0.4, 0.48)], 0.8, 2, 6, loc=(0, 0, 2.24))
    cylinder(0.2, 0.3, 7, loc=(-1.3, 0, 2.36))
    cylinder(0.32, 0.22, 3, loc=(1.2, 0, 2.34))
    box((0.5, 0.08, 0.3), 5, 0.02, loc=(1.28, -0.48, 1.72))
    ahead = dict(loc=(-0.05, -0.45, 1.0), turn=(90, 0, 0))
    lathe([(1.02, 0), (1.02, 0.2), (0.94, 0.24)], 7, **ahead)
    lathe([(0.92, 0.2), (0.9, 0.72)], 3, **ahead)
    lathe([(0.9, 0.72), (0.98, 0.76), (0.98, 1.02), (0.9, 1.06), (0.8, 1.06), (0.72, 0.9)], 5, **ahead)
    lathe([(0.72, 0.9), (0.4, 0.96), (0, 1.0)], 7, **ahead)
    place(torus(0.44, 0.045, 5), (-0.05, -1.44, 1.0), (90, 0, 0))
    place(sphere(0.12, 5), (-0.32, -1.46, 1.28), (0, 0, 0), (1, 0.4, 1))
    floor()
    view(4.7, (0.05, 0, 1.15), -26, 14)
    light(-50, 42, sky=0.32)


@subject()
def cross_platform():
    """A pocket knife with three open tools."""
    outline = rounded(1.95, 0.5, 0.48, 12)

    def scale(u, v):
        """The front of the handle, which swells towards its middle."""
        x, z = outline[round(u * len(outline)) % len(outline)]
        core, t = max(-1.45, min(1.45, x)), v * math.pi / 2
        return (core + (x - core) * math.cos(t), -0.26 - 0.26 * math.sin(t), z * math.cos(t))
    parts = [sheet(scale, 1, len(outline) + 1, 24, subsurf=0)]
    parts += [slab(rounded(1.98, 0.53, 0.51), 0.07, 5, 7, bevel=0.01, loc=(0, y, 0)) for y in (-0.23, 0, 0.23)]
    parts += [sphere(0.15, 7, loc=(x, -0.46, 0), scale=(1, 0.5, 1)) for x in (-1.45, 1.45)]
    parts += [slab(rounded(0.42, 0.15, 0.14), 0.1, 12, 12, bevel=0.01, loc=(0.1, -0.52, 0))]

    def tool(outline, at, lean, y, groove=()):
        t = [slab(outline, 0.12, 5, 7, bevel=0.02)] + [box((0.09, 0.03, 0.8), 7, 0.01, loc=(x, -0.07, z)) for x, z in groove]
        turned(t, (0, lean, 0), (at, y, 0.1))
        parts.extend(t)
    tool([(-0.26, 0), (0.26, 0), (0.28, 0.5), (0.4, 1.7), (0.26, 2.3), (-0.06, 2.75), (-0.2, 2.1), (-0.28, 0.6)], -1.5, -34, -0.11, ((0.02, 1.5),))
    tool([(-0.22, 0), (0.22, 0), (0.22, 1.2), (0.4, 1.4), (0.2, 1.7), (0.22, 2.05), (-0.22, 2.05), (-0.22, 1.2)], 1.5, 38, 0.11)
    # the corkscrew
    screw = [(0.22 * math.cos(t), 0.22 * math.sin(t), 0.8 + 0.1 * t) for t in np.linspace(0, 2 * math.pi * 2.25, 60)]
    parts.append(tube([(0, 0, 0), (0, 0, 0.6), (0.15, 0, 0.75)] + screw, 0.09, 3, loc=(0.05, 0.05, 0.3)))
    turned(parts, (0, 10, 0), (0, 0, 0.8))
    view(5.9, (0.3, 0, 1.5), -14, 16)
    light(-50, 48, sky=0.3)


@subject()
def at_work():
    """A hard hat."""
    dome = lambda a, t, k=1.0: (1.5 * k * math.cos(t) * math.cos(a), 1.8 * k * math.cos(t) * math.sin(a), 1.55 * k * math.sin(t) ** 0.92)
    sheet(lambda u, v: dome(2 * math.pi * u, math.pi / 2 * v * 0.999), 1, 90, 40, subsurf=0)

    def brim(u, v, z=0.0):
        a = 2 * math.pi * u
        ahead = max(0, -math.sin(a)) ** 1.6
        r = 1 + v * (0.1 + 0.3 * ahead)
        return (1.5 * r * math.cos(a), 1.8 * r * math.sin(a), z - 0.14 * v * ahead)
    sheet(lambda u, v: brim(u, v, 0.04), 2, 120, 10, subsurf=0)
    tube([brim(u, 1, 0.02) for u in np.linspace(0, 1, 90)], 0.07, 7, cyclic=True)
    # ribs from the front to the back
    for x, r in ((-0.42, 0.1), (0, 0.16), (0.42, 0.1)):
        tube([(x, 1.8 * 0.98 * math.cos(t), 1.55 * math.sqrt(max(0, 1 - (x / 1.5) ** 2)) * math.sin(t) * 1.0) for t in np.linspace(math.radians(14), math.radians(166), 30)], r, 5 if x == 0 else 3)
    sheet(lambda u, v: dome(2 * math.pi * u, 0.06 + 0.1 * v, 1.012), 7, 90, 6, subsurf=0)
    floor(z=-0.2)
    view(4.6, (0, -0.2, 0.62), -42, 18)
    light(-34, 44, sky=0.3)


@subject()
def rescue():
    """A fire extinguisher."""
    lathe([(0, 0), (0.86, 0), (0.9, 0.12), (0.9, 2.5), (0.84, 2.78), (0.66, 3.0), (0.34, 3.14), (0.3, 3.3), (0, 3.3)], 1)
    lathe([(0.9, 0.02), (0.94, 0.1), (0.94, 0.28), (0.9, 0.34)], 7)
    painted(cylinder(0.91, 1.15, 5, bevel=0.0, loc=(0, 0, 1.5)), lambda c, n: 5 if n.y < -0.25 else 1)
    for k in range(3):
        sheet(lambda u, v, k=k: (0.93 * math.sin(1.1 * (u - 0.5)), -0.93 * math.cos(1.1 * (u - 0.5)), 1.86 - 0.28 * k - 0.1 * v), 7, 20, 3)
    cylinder(0.3, 0.5, 7, loc=(0, 0, 3.45))
    box((0.62, 0.4, 0.3), 12, 0.03, loc=(0.05, 0, 3.62))
    # the two levers
    turned([box((1.35, 0.26, 0.12), 12, 0.03, loc=(0.6, 0, 0))], (0, -16, 0), (0.1, 0, 3.86))
    turned([box((1.2, 0.26, 0.12), 12, 0.03, loc=(0.6, 0, 0))], (0, 6, 0), (0.1, 0, 3.6))
    place(lathe([(0.24, 0), (0.24, 0.1), (0, 0.1)], 5), (0.0, -0.24, 3.45), (90, 0, 0))
    place(torus(0.22, 0.06, 7), (0.0, -0.34, 3.45), (90, 0, 0))
    # the hose and its horn
    tube([(-0.25, 0, 3.62), (-0.8, -0.05, 3.75), (-1.35, -0.1, 3.3), (-1.4, -0.15, 2.4), (-1.32, -0.2, 1.5)], 0.13, 7)
    place(lathe([(0.14, 0), (0.18, -0.3), (0.36, -1.1), (0.3, -1.1)], 2), (-1.32, -0.2, 1.5), (0, 3, 0))
    lathe([(0.92, 2.02), (0.96, 2.06), (0.96, 2.2), (0.92, 2.24)], 7)
    floor()
    view(5.1, (-0.15, 0, 2.0), -12, 9)
    light(-52, 42, sky=0.3)


@subject()
def smart_metering():
    """An electricity meter with its counter."""
    slab(rounded(1.55, 1.95, 0.2), 0.34, 1, 2, bevel=0.04, loc=(0, 0, 2.35))
    place(lathe([(1.36, 0), (1.4, 0.16), (1.34, 0.26), (1.24, 0.26)], 7, n=128), (0, -0.17, 2.65), (90, 0, 0))
    place(lathe([(1.24, 0.2), (0, 0.2)], 5, n=128), (0, -0.17, 2.65), (90, 0, 0))
    box((1.96, 0.08, 0.7), 7, 0, loc=(0, -0.4, 2.98))
    for k, digit in enumerate("0742"):
        x = -0.69 + 0.46 * k
        box((0.4, 0.06, 0.58), 5, 0, loc=(x, -0.45, 2.98))
        letters(digit, 0.62, 7, 0.05, (x, -0.5, 2.98))
    # the disc that turns, in its slot
    box((1.5, 0.08, 0.26), 7, 0, loc=(0, -0.4, 2.3))
    box((1.34, 0.1, 0.11), 5, 0, loc=(0, -0.42, 2.3))
    box((0.2, 0.12, 0.12), 7, 0, loc=(0.24, -0.43, 2.3))
    for x in (-0.3, 0.3):
        box((0.44, 0.06, 0.07), 7, 0, loc=(x, -0.4, 1.86))
    slab(rounded(1.3, 0.4, 0.08), 0.24, 3, 7, bevel=0.03, loc=(0, -0.24, 0.92))
    for x in (-0.9, 0.9):
        place(cylinder(0.11, 0.1, 7), (x, -0.4, 0.92), (90, 0, 0))
    for x in (-0.55, 0.55):
        tube([(x, 0, 0.6), (x, 0, -2)], 0.17, 7, smooth=False)
    box((12, 0.2, 12), 9, 0, loc=(0, 0.4, 2))
    view(5.0, (0, 0, 2.12), -16, 6)
    light(-52, 44, sky=0.34)


@subject()
def forecasting():
    """A windsock in a fresh breeze."""
    tube([(-1.7, 0.1, 0), (-1.7, 0.1, 4.1)], 0.1, 12, smooth=False)
    sphere(0.17, 7, loc=(-1.7, 0.1, 4.2))
    n = 5

    def sock(t, a):
        r = 0.72 - 0.42 * t
        x, z = -1.55 + 3.7 * t, 3.45 - 0.75 * t ** 1.6 + 0.06 * math.sin(9 * t)
        return (x + 0.25 * r * math.sin(a) * t, -r * math.cos(a), z + r * math.sin(a))
    for k in range(n):
        sheet(lambda u, v, k=k: sock((k + u) / n, 2 * math.pi * v), (7, 5)[k % 2], 14, 60, subsurf=0, solidify=0.03)
    tube([sock(0, a) for a in np.linspace(0, 2 * math.pi, 40)], 0.07, 12, cyclic=True)
    tube([sock(1, a) for a in np.linspace(0, 2 * math.pi, 40)], 0.04, 7, cyclic=True)
    for a in (90, 0, 180, 270):
        tube([sock(0, math.radians(a)), (-1.7, 0.1, 3.45)], 0.035, 12, smooth=False)
    lathe([(0.5, 0), (0.46, 0.14), (0.2, 0.26), (0.1, 0.28)], 7, loc=(-1.7, 0.1, 0))
    floor()
    view(5.4, (0.2, 0, 2.15), -14, 7)
    light(-50, 44, sky=0.32)


@subject(width=1440, height=900)
def carbon():
    """Two footprints in sand."""
    # circles along the sole, and one for each toe: x, y, radius
    sole = np.array([(0.02, -1.05, 0.4), (0.04, -0.7, 0.4), (0.12, -0.25, 0.34), (0.06, 0.25, 0.5), (0.02, 0.5, 0.58), (-0.06, 0.65, 0.52)])
    sole = np.stack([np.interp(np.linspace(0, 5, 40), range(6), c) for c in sole.T], 1)
    foot = np.vstack([sole, [(-0.55, 1.52, 0.32), (-0.03, 1.7, 0.23), (0.38, 1.6, 0.21), (0.7, 1.38, 0.19), (0.96, 1.08, 0.17)]])
    c, n = math.cos(math.radians(-14)), math.sin(math.radians(-14))

    def sand(u, v):
        x, y = (u - 0.5) * 9, (v - 0.5) * 7
        h = 0.035 * math.sin(1.1 * y + 0.5 * math.sin(0.9 * x)) + 0.02 * math.sin(2.3 * y - 0.8 * x)
        for s in (-1, 1):
            px, py = x + s, y + 0.75 * s
            across, along = s * (px * c + py * n), py * c - px * n
            # the distance from the edge of the foot, positive inside
            d = (foot[:, 2] - np.hypot(across - foot[:, 0], along - foot[:, 1])).max()
            h += 0.16 * math.exp(-((d + 0.12) / 0.16) ** 2) - (0.3 if d > 0 else 0)
        return (x, y, h)
    painted(sheet(sand, 1, 720, 560, subsurf=0), lambda c, n: 7 if c.z < -0.15 else None)
    view(5.4, (0, 0, 0), 0, 58)
    light(-58, 26, sky=0.25)


@subject()
def circular():
    """A crate of returnable bottles, with two arrows in a circle on its front."""
    W, D = 1.8, 0.95
    box((2 * W, 2 * D, 0.3), 7, 0, loc=(0, 0, 0.15))
    for s in (-1, 1):
        for z in (0.33, 1.0):
            box((2 * W, 0.1, 0.6), 1, 0.02, loc=(0, s * D, z))
            box((0.12, 2 * D, 0.6), 3, 0.02, loc=(s * W, 0, z))
    bottle = [(0.36, 0), (0.36, 1.55), (0.33, 1.75), (0.2, 2.1), (0.15, 2.3), (0.15, 2.66)]
    for x in (-1.2, -0.4, 0.4, 1.2):
        for y in (-0.45, 0.45):
            lathe(bottle, 5 if y < 0 else 2, n=64, loc=(x, y, 0.2))
            lathe([(0.15, 2.62), (0.19, 2.62), (0.2, 2.66), (0.2, 2.8), (0.16, 2.86), (0, 2.86)], 7, n=48, loc=(x, y, 0.2))
    # the mark: two arrows that follow each other
    for a in (0, 180):
        tip = math.radians(a + 130)
        head = [(r * math.cos(tip) - q * math.sin(tip), r * math.sin(tip) + q * math.cos(tip)) for r, q in ((0.18, 0), (0.42, 0.34), (0.66, 0))]
        arc = lambda r: ring(r, 14, a0=a + 18, a1=a + 130)
        plate(arc(0.34) + head + arc(0.5)[::-1], 0.03, 12, bevel=0, loc=(0, -D - 0.13, 0.66))
    slab(rounded(0.85, 0.62, 0.1), 0.06, 5, 7, bevel=0.01, loc=(0, -D - 0.07, 0.66))
    floor()
    view(5.2, (0, 0, 1.45), -24, 13)
    light(-50, 42, sky=0.34)


@subject()
def patient_records():
    """A patient's folder with papers."""
    tab = [(-1.8, -1.3), (1.8, -1.3), (1.8, 1.25), (0.1, 1.25), (-0.1, 1.6), (-1.5, 1.6), (-1.8, 1.3)]
    slab(tab, 0.08, 2, 7, bevel=0.02, loc=(0, 0.3, 1.35))
    for k in range(3):
        turned([box((3.1, 0.04, 2.6), 5, 0, loc=(0, 0, 0))] + ([box((1.5, 0.06, 0.09), 7, 0, loc=(-0.5, -0.01, 1.12)), box((0.8, 0.06, 0.09), 7, 0, loc=(0.9, -0.01, 1.12))] if k == 2 else []), (0, (5, -3, 1)[k], 0), ((0.1, 0, -0.05)[k], 0.2 - 0.1 * k, 1.66 - 0.1 * k))
    front = [slab([(-1.85, -1.25), (1.85, -1.25), (1.85, 1.0), (-1.85, 1.0)], 0.1, 1, 7, bevel=0.02)]
    front.append(slab(cross(0.22, 0.66), 0.1, 7, 7, bevel=0.01, loc=(0, -0.08, -0.05)))
    turned(front, (13, 0, 0), (0, -0.32, 1.22))
    floor()
    view(4.5, (0, 0, 1.5), -22, 12)
    light(-50, 42, sky=0.36)


@subject()
def telehealth():
    """A phone on its stand, with a stethoscope round its neck."""
    W, H = 1.25, 2.05
    phone = [slab(rounded(W, H, 0.28), 0.22, 7, 1, bevel=0.04), plate(rounded(W - 0.14, H - 0.14, 0.2), 0.02, 5, bevel=0.002, loc=(0, -0.11, 0))]
    # a heart, the buttons of the call, and the speaker
    heart = [(0.05 * 16 * math.sin(t) ** 3, 0.05 * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t))) for t in np.linspace(0, 2 * math.pi, 60)[:-1]]
    phone.append(slab(heart, 0.1, 7, 7, bevel=0.01, loc=(0, -0.14, 0.55)))
    phone += [cylinder(0.2, 0.06, 7, bevel=0.01, loc=(x, -0.14, -1.45), turn=(90, 0, 0)) for x in (-0.55, 0, 0.55)]
    phone.append(box((0.6, 0.03, 0.1), 7, 0.01, loc=(0, -0.13, 1.7)))
    # the stethoscope: over the top, its ear tubes at the left and its chest piece at the right
    for x, end in ((-1.05, -0.35), (-0.72, -0.55)):
        phone += [tube([(0, 0.5, 2.1), (x, 0.4, 2.5), (x, -0.3, 2.2), (x, -0.36, 1.0), (x, -0.34, end)], 0.07, 12), sphere(0.13, 12, loc=(x, -0.34, end - 0.1), scale=(1, 1, 1.3))]
    phone.append(tube([(0, 0.5, 2.1), (0.95, 0.4, 2.55), (0.95, -0.3, 2.2), (0.98, -0.36, 1.0), (0.9, -0.36, -0.3)], 0.1, 12))
    phone += [lathe([(0, -0.1), (0.4, -0.1), (0.44, 0), (0.4, 0.1), (0.3, 0.06), (0, 0.06)], 1, loc=(0.9, -0.4, -0.7), turn=(90, 0, 0)), torus(0.42, 0.06, 12, loc=(0.9, -0.42, -0.7), turn=(90, 0, 0))]
    turned(phone, (-12, 0, 0), (0, 0, 2.1))
    box((1.9, 1.1, 0.14), 4, 0.04, loc=(0, 0, 0.07))
    floor()
    view(5.3, (0, 0, 2.15), -18, 10)
    light(-50, 44, sky=0.34)


@subject()
def health_information():
    """An open book with a cross, and its ribbon."""
    W, D = 2.0, 2.6
    top = lambda u: 0.3 + 0.8 * u ** 0.5 * (1 - 0.8 * u)
    for s in (-1, 1):
        sheet(lambda u, v, s=s: (s * W * u, -D / 2 + D * v, top(u)), 5, 60, 12, subsurf=0)
        for y in (-D / 2, D / 2):
            sheet(lambda u, v, s=s, y=y: (s * W * u, y, 0.12 + (top(u) - 0.12) * v), 2, 60, 8, subsurf=0)
        sheet(lambda u, v, s=s: (s * W, -D / 2 + D * u, 0.12 + (top(1) - 0.12) * v), 2, 12, 8, subsurf=0)
        box((W + 0.12, D + 0.24, 0.12), 7, 0.02, loc=(s * (W + 0.12) / 2, 0, 0.06))
        mark = lambda x0, x1, y, h, s=s: sheet(lambda u, v: (s * W * (x0 + (x1 - x0) * u), y + h * (v - 0.5), top(x0 + (x1 - x0) * u) + 0.02), 7, 20, 4, subsurf=0)
        for k in range(5 if s > 0 else 0):
            mark(0.2, 0.62 if k == 4 else 0.86, 0.9 - 0.42 * k, 0.13)
        for x0, x1, y, h in ((0.22, 0.84, 0.25, 0.36), (0.44, 0.62, 0.25, 1.1), (0.3, 0.76, -0.75, 0.12)) if s < 0 else ():
            mark(x0, x1, y, h)
    tube([(0, D / 2, 0.42), (0.02, -D / 2, 0.4), (0.12, -D / 2 - 0.2, 0.2), (0.16, -D / 2 - 0.6, 0.03)], 0.07, 7)
    floor()
    view(5.2, (-0.1, -0.15, 0.3), -18, 42)
    light(-50, 40, sky=0.3)


@subject()
def triage():
    """An ambulance."""
    body = [(-2.15, 0.45), (0.75, 0.45), (0.75, 2.5), (0.68, 2.58), (-2.1, 2.58), (-2.15, 2.5)]
    slab(body, 1.7, 5, 2, bevel=0.04)
    cab = [(0.75, 0.45), (2.3, 0.45), (2.34, 0.6), (2.3, 1.22), (1.85, 1.36), (1.4, 2.2), (0.75, 2.2)]
    slab(cab, 1.6, 1, 2, bevel=0.04)
    # windows
    plate([(0.95, 1.34), (1.66, 1.34), (1.32, 2.04), (0.95, 2.04)], 0.06, 7, bevel=0.0, loc=(0, -0.8, 0))
    facets([(1.88, -0.68, 1.38), (1.88, 0.68, 1.38), (1.47, 0.68, 2.14), (1.47, -0.68, 2.14)], [(0, 1, 2, 3)], 7, loc=(0.03, 0, 0.02))
    box((0.06, 0.5, 0.22), 5, 0.02, loc=(2.33, -0.42, 0.92))
    box((0.06, 0.5, 0.22), 5, 0.02, loc=(2.33, 0.42, 0.92))
    box((0.12, 1.5, 0.16), 12, 0.03, loc=(2.34, 0, 0.55))
    # the stripe and the cross
    box((2.86, 0.04, 0.26), 7, 0, loc=(-0.7, -0.86, 1.02))
    box((1.45, 0.04, 0.22), 7, 0, loc=(1.5, -0.81, 1.02))
    plate(cross(0.17, 0.48), 0.06, 7, bevel=0.0, loc=(-0.75, -0.87, 1.8))
    for x in (0.3, -0.3):
        place(sphere(0.22, 12), (0.9 + x * 0.3, x * 1.6, 2.36), (0, 0, 0), (0.7, 1.4, 0.9))
    box((0.3, 1.5, 0.1), 7, 0.02, loc=(0.95, 0, 2.26))
    for x in (-1.35, 1.5):
        for y in (-0.78, 0.78):
            place(cylinder(0.5, 0.26, 7, bevel=0.06), (x, y, 0.45), (90, 0, 0))
        place(cylinder(0.25, 0.05, 5, bevel=0.01), (x, -0.93, 0.45), (90, 0, 0))
    floor(z=-0.05)
    view(5.2, (0.05, 0, 1.22), 30, 14)
    light(-14, 44, sky=0.34)


@subject()
def devices():
    """A watch showing a pulse."""
    W = 0.62
    for s in (-1, 1):
        def strap(u, v, s=s):
            t = 2.5 * u
            return ((v - 0.5) * 2 * W * (1 - 0.12 * u), 0.05 + 0.9 * u ** 2.2, s * (0.85 + t * 0.78))
        sheet(strap, 1, 14, 40, subsurf=0, solidify=0.12)
        sheet(lambda u, v, s=s: (lambda p: (p[0] * 0.86, p[1] - 0.05, p[2]))(strap(0.12 + 0.8 * u, v)), 2, 14, 40, subsurf=0)
        for k in range(3):
            if s < 0:
                p = strap(0.36 + 0.2 * k, 0.5)
                place(sphere(0.11, 7), (p[0], p[1] - 0.06, p[2]), (0, 0, 0), (1.3, 0.6, 0.8))
    slab(rounded(1.12, 1.25, 0.36), 0.5, 5, 3, bevel=0.08, loc=(0, -0.1, 0))
    slab(rounded(0.96, 1.08, 0.28), 0.08, 7, 7, bevel=0.01, loc=(0, -0.36, 0))
    place(cylinder(0.2, 0.26, 7), (1.2, -0.1, 0.35), (0, 90, 0))
    pulse = [(-0.84, 0), (-0.42, 0), (-0.28, 0.2), (-0.16, 0), (-0.06, -0.26), (0.12, 0.78), (0.3, -0.5), (0.42, 0), (0.84, 0)]
    tube([(x, -0.43, z - 0.02) for x, z in pulse], 0.075, 5, smooth=False)
    view(5.1, (0, 0, 0), -24, 10)
    light(-50, 46, sky=0.36)


@subject()
def trials():
    """Test tubes in a rack."""
    for z in (0.12, 1.35):
        box((4.1, 1.1, 0.16), 1, 0.02, loc=(0, 0, z))
    for x in (-1.98, 1.98):
        box((0.16, 1.1, 1.9), 2, 0.02, loc=(x, 0, 0.9))
    for k, level in enumerate((1.05, 2.3, 1.9, 2.6)):
        x, r, h = -1.32 + 0.88 * k, 0.31, 3.1
        at = (x, -0.05, 0.2)
        bottom = [(r * math.sin(t), r - r * math.cos(t)) for t in np.linspace(0, math.pi / 2, 10)]
        lathe(bottom + [(r, level), (0, level)], 7, n=48, loc=at)
        lathe([(r, level), (r, h), (r + 0.09, h + 0.02), (r + 0.09, h + 0.12), (r - 0.02, h + 0.14), (r - 0.02, h - 0.1)], 5, n=64, loc=at)
        # a gleam along the glass
        tube([(x - 0.17, -0.05 - 0.28, z) for z in (1.75, 3.0)], 0.035, 11, smooth=False)
    floor()
    view(4.7, (0, 0, 1.6), -20, 14)
    light(-50, 42, sky=0.36)


@subject()
def flexibility():
    """Chargers and storage: a charging post with its cable."""
    slab(rounded(0.95, 2.15, 0.3), 1.1, 1, 2, bevel=0.06, loc=(-0.3, 0, 2.3))
    carve((2.6, 1.7, 0.22), 5, 7, bevel=0.04, loc=(-0.3, 0, 0.11))
    slab(rounded(0.68, 0.62, 0.1), 0.1, 7, 7, bevel=0.02, loc=(-0.3, -0.58, 3.5))
    plate([(0.08, 0.44), (-0.3, -0.06), (-0.04, -0.06), (-0.12, -0.44), (0.3, 0.1), (0.04, 0.1)], 0.06, 5, bevel=0.005, loc=(-0.3, -0.66, 3.5))
    slab(rounded(0.68, 0.12, 0.05), 0.08, 3, 7, bevel=0.01, loc=(-0.3, -0.58, 2.55))
    box((1.36, 0.06, 0.08), 7, 0, loc=(-0.3, -0.56, 0.75))
    # the plug in its holder, and the cable
    box((0.3, 0.6, 0.8), 7, 0.06, loc=(0.78, -0.1, 2.75))
    turned([lathe([(0, -0.2), (0.24, -0.2), (0.27, 0), (0.27, 0.5), (0.2, 0.6), (0, 0.6)], 5), torus(0.27, 0.05, 7, loc=(0, 0, 0.06))], (0, 62, 0), (0.95, -0.1, 2.95))
    tube([(1.4, -0.1, 3.2), (1.62, -0.1, 3.2), (1.7, -0.1, 2.9), (1.62, -0.1, 2.5)], 0.19, 2, radii=[1.1, 1, 0.9, 0.7])
    tube([(1.62, -0.1, 2.6), (1.72, -0.2, 1.7), (1.7, -0.3, 0.8), (1.3, -0.35, 0.45), (0.95, -0.25, 0.6), (0.6, -0.1, 1.0)], 0.1, 12)
    floor()
    view(5.6, (0.25, 0, 2.15), -24, 12)
    light(-52, 42, sky=0.32)
