"""Subjects of the question at the end of a page, and of the privacy policy. Regions as in subjects.py."""
import math
import numpy as np
from kit import *


@subject()
def pillar_drill():
    """Manufacturing: which machine is it for? A pillar drill with a part in its vice."""
    carve((2.9, 1.9, 0.26), 1, 2, bevel=0.05, loc=(0.1, 0, 0.13))
    cylinder(0.24, 4.3, 3, bevel=0, loc=(0.75, 0, 2.3))
    lathe([(0.5, 0.26), (0.46, 0.36), (0.34, 0.6), (0.24, 0.6)], 7, loc=(0.75, 0, 0))
    # the table and its bracket
    lathe([(0, 1.42), (0.92, 1.42), (1.0, 1.48), (1.0, 1.6), (0, 1.6)], 1, loc=(-0.5, 0, 0))
    lathe([(0, 1.42), (0.2, 1.2), (0.34, 1.3), (0.5, 1.42)], 7, loc=(-0.5, 0, 0))
    box((1.0, 0.42, 0.3), 2, 0.04, loc=(0.35, 0, 1.32))
    cylinder(0.36, 0.6, 2, loc=(0.75, 0, 1.35))
    for s in (-1, 1):
        box((0.3, 0.62, 0.32), 7, 0.02, loc=(-0.5 + s * 0.42, 0, 1.76))
    box((0.56, 0.5, 0.3), 5, 0.01, loc=(-0.5, 0, 1.78))
    # head, cover of the belts, motor
    slab([(-1.1, 3.15), (1.1, 3.15), (1.1, 4.25), (-1.2, 4.25), (-1.3, 4.1), (-1.3, 3.45)][::-1], 1.0, 1, 2, bevel=0.07)
    slab(rounded(1.5, 0.5, 0.49, 12), 0.42, 5, 7, bevel=0.05, loc=(0.15, 0, 4.5), turn=(-90, 0, 0))
    cylinder(0.5, 1.15, 6, bevel=0.05, loc=(1.6, 0.05, 3.6))
    cylinder(0.52, 0.14, 7, bevel=0.03, loc=(1.6, 0.05, 3.1))
    # quill, chuck and bit
    lathe([(0.32, 2.75), (0.32, 3.2)], 5, loc=(-0.5, 0, 0))
    lathe([(0, 2.28), (0.13, 2.28), (0.26, 2.44), (0.28, 2.75), (0, 2.75)], 7, loc=(-0.5, 0, 0))
    cylinder(0.07, 0.5, 12, bevel=0, loc=(-0.5, 0, 2.1))
    # the three-armed wheel that lowers the drill
    cylinder(0.24, 0.5, 7, bevel=0.03, loc=(0.1, -0.7, 3.62), turn=(90, 0, 0))
    for a in (30, 150, 270):
        x, z = math.cos(math.radians(a)), math.sin(math.radians(a))
        tube([(0.1, -0.86, 3.62), (0.1 + 1.15 * x, -1.0, 3.62 + 1.15 * z)], 0.07, 12, smooth=False)
        sphere(0.18, 7, loc=(0.1 + 1.2 * x, -1.0, 3.62 + 1.2 * z))
    floor()
    view(5.7, (0.1, 0, 2.3), -24, 14)
    light(-50, 42, sky=0.32)


@subject()
def bank_card():
    """Fintech: how far has your product come? Two payment cards, the front one with its chip."""
    def card(face, *drawn):
        return [slab(rounded(1.9, 1.2, 0.14), 0.08, face, 7, bevel=0.012), *drawn]
    front = card(5, slab(rounded(0.34, 0.27, 0.06), 0.05, 3, 7, bevel=0.008, loc=(-1.15, -0.05, 0.28)))
    for z in (0.18, 0.38):
        front.append(box((0.68, 0.03, 0.035), 7, 0, loc=(-1.15, -0.08, z)))
    for x in (-1.27, -1.03):
        front.append(box((0.035, 0.03, 0.54), 7, 0, loc=(x, -0.08, 0.28)))
    for r in (0.17, 0.35, 0.53):
        front.append(tube([(x, -0.05, z) for x, z in ring(r, 12, -0.64, 0.3, -40, 40)], 0.035, 7))
    for k in range(4):
        for n in range(4):
            front.append(box((0.13, 0.05, 0.2), 7, 0, loc=(-1.44 + 0.78 * k + 0.17 * n, -0.05, -0.3)))
    front.append(box((1.3, 0.05, 0.1), 7, 0, loc=(-0.85, -0.05, -0.8)))
    front += [slab(ring(0.3, 40), 0.05, face, 7, bevel=0.008, loc=(x, y, -0.78)) for x, y, face in ((1.15, -0.05, 7), (1.5, -0.08, 1))]
    front.append(box((1.0, 0.05, 0.16), 7, 0, loc=(1.15, -0.05, 0.82)))
    back = card(1, box((3.8, 0.04, 0.42), 7, 0, loc=(0, -0.04, 0.66)), box((2.2, 0.05, 0.3), 5, 0, loc=(-0.5, -0.04, 0.1)))
    turned(front, (-10, 10, 0), (-0.15, -0.5, 1.55))
    turned(back, (-10, -14, 0), (0.35, 0.15, 2.35))
    view(4.9, (0.05, 0, 1.9), -14, 8)
    box((16, 0.2, 16), 9, 0, loc=(0, 0.9, 2))
    light(-52, 44, sky=0.34)


@subject()
def snail():
    """Digital acceleration: is your roadmap behind schedule? A snail."""
    turns, growth, size = 2.75, 0.172, 1.3
    end = 2 * math.pi * turns
    def shell(a, b):
        """The part of the shell between two angles round its tube. Its mouth is at the lower right, in the body."""
        def f(u, v):
            t = end * v
            R = size * math.exp(growth * (t - end))
            w = math.radians(a + (b - a) * u)
            out = R * (1 + 0.62 * math.cos(w))
            g = math.radians(-70) + end - t
            return (out * math.cos(g), -0.62 * (size - R) - 0.58 * R * math.sin(w), out * math.sin(g))
        return f
    shells = [sheet(shell(a, b), region, max(8, (b - a) // 6), 300, subsurf=0) for a, b, region in ((-180, 4, 1), (4, 24, 7), (24, 60, 5), (60, 80, 7), (80, 180, 1))]
    turned(shells, (0, 0, 6), (-0.45, 0, 1.84))
    tube([(-2.7, 0, 0.1), (-2.0, 0, 0.25), (-1.0, 0, 0.4), (0.2, 0, 0.5), (1.0, 0, 0.55), (1.5, 0, 0.8), (1.65, 0, 1.5), (1.9, 0, 1.95), (2.25, 0, 1.85)], 0.52, 2, radii=[0.15, 0.5, 0.85, 1, 1, 0.9, 0.8, 0.8, 0.55])
    # the foot
    sheet(lambda u, v: (-2.8 + 4.8 * u, (v - 0.5) * 1.7 * math.sin(math.pi * (0.06 + 0.92 * u) ** 0.85) ** 0.6, 0.02 + 0.24 * math.sin(math.pi * v)), 3, 80, 20)
    for y, x, z in ((-0.22, 2.62, 3.1), (0.3, 2.1, 3.3)):
        tube([(1.95, y * 0.7, 2.0), (2.0, y, 2.5), (x, y * 1.4, z)], 0.1, 2, radii=[1.4, 1, 0.8])
        sphere(0.19, 12, loc=(x, y * 1.4, z))
        sphere(0.15, 2, loc=(2.32, y * 0.8, 1.68))
    floor()
    view(6.2, (0.1, 0, 1.75), -14, 16)
    light(-50, 42, sky=0.32)


@subject()
def typewriter():
    """Digital transformation: which process do people complain about? A typewriter."""
    # the body, as profiles from the front to the back
    slab([(-1.75, 0), (1.25, 0), (1.25, 1.2), (0.55, 1.3), (-0.35, 1.05), (-1.75, 0.4)], 3.6, 1, 2, bevel=0.08, turn=(0, 0, 90))
    for row in range(4):
        y, z = -1.5 + 0.3 * row, 0.62 + 0.14 * row
        for k in range(10 - row % 2):
            x = (k - (9 - row % 2) / 2) * 0.33
            cylinder(0.04, 0.3, 7, bevel=0, loc=(x, y, z - 0.12))
            cylinder(0.125, 0.08, 5, bevel=0.02, loc=(x, y, z))
    box((1.9, 0.16, 0.1), 7, 0.03, loc=(0, -1.78, 0.5))
    # the basket of type bars between two spools
    for k in range(13):
        a = math.radians(200 + 140 * k / 12)
        tube([(0.62 * math.cos(a), 0.35 + 0.62 * math.sin(a), 1.24), (0.2 * math.cos(a), 0.4 + 0.12 * math.sin(a), 1.36)], 0.035, 12, smooth=False)
    lathe([(0, 1.2), (0.72, 1.2), (0.74, 1.24), (0.66, 1.24)], 7, loc=(0, 0.3, 0))
    for s in (-1, 1):
        lathe([(0, 1.46), (0.12, 1.46), (0.14, 1.42), (0.42, 1.42), (0.42, 1.22)], 3, loc=(s * 1.25, 0.25, 0))
        lathe([(0.1, 1.5), (0.1, 1.43)], 7, loc=(s * 1.25, 0.25, 0))
    # the carriage with platen, knobs and lever
    box((4.1, 0.55, 0.26), 2, 0.04, loc=(0, 0.95, 1.4))
    cylinder(0.28, 4.0, 7, bevel=0.02, loc=(0, 0.85, 1.72), turn=(0, 90, 0))
    for s in (-1, 1):
        cylinder(0.36, 0.26, 3, bevel=0.05, loc=(s * 2.2, 0.85, 1.72), turn=(0, 90, 0))
    tube([(-2.0, 0.7, 1.75), (-2.15, 0.3, 1.95), (-2.2, -0.25, 2.0)], 0.08, 12)
    # the letter
    page = lambda u, v: (-1.15 + 2.3 * u, 0.95 + 0.6 * v ** 2, 1.75 + 1.75 * v - 0.2 * v ** 3)
    sheet(page, 5, 12, 24, solidify=0.03)
    for n, length in enumerate((0.42, 0.78, 0.7, 0.8, 0.35)):
        v = 0.86 - 0.13 * n
        x, y, z = page(0.1 + length / 2, v)
        box((2.3 * length, 0.05, 0.085), 7, 0, loc=(x, y - 0.04, z), turn=(-25 * v, 0, 0))
    floor()
    view(5.4, (0, 0, 1.45), -20, 22)
    light(-52, 44, sky=0.34)


@subject()
def tally_counter():
    """Work: which figure would you like to improve? A counter."""
    slab(rounded(2.1, 1.05, 0.3), 1.5, 1, 2, bevel=0.08, loc=(0, 0, 1.45))
    carve((4.7, 2.0, 0.24), 5, 7, bevel=0.05, loc=(0, 0, 0.12))
    box((0.9, 1.0, 0.3), 2, 0.02, loc=(-1.0, 0, 0.36))
    box((0.9, 1.0, 0.3), 2, 0.02, loc=(1.0, 0, 0.36))
    slab(rounded(1.8, 0.68, 0.12), 0.16, 7, 7, bevel=0.03, loc=(0, -0.76, 1.6))
    for k, digit in enumerate("01275"):
        x = -1.36 + 0.68 * k
        box((0.6, 0.1, 1.12), 5, 0, loc=(x, -0.84, 1.6))
        letters(digit, 1.1, 7, 0.06, (x, -0.92, 1.6))
    # the knob that sets it to nought
    cylinder(0.16, 0.5, 12, bevel=0, loc=(-2.3, 0, 1.45), turn=(0, 90, 0))
    cylinder(0.5, 0.26, 3, bevel=0.06, loc=(-2.6, 0, 1.45), turn=(0, 90, 0))
    floor()
    view(5.5, (-0.05, 0, 1.25), -20, 18)
    light(-52, 42, sky=0.32)


@subject()
def shredder():
    """The privacy policy: a page on its way through a shredder."""
    page = 1.1
    slab(rounded(2.0, 0.42, 0.14), 1.3, 1, 2, bevel=0.05, loc=(0, 0, 2.2))
    box((2 * page + 0.5, 0.34, 0.04), 7, 0, loc=(0, 0, 2.63))
    box((0.5, 0.06, 0.16), 7, 0, loc=(1.45, -0.66, 2.2))
    for s in (-1, 1):
        box((0.3, 1.1, 1.85), 2, 0.04, loc=(s * 1.68, 0, 0.92))
    box((3.3, 0.08, 1.7), 7, 0, loc=(0, 0.55, 0.9))
    sheet(lambda u, v: (page * (2 * u - 1), -0.02 + 0.35 * v ** 2, 2.5 + 1.95 * v), 5, 8, 20, solidify=0.03)
    for n, length in enumerate((1.0, 1.75, 1.6, 1.75, 1.2)):
        z = 4.1 - 0.29 * n
        box((length, 0.06, 0.1), 7, 0, loc=(-0.88 + length / 2, -0.06 + 0.35 * ((z - 2.5) / 1.95) ** 2, z))
    # the strips curl as they reach the floor
    rng = np.random.default_rng(5)
    n = 8
    for k in range(n):
        x, w = page * (2 * (k + 0.5) / n - 1), page / n * 0.68
        drop, lean = 1.45 + 0.3 * rng.random(), 0.1 * (rng.random() - 0.5)
        def strip(u, v, x=x, w=w, drop=drop, lean=lean):
            return (x + w * (2 * u - 1) + lean * v * v, -0.3 - 0.3 * v - 0.14 * math.sin(6 * v + 9 * lean), 1.85 - drop * v)
        sheet(strip, 5, 4, 30, solidify=0.015)
    floor()
    view(5.8, (0, 0, 2.15), -20, 14)
    light(-50, 42, sky=0.34)
