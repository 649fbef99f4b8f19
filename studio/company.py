"""Subjects of pages about the company: stages, savings, habits, advice, working days, open positions and page headers. Regions as in subjects.py."""
import math
import numpy as np
from kit import *


# Three stages.
@subject()
def prepare():
    """A toolbox, packed: a hammer, a screwdriver, a brush and a spanner."""
    W, D = 1.8, 0.75
    for s in (-1, 1):
        slab([(-D, 0), (D, 0), (D, 0.85), (0.26, 1.75), (-0.26, 1.75), (-D, 0.85)], 0.16, 1, 7, loc=(s * W, 0, 0), turn=(0, 0, 90))
        box((2 * W, 0.12, 0.82), 2, 0.01, loc=(0, s * (D - 0.06), 0.44))
    box((2 * W, 2 * D - 0.1, 0.1), 2, 0.0, loc=(0, 0, 0.06))
    cylinder(0.11, 2 * W + 0.5, 3, bevel=0.03, loc=(0, 0.1, 1.5), turn=(0, 90, 0))
    head = [(-0.62, 1.06), (-0.5, 1.06), (-0.42, 0.98), (-0.2, 1.08), (0.2, 1.1), (0.5, 0.98), (0.72, 0.66), (0.74, 0.9), (0.56, 1.24), (0.2, 1.42), (-0.2, 1.42), (-0.42, 1.5), (-0.5, 1.44), (-0.62, 1.44)]
    turned([cylinder(0.12, 2.4, 5, bevel=0.02), slab(head, 0.3, 12, 12, bevel=0.03)], (0, -6, 0), (-1.15, -0.3, 1.3))
    driver = [lathe([(0.1, -1.5), (0.1, 0), (0.2, 0.04), (0.2, 0.14)], 12), lathe([(0.16, 0.14), (0.3, 0.3), (0.26, 0.6), (0.32, 1.0), (0.24, 1.16), (0, 1.2)], 1, n=8)]
    turned(driver, (0, 5, 0), (-0.12, -0.3, 1.1))
    brush = [lathe([(0.12, -1.2), (0.1, -0.3), (0.2, 0.1), (0.3, 0.25)], 3), box((0.78, 0.3, 0.34), 12, 0.02, loc=(0, 0, 0.4)), slab([(-0.36, 0.56), (0.36, 0.56), (0.42, 1.2), (-0.3, 1.34)], 0.24, 6, 6, bevel=0.02)]
    turned(brush, (0, -4, 0), (0.6, -0.3, 1.25))
    jaw = ring(0.34, 20, 0, 0, 130, 410) + [(0.14, 0.02), (-0.14, 0.02)]
    turned([plate(jaw, 0.14, 12, bevel=0.01, loc=(0, 0, 1.15)), box((0.22, 0.12, 2.0), 12, 0.02)], (0, 12, 0), (1.3, -0.3, 1.15))
    floor()
    view(5.0, (0, 0, 1.25), -22, 14)
    light(-50, 44, sky=0.3)


@subject()
def construct():
    """A half-built wall and a trowel."""
    L, D, H, gap = 1.3, 0.9, 0.56, 0.1
    for row, bricks in enumerate(((1, 1, 1), (0.5, 1, 1, 0.5), (1, 1), (0.5, 1))):
        x = -2.1
        for share in bricks:
            w = (L + gap) * share - gap
            painted(box((w, D, H), 5, 0.03, loc=(x + w / 2, 0, (H + gap) * row + H / 2)), lambda c, n: 2 if abs(n.x) > 0.7 else 1 if n.z > 0.7 else None)
            x += w + gap
        box((x + 2.1 - gap - 0.08, D - 0.1, H + gap), 7, 0, loc=((x - gap - 2.1) / 2, 0.02, (H + gap) * row + H / 2 - gap))
    # the trowel stands in mortar on the step
    blade = [(0, 0), (0.46, 0.62), (0.5, 1.0), (0.36, 1.24), (-0.36, 1.24), (-0.5, 1.0), (-0.46, 0.62)]
    trowel = [slab(blade, 0.08, 5, 2), tube([(0, 0, 1.2), (0, -0.02, 1.45), (0, -0.25, 1.55), (0, -0.28, 1.8)], 0.08, 12),
              lathe([(0, 0), (0.15, 0.02), (0.19, 0.2), (0.16, 0.6), (0.2, 0.85), (0.1, 0.98), (0, 1.0)], 3, loc=(0, -0.28, 1.7))]
    turned(trowel, (-14, 20, -22), (0.95, -0.1, 1.3))
    floor()
    view(5.4, (0.05, 0, 1.8), -26, 18)
    light(-58, 42, sky=0.22)


@subject()
def improve():
    """A watering can and a young plant."""
    can = [lathe([(0, -0.8), (0.86, -0.8), (0.86, 0.72), (0.78, 0.8), (0.7, 0.72)], 1), lathe([(0.7, 0.7), (0, 0.7)], 7),
           lathe([(0.87, -0.82), (0.9, -0.76), (0.87, -0.66)], 7), lathe([(0.87, 0.55), (0.9, 0.64), (0.87, 0.72)], 7),
           tube([(-0.7, 0, -0.5), (-1.15, 0, -0.25), (-1.5, 0, 0.4), (-1.85, 0, 0.85)], 0.17, 2, radii=[1.4, 1.1, 0.85, 0.75]),
           place(lathe([(0.12, 0), (0.42, 0.34), (0.46, 0.4), (0.42, 0.44), (0, 0.5)], 3), (-1.78, 0, 0.78), (0, -52, 0)),
           tube([(-0.3, 0, 0.75), (-0.2, 0, 1.4), (0.8, 0, 1.5), (1.5, 0, 0.9), (1.4, 0, 0.0), (0.84, 0, -0.35)], 0.11, 7)]
    turned(can, (0, -26, 0), (1.4, 0.4, 2.75))
    for k in range(4):  # jets of water
        out, top = -0.6 - 0.18 * k, 2.52 + 0.1 * k
        tube([(out, 0.4, top), (out - 0.24, 0.35, top - 0.1), (out - 0.36, 0.3, top - 0.5), (out - 0.4, 0.3, top - 0.75 - 0.2 * (k % 2))], 0.04, 12)
    x0 = -1.15
    lathe([(0, 0), (0.6, 0), (0.8, 0.8), (0.92, 0.8), (0.95, 1.04), (0.8, 1.04)], 2, loc=(x0, 0, -0.75))
    lathe([(0.8, 0.98), (0, 1.0)], 7, loc=(x0, 0, -0.75))
    tube([(x0, 0, 0.2), (x0 + 0.08, 0, 0.7), (x0, 0, 1.1), (x0 + 0.04, 0, 1.45)], 0.06, 12)
    for z, s, length, rise in ((0.4, 1, 1.05, 0.6), (0.65, -1, 1.0, 0.65), (0.95, 1, 0.75, 0.75), (1.2, -1, 0.55, 0.6)):
        for half, region in ((-1, 1), (1, 5)):  # the two halves of a leaf, which bends down at its tip
            def blade(u, v):
                w = half * v * 0.27 * length * math.sin(math.pi * u ** 0.75)
                return (x0 + s * length * u - s * 0.4 * w, -0.2 * u - 0.3 * abs(w), z + rise * u - 0.6 * u * u + w)
            sheet(blade, region, 30, 8)
    floor(z=-0.75)
    view(6.0, (0.05, 0, 1.7), -8, 12)
    light(-52, 42, sky=0.3)


# Six savings.
@subject()
def first_week():
    """A calendar, its first week marked."""
    parts = [slab(rounded(1.75, 1.75, 0.12), 0.3, 5, 2, bevel=0.03), slab(rounded(1.75, 0.4, 0.1), 0.08, 7, 7, bevel=0.01, loc=(0, -0.16, 1.36))]
    parts.append(slab(rounded(1.56, 0.32, 0.12), 0.06, 12, 12, bevel=0.005, loc=(0, -0.17, 0.5)))
    for r in range(4):
        for c in range(7):
            size = 0.13 if r else 0.15
            parts.append(box((2 * size, 0.03, 2 * size), 7 if r else 5, 0, loc=(-1.26 + 0.42 * c, -0.16 if r else -0.21, 0.5 - 0.58 * r)))
    for x in (-0.9, 0.9):
        parts.append(tube([(x, -0.2, 1.45), (x, -0.42, 1.75), (x, -0.1, 2.15), (x, 0.28, 1.85), (x, 0.2, 1.45)], 0.09, 12))
    turned(parts, (-10, 0, 0), (0, 0, 1.85))
    floor(z=0.05)
    view(5.0, (0, 0, 1.95), -24, 10)
    light(-52, 42, sky=0.3)


@subject()
def courier():
    """A courier's bicycle, loaded."""
    A, B = (-1.35, 0, 0.95), (1.35, 0, 0.95)  # rear and front axle
    for x, _, z in (A, B):
        place(torus(0.9, 0.075, 12, n=128), (x, 0, z), (90, 0, 0))
        place(cylinder(0.12, 0.24, 12), (x, 0, z), (90, 0, 0))
        for k in range(7):
            a = math.pi * k / 7 + 0.2
            tube([(x + 0.88 * math.cos(a), 0, z + 0.88 * math.sin(a)), (x - 0.88 * math.cos(a), 0, z - 0.88 * math.sin(a))], 0.018, 12, smooth=False)
    crank, seat, head, fork = (-0.25, 0, 0.9), (-0.55, 0, 2.05), (0.95, 0, 2.1), (1.0, 0, 1.85)
    for a, b, r in ((crank, seat, 0.075), (crank, fork, 0.085), (seat, head, 0.085), (A, crank, 0.06), (A, seat, 0.06), (head, B, 0.075)):
        tube([a, b], r, 12, smooth=False)
    tube([seat, (-0.63, 0, 2.35)], 0.06, 12, smooth=False)
    sphere(0.2, 12, loc=(-0.68, 0, 2.42), scale=(1.9, 0.9, 0.5))
    tube([head, (0.9, 0, 2.45)], 0.06, 12, smooth=False)
    tube([(0.55, -0.38, 2.5), (0.85, -0.36, 2.55), (0.92, 0, 2.48), (0.85, 0.36, 2.55), (0.55, 0.38, 2.5)], 0.065, 12)
    place(cylinder(0.3, 0.06, 12), (crank[0], -0.12, crank[2]), (90, 0, 0))
    tube([(crank[0], -0.18, crank[2]), (crank[0] + 0.28, -0.2, crank[2] - 0.36)], 0.05, 12, smooth=False)
    box((0.3, 0.2, 0.07), 12, 0.02, loc=(crank[0] + 0.3, -0.3, crank[2] - 0.38))
    # the load: parcels behind and ahead
    def parcel(x, z, w, d, h, turn=0):
        carve((w, d, h), 1, 2, bevel=0.02, loc=(x, 0, z + h / 2), turn=(0, 0, turn))
        box((0.14, d + 0.02, h + 0.02), 7, 0, loc=(x, 0, z + h / 2), turn=(0, 0, turn))
    box((1.25, 0.6, 0.07), 12, 0.01, loc=(-1.6, 0, 2.0))
    for x in (-2.0, -1.3):
        tube([A, (x, 0, 2.0)], 0.04, 12, smooth=False)
    parcel(-1.6, 2.03, 1.1, 0.7, 0.72)
    parcel(-1.55, 2.77, 0.75, 0.6, 0.46, 8)
    box((0.8, 0.6, 0.07), 12, 0.01, loc=(1.55, 0, 2.0))
    tube([B, (1.55, 0, 2.0)], 0.04, 12, smooth=False)
    parcel(1.55, 2.03, 0.72, 0.6, 0.5)
    floor()
    view(5.3, (0.0, 0, 1.65), -16, 8)
    light(-50, 42, sky=0.32)


@subject()
def half_price():
    """Scissors in a banknote."""
    h, W = 1.2, 2.15
    # the banknote, cut at the right
    lift = lambda x, s: 0.0 if x < -0.2 else s * 0.26 * ((x + 0.2) / 2.0) ** 1.6
    gap = lambda x: 0.0 if x < -0.3 else 0.1 * (x + 0.3)
    parts = []
    for s in (-1, 1):
        at = lambda u, v, s=s, o=0.0: (-W + 2 * W * u, s * (gap(-W + 2 * W * u) + (h - 0.0) * v), lift(-W + 2 * W * u, s) + o)
        parts.append(sheet(lambda u, v: at(u, v), 5, 60, 12, solidify=0.03))
        parts.append(sheet(lambda u, v: at(0.03 + 0.94 * u, 0.82 + 0.1 * v, o=0.05), 7, 60, 4))
        for u0 in (0.03, 0.945):
            parts.append(sheet(lambda u, v, u0=u0: at(u0 + 0.025 * u, 0.92 * v, o=0.05), 7, 4, 20))
        # bars at the right
        for k in (0.3, 0.52):
            parts.append(sheet(lambda u, v, k=k: at(0.62 + 0.26 * u, k + 0.1 * v, o=0.05), 7, 20, 4))
    parts.append(place(letters("100", 0.95, 7), (-1.05, 0, 0.05)))
    # the scissors: blades to the left, rings to the right
    out = [(-2.0, 0.02), (-1.2, 0.24), (0.0, 0.3), (0.9, 0.12), (0.9, -0.06), (0.0, -0.16), (-2.0, -0.06)]
    for s in (-1, 1):
        half = [plate([(x, s * y) for x, y in out][::-s], 0.09, 12, bevel=0.01), tube([(0.6, 0, s * 0.04), (1.05, 0, s * 0.12), (1.5, 0, -s * 0.05)], 0.13, 12),
                torus(0.5, 0.13, 12, n=96, loc=(1.95, 0, -s * 0.15), turn=(90, 0, 0), scale=(1.2, 1, 1))]
        turned(half, (-90, 0, 0))
        turned(half, (0, 0, -s * 17), (1.5, 0, 0.16 + 0.1 * s))
        parts += half
    parts.append(cylinder(0.16, 0.4, 5, loc=(1.5, 0, 0.2)))
    turned(parts, (0, 0, 24), (-0.85, -0.3, 0.3))
    floor(z=0)
    view(7.0, (0.15, -0.1, 0.3), 0, 58)
    light(-55, 46, sky=0.3)


@subject()
def hourglass():
    """An hourglass, nearly run out."""
    for z in (0.12, 4.08):
        lathe([(0, -0.13), (1.22, -0.13), (1.3, -0.06), (1.3, 0.06), (1.22, 0.13), (0, 0.13)], 1, loc=(0, 0, z))
        lathe([(1.31, -0.03), (1.33, 0), (1.31, 0.03)], 7, loc=(0, 0, z))
    for a in (-160, -20, 90):
        g = math.radians(a)
        lathe([(0.08, 0.2), (0.13, 0.6), (0.08, 1.2), (0.15, 2.1), (0.08, 3.0), (0.13, 3.6), (0.08, 4.0)], 3, loc=(1.06 * math.cos(g), 1.06 * math.sin(g), 0), n=40)
    def r(z):  # the glass, from 0.25 to 3.95
        t = abs(z - 2.1) / 1.85
        return 0.1 + 0.78 * math.sin(min(1, t * 1.12) * math.pi / 2) ** 1.35 * (1 if t < 0.9 else (1 - ((t - 0.9) / 0.1) ** 2 * 0.25))
    def glass(u, v):
        a, z = math.pi * (1.04 * u - 0.02), 0.25 + 3.7 * v
        return (r(z) * math.cos(a), r(z) * math.sin(a), z)
    sheet(glass, 5, 40, 120)
    for s in (-1, 1):  # the rim that separates it from the ground
        tube([(s * r(z), 0, z) for z in np.linspace(0.25, 3.95, 50)], 0.035, 12)
    # the sand: a little above, a heap below
    lathe([(0, 2.14)] + [(r(z) * 0.94, z) for z in np.linspace(2.14, 2.8, 12)] + [(0, 2.68)], 12)
    tube([(0, -0.05, 2.2), (0, -0.05, 1.0)], 0.045, 12, smooth=False)
    lathe([(0, 0.26)] + [(r(z) * 0.94, z) for z in np.linspace(0.26, 0.85, 12)] + [(0.4, 1.12), (0, 1.4)], 12)
    floor()
    view(5.0, (0, 0, 2.08), -10, 8)
    light(-50, 42, sky=0.35)


@subject()
def measure():
    """A tape measure, drawn out."""
    out = [(-1.15, -1.0), (1.0, -1.0), (1.15, -0.85), (1.15, 0.1)] + ring(1.1, 16, 0.05, 0.1, 0, 120) + [(-0.7, 0.9), (-1.15, 0.3)]
    parts = [slab(out, 0.95, 1, 2, bevel=0.09, loc=(0, 0, 1.05))]
    parts.append(place(lathe([(0, 0.06), (0.6, 0.06), (0.66, 0.0), (0.66, -0.05)], 5), (0.1, -0.47, 1.15), (90, 0, 0)))
    parts.append(place(lathe([(0.5, 0.08), (0.58, 0.08)], 7), (0.1, -0.47, 1.15), (90, 0, 0)))
    parts.append(place(lathe([(0.24, 0.08), (0, 0.08)], 7), (0.1, -0.47, 1.15), (90, 0, 0)))
    parts.append(box((0.34, 0.5, 0.2), 7, 0.04, loc=(-1.05, 0, 1.5), turn=(0, -50, 0)))
    n = 2.7
    tape = lambda u, v: (-1.1 - n * u, 0.9 * (v - 0.5), 0.2 + 0.1 * abs(2 * v - 1) ** 2)
    parts.append(sheet(tape, 5, 40, 14))
    for k in range(1, 9):
        def tick(p, v, u=k / 9, long=0.72 if k % 4 == 0 else 0.46):
            x, y, z = tape(u + 0.016 * (2 * p - 1), 0.18 + (long - 0.18) * v)
            return (x, y, z + 0.012)
        parts.append(sheet(tick, 7, 3, 14))
    parts.append(box((0.09, 0.98, 0.42), 12, 0.01, loc=(-1.12 - n, 0, 0.12)))
    turned(parts, (0, 0, 30), (1.25, 0.6, 0))
    floor()
    view(5.4, (-0.05, 0, 0.95), 4, 34)
    light(-50, 44, sky=0.3)


@subject()
def jigsaw():
    """Four jigsaw pieces, the last one above its place."""
    S = 1.35
    def side(p, q, s):
        """One side from p to q, with a knob to the left (1), to the right (-1) or none (0)."""
        (x0, y0), (x1, y1) = p, q
        if not s:
            return [p]
        dx, dy = x1 - x0, y1 - y0
        nx, ny = -dy * s, dx * s
        at = lambda a, b: (x0 + dx * a + nx * b, y0 + dy * a + ny * b)
        knob = [at(0.5 + 0.15 * math.cos(t), 0.17 + 0.15 * math.sin(t)) for t in np.linspace(math.radians(215), math.radians(-35), 18)]
        return [p, at(0.36, 0.0), at(0.4, 0.03)] + knob + [at(0.6, 0.03), at(0.64, 0.0)]
    def piece(x, y, top, right, low, left, region, **at):
        c = [(x, y), (x + S, y), (x + S, y + S), (x, y + S)]
        out = []
        for p, q, s in zip(c, c[1:] + c[:1], (low, right, top, left)):
            out += side(p, q, s)
        return slab(out, 0.3, region, 7, bevel=0.02, **at)
    g = 0.025
    parts = []
    for o, (dx, dy, dz, t) in ((piece(-S, -S, 1, -1, 0, 0, 1), (-g, -g, 0, 0)), (piece(-S, 0, 0, 1, -1, 0, 2), (-g, g, 0, 0)), (piece(0, -S, -1, 0, 0, 1, 3), (g, -g, 0, 0)), (piece(0, 0, 0, 0, 1, -1, 5), (0.5, 0.45, 0.75, -14))):
        turned([o], (-90, 0, 0))
        turned([o], (0, 0, t), (dx, dy, dz + 0.15))
        parts.append(o)
    turned(parts, (0, 0, 16))
    floor()
    view(5.2, (0.2, 0.2, 0.35), 8, 46)
    light(-55, 44, sky=0.3)


# Advice.
@subject()
def microscope():
    """A microscope."""
    slab([(-1.2, -0.9), (1.2, -0.9), (1.2, 0.9), (0.5, 1.0), (-0.5, 1.0), (-1.2, 0.9)], 0.3, 1, 7, bevel=0.04, loc=(0, 0, 0.15), turn=(-90, 0, 0))
    arm = [(0.95, 0.3), (1.25, 1.2), (1.2, 2.3), (0.75, 3.1), (0.1, 3.3), (0.1, 2.95), (0.55, 2.75), (0.75, 2.1), (0.8, 1.3), (0.45, 0.3)]
    slab(arm, 0.5, 1, 2, bevel=0.04)
    for x, r, t in ((0.98, 0.34, 1.05), (0.75, 0.2, 2.35)):
        place(cylinder(r, 0.9, 3, bevel=0.05), (x, 0, t), (90, 0, 0))
    box((1.5, 1.2, 0.14), 7, 0.02, loc=(-0.35, 0, 1.25))
    box((0.7, 0.4, 0.05), 5, 0.0, loc=(-0.55, -0.2, 1.35))
    lathe([(0, 0.3), (0.36, 0.32), (0.42, 0.5), (0.2, 0.62), (0.2, 1.2)], 2, loc=(-0.45, 0, 0))
    barrel = [lathe([(0.0, -1.0), (0.12, -1.0), (0.16, -0.7), (0.26, -0.66), (0.28, -0.3), (0.36, -0.26), (0.36, 0.9), (0.28, 0.94), (0.28, 1.5), (0.36, 1.54), (0.36, 1.8), (0.2, 1.82), (0, 1.78)], 5),
              lathe([(0.37, 0.0), (0.39, 0.05), (0.37, 0.1)], 7), lathe([(0.37, 0.75), (0.39, 0.8), (0.37, 0.85)], 7), lathe([(0.29, 0.98), (0.37, 1.54), (0.37, 1.8), (0.3, 1.83)], 7)]
    turned(barrel, (0, 0, 0), (-0.45, 0, 2.55))
    box((0.7, 0.36, 0.36), 2, 0.04, loc=(0.0, 0, 3.1))
    floor()
    view(5.1, (0.05, 0, 2.15), -24, 10)
    light(-52, 42, sky=0.3)


# Three habits.
@subject()
def knot():
    """A reef knot of two ropes."""
    def centre(s):
        """The centre line of one rope, which enters from one side, passes round the other rope's bight and returns."""
        k = [(-3.4, 0.5, 0.0), (-2.0, 0.42, 0.06), (-1.05, 0.36, 0.3), (0.0, 0.62, -0.3), (0.62, 0.95, 0.0), (1.02, 0.62, 0.3), (1.1, 0.0, 0.34)]
        k = k + [(x, -z, y) for x, z, y in k[-2::-1]]
        return [(s * x, s * y, z) for x, z, y in k]
    def smooth(k, n=240):
        p = np.array(k)
        t = np.concatenate([[0], np.cumsum(np.sqrt(np.linalg.norm(np.diff(p, axis=0), axis=1)))])
        q = np.linspace(0, t[-1], n)
        m = np.gradient(p, t, axis=0)
        i = np.clip(np.searchsorted(t, q) - 1, 0, len(t) - 2)
        h = (t[i + 1] - t[i])[:, None]
        f = ((q - t[i]) / (t[i + 1] - t[i]))[:, None]
        return (2 * f ** 3 - 3 * f ** 2 + 1) * p[i] + (f ** 3 - 2 * f ** 2 + f) * h * m[i] + (-2 * f ** 3 + 3 * f ** 2) * p[i + 1] + (f ** 3 - f ** 2) * h * m[i + 1]
    parts = []
    for s, region in ((1, 1), (-1, 5)):
        c = smooth(centre(s))
        d = np.gradient(c, axis=0)
        d /= np.linalg.norm(d, axis=1)[:, None]
        a = np.cross(d, (0, 1, 0))
        a /= np.linalg.norm(a, axis=1)[:, None]
        b = np.cross(d, a)
        run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(c, axis=0), axis=1))])
        for k in range(3):
            g = run * 4.2 + 2 * math.pi * k / 3
            q = c + 0.15 * (np.cos(g)[:, None] * a + np.sin(g)[:, None] * b)
            parts.append(tube([tuple(v) for v in q], 0.165, region, smooth=False))
    turned(parts, (0, -8, 0))
    view(4.6, (0, 0, 0), -10, 8)
    light(-50, 46, sky=0.28)


@subject()
def cake():
    """A cake, one slice of it served."""
    def wedge(a0, a1, loc, R=1.6):
        parts, n = [], max(3, int((a1 - a0) / 5))
        arc = [(R * math.cos(math.radians(a0 + (a1 - a0) * k / n)), R * math.sin(math.radians(a0 + (a1 - a0) * k / n))) for k in range(n + 1)]
        levels = ((0.0, 0.42, 1), (0.42, 0.56, 7), (0.56, 0.98, 1), (0.98, 1.12, 7), (1.12, 1.5, 1), (1.5, 1.64, 12))
        for z0, z1, region in levels:
            for p, q in (((0, 0), arc[0]), (arc[-1], (0, 0))):
                parts.append(facets([(*p, z0), (*q, z0), (*q, z1), (*p, z1)], [(0, 1, 2, 3)], region))
        parts.append(facets([(*p, 0) for p in arc] + [(*p, 1.36) for p in arc], [(k, k + 1, n + 2 + k, n + 1 + k) for k in range(n)], 2))
        # icing that has run down
        drip = lambda t: 1.36 - 0.14 * (0.5 + 0.5 * math.sin(math.radians(a0 + (a1 - a0) * t) * 14))
        m = 8 * n
        rim = [((R + 0.03) * math.cos(math.radians(a0 + (a1 - a0) * k / m)), (R + 0.03) * math.sin(math.radians(a0 + (a1 - a0) * k / m))) for k in range(m + 1)]
        parts.append(facets([(*p, drip(k / m)) for k, p in enumerate(rim)] + [(*p, 1.64) for p in rim], [(k, k + 1, m + 2 + k, m + 1 + k) for k in range(m)], 12))
        parts.append(facets([(0, 0, 1.64)] + [(*p, 1.64) for p in rim], [(0, k, k + 1) for k in range(1, m + 1)], 5))
        step = 30
        for a in np.arange(math.ceil((a0 + 10) / step) * step, a1 - 9, step):
            g = math.radians(a)
            parts.append(sphere(0.17, 7, loc=(1.28 * math.cos(g), 1.28 * math.sin(g), 1.76)))
        turned(parts, (0, 0, 0), loc)
    wedge(-55, 265, (0, 0, 0.14))
    g = math.radians(285)
    wedge(268, 302, (0.95 * math.cos(g), 1.25 * math.sin(g), 0.14))
    lathe([(0, 0), (2.5, 0.0), (2.62, 0.1), (2.55, 0.14), (2.3, 0.08), (0, 0.08)], 3, n=128, loc=(0.05, -0.3, 0))
    floor(z=-0.02)
    view(5.8, (0.05, -0.2, 0.75), -2, 30)
    light(-58, 44, sky=0.3)


@subject()
def key():
    """A key on its ring, in a wide picture."""
    parts = []
    for x, z in ((-0.42, 0.42), (-0.42, -0.42), (-1.02, 0.0)):
        parts.append(place(torus(0.42, 0.15, 1, n=96), (x, 0, z), (90, 0, 0)))
    rod = [lathe([(0, -0.2), (0.22, -0.2), (0.3, -0.12), (0.3, 0.0), (0.2, 0.06), (0.2, 0.3), (0.3, 0.36), (0.3, 0.5), (0.19, 0.56), (0.18, 2.75), (0.24, 2.8), (0.24, 2.98), (0.16, 3.06), (0, 3.06)], 5)]
    turned(rod, (0, 90, 0))
    parts += rod
    bit = [(1.75, -0.1), (1.75, -0.95), (2.0, -0.95), (2.0, -0.62), (2.15, -0.62), (2.15, -0.95), (2.5, -0.95), (2.5, -0.7), (2.66, -0.7), (2.66, -0.1)]
    parts.append(slab(bit[::-1], 0.2, 3, 7, bevel=0.02))
    turned(parts, (0, -6, 0), (-0.6, 0, 0.1))
    view(5.0, (0.15, 0, 0), -18, 10)
    light(-50, 46, sky=0.28)


# Five things about working days.
@subject()
def umbrella():
    """An umbrella, open."""
    n, R, H = 8, 2.1, 1.15
    def canopy(u, v):
        a = 2 * math.pi * u
        k = (u * n) % 1
        between = math.sin(math.pi * k)
        r = R * math.sin(math.pi / 2 * v) * (1 - 0.07 * between * v)
        return (r * math.cos(a), r * math.sin(a), H * math.cos(math.pi / 2 * v) + 0.16 * between * v ** 2.5)
    parts = []
    for k in range(n):
        parts.append(sheet(lambda u, v, k=k: canopy((k + 0.001 + 0.998 * u) / n, v), 5 if k % 2 else 7, 24, 30, solidify=0.02))
    parts.append(tube([(0, 0, 1.0), (0, 0, 1.5)], 0.07, 12, smooth=False))
    parts.append(tube([(0, 0, 1.1), (0, 0, -2.2)], 0.075, 12, smooth=False))
    parts.append(tube([(0, 0, -2.0), (0, 0, -2.5), (0.1, 0, -2.85), (0.45, 0, -2.9), (0.68, 0, -2.7), (0.68, 0, -2.4)], 0.12, 3))
    turned(parts, (-6, 20, 0), (-0.1, 0, 0.75))
    view(5.4, (0.1, 0, 0.15), -10, 12)
    light(-52, 44, sky=0.3)


@subject()
def cards():
    """A hand of cards with the estimates on them."""
    values = ("3", "5", "8", "13")
    for k, (value, t) in enumerate(zip(values, (-36, -12, 12, 36))):
        # a dark rim separates each card from those below it
        parts = [slab(rounded(0.88, 1.26, 0.16), 0.03, 7, 7, bevel=0.004, loc=(0, 0.02, 0)), slab(rounded(0.82, 1.2, 0.14), 0.05, 5, 7, bevel=0.008), letters(value, 0.62, 7, loc=(-0.5, -0.035, 0.84))]
        if value == values[-1]:
            parts.append(letters(value, 1.1, 7, loc=(0.06, -0.035, -0.1)))
        turned(parts, (0, 0, 0), (0, 0, 1.9))
        turned(parts, (0, t, 0), (0, -0.07 * k, 0.0))
    view(5.1, (0.05, 0, 1.5), -8, 8)
    light(-50, 44, sky=0.4)


@subject()
def helm():
    """A ship's wheel."""
    parts = [lathe([(1.12, -0.14), (1.42, -0.14), (1.46, -0.08), (1.46, 0.08), (1.42, 0.14), (1.12, 0.14), (1.08, 0.08), (1.08, -0.08), (1.12, -0.14)], 1, n=128),
             lathe([(1.24, 0.15), (1.3, 0.15)], 7, n=128),
             lathe([(0, 0.24), (0.2, 0.24), (0.42, 0.18), (0.46, 0.1), (0.46, -0.16)], 2), lathe([(0, 0.3), (0.13, 0.28), (0.18, 0.2)], 7)]
    for k in range(8):
        spoke = lathe([(0.08, 0.4), (0.13, 0.55), (0.07, 0.75), (0.12, 1.0), (0.12, 1.5), (0.08, 1.55), (0.14, 1.75), (0.14, 1.95), (0.09, 2.1), (0, 2.14)], 3, n=40)
        turned([spoke], (-90, 0, 0))
        turned([spoke], (0, 0, 45 * k))
        parts.append(spoke)
    turned(parts, (90, 0, 0), (0, 0, 0))
    view(4.9, (0, 0, 0), -24, 8)
    light(-52, 42, sky=0.28)


@subject()
def ladder():
    """A stepladder."""
    H, w0, w1 = 4.0, 1.0, 0.6
    for s in (-1, 1):
        facets([(s * w0 - 0.09, -1.1, 0), (s * w0 + 0.09, -1.1, 0), (s * w0 + 0.09, -0.8, 0), (s * w0 - 0.09, -0.8, 0), (s * w1 - 0.09, -0.15, H), (s * w1 + 0.09, -0.15, H), (s * w1 + 0.09, 0.12, H), (s * w1 - 0.09, 0.12, H)],
               [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)], 2)
        tube([(s * w0 * 0.95, 1.35, 0), (s * w1 * 0.92, 0.1, H - 0.1)], 0.09, 7, smooth=False)
    for k in range(5):
        t = (k + 1) / 6
        w = w0 + (w1 - w0) * t
        carve((2 * w, 0.5, 0.13), 5, 7, bevel=0.01, loc=(0, -1.0 + 0.95 * t, H * t))
    carve((1.55, 0.7, 0.16), 1, 7, bevel=0.02, loc=(0, 0.02, H + 0.06))
    for z in (0.9, 2.2):
        t = z / H
        box((2 * (w0 + (w1 - w0) * t) * 0.95, 0.08, 0.1), 7, 0, loc=(0, 1.35 - 1.25 * t, z))
    for s in (-1, 1):
        tube([(s * 0.86, -0.68, 1.35), (s * 0.86, 0.95, 1.35)], 0.04, 7, smooth=False)
    floor()
    view(5.2, (0, 0, 2.05), 34, 14)
    light(-30, 42, sky=0.32)


@subject()
def balloons():
    """Three balloons on their strings."""
    tie = (0.1, 0, -2.6)
    for x, y, z, r, region in ((-0.95, 0.2, 0.55, 0.82, 1), (0.95, 0.25, 0.75, 0.8, 3), (0.02, -0.45, 1.35, 0.92, 2)):
        tilt = math.degrees(math.atan2(x - tie[0], z - tie[2])) * 0.55
        b = [sphere(r, region, scale=(1, 1, 1.2)), lathe([(0.05, 0.12), (0.06, 0.0), (0.16, -0.14), (0, -0.12)], 12, loc=(0, 0, -1.2 * r - 0.08))]
        turned(b, (0, tilt, 0), (x, y, z))
        g = math.radians(tilt)
        foot = (x - 1.2 * r * math.sin(g), y, z - 1.2 * r * math.cos(g) - 0.16)
        mid = tuple((p + q) / 2 + (0.18 if i == 0 else 0) * (1 if x < 0 else -1) for i, (p, q) in enumerate(zip(foot, tie)))
        tube([foot, mid, tie], 0.035, 12)
    for s in (-1, 1):
        tube([tie, (tie[0] + s * 0.45, -0.1, tie[2] + 0.32), (tie[0] + s * 0.62, -0.1, tie[2] - 0.05), tie], 0.06, 12)
        tube([tie, (tie[0] + s * 0.12, 0, tie[2] - 0.25), (tie[0] + s * 0.34, 0, tie[2] - 0.55)], 0.055, 12)
    view(6.0, (0, 0, -0.2), 0, 6)
    light(-52, 46, sky=0.26)


# Departments. They are shown small, so they are plain and bold.
@subject()
def laptop():
    """Development: a laptop with some lines of code."""
    slab(rounded(1.9, 1.25, 0.16), 0.16, 5, 2, bevel=0.03, loc=(0, 0, 0.1), turn=(-90, 0, 0))
    box((3.46, 1.36, 0.02), 7, 0.0, loc=(0, 0.4, 0.18))
    for k in range(24):
        box((0.28, 0.26, 0.04), 5, 0, loc=(-1.5 + 0.43 * (k % 8), 0.82 - 0.43 * (k // 8), 0.2))
    slab(rounded(0.6, 0.22, 0.05), 0.02, 1, 7, bevel=0.0, loc=(0, -0.72, 0.19), turn=(-90, 0, 0))
    parts = [slab(rounded(1.9, 1.3, 0.16), 0.12, 5, 2, bevel=0.03, loc=(0, 0, 1.3)), plate(rounded(1.74, 1.14, 0.06), 0.04, 7, bevel=0.005, loc=(0, -0.07, 1.3))]
    for k, (indent, *widths) in enumerate(((0, 0.5, 0.9), (1, 0.9, 0.4, 0.6), (2, 0.6, 0.8), (2, 1.1), (1, 0.5, 0.5), (0, 0.3))):
        x = -1.45 + 0.35 * indent
        for w in widths:
            parts.append(box((w, 0.04, 0.13), 5, 0.0, loc=(x + w / 2, -0.1, 2.1 - 0.32 * k)))
            x += w + 0.16
    turned(parts, (-18, 0, 0), (0, 1.2, 0.18))
    cylinder(0.1, 2.6, 7, loc=(0, 1.2, 0.16), turn=(0, 90, 0))
    floor()
    view(5.2, (0.05, 0.2, 1.1), -24, 22)
    light(-50, 44, sky=0.32)


@subject()
def palette():
    """Design: a painter's palette, with a brush that lies on it."""
    bite = lambda t: 1 - 0.36 * math.exp(-((t - 5.5) / 0.3) ** 2)
    out = [(1.8 * bite(t) * math.cos(t), 1.4 * bite(t) * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 90)[:-1]]
    parts = [slab(out, 0.2, 5, 7, bevel=0.03, holes=[ring(0.25, 32, 1.05, -0.1)[::-1]])]
    for k, region in enumerate((7, 1, 12, 3, 7)):
        a = math.radians(72 + 45 * k)
        parts.append(place(lathe([(0.28, 0), (0.27, 0.08), (0.2, 0.16), (0.1, 0.2), (0, 0.2)], region, n=48), (1.25 * math.cos(a), -0.09, 0.9 * math.sin(a)), (90, 0, 0)))
    brush = [lathe([(0, 3.1), (0.07, 3.0), (0.13, 2.2), (0.16, 1.5), (0.12, 0.9)], 3, n=48), lathe([(0.125, 0.92), (0.15, 0.5), (0.125, 0.45)], 12, n=48),
             lathe([(0.14, 0.46), (0.19, 0.25), (0.1, -0.05), (0, -0.2)], 7, n=48)]
    turned(brush, (0, 46, 0), (0.0, -0.27, -0.6))
    turned(parts + brush, (-42, 0, 0), (0, 0, 0.9))
    view(4.6, (0.1, 0, 1.0), -10, 14)
    light(-50, 46, sky=0.3)


@subject(560, 560)
def telescope():
    """Data science: a telescope on its tripod."""
    parts = [lathe([(0.3, -1.5), (0.3, -0.3)], 2), lathe([(0.42, -0.3), (0.42, 1.5)], 1), lathe([(0.42, 1.5), (0.5, 1.52), (0.5, 1.9), (0.44, 1.86), (0, 1.86)], 12), lathe([(0.24, -1.95), (0.3, -1.9), (0.3, -1.6), (0.36, -1.5)], 12)]
    parts += [lathe([(r, z - 0.09), (r + 0.06, z - 0.05), (r + 0.06, z + 0.05), (r, z + 0.09)], 7) for r, z in ((0.42, -0.28), (0.42, 0.4), (0.3, -1.45))]
    turned(parts, (0, 58, 0), (0, 0, 0.95))
    sphere(0.24, 7, loc=(0, 0, 0.55))
    for a in (-100, 20, 150):
        g = math.radians(a)
        tube([(0.12 * math.cos(g), 0.12 * math.sin(g), 0.5), (1.15 * math.cos(g), 1.15 * math.sin(g), -2.0)], 0.11, 3, smooth=False)
    floor(z=-2.0)
    view(5.1, (0, 0, 0.1), -16, 8)
    light(-50, 44, sky=0.3)


@subject()
def clipboard():
    """Project management: a list on its board, and a pencil."""
    def page(u, v):
        """The paper, whose upper right corner curls forward."""
        curl = max(0, u + v - 1.6)
        return (-1.08 + 2.16 * u - 0.7 * curl ** 2, -0.11 - 2.2 * curl ** 2, -1.6 + 2.9 * v - 0.7 * curl ** 2)
    parts = [slab(rounded(1.3, 1.8, 0.14), 0.16, 1, 7, bevel=0.02), sheet(page, 5, 60, 60, solidify=0.02),
             slab([(-0.62, -0.16), (0.62, -0.16), (0.62, 0.06), (0.3, 0.2), (0.24, 0.44), (-0.24, 0.44), (-0.3, 0.2), (-0.62, 0.06)], 0.24, 2, 7, bevel=0.04, loc=(0, -0.2, 1.55))]
    for k in range(3):
        z = 0.75 - 0.75 * k
        parts += [box((w, 0.03, 0.13), 7, 0, loc=(-0.08 + w / 2, -0.13, z + dz)) for w, dz in ((0.95, 0.16), (0.6, -0.14))]
        parts.append(tube([(-0.85, -0.15, z + 0.02), (-0.68, -0.15, z - 0.18), (-0.38, -0.15, z + 0.27)], 0.085, 7, smooth=False))
    pencil = [lathe([(0, 0), (0.03, 0), (0.19, 0.5)], 5), lathe([(0.19, 0.5), (0.19, 2.1)], 3, n=6), lathe([(0, -0.02), (0.08, 0.2)], 7), lathe([(0.2, 2.1), (0.2, 2.3)], 5), lathe([(0.19, 2.3), (0.19, 2.5), (0.1, 2.6), (0, 2.6)], 7)]
    turned(pencil, (14, 118, 0), (-0.3, -0.3, -0.72))
    turned(parts + pencil, (-12, 0, 0), (0, 0, 1.9))
    floor(z=0.06)
    view(4.8, (0.15, 0, 1.85), -22, 8)
    light(-50, 44, sky=0.32)


@subject(560, 560)
def pawns():
    """People: three of them."""
    for x, y, k, region in ((-1.1, 0.5, 0.86, 2), (1.1, 0.5, 0.86, 2), (0, -0.3, 1.05, 1)):
        lathe([(0, 0), (0.72 * k, 0), (0.76 * k, 0.12 * k), (0.62 * k, 0.3 * k), (0.34 * k, 0.75 * k), (0.24 * k, 1.35 * k), (0.42 * k, 1.5 * k), (0.2 * k, 1.6 * k)], region, loc=(x, y, 0))
        sphere(0.46 * k, region, loc=(x, y, 1.95 * k))
    floor()
    view(3.9, (0, 0, 1.15), 0, 10)
    light(-52, 44, sky=0.28)


@subject(560, 560)
def cabinet():
    """Operations: a filing cabinet, one drawer open."""
    box((1.9, 1.6, 3.3), 1, 0.03, loc=(0, 0, 1.65))
    for k, out in ((0, 0), (1, 0.95), (2, 0)):
        z = 0.6 + 1.03 * k
        painted(box((1.66, 0.14 + out, 0.86), 5, 0.02, loc=(0, -0.82 - out / 2, z)), lambda c, n: 7 if abs(n.x) > 0.7 or n.z > 0.7 else None)
        box((0.62, 0.12, 0.14), 7, 0.02, loc=(0, -0.95 - out, z))
        if out:
            for j in range(4):
                box((1.3, 0.06, 0.5), (5, 3)[j % 2], 0.0, loc=(0, -0.95 - 0.22 * j, z + 0.42))
    floor()
    view(4.3, (0, -0.3, 1.6), -30, 16)
    light(-46, 44, sky=0.3)


@subject(560, 560)
def magnet():
    """Growth: a magnet."""
    R, r = 1.15, 0.42
    arc = [(R * math.cos(math.radians(a)), 0, R * math.sin(math.radians(a))) for a in range(0, 181, 6)]
    parts = [tube([(R, 0, -1.0)] + arc + [(-R, 0, -1.0)], r, 1, smooth=False)]
    for s in (-1, 1):
        parts.append(cylinder(r + 0.03, 0.55, 12, loc=(s * R, 0, -1.2), bevel=0.03))
    for s in (-1, 1):
        for k in (-1, 0, 1):
            a = math.radians(-90 + 26 * k)
            parts.append(tube([(s * R + 0.3 * k, 0, -1.75), (s * R + 0.3 * k + 0.35 * math.cos(a), 0, -1.75 + 0.5 * math.sin(a))], 0.08, 12, smooth=False))
    turned(parts, (0, 24, 0))
    view(5.0, (-0.1, 0, -0.3), -14, 8)
    light(-50, 46, sky=0.3)


@subject(560, 560)
def cans():
    """Business development: two tins and a string, to talk through."""
    wall = [(0.58, -0.75), (0.63, -0.73), (0.63, -0.67), (0.58, -0.64), (0.58, 0.64), (0.63, 0.67), (0.63, 0.73), (0.58, 0.75)]
    for at, turn in (((-1.15, 0, -0.35), (0, 98, 218)), ((1.15, 0, 0.75), (0, 76, -36))):
        tin = [lathe(wall, 5), lathe([(0.58, 0.73), (0.53, 0.6), (0.53, -0.6), (0, -0.6)], 7), lathe([(0.58, -0.73), (0, -0.7)], 2)]
        tin += [torus(0.58, 0.03, 7, loc=(0, 0, z)) for z in (-0.3, 0.3)]
        turned(tin, turn, at)
    tube([(-0.6, 0.42, -0.27), (-0.3, 0.5, -0.25), (0.1, 0.5, -0.7), (0.2, 0.5, -1.7), (-0.7, 0.3, -1.6), (-0.3, 0.1, -0.9), (0.9, 0.3, -1.3), (0.8, 0.5, -0.3), (0.3, 0.5, 0.5), (0.57, 0.42, 0.6)], 0.05, 12)
    view(4.5, (0, 0, -0.1), 0, 10)
    light(-50, 44, sky=0.3)


@subject(560, 560)
def king():
    """Senior management: a king of chess."""
    lathe([(0, 0), (1.0, 0), (1.05, 0.15), (0.95, 0.3), (0.75, 0.4), (0.72, 0.55), (0.5, 0.75), (0.36, 1.6), (0.34, 2.2)], 1)
    lathe([(0.34, 2.2), (0.62, 2.25), (0.62, 2.4), (0.4, 2.5)], 7)
    lathe([(0.4, 2.5), (0.62, 3.15), (0.6, 3.25), (0.3, 3.4), (0, 3.45)], 2)
    box((0.2, 0.2, 0.62), 12, 0.02, loc=(0, 0, 3.72))
    box((0.52, 0.2, 0.2), 12, 0.02, loc=(0, 0, 3.78))
    floor()
    view(4.5, (0, 0, 2.0), 0, 10)
    light(-52, 44, sky=0.28)


# The pages of two forms.
@subject()
def telephone():
    """Book a call: a telephone with a dial."""
    slab([(-1.35, 0), (1.15, 0), (1.15, 0.5), (0.75, 1.35), (-0.1, 1.35), (-1.35, 0.4)], 2.7, 1, 2, bevel=0.06, turn=(0, 0, 90))
    parts = [cylinder(0.82, 0.14, 5, bevel=0.03), cylinder(0.3, 0.22, 12, bevel=0.03)]
    for k in range(10):
        a = math.radians(20 + 30 * k)
        parts.append(cylinder(0.12, 0.17, 7, bevel=0.0, loc=(0.57 * math.cos(a), 0.57 * math.sin(a), 0)))
    turned(parts, (37, 0, 0), (0, -0.78, 0.94))
    for s in (-1, 1):
        box((0.2, 0.75, 0.35), 7, 0.04, loc=(s * 0.62, 0.3, 1.48))
        lathe([(0, -0.32), (0.46, -0.32), (0.5, -0.2), (0.3, 0.12), (0, 0.2)], 7, loc=(s * 1.42, 0.3, 1.62))
    tube([(-1.42, 0.3, 1.68), (-1.3, 0.3, 2.1), (-0.6, 0.3, 2.16), (0.6, 0.3, 2.16), (1.3, 0.3, 2.1), (1.42, 0.3, 1.68)], 0.23, 3)
    # the cord, coiled from the handset to the foot
    turns, n = 11, 240
    path = [(1.42, 0.3, 1.35), (1.75, 0.2, 0.75), (2.35, -0.1, 0.3), (1.9, -0.5, 0.17), (1.3, -0.4, 0.2)]
    knots = np.linspace(0, 1, len(path))
    def along(t):
        return np.array([np.interp(t, knots, [q[i] for q in path]) for i in range(3)])
    coil = []
    for i in range(n + 1):
        t = i / n
        d = along(min(1, t + 0.02)) - along(max(0, t - 0.02))
        d /= np.linalg.norm(d)
        u = np.cross(d, (0, 1, 0))
        u /= np.linalg.norm(u)
        w = np.cross(d, u)
        a = 2 * math.pi * turns * t
        coil.append(tuple(along(t) + 0.13 * (math.cos(a) * u + math.sin(a) * w)))
    tube(coil, 0.05, 12)
    floor()
    view(4.6, (0.35, 0, 1.05), -24, 18)
    light(-50, 44, sky=0.3)


@subject()
def letter():
    """Apply: a letter in its envelope, which is sealed with a dot."""
    W, H = 1.75, 2.2
    parts = [box((2 * W, 0.06, H), 2, 0.01, loc=(0, 0, H / 2)),
             plate([(-W, H), (W, H), (0, H + 1.3)], 0.05, 7, bevel=0.0, loc=(0, 0.06, 0)),
             box((2.9, 0.04, 2.7), 5, 0.0, loc=(0, -0.07, 1.9))]
    for k, right in enumerate((0.3, 1.1, 0.95, 1.1, 0.6)):
        parts.append(box((1.1 + right, 0.05, 0.13 if k else 0.24), 12 if k else 7, 0.0, loc=((right - 1.1) / 2, -0.09, 2.88 - 0.3 * k)))
    for s in (-1, 1):
        parts.append(plate([(s * W, 0), (s * W, H), (s * 0.1, 1.0)][::s], 0.05, 1, bevel=0.0, loc=(0, -0.14, 0)))
    parts.append(plate([(-W, 0), (W, 0), (0, 1.3)], 0.05, 3, bevel=0.0, loc=(0, -0.2, 0)))
    parts.append(place(cylinder(0.24, 0.1, 12, bevel=0.02), (0, -0.24, 1.0), (90, 0, 0)))
    turned(parts, (-10, 0, 0))
    floor()
    view(4.6, (0, 0, 1.7), -24, 10)
    light(-50, 44, sky=0.35)


# The headers of three pages, as wide as the page.
@subject(1800, 560)
def ferry():
    """About Us: a passenger ferry. The company's first client ran ferries."""
    beam = lambda x: 0.95 * (1 - max(0.0, (x - 1.2) / 2.9) ** 2.4) * (1 - 0.3 * max(0.0, (-3.5 - x) / 0.5) ** 2)
    sheer = lambda x: 0.85 + 0.4 * max(0.0, (x - 0.8) / 3.2) ** 2
    def side(s, v0, v1, region):
        def f(u, v):
            v, x = v0 + (v1 - v0) * v, -4 + 8 * u
            return (x + 0.6 * v * max(0.0, (x - 1.5) / 2.5) ** 2, s * beam(x), -0.6 + (sheer(x) + 0.6) * v)
        return sheet(f, region, 120, 12)
    for s in (-1, 1):
        side(s, 0.0, 0.86, 3)
        side(s, 0.86, 1.0, 12)
    sheet(lambda u, v: (-4 + 8.5 * u, (2 * v - 1) * beam(-4 + 8 * u), sheer(-4 + 8 * u) - 0.06), 2, 60, 8)
    for k in range(8):
        place(cylinder(0.1, 0.06, 12), (-3.2 + 0.72 * k, -0.94, 0.3), (90, 0, 0))
    # two decks and the bridge
    for x0, x1, y, z0, z1 in ((-3.7, 2.3, 0.9, 0.8, 1.5), (-3.2, 1.75, 0.84, 1.5, 2.12), (0.55, 1.5, 0.84, 2.12, 2.62)):
        carve((x1 - x0, 2 * y, z1 - z0), 2, 1, bevel=0.03, loc=((x0 + x1) / 2, 0, (z0 + z1) / 2))
        box((x1 - x0 + 0.16, 2 * y + 0.16, 0.07), 12, 0, loc=((x0 + x1) / 2, 0, z1))
    for k in range(12):
        box((0.3, 0.06, 0.3), 7, 0.03, loc=(-3.3 + 0.48 * k, -0.9, 1.17))
    for k in range(4):
        box((0.3, 0.06, 0.26), 7, 0.03, loc=(0.0 + 0.46 * k, -0.84, 1.82))
        box((0.06, 0.26, 0.24), 7, 0, loc=(1.5, -0.57 + 0.38 * k, 2.4))
    box((0.8, 0.06, 0.24), 7, 0, loc=(1.02, -0.84, 2.4))
    # lifeboats before an open deck
    box((2.85, 0.06, 0.44), 7, 0, loc=(-1.72, -0.84, 1.81))
    for k in range(3):
        sphere(0.4, 12, loc=(-2.68 + 0.95 * k, -0.95, 1.8), scale=(1, 0.4, 0.42))
    funnel = [lathe([(0.44, 0), (0.44, 0.95)], 5, scale=(1.35, 0.9, 1)), lathe([(0.44, 0.95), (0.44, 1.25), (0, 1.25)], 7, scale=(1.35, 0.9, 1))]
    turned(funnel, (0, -9, 0), (-1.35, 0, 2.1))
    tube([(0.95, 0, 2.6), (0.9, 0, 3.5)], 0.06, 12, smooth=False)
    tube([(3.85, 0, 1.2), (3.88, 0, 1.85)], 0.05, 12, smooth=False)
    sea(z=-0.25, size=48, waves=((0.05, 0.9, 0.3, 0.2), (0.025, 1.9, -0.5, 1.0)))
    view(5.2, (-2.7, 0, 1.5), 20, 4)
    light(-28, 38, sky=0.3)


@subject(1800, 560)
def anchor():
    """Why Us: an anchor with its chain."""
    arc = [(1.5 * math.cos(math.radians(a)), 1.35 + 1.5 * math.sin(math.radians(a))) for a in np.linspace(-165, -15, 40)]
    parts = [tube([(x, 0, z) for x, z in arc], 0.2, 1, radii=[0.6 + 0.75 * math.sin(math.pi * i / 39) for i in range(40)])]
    parts.append(lathe([(0.3, 0), (0.2, 0.5), (0.17, 3.3), (0.22, 3.4), (0.22, 3.65), (0, 3.72)], 5, loc=(0, 0, -0.1)))
    parts.append(place(cylinder(0.13, 2.5, 2, bevel=0.03), (0, 0, 2.85), (0, 90, 0)))
    for s in (-1, 1):
        parts.append(sphere(0.22, 2, loc=(s * 1.27, 0, 2.85)))
        parts.append(plate([(s * x, z) for x, z in ((1.72, 1.72), (0.82, 1.02), (1.5, 0.62))][::s], 0.2, 3, bevel=0.04))
    parts.append(place(torus(0.38, 0.1, 4), (0, 0, 3.8), (90, 0, 0)))
    turned(parts, (0, 14, 0), (3.0, 0, 0.15))
    # the chain: from the ring down to the quay, along it and beyond the edge of the picture
    way = np.array([(3.9, -0.1, 3.9), (3.2, -0.15, 4.4), (2.2, -0.2, 3.9), (1.3, -0.3, 2.3), (0.6, -0.4, 0.75), (-0.5, -0.5, 0.2), (-2.0, -0.2, 0.17), (-3.6, 0.5, 0.17), (-5.2, 0.5, 0.17), (-7.0, -0.1, 0.17), (-9.5, -0.4, 0.17), (-12, 0, 0.17), (-16, 0, 0.17)], float)
    t = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(way, axis=0), axis=1))])
    fine = np.linspace(0, t[-1], 600)
    path = np.stack([np.interp(fine, t, way[:, i]) for i in range(3)], 1)
    for _ in range(30):
        path[1:-1] = (path[:-2] + path[1:-1] + path[2:]) / 3
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    pitch, half, r = 0.8, 0.36, 0.12  # the distance between links; half the width and the thickness of a link
    oval = [(0.28 * (1 if abs(a) < 90 else -1) + half * math.cos(math.radians(a)), half * math.sin(math.radians(a))) for a in np.arange(-90, 270, 15)]
    for k in range(int(run[-1] / pitch)):
        at = [np.array([np.interp(k * pitch + d, run, path[:, i]) for i in range(3)]) for d in (0, 0.05)]
        along = Vector(at[1] - at[0]).normalized()
        across = along.cross(Vector((0, 1, 0))).normalized()
        if k % 2:
            across = along.cross(across)
        tube([tuple(Vector(at[0]) + along * p + across * q) for p, q in oval], r, (4, 12)[k % 2], cyclic=True)
    floor()
    view(6.2, (-2.6, 0, 2.1), 0, 12)
    light(-48, 42, sky=0.3)


# Objects that suggest people.
@subject(width=800, height=1000)
def hat_stand():
    """A rail of pegs on a wall: two coats with their hats, and a free peg."""
    facets([(-20, 0, -20), (20, 0, -20), (20, 0, 20), (-20, 0, 20)], [(0, 1, 2, 3)], 9)
    box((9, 0.16, 0.5), 4, 0.03, loc=(0, -0.08, 1.05))
    for x in (-1.3, 0.62, 1.95):
        place(lathe([(0.09, 0), (0.08, 0.4), (0.15, 0.44), (0.16, 0.52), (0, 0.58)], 12, n=40), (x, -0.12, 1.02), (80, 0, 0))

    def coat(x, k, hem, body, sleeves, trim):
        """A coat on the peg at `x`, `k` times as wide as the large one."""
        def f(u, v):
            """The front, whose folds deepen towards the hem."""
            a = math.pi * u
            w = k * (0.14 + 0.5 * min(1.0, v / 0.12) ** 0.55 + 0.16 * v)
            fold = 0.1 * k * v * math.cos(6 * a) * math.sin(a) ** 0.4
            return (x - (w + fold) * math.cos(a), -0.18 - (0.36 * k + fold) * math.sin(a) ** 0.7, 0.98 + (hem - 0.98) * v)
        sheet(f, body, 160, 120)
        for s in (-1, 1):
            end = hem + 0.36 * (0.98 - hem)
            tube([(x + s * k * 0.42, -0.32, 0.62), (x + s * k * 0.66, -0.4, 0.1), (x + s * k * 0.76, -0.44, -0.5), (x + s * k * 0.78, -0.48, end)], 0.23 * k, sleeves, radii=[0.9, 1.05, 1, 0.95])
            tube([(x + s * k * 0.78, -0.47, end + 0.22), (x + s * k * 0.78, -0.48, end - 0.02)], 0.235 * k, trim, smooth=False)
            def lapel(u, v, s=s):
                px, py, pz = f(0.5 + s * (0.012 + 0.22 * u * (1 - v) ** 0.6), 0.03 + 0.3 * v)
                return (px, py - 0.05, pz)
            sheet(lapel, trim, 16, 20, solidify=0.03)
        tube([(px, py - 0.02, pz) for px, py, pz in (f(0.5, v) for v in np.linspace(0.33, 1, 20))], 0.03, 12)
        for v in (0.42, 0.56, 0.7):
            px, py, pz = f(0.56, v)
            sphere(0.075, 12, loc=(px, py - 0.04, pz))
    coat(-1.3, 1.0, -2.5, 1, 2, 12)
    coat(0.62, 0.74, -1.5, 5, 3, 7)

    # a bowler on the one, a knitted hat on the other
    dome = [(0.5 * math.sin(math.pi / 2 * k / 14) ** 0.8, 0.66 * math.cos(math.pi / 2 * k / 14)) for k in range(14)]
    bowler = [lathe(dome, 8), lathe([(0.5, 0.26), (0.52, 0.08), (0.56, 0.03), (0.66, 0.04), (0.78, 0.14), (0.8, 0.12), (0.68, 0.0), (0.5, 0.0)], 12)]
    turned(bowler, (0, -7, 0), (-1.3, -0.6, 1.12))
    def knit(u, v):
        a, t = 2 * math.pi * u, math.pi / 2 * v
        r = 0.48 * math.sin(t) ** 0.8 * (1 + 0.05 * math.cos(16 * a) * min(1, 2 * v))
        return (r * math.cos(a), r * math.sin(a), 0.3 + 0.56 * math.cos(t))
    cuff = lambda u, v: ((0.5 + 0.05 * math.sin(math.pi * v)) * math.cos(2 * math.pi * u), (0.5 + 0.05 * math.sin(math.pi * v)) * math.sin(2 * math.pi * u), 0.32 * v)
    knitted = [sheet(knit, 6, 240, 24), sheet(cuff, 5, 120, 14), sphere(0.19, 12, loc=(0, 0, 0.96))]
    turned(knitted, (0, 9, 0), (0.62, -0.55, 1.06))
    view(6.0, (0.1, 0, -0.05), -12, 9)
    light(-42, 33, sky=0.36)


@subject(width=800, height=1000)
def coffee():
    """Two cups on a round table, and a page with a pen."""
    # the table, with one leg that extends beyond the picture
    lathe([(0, 0.0), (2.55, 0.0), (2.62, -0.05), (2.62, -0.15), (2.55, -0.2), (0, -0.2)], 5, n=160)
    lathe([(0.62, -0.2), (0.3, -0.3), (0.2, -0.6), (0.28, -0.75), (0.18, -0.9), (0.2, -5)], 3)

    def steam(x, y, z, height, phase, r=0.045):
        pts = [(x + 0.13 * math.sin(2.4 * t * math.pi / 2 + phase) * (0.5 + t), y, z + height * t) for t in np.linspace(0, 1, 14)]
        tube(pts, r, 12, radii=[0.35 + 0.9 * math.sin(math.pi * k / 13) for k in range(14)])

    # a cup on its saucer
    cup = [lathe([(0, 0.04), (0.42, 0.04), (0.5, 0.1), (0.98, 0.16), (1.08, 0.22), (1.1, 0.26), (1.05, 0.27), (0.9, 0.22), (0.5, 0.16), (0, 0.16)], 2, n=128),
           lathe([(0, 0.18), (0.3, 0.18), (0.34, 0.26), (0.52, 0.42), (0.66, 0.72), (0.72, 1.08), (0.74, 1.1), (0.7, 1.11), (0.65, 1.02)], 1, n=128),
           lathe([(0.66, 1.0), (0, 1.0)], 7, n=96), lathe([(0.7, 0.94), (0.725, 0.95), (0.727, 1.0), (0.71, 1.01)], 12),
           tube([(0.6, 0, 0.95), (0.95, 0, 1.02), (1.12, 0, 0.8), (0.98, 0, 0.55), (0.58, 0, 0.52)], 0.075, 1)]
    spoon = [tube([(-0.86, -0.5, 0.32), (-0.3, -0.72, 0.3), (0.25, -0.8, 0.28)], 0.045, 12), sphere(0.15, 12, loc=(0.42, -0.8, 0.27), scale=(1.5, 0.9, 0.4))]
    turned(cup + spoon, (0, 0, 24), (-1.12, -0.1, 0))
    for dx, h, p in ((-0.2, 1.5, 0.4), (0.12, 1.9, 2.0)):
        steam(-1.12 + dx, 0.0, 1.25, h, p)

    # a mug
    mug = [lathe([(0, 0.03), (0.6, 0.03), (0.66, 0.1), (0.66, 1.42), (0.62, 1.48), (0.57, 1.42), (0.57, 1.3)], 5, n=128),
           lathe([(0.58, 1.3), (0, 1.3)], 7, n=96), lathe([(0.665, 0.28), (0.68, 0.3), (0.68, 0.62), (0.665, 0.64)], 7),
           tube([(0.62, 0, 1.2), (1.05, 0, 1.24), (1.2, 0, 0.8), (1.02, 0, 0.38), (0.62, 0, 0.36)], 0.1, 5)]
    turned(mug, (0, 0, -28), (1.0, 0.75, 0))
    for dx, h, p in ((-0.14, 1.7, 1.2), (0.2, 1.3, 3.0)):
        steam(1.0 + dx, 0.8, 1.6, h, p)

    # the page, with its lines and the pen
    page = [slab([(-0.78, -0.95), (0.78, -0.95), (0.78, 0.95), (-0.78, 0.95)][::-1], 0.08, 5, 7, bevel=0.006)]
    for k, w in enumerate((0.55, 1.0, 1.0, 0.8)):
        page.append(plate([(-0.56, 0.52 - 0.4 * k), (-0.56 + 1.12 * w, 0.52 - 0.4 * k), (-0.56 + 1.12 * w, 0.68 - 0.4 * k), (-0.56, 0.68 - 0.4 * k)], 0.03, 7, bevel=0.002, loc=(0, -0.05, 0)))
    turned(page, (-90, 0, 0))
    turned(page, (0, 0, 14), (0.62, -1.2, 0.06))
    pen = [lathe([(0, -0.78), (0.035, -0.62), (0.075, -0.5), (0.085, 0.5), (0.075, 0.75), (0, 0.78)], 12)]
    turned(pen, (90, 0, 0))
    turned(pen, (0, 0, -16), (1.72, -0.85, 0.1))
    view(6.4, (0.0, 0, 0.55), -6, 27)
    light(-50, 42, sky=0.3)


# Open positions.
@subject()
def chair():
    """A software engineer: a desk chair, still empty."""
    for k in range(5):
        x, y = math.cos(math.radians(72 * k + 30)), math.sin(math.radians(72 * k + 30))
        tube([(0, 0, 0.45), (1.1 * x, 1.1 * y, 0.32)], 0.11, 12, smooth=False, radii=[1.3, 0.8])
        cylinder(0.17, 0.2, 7, bevel=0.03, loc=(1.12 * x, 1.12 * y, 0.17), turn=(90, 0, 72 * k + 60))
    lathe([(0.2, 0.4), (0.2, 0.8), (0.12, 0.82), (0.12, 1.3)], 2)
    parts = [slab(rounded(1.05, 1.0, 0.35), 0.36, 1, 2, bevel=0.12, loc=(0, 0, 1.5), turn=(-90, 0, 0)), box((0.7, 0.8, 0.12), 7, 0.03, loc=(0, 0, 1.26))]

    def back(u, v):
        """The back, which curves round the sitter and narrows upwards."""
        x, z = 2 * u - 1, 2 * v - 1
        return (x * (1.0 - 0.12 * v) * (1 - 0.14 * z ** 4), 0.95 + 0.28 * v ** 2 - 0.3 * x * x - 0.12 * math.sin(math.pi * v), 1.95 + 1.75 * v - 0.1 * x ** 4 * z)
    parts += [sheet(back, 5, 40, 40, solidify=-0.2), tube([(0, 0.3, 1.28), (0, 1.15, 1.35), (0, 1.25, 1.8), (0, 1.25, 2.6)], 0.13, 12)]
    for s in (-1, 1):
        parts += [tube([(0.8 * s, 0.1, 1.3), (1.3 * s, 0.1, 1.35), (1.3 * s, 0.1, 1.8), (1.25 * s, 0.1, 2.2)], 0.08, 12), slab(rounded(0.14, 0.55, 0.13), 0.14, 7, 7, bevel=0.03, loc=(1.25 * s, -0.05, 2.25), turn=(-90, 0, 0))]
    turned(parts, (0, 0, 8))
    floor()
    view(4.9, (0, 0, 1.85), 30, 14)
    light(-20, 44, sky=0.3)


@subject()
def pencils():
    """A product designer: a pot of pencils, a brush and a ruler."""
    lathe([(0, 0), (0.95, 0), (1.0, 0.06), (1.0, 1.75), (0.9, 1.75), (0.9, 1.5)], 1)
    lathe([(0.9, 1.5), (0, 1.5)], 7)
    lathe([(1.01, 0.35), (1.03, 0.4), (1.03, 0.7), (1.01, 0.75)], 7)
    for x, y, lean, side, length, region in ((-0.5, 0.2, -14, 8, 2.6, 3), (-0.1, -0.3, -3, 12, 2.2, 5), (0.2, 0.35, 4, -6, 3.1, 2), (0.55, -0.2, 16, 6, 2.4, 3)):
        turned([lathe([(0.17, 0), (0.17, length)], region, n=6), lathe([(0.17, length), (0.06, length + 0.4)], 5), lathe([(0.07, length + 0.36), (0, length + 0.52)], 7)], (side, lean, 0), (x, y, 0.4))
    brush = [lathe([(0.1, 0), (0.13, 1.5), (0.09, 2.0)], 12), lathe([(0.12, 2.0), (0.16, 2.4)], 5), lathe([(0.15, 2.4), (0.21, 2.65), (0.12, 3.0), (0, 3.25)], 7)]
    turned(brush, (-4, -24, 0), (-0.35, 0.3, 0.4))
    ruler = [slab([(-0.24, 0), (0.24, 0), (0.24, 3.4), (-0.24, 3.4)], 0.08, 5, 7, bevel=0.01)]
    ruler += [box((0.3 if k % 3 == 0 else 0.18, 0.03, 0.05), 7, 0, loc=(-0.09 if k % 3 == 0 else -0.15, -0.05, 1.6 + 0.2 * k)) for k in range(9)]
    turned(ruler, (-5, 22, 0), (0.5, 0.35, 0.3))
    parts = [carve((0.95, 0.5, 0.36), 5, 2, bevel=0.05), box((0.5, 0.53, 0.39), 7, 0.05, loc=(0.24, 0, 0))]
    turned(parts, (0, 0, -24), (1.45, -0.75, 0.18))
    floor()
    view(5.2, (0.2, 0, 1.95), -10, 14)
    light(-52, 44, sky=0.3)


@subject()
def beetle():
    """A test engineer: a stag beetle and its label."""
    parts = [sphere(1, 7, loc=(0, -0.4, 0.2), scale=(0.9, 1.6, 0.5)), sphere(0.5, 2, loc=(0, 1.2, 0.3), scale=(1.75, 0.85, 0.75)), sphere(0.4, 5, loc=(0, 1.75, 0.28), scale=(1.6, 0.8, 0.7))]
    for s in (-1, 1):
        def wing(u, v):
            """Half of the back, from the middle to the edge and from tail to neck."""
            w = math.sin(math.pi * (0.02 + 0.86 * v)) ** 0.55
            return (s * (0.02 + 0.98 * w * math.sin(math.pi / 2 * u)), -2.1 + 2.95 * v, 0.2 + 0.62 * w * math.cos(math.pi / 2 * u))
        parts += [sheet(wing, 1 if s < 0 else 3, 40, 60), sphere(0.1, 7, loc=(0.55 * s, 1.9, 0.42))]
        # jaws, feelers and legs
        parts += [tube([(0.3 * s, 2.0, 0.25), (0.75 * s, 2.3, 0.3), (0.8 * s, 2.8, 0.35), (0.25 * s, 3.15, 0.4)], 0.13, 12, radii=[1.2, 1.2, 0.9, 0.4]),
                  tube([(0.62 * s, 2.6, 0.32), (0.45 * s, 2.62, 0.34), (0.35 * s, 2.7, 0.36)], 0.08, 12, radii=[1, 0.8, 0.3]),
                  tube([(0.5 * s, 1.9, 0.3), (1.1 * s, 2.2, 0.4), (1.45 * s, 1.9, 0.3)], 0.045, 12)]
        for y, knee, foot in ((1.0, 1.5, 2.1), (0.2, 0.2, -0.2), (-0.5, -1.1, -2.0)):
            parts.append(tube([(0.6 * s, y, 0.2), (1.3 * s, knee, 0.6), (1.55 * s, (knee + foot) / 2, 0.1), (1.95 * s, foot, 0.05)], 0.1, 12, radii=[1.2, 1.1, 0.8, 0.4]))
    turned(parts, (0, 0, 24), (-0.35, 0.1, 0))
    label = [slab([(-0.75, -0.42), (0.75, -0.42), (0.75, 0.42), (-0.75, 0.42)], 0.05, 5, 7, bevel=0.0, turn=(-90, 0, 0))]
    label += [box((w, 0.1, 0.03), 7, 0, loc=(-0.5 + w / 2, y, 0.03)) for w, y in ((1.0, 0.14), (0.6, -0.16))]
    turned(label, (0, 0, -8), (1.6, -1.9, 0.03))
    floor()
    view(6.2, (-0.25, 0.1, 0.2), 0, 58)
    light(-55, 42, sky=0.3)


@subject(640, 640)
def cv():
    """A CV of two pages, with the reader's glasses on it."""
    turned([box((3.6, 4.9, 0.06), 2, 0.0)], (0, 0, -9), (0.15, 0.1, 0))
    page = [sheet(lambda u, v: (-1.8 + 3.6 * u, -2.45 + 4.9 * v, 0.1 + 0.9 * max(0, u + v - 1.5) ** 2), 5, 50, 60)]
    for k, (wide, high) in enumerate(((1.9, 0.34), (0, 0), (1.2, 0.12), (0, 0), (0.8, 0.2), (2.7, 0.12), (2.4, 0.12), (0, 0), (1.0, 0.2), (2.6, 0.12), (2.85, 0.12), (1.7, 0.12), (0, 0), (0.7, 0.2), (2.5, 0.12))):
        if wide:
            page.append(box((wide, high, 0.03), 7, 0.0, loc=(-1.45 + wide / 2, 2.0 - 0.3 * k, 0.11)))
    turned(page, (0, 0, 5))
    glasses = [tube([(-0.26, -0.02, 0.12), (0, -0.06, 0.26), (0.26, -0.02, 0.12)], 0.09, 7)]
    for s in (-1, 1):
        rim = [torus(0.74, 0.1, 7)]
        turned(rim, (90, 0, 0), (s * 0.98, 0, 0))
        glasses += rim + [tube([(s * 1.7, 0, 0.2), (s * 1.86, 0.15, 0.25), (s * 1.8, 0.8, 0.1), (s * 1.66, 1.5, -0.1), (s * 1.56, 1.9, -0.35), (s * 1.5, 2.1, -0.6)], 0.09, 7)]
    turned(glasses, (-16, 0, 0), (0, 0, 0.86))
    turned(glasses, (0, 0, 12), (-0.25, -0.85, 0.14))
    floor(z=-0.03)
    view(5.9, (0.05, 0.05, 0.3), -16, 48)
    light(-55, 46, sky=0.34)
