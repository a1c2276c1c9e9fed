"""Panel and paint: a door sanded for primer, and primer being mixed."""

import math

from kit.car.assembly import loose_panel
from kit.masking import filter_on_stand, mixing_cup, sanding_block, tape_roll
from kit.rust import layered
from kit.shapes import box, extruded, group, rounded_rectangle, tube
from kit.studio import camera, house_materials, material, softbox, table

SIGNAL = "#ff3d0c"


def feathered_door():
    """The skin of an orange door on two blocks, a spot rubbed down in rings to bare metal; block and tape before it, on bone."""
    m = house_materials()
    paint = {"base": SIGNAL, "rough": 0.3, "coat": 1.0}
    dull = {"base": "#f08a5c", "rough": 0.6, "specular": 0.3}
    pale = {"base": "#d9d4c8", "rough": 0.65, "specular": 0.3}
    primer = {"base": "#565b5f", "rough": 0.6, "specular": 0.35}
    bare = {"base": (0.74, 0.73, 0.71, 1), "rough": 0.40, "metal": 1.0, "bump": ((900, 0.3, 0.0004),)}
    spot = [(1.76, -0.86, 0.68, 0.33, 0.5, 0.20), (1.95, -0.86, 0.58, 0.26, 0.5, 0.16)]
    rings = layered("rubbed down", spot, [(0, 0, paint), (0.02, 0.025, dull), (0.15, 0.04, pale), (0.26, 0.04, primer), (0.52, 0.04, bare)], 0.14, 6)
    door, _ = loose_panel(m, "hatch", "door front", rings)
    for part in door.children:
        skin = part.modifiers.new("folded edge", "SOLIDIFY")
        skin.thickness, skin.offset = 0.022, -1
    door.location = (-1.852, 0.80, -0.265)
    lean = group([door], (0, 0, 0.072), (math.radians(-9), 0, 0))
    foam = material("foam", "#2a2d31", 0.9, specular=0.2, bump=(500, 0.5, 0.002))
    blocks = [box("block", (0.15, 0.22, 0.075), (x, 0.02, 0.0375), foam, 0.006) for x in (-0.33, 0.33)]
    props = [tube("prop", [(x, 0.16, 0.62), (x, 0.46, 0.012)], 0.012, m.graphite) for x in (-0.30, 0.30)]
    group([lean, *blocks, *props], (0, 0.15, 0), (0, 0, math.radians(-22)))
    sanding_block(m, (-0.22, -0.30, 0), 0.4, material("grit", "#8c4a32", 0.9))
    tape_roll(m, (0.13, -0.33, 0), 0.068, m.tape, 0.038)
    tape_roll(m, (0.29, -0.25, 0), 0.068, m.tape, 0.025)
    table(1.0, face=7, fill=1.6)
    softbox((-1.2, -4.2, 1.6), (0, 0, 0.4), (2.2, 1.6), 42)
    camera((-0.5, -4.7, 1.15), (0.0, 0.05, 0.395), 100, 14, (0, -0.1, 0.45))


def primer_mixed():
    """A clear cup of orange paint with its stick, a paper filter in its stand, behind them a masked panel in primer, on bone."""
    m = house_materials()
    paint = material("mixed paint", "#ff3a00", 0.2, specular=0.3)
    group(mixing_cup(m, paint), (-0.075, -0.055, 0), (0, 0, math.radians(20))).scale = (1.25,) * 3
    group(filter_on_stand(m), (0.090, -0.03, 0), (0, 0, math.radians(-14))).scale = (1.15,) * 3
    panel = [
        extruded("panel", rounded_rectangle(0.40, 0.27, 0.012), 0.010, m.bone, 0.002),
        box("paper", (0.385, 0.255, 0.0006), (0, 0, 0.0102), m.paper, 0),
        *(box("tape", size, (x, y, 0.0110 if x else 0.0106), m.tape, 0) for size, x, y in (((0.335, 0.022, 0.0008), 0, 0.086), ((0.335, 0.022, 0.0008), 0, -0.086), ((0.022, 0.19, 0.0008), 0.156, 0), ((0.022, 0.19, 0.0008), -0.156, 0))),
        box("primed field", (0.29, 0.15, 0.0009), (0, 0, 0.0106), m.primer, 0),
    ]
    leaning = group(panel, (0, 0.135, 0.132), (math.radians(76), 0, 0))
    rest = box("rest", (0.10, 0.10, 0.012), (0, 0.19, 0.006), m.graphite, 0.003)
    group([leaning, rest], (0, 0.02, 0), (0, 0, math.radians(-9)))
    table(0.36, face=6)
    camera((-0.16, -1.5, 0.46), (0.008, 0, 0.126), 108, 14, (0, -0.05, 0.08))
