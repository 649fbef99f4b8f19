"""Subjects of benefits for clients, of the ways to work with us, and of a partner. Regions as in subjects.py."""
import math
import numpy as np
from kit import *


# Benefits for clients, one for each industry.
@subject()
def factory():
    """Manufacturing: a factory with a saw-tooth roof and a smoking chimney."""
    W, D, H, tooth = 1.05, 1.5, 1.5, 1.0  # of a bay: half the width, half the depth, the heights of wall and roof
    saw = [(-3 * W, 0), (3 * W, 0)]
    for k in (2, 0, -2):
        saw += [((k + 1) * W, H), ((k - 1) * W, H + tooth)]
    # the steep sides of the roof are glass
    painted(plate(saw, 2 * D, 5), lambda c, n: None if abs(n.z) > 0.6 else 2 if abs(n.x) < 0.9 else 3 if c.y < H else 7)
    for k in (-2, 0, 2):
        for y in (-0.75, 0, 0.75):
            box((0.06, 0.08, 0.8), 5, 0, loc=((k - 1) * W - 0.02, y, H + 0.5))
        for x in (-0.45, 0.45) if k < 2 else ():
            box((0.56, 0.06, 0.8), 7, 0, loc=(k * W + x, -D - 0.02, 0.85))
            box((0.56, 0.08, 0.06), 5, 0, loc=(k * W + x, -D - 0.03, 0.95))
    box((1.3, 0.06, 1.2), 7, 0, loc=(2 * W, -D - 0.02, 0.6))
    for z in (0.3, 0.6, 0.9):
        box((1.2, 0.08, 0.07), 5, 0, loc=(2 * W, -D - 0.03, z))
    x, y = 2.3, 0.6
    lathe([(0.52, 0), (0.36, 4.0), (0.46, 4.05), (0.46, 4.25), (0.2, 4.25)], 1, loc=(x, y, 0))
    lathe([(0.39, 3.4), (0.38, 3.7)], 7, loc=(x, y, 0))
    for dx, dz, r in ((0.0, 4.55, 0.36), (-0.5, 4.85, 0.5), (-1.2, 5.0, 0.66), (-2.1, 4.95, 0.56), (-2.9, 4.85, 0.4)):
        sphere(r, 1, loc=(x + dx, y, dz))
    floor()
    view(7.0, (0.0, 0, 2.5), -26, 14)
    light(28, 42, sky=0.32)


@subject()
def price_tag():
    """Retail: a price tag on its string."""
    out = [(-1.05, -1.75), (1.05, -1.75), (1.05, 1.0), (0.5, 1.75), (-0.5, 1.75), (-1.05, 1.0)]
    tag = [slab(out, 0.14, 5, 7, bevel=0.02, holes=[ring(0.2, 24, 0, 1.25)[::-1]]), place(torus(0.26, 0.06, 7), (0, -0.06, 1.25), (90, 0, 0)), letters("%", 2.3, 7, 0.06, (0, -0.1, -0.35)), box((1.5, 0.04, 0.08), 7, 0, loc=(0, -0.08, -1.35))]
    behind = [slab(out, 0.14, 1, 7, bevel=0.02, holes=[ring(0.2, 24, 0, 1.25)[::-1]])]
    turned(tag, (0, 16, 0), (-0.25, -0.2, 1.6))
    turned(behind, (0, -16, 0), (0.55, 0.2, 1.7))
    tube([(0.08, -0.45, 2.8), (0.0, -0.2, 3.3), (0.35, 0, 3.7), (0.9, 0.2, 3.5), (0.45, 0.3, 3.1), (0.2, 0.25, 2.9)], 0.055, 12)
    view(5.2, (0.1, 0, 1.85), -12, 6)
    box((14, 0.2, 14), 9, 0, loc=(0, 0.9, 2))
    light(-52, 46, sky=0.32)


@subject()
def gavel():
    """Legaltech: a gavel on its block."""
    head = [cylinder(0.62, 1.1, 1, bevel=0.02)]
    for s in (-1, 1):
        head.append(lathe([(0.5, 0.5), (0.74, 0.6), (0.78, 0.66), (0.78, 1.0), (0.72, 1.08), (0, 1.1)], 2, turn=(0, 0 if s > 0 else 180, 0)))
        head.append(lathe([(0.63, 0.44), (0.68, 0.48), (0.68, 0.56), (0.63, 0.6)], 7, turn=(0, 0 if s > 0 else 180, 0)))
    head.append(place(lathe([(0.14, 0.5), (0.13, 1.6), (0.19, 2.8), (0.23, 3.3), (0.2, 3.5), (0, 3.56)], 3), (0, 0, 0), (0, 90, 0)))
    head.append(place(lathe([(0.16, 0.58), (0.22, 0.66), (0.16, 0.78)], 7), (0, 0, 0), (0, 90, 0)))
    turned(head, (0, -24, 0), (-0.75, 0, 1.72))
    lathe([(0, 0), (1.35, 0), (1.4, 0.1), (1.4, 0.3), (1.2, 0.38), (1.15, 0.56), (0, 0.56)], 1, loc=(-1.0, 0, 0))
    lathe([(1.37, 0.28), (1.41, 0.33), (1.37, 0.38)], 7, loc=(-1.0, 0, 0))
    floor()
    view(5.5, (0.05, 0, 1.5), -20, 15)
    light(-50, 42, sky=0.3)


@subject()
def solar_panel():
    """Greentech: a solar panel on its post."""
    parts = [slab(rounded(2.2, 1.35, 0.06), 0.16, 5, 2, bevel=0.02)]
    for c in range(6):
        for r in range(3):
            parts.append(box((0.6, 0.06, 0.72), 1, 0, loc=(-1.75 + 0.7 * c, -0.08, -0.82 + 0.82 * r)))
            parts.append(box((0.6, 0.08, 0.05), 5, 0, loc=(-1.75 + 0.7 * c, -0.09, -0.82 + 0.82 * r)))
    turned(parts, (-42, 0, 0), (0, 0, 2.2))
    tube([(0, 0.25, 0), (0, 0.25, 1.9)], 0.17, 12, smooth=False)
    tube([(-0.9, 0.35, 2.1), (0, 0.3, 1.2), (0.9, 0.35, 2.1)], 0.08, 7, smooth=False)
    lathe([(0.62, 0), (0.58, 0.12), (0.24, 0.2)], 7, loc=(0, 0.25, 0))
    floor()
    view(4.8, (0, 0, 1.65), -28, 14)
    light(-40, 46, sky=0.34)


# Two ways to work with us.
@subject()
def whistle():
    """Your team, led by us: a coach's whistle."""
    r = 1.15
    out = [(r * math.cos(t), r * math.sin(t)) for t in np.linspace(math.radians(90), math.radians(340), 50)] + [(1.12, 0.3), (2.75, 0.42), (2.75, 1.02), (1.05, r), (0.3, r)]
    parts = [slab(out, 1.25, 1, 2, bevel=0.07)]
    parts.append(box((0.42, 1.0, 0.5), 7, 0, loc=(0.68, 0, 0.98)))
    parts.append(box((0.06, 0.95, 0.32), 7, 0, loc=(2.74, 0, 0.72)))
    parts.append(place(lathe([(0.8, 0), (0.8, 0.06), (0.7, 0.1), (0, 0.1)], 5), (0, -0.62, 0), (90, 0, 0)))
    parts.append(place(torus(0.48, 0.06, 7), (0, -0.72, 0), (90, 0, 0)))
    # the lug with its ring, and the cord
    parts.append(box((0.8, 0.26, 0.34), 5, 0.05, loc=(-1.3, 0, 0.2)))
    parts.append(place(torus(0.3, 0.08, 12), (-1.78, 0, 0.08), (90, 0, 10)))
    turned(parts, (0, -8, 0), (0, 0, 1.25))
    tube([(-1.78, -0.05, 0.86), (-2.0, -0.2, 0.6), (-2.15, -0.6, 0.12), (-1.3, -1.3, 0.08), (0.2, -1.5, 0.08), (1.6, -1.3, 0.08), (2.6, -0.6, 0.08), (3.4, -0.2, 0.08), (5, 0.4, 0.08)], 0.085, 7)
    floor()
    view(5.7, (0.45, 0, 1.25), -20, 18)
    light(-50, 42, sky=0.32)


@subject()
def finish_flag():
    """A project, delivered by us: a finish flag."""
    nu, nv = 6, 4
    wave = lambda u, v: (-1.55 + 3.6 * u, 0.42 * math.sin(5.4 * u + 0.6 * v) * (0.15 + u), 1.75 + 2.2 * v - 0.35 * u + 0.1 * math.sin(5.4 * u))
    for i in range(nu):
        for j in range(nv):
            sheet(lambda u, v, i=i, j=j: wave((i + u) / nu, (j + v) / nv), 7 if (i + j) % 2 else 5, 10, 8)
    tube([(-1.62, 0, -1), (-1.62, 0, 4.15)], 0.1, 12, smooth=False)
    sphere(0.17, 12, loc=(-1.62, 0, 4.25))
    view(5.2, (0.2, 0, 2.15), -14, 6)
    light(-50, 44, sky=0.34)


# A partner's contribution.
@subject()
def bricks():
    """A web builder: toy bricks, the last one still above its place."""
    def brick(across, deep, region, loc, turn=0, tilt=0):
        parts = [carve((across, deep, 0.96), region, 2, bevel=0.03, loc=(0, 0, 0.48))]
        for i in range(int(across)):
            for j in range(int(deep)):
                x, y = i + 0.5 - across / 2, j + 0.5 - deep / 2
                parts.append(lathe([(0.3, 0.94), (0.3, 1.16), (0.27, 1.2), (0, 1.2)], region, loc=(x, y, 0)))
                parts.append(lathe([(0.305, 0.96), (0.305, 1.08)], 7, loc=(x, y, 0)))
        turned(parts, (0, tilt, turn), loc)
    brick(4, 2, 1, (0, 0, 0))
    brick(2, 2, 5, (-1, 0, 0.98))
    brick(2, 2, 3, (1.0, 0.0, 2.1), 0, 12)
    floor()
    view(5.9, (0, 0, 1.55), -32, 24)
    light(-60, 44, sky=0.32)
