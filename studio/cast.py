"""The people drawn. `origin` weights the types of the base mesh; ages are in years, angles in radians."""
L = (-0.62, 0.62, 0.55)  # light from the left, towards the viewer, from above
R = (0.62, 0.62, 0.55)
PEOPLE = {
    "ines-duarte": dict(sex="female", age=34, origin={"caucasian": 1.0}, smile=0.85, yaw=0.3, turn=0.12, light=R,
        targets={"head/head-oval": 0.6, "mouth/mouth-upperlip-volume-incr": 0.5, "mouth/mouth-lowerlip-volume-incr": 0.4, "chin/chin-triangle": 0.5, "nose/nose-scale-vert-decr": 0.3, "cheek/{}-cheek-bones-incr": 0.5}, brow=0.85, arch=1.0,
        hair=dict(curtain=dict(length=0.92, thick=0.13, open=60, line=44, tuck=0.16, skew=0.14, lock=0.05, uneven=0.06, sweep=-0.04)), wear="roll", lash=1.3),
    "tomas-reinholt": dict(lipline=1.5, sex="male", age=41, origin={"caucasian": 1.0}, smile=0.70, yaw=-0.32, turn=-0.1, brow=1.3, arch=0.6, browup=-0.02, light=L,
        targets={"head/head-square": 0.4, "nose/nose-hump-incr": 0.5, "nose/nose-scale-depth-incr": 0.3, "forehead/forehead-trans-backward": 0.3, "cheek/{}-cheek-inner-decr": 0.4},
        hair=dict(cap=0.12, faded=False, line="mid", comb="crown", curls=dict(size=0.13, n=300, out=0.6, gap=0.7, seed=6)), beard=0.05, wear="crew", zoom=3.7, eyeline=0.45),
    "amara-okafor": dict(lipline=1.6, sex="female", age=31, origin={"african": 1.0}, smile=1.00, yaw=0.22, turn=0.1, pitch=-0.03, light=R, brow=0.9,
        targets={"head/head-oval": 0.4, "mouth/mouth-lowerlip-volume-incr": 0.5, "mouth/mouth-upperlip-volume-incr": 0.3, "cheek/{}-cheek-bones-incr": 0.8, "forehead/forehead-nubian-incr": 0.4, "chin/chin-prominent-decr": 0.3},
        hair=dict(cap=0.2, faded=False, line="mid", comb="crown", curls=dict(size=0.2, n=240, out=0.8, gap=0.7, seed=4)), wear="crew", lash=1.4, zoom=3.8, eyeline=0.47),
    "rui-carvalho": dict(lipline=1.5, sex="male", age=49, origin={"caucasian": 0.8, "african": 0.2}, smile=0.65, yaw=-0.38, turn=-0.08, brow=1.2, arch=0.65, browup=-0.02, light=L,
        targets={"head/head-rectangular": 0.55, "nose/nose-scale-vert-incr": 0.5, "nose/nose-hump-incr": 0.3, "chin/chin-prominent-incr": 0.4, "chin/chin-width-incr": 0.4, "cheek/{}-cheek-volume-decr": 0.4},
        hair=dict(cap=0.15, line="high", part=0.25, lift=0.2, side=0.3), wear="blazer-crew"),
    "greta-mazeikaite": dict(sex="female", age=38, origin={"caucasian": 1.0}, smile=0.75, yaw=0.24, turn=0.08, light=R, brow=0.75, arch=0.9,
        targets={"head/head-diamond": 0.6, "nose/nose-point-up": 0.5, "nose/nose-scale-horiz-decr": 0.3, "mouth/mouth-scale-horiz-decr": 0.3, "cheek/{}-cheek-bones-incr": 0.7, "mouth/mouth-lowerlip-volume-incr": 0.4},
        hair=dict(cap=0.09, faded=False, line="low", bun=(0.0, 0.82, -0.25, 0.44)), wear="crew", glasses=dict(w=0.23, h=0.215), zoom=3.85, eyeline=0.48),
    "daniel-whitlock": dict(lipline=1.5, sex="male", age=58, origin={"caucasian": 1.0}, smile=0.80, yaw=-0.28, turn=-0.05, brow=1.1, arch=0.7, light=L, weight=0.3,
        targets={"head/head-round": 0.2, "nose/nose-scale-horiz-incr": 0.5, "head/head-fat-incr": 0.2, "chin/chin-width-incr": 0.5, "mouth/mouth-lowerlip-volume-incr": 0.4},
        hair=dict(cap=0.14, line="high", part=0.4, lift=0.12, side=0.2), wear="blazer-crew", zoom=3.35, eyeline=0.45, glasses=dict(w=0.25, h=0.18, square=4.5, thick=0.018)),
    "eva-lindqvist": dict(sex="female", age=28, origin={"caucasian": 1.0}, smile=0.85, yaw=0.36, turn=0.05, roll=-0.04, light=R, brow=0.75, arch=0.95,
        targets={"head/head-oval": 0.8, "nose/nose-point-up": 0.4, "nose/nose-scale-vert-decr": 0.25, "mouth/mouth-upperlip-volume-incr": 0.5, "mouth/mouth-lowerlip-volume-incr": 0.4, "chin/chin-width-decr": 0.4},
        hair=dict(curtain=dict(length=1.75, wave=0.06, thick=0.13, open=58, line=46, tuck=-0.12, flare=0.1, skew=-0.22, lock=0.06, uneven=0.05, seed=5)), wear="blazer-crew", lash=1.3),
    "marcus-fennimore": dict(open=0.78, eyesize=0.8, lift=0.35, browup=0.05, sex="male", age=52, origin={"african": 1.0}, smile=0.9, yaw=-0.3, turn=-0.1, brow=0.85, arch=0.7, light=L,
        targets={"head/head-square": 0.4, "head/head-fat-incr": 0.25, "chin/chin-width-incr": 0.5, "forehead/forehead-nubian-incr": 0.3, "nose/nose-scale-horiz-incr": 0.3}, hair=dict(), beard=0.06, wear="blazer-roll"),
    "leila-haddad": dict(lipline=1.5, sex="female", age=40, origin={"caucasian": 0.75, "asian": 0.25}, smile=0.80, yaw=0.28, turn=0.1, light=R, brow=1.15, arch=1.0,
        targets={"head/head-oval": 0.5, "nose/nose-scale-vert-incr": 0.4, "nose/nose-hump-incr": 0.4, "mouth/mouth-lowerlip-volume-incr": 0.5, "mouth/mouth-upperlip-volume-incr": 0.3, "cheek/{}-cheek-volume-incr": 0.4},
        hair=dict(curtain=dict(length=1.3, wave=0.08, thick=0.18, open=60, line=43, tuck=0.05, flare=0.16, skew=-0.2, lock=0.08, uneven=0.07, seed=9)), wear="roll", lash=1.6),
    "jonas-petraitis": dict(sex="male", age=45, origin={"caucasian": 1.0}, smile=0.75, yaw=-0.26, turn=-0.1, brow=1.0, arch=0.7, light=L,
        targets={"head/head-rectangular": 0.6, "nose/nose-scale-depth-incr": 0.4, "chin/chin-height-incr": 0.5, "head/head-scale-horiz-decr": 0.25, "mouth/mouth-lowerlip-volume-incr": 0.5, "mouth/mouth-upperlip-volume-incr": 0.3},
        hair=dict(cap=0.08, line="high", part=-0.3, lift=0.06, side=-0.1), wear="crew", glasses=dict(w=0.22, h=0.21)),
    "sofia-almeida": dict(lipline=1.5, sex="female", age=62, origin={"caucasian": 0.7, "african": 0.3}, smile=0.90, yaw=0.3, turn=0.14, light=R, brow=0.9,
        targets={"head/head-round": 0.5, "head/head-fat-incr": 0.3, "nose/nose-scale-horiz-incr": 0.3, "mouth/mouth-scale-horiz-incr": 0.3, "mouth/mouth-lowerlip-volume-incr": 0.5, "mouth/mouth-upperlip-volume-incr": 0.3}, hair=dict(cap=0.14, faded=False, line="mid", comb="crown", curls=dict(size=0.15, n=280, out=0.6, gap=0.7, seed=8)), wear="blazer-roll", lash=1.2),
}
# The founder again, large.
PEOPLE["founder"] = dict(PEOPLE["rui-carvalho"], zoom=3.35, eyeline=0.45, size=(864, 960))
