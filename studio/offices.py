"""Subjects of the offices: landmarks of their cities, as wide as their only cut. Regions as in subjects.py."""
import math
import numpy as np
from kit import *


def spire(x, y, z, half, height, region):
    """A pyramid roof."""
    facets([(x - half, y - half, z), (x + half, y - half, z), (x + half, y + half, z), (x - half, y + half, z), (x, y, z + height)],
           [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], region)


def house(x, y, z, w, d, h, roof, wall=5, tiles=2, windows=2):
    """A house with its gable to the right."""
    box((w, d, h), wall, 0.0, loc=(x, y, z + h / 2))
    e = 0.06
    for s in (-1, 1):
        facets([(x - w / 2 - e, y, z + h + roof), (x + w / 2 + e, y, z + h + roof), (x + w / 2 + e, y + s * (d / 2 + e), z + h - 0.02), (x - w / 2 - e, y + s * (d / 2 + e), z + h - 0.02)], [(0, 1, 2, 3)], tiles, solidify=0.05)
    for s in (-1, 1):
        facets([(x + s * w / 2, y - d / 2, z + h), (x + s * w / 2, y + d / 2, z + h), (x + s * w / 2, y, z + h + roof)], [(0, 1, 2)], wall)
    for k in range(windows):
        box((0.15, 0.04, 0.24), 7, 0, loc=(x - w / 2 + w * (k + 0.5) / windows, y - d / 2, z + h * 0.56))


@subject(1280, 800)
def london():
    """Tower Bridge with raised leaves."""
    for s in (-1, 1):
        x = 1.5 * s
        carve((1.15, 1.5, 0.8), 8, 8, bevel=0.03, loc=(x, 0, -0.1))
        box((0.84, 0.84, 2.4), 1, 0.01, loc=(x, 0, 1.4))
        for z in (0.85, 1.55, 2.2):
            box((0.9, 0.9, 0.07), 2, 0.0, loc=(x, 0, z))
        box((0.4, 0.05, 0.5), 7, 0, loc=(x, -0.43, 0.55))
        for z in (1.2, 1.88):
            for k in (-0.14, 0.14):
                box((0.15, 0.05, 0.38), 7, 0, loc=(x + k, -0.43, z))
        box((0.34, 0.05, 0.2), 7, 0, loc=(x, -0.43, 2.42))
        spire(x, 0, 2.58, 0.42, 1.05, 3)
        tube([(x, 0, 3.5), (x, 0, 3.95)], 0.035, 12, smooth=False)
        for a in (-1, 1):
            for b in (-1, 1):
                cylinder(0.14, 2.7, 2, loc=(x + a * 0.42, b * 0.42, 1.5), bevel=0)
                lathe([(0.17, 0), (0, 0.55)], 7, loc=(x + a * 0.42, b * 0.42, 2.84))
        # the roadway to the bank and its suspension chain
        deck = 9
        box((deck, 0.62, 0.2), 2, 0.0, loc=(s * (1.9 + deck / 2), 0, 0.36))
        chain = lambda t: (s * (1.95 + 2.2 * t), -0.36, 2.15 - 1.62 * math.sin(math.pi / 2 * t) ** 0.9)
        tube([chain(t) for t in np.linspace(0, 1, 16)], 0.07, 12)
        tube([(s * (4.15 + 2.0 * t), -0.36, 0.53 + 0.9 * t ** 1.6) for t in np.linspace(0, 1, 10)], 0.07, 12)
        for t in np.linspace(0.12, 0.9, 7):
            c = chain(t)
            tube([c, (c[0], c[1], 0.4)], 0.028, 12, smooth=False)
        # a leaf of the roadway
        leaf = [box((1.12, 0.62, 0.16), 2, 0.01, loc=(-0.56 * s, 0, 0))]
        turned(leaf, (0, 34 * s, 0), (x - 0.42 * s, 0, 0.4))
    for y in (-0.28, 0.28):
        box((2.2, 0.16, 0.3), 5, 0.0, loc=(0, y, 2.02))
        for z in (1.84, 2.2):
            box((2.2, 0.2, 0.07), 7, 0.0, loc=(0, y, z))
    for k in range(8):
        box((0.05, 0.04, 0.3), 7, 0, loc=(-0.94 + 0.27 * k, -0.37, 2.02))
    sea(z=-0.42, size=26, waves=((0.05, 1.3, 0.25, 0.2), (0.03, 2.6, -0.4, 1.0)))
    view(5.6, (0, 0, 1.45), 16, 7)
    light(-48, 40, sky=0.3)


@subject(1280, 800)
def lisbon():
    """A tram on its hill."""
    W, L = 0.62, 1.75  # half width, half length
    bow = lambda k: [(-L, -W * k), (-L - 0.3, -0.36 * k), (-L - 0.3, 0.36 * k), (-L, W * k), (L, W * k), (L + 0.3, 0.36 * k), (L + 0.3, -0.36 * k), (L, -W * k)]
    def prism(k, z0, z1, region, grow=0.0):
        p = [(x * (1 + grow), y * (1 + grow)) for x, y in bow(k)]
        n = len(p)
        return facets([(x, y, z0) for x, y in p] + [(x, y, z1) for x, y in p], [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [tuple(range(n, 2 * n)), tuple(range(n))[::-1]], region)
    parts = [prism(1, 0.3, 0.52, 7), prism(1, 0.5, 1.18, 1, 0.01), prism(1, 1.18, 1.26, 12, 0.03), prism(1, 1.26, 1.86, 5), prism(1, 1.86, 1.98, 7, 0.05), prism(0.9, 1.98, 2.1, 2, 0.02)]
    parts.append(box((2.6, 0.66, 0.2), 3, 0.05, loc=(0, 0, 2.18)))
    for k in range(6):  # windows of the side
        parts.append(box((0.46, 0.06, 0.46), 7, 0, loc=(-1.42 + 0.568 * k, -W, 1.56)))
    for s in (-1, 1):  # windows of the end: one at the front, one at each corner
        parts.append(box((0.06, 0.56, 0.46), 7, 0, loc=(-L - 0.3, 0, 1.56)))
        parts.append(box((0.06, 0.28, 0.46), 7, 0, loc=(-L - 0.15, s * 0.49, 1.56), turn=(0, 0, -s * 49)))
        parts.append(box((0.7, 0.3, 0.3), 7, 0.1, loc=(s * 0.85, -0.3, 0.2)))
    for x in (-1.15, -0.55, 0.55, 1.15):
        parts.append(cylinder(0.26, 0.16, 12, loc=(x, -0.5, 0.26), turn=(90, 0, 0)))
    parts.append(lathe([(0, 0.1), (0.15, 0.1), (0.19, 0.02), (0.19, -0.06)], 12, loc=(-L - 0.34, 0, 0.9), turn=(0, -90, 0)))
    parts.append(box((0.1, 0.9, 0.12), 12, 0.03, loc=(-L - 0.36, 0, 0.42)))
    parts.append(box((0.12, 0.5, 0.2), 12, 0.02, loc=(-L - 0.28, 0, 2.05)))
    # the pole and its wire
    parts.append(tube([(0.2, 0, 2.25), (1.9, 0, 3.15)], 0.045, 12, smooth=False))
    parts.append(tube([(-9, 0, 3.15), (9, 0, 3.15)], 0.03, 12, smooth=False))
    for y in (-0.5, 0.5):
        parts.append(box((30, 0.1, 0.06), 12, 0.0, loc=(0, y, 0.02)))
    parts.append(facets([(-16, -9, 0), (16, -9, 0), (16, 9, 0), (-16, 9, 0)], [(0, 1, 2, 3)], 9))
    turned(parts, (0, -11, 0), (0.1, 0, 0))
    view(4.6, (-0.1, 0, 1.3), -42, 13)
    light(-14, 44, sky=0.3)


@subject(1280, 800)
def coimbra():
    """The university's clock tower above the roofs of its hill."""
    z0 = 1.0
    box((1.06, 1.06, 3.0), 1, 0.01, loc=(0, 0, z0 + 1.5))
    for z in (1.55, 2.2, 3.0):
        box((1.2, 1.2, 0.12), 2, 0.02, loc=(0, 0, z0 + z))
    for x, y, t in ((0, -0.54, 0), (0.54, 0, 90)):
        turned([box((0.34, 0.06, 0.5), 7, 0, loc=(0, 0, 0)), plate(ring(0.17, 24), 0.06, 7, bevel=0.0, loc=(0, 0, 0.25))], (0, 0, t), (x, y, z0 + 2.5))
        turned([box((0.2, 0.05, 0.5), 7, 0, loc=(0, 0, -0.75))], (0, 0, t), (x, y, z0 + 1.4))
        # the clock
        turned([plate(ring(0.3, 48), 0.08, 7, bevel=0.0, loc=(0, 0, 0)), plate(ring(0.24, 48), 0.1, 5, bevel=0.0, loc=(0, 0, 0)),
                box((0.05, 0.14, 0.2), 7, 0, loc=(0, 0, 0.08)), box((0.16, 0.14, 0.05), 7, 0, loc=(0.06, 0, 0))], (0, 0, t), (x, y, z0 + 1.88))
    for a in (-1, 1):
        for b in (-1, 1):
            lathe([(0.1, 0), (0.1, 0.14), (0.0, 0.42)], 7, loc=(a * 0.5, b * 0.5, z0 + 3.05), n=24)
    for k in range(5):
        box((0.07, 0.07, 0.22), 7, 0, loc=(-0.32 + 0.16 * k, -0.5, z0 + 3.16))
        box((0.07, 0.07, 0.22), 7, 0, loc=(0.5, -0.32 + 0.16 * k, z0 + 3.16))
    lathe([(0.4, 0), (0.4, 0.25), (0.34, 0.4), (0.16, 0.56), (0, 0.62)], 3, loc=(0, 0, z0 + 3.05))
    tube([(0, 0, z0 + 3.6), (0, 0, z0 + 4.1)], 0.035, 12, smooth=False)
    # the palace beside it, and the town
    house(-2.0, 0.4, 1.0, 3.0, 1.2, 0.85, 0.42, windows=6)
    house(1.75, 0.5, 1.0, 2.2, 1.1, 0.7, 0.4, windows=4)
    rng = np.random.default_rng(11)
    for row, (y, z, n, step) in enumerate(((-1.3, 0.3, 7, 1.16), (-2.4, -0.45, 9, 1.2))):
        for k in range(n):
            x = (k - (n - 1) / 2) * step + rng.uniform(-0.12, 0.12) + 0.3 * row
            fall = -0.1 * abs(x) ** 1.3 * 0.5
            house(x, y + rng.uniform(-0.15, 0.15), z + fall, rng.uniform(0.85, 1.05), 0.8, rng.uniform(0.55, 0.85), 0.36, wall=(5, 1)[k % 2], tiles=(2, 3)[(k + row) % 2], windows=2)
    sheet(lambda u, v: (26 * (u - 0.5), -5 + 12 * v, 0.9 - 0.26 * max(0, 1.2 - (-5 + 12 * v)) * 1.6 - 0.075 * abs(26 * (u - 0.5)) ** 1.35), 8, 80, 60, subsurf=0)
    view(5.9, (0, 0, 2.45), 24, 9)
    light(-34, 42, sky=0.32)


@subject(1280, 800)
def vilnius():
    """Gediminas’ Tower on its hill, with its flag."""
    z0 = 1.45
    for r0, r1, z, h in ((1.0, 0.96, 0, 0.95), (0.93, 0.9, 0.95, 0.75), (0.87, 0.85, 1.7, 0.6)):
        lathe([(r0, z0 + z), (r1, z0 + z + h), (0, z0 + z + h)], 1, n=8, turn=(0, 0, 22.5))
        lathe([(r0 + 0.03, z0 + z + h - 0.07), (r0 + 0.06, z0 + z + h), (r1 - 0.1, z0 + z + h + 0.02)], 7, n=8, turn=(0, 0, 22.5))
    lathe([(0.9, z0 + 2.3), (0.9, z0 + 2.5), (0.78, z0 + 2.5), (0.78, z0 + 2.3)], 2, n=8, turn=(0, 0, 22.5))
    for k, a in enumerate((-90, -45, -135, 0)):
        g = math.radians(a)
        for z, h in ((0.5, 0.42), (1.35, 0.38), (2.0, 0.28)):
            r = (0.91 if z < 1 else 0.85 if z < 1.7 else 0.8)
            turned([box((0.2, 0.06, h), 7, 0), plate(ring(0.1, 20, 0, h / 2), 0.06, 7, bevel=0)], (0, 0, a + 90), (r * math.cos(g), r * math.sin(g), z0 + z))
    tube([(0, 0, z0 + 2.3), (0, 0, z0 + 4.25)], 0.05, 12, smooth=False)
    wave = lambda u, v: (0.05 + 1.6 * u, 0.16 * math.sin(7 * u) * u ** 0.6, z0 + 3.25 + 0.92 * v - 0.1 * u)
    for k, region in enumerate((7, 1, 5)):
        sheet(lambda u, v, k=k: wave(u, (k + v) / 3), region, 40, 8)
    # the remains of the wall beside it
    for x, y, w, h in ((1.75, 0.1, 0.9, 0.5), (2.45, 0.2, 0.5, 0.28)):
        carve((w, 0.34, h), 1, 2, bevel=0.03, loc=(x, y, z0 - 0.12 + h / 2 - 0.1 * x * 0.3))
    def hill(u, v):
        x, y = 24 * (u - 0.5), 20 * (v - 0.5)
        r = math.hypot(x * 0.82, y)
        return (x, y, 1.5 - 4.2 * (1 - math.exp(-(max(0, r - 1.25) / 2.3) ** 1.7)) + 0.05 * math.sin(2.1 * x + y) * min(1, max(0, r - 1.4)))
    sheet(hill, 8, 200, 160, subsurf=0)
    # the path up
    top = lambda x, y: 1.5 - 4.2 * (1 - math.exp(-(max(0, math.hypot(x * 0.82, y) - 1.25) / 2.3) ** 1.7)) + 0.05
    path = []
    for t in np.linspace(0, 1, 40):
        a = math.radians(-20 - 150 * t)
        r = 1.35 + 3.3 * t ** 0.9
        path.append((r * math.cos(a) / 0.82, r * math.sin(a), top(r * math.cos(a) / 0.82, r * math.sin(a))))
    tube(path, 0.1, 5)
    view(5.5, (0.35, 0, 3.3), 18, 10)
    light(-62, 38, sky=0.2)
