"""MakeHuman base mesh (CC0): loading, targets, groups. Needs only numpy."""
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
