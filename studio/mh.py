"""MakeHuman base mesh (CC0): loading, targets, groups, regions, hairline. Needs only numpy."""
import math
import os
from functools import cache
import numpy as np

ROOT = os.environ.get("MH", os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), ".cache/mh"))


def base():
    """Loads vertices (n, 3) and faces by group: {group: [tuple of vertex indices]}."""
    verts, groups, group = [], {}, None
    for line in open(f"{ROOT}/3dobjs/base.obj"):
        p = line.split()
        if not p:
            continue
        if p[0] == "v":
            verts.append([float(c) for c in p[1:4]])
        elif p[0] == "g":
            group = p[1]
        elif p[0] == "f":
            groups.setdefault(group, []).append(tuple(int(c.split("/")[0]) - 1 for c in p[1:]))
    return np.array(verts), groups


def ss(a, b, x):
    """Smoothstep: 0 up to `a`, 1 beyond `b`, an S-curve between them."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


@cache
def target(path):
    """Vertex indices and offsets of a .target file."""
    idx, off = [], []
    for line in open(f"{ROOT}/targets/{path}.target"):
        p = line.split()
        if len(p) == 4 and not p[0].startswith("#"):
            idx.append(int(p[0]))
            off.append([float(c) for c in p[1:]])
    return np.array(idx, int), np.array(off).reshape(-1, 3)


def apply(verts, targets):
    """A copy of the vertices with targets applied, as {target path: weight}."""
    out = verts.copy()
    for path, weight in targets.items():
        idx, off = target(path)
        out[idx] += weight * off
    return out


def both(path, weight):
    """The left and right target of a feature, e.g. both('eyes/{}-eye-scale-incr', .5)."""
    return {path.format("l"): weight, path.format("r"): weight}


BASE, GROUPS = base()
# The regions of a map; 0 is the ground, CLOTH2 are lapels and collars.
SKIN, HAIR, CLOTH, SHIRT, EYE, FRAME, CLOTH2 = 1, 2, 3, 4, 5, 6, 7


def rot(axis, angle):
    c, s = math.cos(angle), math.sin(angle)
    return {"x": np.array([[1, 0, 0], [0, c, -s], [0, s, c]]), "y": np.array([[c, 0, s], [0, 1, 0], [-s, 0, c]]),
            "z": np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])}[axis]


def hairline(r, kind):
    """Above 0 where hair grows, about 1 at a decimetre from the hairline. r: base coordinates."""
    x, y, z = np.abs(r[..., 0]), r[..., 1], r[..., 2]
    front = {"low": 8.02, "mid": 8.08, "high": 8.15}[kind]
    peak = {"low": 0.0, "mid": 0.03, "high": 0.07}[kind]
    # above the brow, over the corner of the temple, down in front of the ear
    line = front + peak * np.exp(-((x - 0.38) / 0.15) ** 2) - 0.36 * (np.clip(x - 0.3, 0, 1) / 0.4) ** 2
    zl = 0.46 + 0.34 * ss(7.25, 7.95, y)
    burn = np.where(x > 0.4, np.minimum(zl - z, y - 6.98), -1)
    # from the nape up to the middle of the ear
    nape = np.minimum(0.1 - z, y - 6.6 - 0.55 * ss(-0.85, 0.0, z))
    return np.maximum(np.maximum(y - line, burn), nape)
