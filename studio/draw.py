"""Renders scenes to maps: `blender -b -P draw.py -- mvp greentech`. Without names it renders all."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import rig, subjects, cases, products, offices, company, gains, closers  # importing the modules fills SUBJECTS
from kit import SUBJECTS

names = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
failed = []
for name in names or list(SUBJECTS):
    build, w, h = SUBJECTS[name]
    rig.clear()
    try:
        build()
    except Exception as error:  # continue with the other scenes
        failed.append(f"{name}: {error!r} in line {error.__traceback__.tb_next and error.__traceback__.tb_next.tb_lineno}")
        continue
    rig.write(name, rig.render(w, h))
if failed:
    print("FAILED " + "; ".join(failed))
sys.stdout.flush()
os._exit(1 if failed else 0)  # skips Blender's shutdown, during which 3.4 may crash
