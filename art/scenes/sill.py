"""The tall pictures of project D: rust repair on the bench, on a length of sill across two blocks."""

import math

import numpy as np

from kit.metalwork import cartridge_gun, endoscope, flap_disc, grinder, locking_clamp, panel_clamp, wax_pistol, welding_torch, wire_cup
from kit.rust import layered, layers_of
from kit.shapes import box, empty, group, through, tube
from kit.sheet import bead, closing_panel, height, normal, on_sill, outline, rectangle, sill, smear, spot_welds
from kit.studio import camera, house_materials, material, table
from kit.tools import spray_gun

BLOCK = 0.050  # height of the sill above the bench
LENGTH = 0.46
CUT = (0.03, -0.040, 0.20, 0.082)  # centre, width and depth of the opening and its patch


def _materials():
    m, look = house_materials(), layers_of()
    m.edge = m.milled
    m.orange = material("orange", "#e2440a", 0.42, coat=0.4)
    m.beech = material("beech", "#b58a5a", 0.5, coat=0.2, rough_noise=(6, 0.4, 0.6))
    m.inside = layered("inside", [(0, 0, 0, 0.3, 0.2, 0.2)], [(0, 0, look.pitted), (0.35, 0.2, look.rust)])
    return m, look


def _laid(m, parts, turn_degrees, location=(0, 0)):
    """The sill's parts on two blocks of beech, turned on the bench."""
    blocks = [box("block", (0.045, 0.29, BLOCK - 0.002), (x, 0, BLOCK / 2 - 0.0025), m.beech, 0.003) for x in (-0.17, 0.17)]
    laid = group(parts, (0, 0, BLOCK))
    return group([laid, *blocks], (*location, 0), (0, 0, math.radians(turn_degrees)))


def _sill(m, surface, opening=None, extra=()):
    """The sill as it lies: outer skin, inner panel, spot welds."""
    return [sill(LENGTH, surface, m.edge, opening), closing_panel(LENGTH, m.inside), *spot_welds(m, LENGTH), *extra]


def _on_top(thing, x, y, turn=0.0):
    """Set a thing onto the sill's outside."""
    across, up = normal(y)
    thing.location, thing.rotation_euler = (x, y, height(y)), (-math.atan2(across, up), 0, turn)
    return thing


def _bench(target, dark=False, lens=110):
    table(0.40, dark=dark, face=7 if not dark else 14, fill=1.0 if not dark else 1.7)
    camera((-0.42, -1.70, 1.22), target, lens, 14, (target[0] - 0.02, target[1] - 0.05, 0.10))


def _lying(parts, location, turn_degrees, tilt_degrees, roll_degrees=0.0):
    thing = group(parts, rotation=(math.radians(roll_degrees), math.radians(tilt_degrees), 0))
    thing.parent = empty(location=location, rotation=(0, 0, math.radians(turn_degrees)))
    return thing.parent


def _grinder(m, tool, location, turn_degrees, tilt_degrees):
    """The grinder as it is laid down, on its tool and its tail, its cable going off to the right."""
    _lying(grinder(m, m.orange, tool), location, turn_degrees, tilt_degrees)
    turn, tilt = math.radians(turn_degrees), math.radians(tilt_degrees)

    def behind(along, z, aside=0.0):
        x = along * math.cos(tilt)
        return location[0] + x * math.cos(turn) - aside * math.sin(turn), location[1] + x * math.sin(turn) + aside * math.cos(turn), z

    tail = location[2] - 0.25 * math.sin(tilt)
    tube("cable", through([behind(0.245, tail), behind(0.285, tail - 0.004), behind(0.33, 0.008, -0.01), behind(0.38, 0.0045, -0.03), behind(0.9, 0.0045, 0.2)]), 0.0042, m.plastic)


def wire_brushing():
    """Rust that has broken through the paint, one end of it brushed to bright metal; the grinder with its wire cup before it."""
    m, look = _materials()
    spots = [(0.04, -0.02, 0.06, 0.17, 0.085, 0.1), (0.18, -0.07, 0.03, 0.12, 0.05, 0.1)]
    layers = [(0, 0, look.paint), (0.06, 0.08, look.blistered), (0.22, 0.03, look.rust), (0.55, 0.12, look.pitted)]
    rusty = layered("rusty", spots, layers, 0.55, 16)
    brushed = layered("brushed", [(-0.15, -0.02, 0.06, 0.10, 0.10, 0.1)], [(0, 0, look.paint), (0.02, 0.03, look.primer), (0.10, 0.03, look.bright)], 0.25, 14)
    seam = -0.055
    parts = [sill(LENGTH, rusty, m.edge, only=lambda p: seam - p[:, 0]), sill(LENGTH, brushed, m.edge, only=lambda p: p[:, 0] - seam)]
    _laid(m, [*parts, closing_panel(LENGTH, m.inside), *spot_welds(m, LENGTH)], 52, (0.03, 0.07))
    _grinder(m, wire_cup(m), (-0.035, -0.195, 0.083), 14, 11.2)
    _bench((0.035, -0.02, 0.055))


def looking_inside():
    """An endoscope whose neck goes through a drain hole into the sill; its screen shows the brown hollow."""
    m, look = _materials()
    hole = -0.02, -0.0765
    paint = layered("paint", [(*hole, 0.03, 0.09, 0.04, 0.05)], [(0, 0, look.paint), (0.06, 0.06, look.blistered), (0.30, 0.04, look.rust)], 0.5, 18)
    tool = group(endoscope(m, m.orange, [(0, 0.10, 0.013), (0, 0.125, 0.013)]), (-0.02, -0.285, -BLOCK), (0, 0, math.radians(-22)))
    start = -0.02 + 0.125 * math.sin(math.radians(22)), -0.285 + 0.125 * math.cos(math.radians(22))
    neck = [(*start, 0.013 - BLOCK), (0.050, -0.148, 0.024 - BLOCK), (0.072, -0.146, 0.020), (0.060, -0.140, 0.058), (0.014, -0.124, 0.052), (hole[0], hole[1] - 0.008, 0.030), (hole[0] - 0.006, -0.03, 0.020)]
    _laid(m, _sill(m, paint, rectangle(*hole, 0.016, 0.009, 0.0044), [tool, tube("neck", through(neck, 14), 0.0040, m.plastic)]), 40, (0.0, 0.10))
    _bench((0.02, -0.02, 0.045), lens=98)


def patch_in_clamps():
    """A bright patch laid into the opening of the sill, held level by four butt clamps; a locking clamp bites the flange."""
    m, look = _materials()
    cleaned = layered("cleaned", [(CUT[0], CUT[1], 0.06, 0.19, 0.10, 0.12)], [(0, 0, look.paint), (0.04, 0.03, look.primer), (0.12, 0.03, look.bright)], 0.15, 12)
    patch = sill(LENGTH, m.milled, m.edge, only=lambda p: rectangle(*CUT)(p) + 0.0020)
    clamps = []
    for x, y, turn in ((-0.03, CUT[1] + CUT[3] / 2, 90), (0.09, CUT[1] + CUT[3] / 2, 90), (CUT[0] - CUT[2] / 2, CUT[1], 0), (CUT[0] + CUT[2] / 2, CUT[1], 0)):
        clamps.append(_on_top(panel_clamp(m, (0, 0, 0), (0, 0, 0)), x, y, math.radians(turn)))
    grip = _lying(locking_clamp(m, m.orange), (-0.214, -0.108, 0.0012), 152, 0)
    _laid(m, _sill(m, cleaned, rectangle(*CUT), [patch, *clamps, grip]), 48, (0.10, 0.11))
    _bench((0.02, -0.02, 0.055), dark=True)


def _welded(m, look, ground):
    """Skin, patch and the bead round it, blue and straw beside it; ground is the share of the bead that is dressed flush."""
    straw, plum, blue = ({**look.bright, "base": (*tint, 1)} for tint in ((0.60, 0.50, 0.33), (0.26, 0.19, 0.24), (0.16, 0.20, 0.30)))
    heat = [(0, 0, look.bright), (0.15, 0.15, straw), (0.48, 0.12, plum), (0.66, 0.1, blue)]
    outer = layered("outer", [(*CUT[:2], 0.06, 0.19, 0.10, 0.12)], [(0, 0, look.paint), (0.04, 0.03, look.primer), (0.12, 0.03, look.bright)], 0.15, 12)
    near = rectangle(CUT[0], CUT[1], CUT[2] + 0.036, CUT[3] + 0.036, 0.02)
    zone = sill(LENGTH, layered("zone", "measure", heat, 0.12, 40), m.edge, only=near, measure=lambda p: 1 - np.abs(rectangle(*CUT)(p)) / 0.014)
    path, facing = outline(*CUT)
    count = int(len(path) * (1 - ground))
    weld = material("weld", (0.42, 0.41, 0.41, 1), 0.30, 1, rough_noise=(60, 0.22, 0.42))
    parts = [sill(LENGTH, outer, m.edge, near), zone, bead(path[:count], facing[:count], weld)]
    return [*parts, closing_panel(LENGTH, m.inside), *spot_welds(m, LENGTH)]


def welding_in():
    """The patch welded in all round with a bead of small half moons, blue and straw beside it; the torch lies by."""
    m, look = _materials()
    _laid(m, _welded(m, look, 0), 56, (0.05, 0.07))
    _lying(welding_torch(m, m.orange), (-0.19, -0.155, 0.0162), -12, 0)
    _bench((0.02, -0.02, 0.055))


def dressing():
    """Half of the bead ground level with the sheet, a grinder with a flap disc before it."""
    m, look = _materials()
    _laid(m, _welded(m, look, 0.45), 50, (0.04, 0.08))
    grit = material("grit", "#8c4a32", 0.9, bump=(1500, 0.5, 0.001))
    _grinder(m, flap_disc(m, grit), (-0.05, -0.195, 0.062), 12, 5.6)
    _bench((0.03, -0.02, 0.055), dark=True)


def sealing():
    """The sill in primer, a line of sealer over the seam of its patch and along its foot, the cartridge gun beside it."""
    m, _ = _materials()
    sealer = material("sealer", "#d3c299", 0.5, specular=0.4)
    path, facing = outline(*CUT)
    count = int(len(path) * 0.86)
    foot, foot_facing = on_sill([(-0.205, -0.086), (0.205, -0.086)], 0.004)
    lines = [smear(path[:count], facing[:count], sealer, 0.011), smear(foot, foot_facing, sealer, 0.014, 0.0062)]
    _laid(m, _sill(m, m.primer, None, lines), 54, (0.09, 0.13))
    _lying(cartridge_gun(m, m.charcoal, m.orange), (-0.20, -0.10, 0.028), -42, 0, 78)
    _bench((0.02, -0.02, 0.045))


def colour():
    """The sill half in primer, half in its colour; the spray gun with its orange cup stands beside it."""
    m, look = _materials()
    half = layered("half", [(0.23, 0, 0.05, 0.30, 0.5, 0.5)], [(0, 0, look.primer), (0.05, 0.07, look.paint)], 0.05, 6)
    _laid(m, _sill(m, half), 54, (0.0, 0.10))
    cup = material("cup", "#e2440a", 0.35, coat=0.4)
    group([*spray_gun(m, cup), box("gun stand", (0.07, 0.06, 0.008), (0.046, 0, -0.137), m.graphite, 0.003)], (0.165, -0.15, 0.141), (0, 0, math.radians(-40)))
    _bench((0.035, -0.02, 0.08), dark=True, lens=102)


def wax_and_stone_chip():
    """The painted sill, its lower half in black stone-chip; an orange lance goes in by the drain hole, its pistol on its bottle."""
    m, look = _materials()
    hole = 0.0, -0.0765
    surface = layered("coated", [(0, -0.12, 0.02, 0.9, 0.098, 0.9)], [(0, 0, look.paint), (0.08, 0.012, look.stone_chip)], 0.03, 20)
    turn, x, y, z = math.radians(-52), 0.02, -0.23, 0.246 - BLOCK
    pistol = group(wax_pistol(m, m.charcoal), (x, y, -BLOCK), (0, 0, turn))
    spout = x - 0.076 * math.cos(turn), y - 0.076 * math.sin(turn), z
    aside = -math.cos(turn), -math.sin(turn)
    lance = [spout, (spout[0] + 0.035 * aside[0], spout[1] + 0.035 * aside[1], z), (-0.120, -0.185, 0.120), (-0.075, -0.150, 0.052)]
    lance += [(hole[0], hole[1] - 0.005, 0.0295), (0.03, -0.045, 0.025)]
    parts = _sill(m, surface, rectangle(*hole, 0.014, 0.008, 0.0039), [pistol, tube("lance", through(lance, 14), 0.0036, m.orange)])
    _laid(m, parts, 46, (-0.005, 0.10))
    _bench((0.02, -0.02, 0.075), lens=98)
