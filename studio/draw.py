"""Renders scenes to maps: `blender -b -P draw.py -- mvp mvp-wide` (all without names)."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import Vector
import rig, subjects, cases, products, offices, company, gains, hand  # all but the first fill the list
from kit import SUBJECTS

names = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
failed = []
for name in names or list(SUBJECTS):
    wide = name.endswith("-wide")  # a hero: the subject in the right half of 16:10
    build, w, h, aside = SUBJECTS[name.removesuffix("-wide")]
    rig.clear()
    try:
        build()
    except Exception as error:  # the others go on
        failed.append(f"{name}: {error!r} in line {error.__traceback__.tb_next and error.__traceback__.tb_next.tb_lineno}")
        continue
    if wide:
        w, h = 1280, 800
        cam = bpy.context.scene.camera
        bpy.context.view_layer.update()
        cam.location -= cam.matrix_world.to_3x3() @ Vector((aside * cam["h"], 0, 0))
    rig.write(name, rig.render(w, h))
if failed:
    print("FAILED " + "; ".join(failed))
sys.stdout.flush()
os._exit(1 if failed else 0)  # Blender 3.4 may crash while it closes
