"""Renders a scene to source maps: depth, shade, region, feature and flow (8-bit PNG each).

Two Cycles passes: `data` (one exact sample per pixel) gives depth, region and a coordinate;
`shade` (a few samples, denoised) gives the light on a white surface from a soft sun and the sky.
"""
import os, struct, zlib
import bpy
import numpy as np
from mathutils import Vector

HOME = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TMP = f"{HOME}/.cache/exr"
MAPS = os.environ.get("MAPS", f"{HOME}/.cache/maps")


def png(path, a):
    """Writes an 8-bit greyscale PNG, which fit-maps.ts compresses."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    a = np.clip(a, 0, 255).astype(np.uint8)
    h, w = a.shape
    def chunk(t, d):
        return struct.pack(">I", len(d)) + t + d + struct.pack(">I", zlib.crc32(t + d))
    rows = b"".join(b"\0" + row.tobytes() for row in a)  # unfiltered
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", w, h, 8, 0, 0, 0, 0)) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    s.cycles.device = "CPU"
    s.view_settings.view_transform = "Raw"
    s.render.threads_mode = "FIXED"
    s.render.threads = 2


def material(region, attribute=None):
    """A white diffuse material. The data pass gets its region number and, if given, a vertex attribute."""
    name = f"m{region}{attribute or ''}"
    m = bpy.data.materials.get(name)
    if m:
        return m
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n = m.node_tree.nodes
    n.clear()
    l = m.node_tree.links
    out = n.new("ShaderNodeOutputMaterial")
    d = n.new("ShaderNodeBsdfDiffuse")
    d.inputs[0].default_value = (1, 1, 1, 1)
    l.new(d.outputs[0], out.inputs[0])
    a = n.new("ShaderNodeOutputAOV")
    a.name = "region"
    a.inputs[1].default_value = region
    if attribute:
        b = n.new("ShaderNodeOutputAOV")
        b.name = "coord"
        t = n.new("ShaderNodeAttribute")
        t.attribute_name = attribute
        l.new(t.outputs["Vector"], b.inputs[0])
    return m


def quads(rows, columns, closed=False):
    """The faces of a grid whose points run row by row. `closed`: the last column joins the first."""
    return [(j * columns + i, j * columns + (i + 1) % columns, (j + 1) * columns + (i + 1) % columns, (j + 1) * columns + i)
            for j in range(rows - 1) for i in range(columns if closed else columns - 1)]


def mesh(verts, faces, region, coord=None, smooth=True, subsurf=0, solidify=0.0):
    """A mesh object from arrays. `coord` (n, 3) is written to the data pass."""
    me = bpy.data.meshes.new("mesh")
    me.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    if coord is not None:
        at = me.attributes.new("coord", "FLOAT_VECTOR", "POINT")
        at.data.foreach_set("vector", np.asarray(coord, float).ravel())
    me.materials.append(material(region, "coord" if coord is not None else None))
    o = bpy.data.objects.new("mesh", me)
    bpy.context.collection.objects.link(o)
    if solidify:
        m = o.modifiers.new("s", "SOLIDIFY")
        m.thickness, m.offset = solidify, -1
    if subsurf:
        m = o.modifiers.new("u", "SUBSURF")
        m.levels = m.render_levels = subsurf
    return o


def camera(scale, centre, direction):
    """An orthographic camera: `scale` is the height of the picture in scene units."""
    s = bpy.context.scene
    c = bpy.data.objects.new("cam", bpy.data.cameras.new("cam"))
    s.collection.objects.link(c)
    d = Vector(direction).normalized()
    c.location = Vector(centre) - d * 60
    c.rotation_euler = d.to_track_quat("-Z", "Y").to_euler()
    c.data.type = "ORTHO"
    c.data.clip_end = 200
    c["h"] = scale
    s.camera = c


def sun(direction, strength, angle):
    l = bpy.data.lights.new("sun", "SUN")
    l.energy, l.angle = strength, angle
    o = bpy.data.objects.new("sun", l)
    o.rotation_euler = Vector(direction).normalized().to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(o)


def sky(strength):
    w = bpy.data.worlds.new("w")
    w.use_nodes = True
    w.node_tree.nodes["Background"].inputs[1].default_value = strength
    w.node_tree.nodes["Background"].inputs[0].default_value = (1, 1, 1, 1)
    bpy.context.scene.world = w


def _load(path):
    im = bpy.data.images.load(path)
    im.colorspace_settings.name = "Non-Color"
    w, h = im.size
    a = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    return a.reshape(h, w, 4)[::-1]


def calm(a, depth, region, pixel):
    """Reduces sampling noise: averages neighbours of the same region on the same surface."""
    for n in range(3):
        total, weight = a * 1.0, np.ones_like(a)
        step = 1 + n % 2
        for dy, dx in ((0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (-1, -1), (1, -1), (-1, 1)):
            sh = lambda q: np.roll(np.roll(q, dy * step, 0), dx * step, 1)
            w = (sh(region) == region) * np.exp(-((sh(depth) - depth) / (pixel * 4 * step)) ** 2) * np.exp(-((sh(a) - a) / 0.25) ** 2)
            total += w * sh(a)
            weight += w
        a = total / weight
    return a


def render(width, height):
    """Returns arrays {'depth', 'region', 'coord', 'shade'}. Depth increases towards the viewer, in scene units."""
    os.makedirs(TMP, exist_ok=True)
    s = bpy.context.scene
    vl = bpy.context.view_layer
    cam = s.camera
    cam.data.ortho_scale = cam["h"] * max(1, width / height)
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = width, height, 100
    s.cycles.max_bounces = 0
    s.cycles.diffuse_bounces = 0
    s.cycles.use_adaptive_sampling = False
    s.render.film_transparent = True
    tag = f"{os.getpid()}"
    if not vl.aovs:
        a = vl.aovs.add(); a.name, a.type = "region", "VALUE"
        a = vl.aovs.add(); a.name, a.type = "coord", "COLOR"
    vl.use_pass_z = True
    s.use_nodes = True
    t = s.node_tree
    t.nodes.clear()
    rl = t.nodes.new("CompositorNodeRLayers")
    fo = t.nodes.new("CompositorNodeOutputFile")
    fo.base_path = TMP
    fo.format.file_format = "OPEN_EXR"
    fo.format.color_depth = "32"
    fo.format.color_mode = "RGBA"
    fo.file_slots.clear()
    for name, out in (("z", "Depth"), ("r", "region"), ("c", "coord"), ("i", "Image")):
        fo.file_slots.new(f"{tag}{name}")
        t.links.new(rl.outputs[out], fo.inputs[-1])
    def go():
        bpy.ops.render.render()
        return {k: _load(f"{TMP}/{tag}{k}{s.frame_current:04d}.exr") for k in "zrci"}
    s.cycles.samples = 1
    s.cycles.use_denoising = False
    s.cycles.pixel_filter_type = "BOX"
    s.cycles.filter_width = 0.01
    s.render.resolution_percentage = 200
    d = go()
    s.render.resolution_percentage = 100
    s.cycles.samples = 8
    s.cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    s.cycles.filter_width = 1.5
    i = go()
    for k in "zrci":
        os.remove(f"{TMP}/{tag}{k}{s.frame_current:04d}.exr")
    img, alpha = i["i"][..., 0], i["i"][..., 3]
    z1, r1 = 60 - d["z"][::2, ::2, 0], np.rint(d["r"][::2, ::2, 0])
    shade = calm(img / np.maximum(alpha, 1e-3) * (alpha > 0.02), z1, r1, cam["h"] / height)
    return {"depth": z1, "region": np.rint(d["r"][..., 0]).astype(int), "coord": d["c"][..., :3].copy(), "shade": shade}


def write(name, out):
    """Writes the maps of an object: depth over its own range, shade and region."""
    fine, depth, shade = out["region"], out["depth"], out["shade"]
    region = fine[::2, ::2]
    fg = region > 0
    solid = fg & (region < 9)
    d1, d0 = np.percentile(depth[solid], 99.9), np.percentile(depth[solid], 0.3)
    dep = np.clip((depth - d0) / (d1 - d0), 0, 1)
    for ground in (9, 10):
        base = region == ground
        if not base.any():
            continue
        # water and floor keep only the height above their plane, so that their lines stay straight
        y, _ = np.nonzero(base)
        m = np.stack([y, np.ones_like(y)], 1).astype(float)
        k, *_ = np.linalg.lstsq(m, depth[base], rcond=None)
        dep[base] = np.clip(0.5 + (depth[base] - m @ k) / (d1 - d0), 0, 1)
    png(f"{MAPS}/{name}.depth.png", (dep * 254 + 1) * fg)
    png(f"{MAPS}/{name}.shade.png", np.clip(shade, 0, 1) ** (1 / 1.6) * 255 * fg)
    png(f"{MAPS}/{name}.region.png", fine * 20)
    ranged(name, (d1 - d0) / bpy.context.scene.camera["h"])


def ranged(name, depth):
    """Writes the range of the depth map in picture heights."""
    with open(f"{MAPS}/{name}.json", "w") as file:
        file.write(f'{{ "range": {float(depth)} }}\n')
