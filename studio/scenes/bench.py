"""Still lifes of the trades' tools."""

import math

from kit.bodyshop import colour_cards
from kit.engine import cylinder_head, engine
from kit.masking import tape_roll
from kit.shapes import box, empty, group, through, tube
from kit.studio import camera, house_materials, material, pool_of_light, table
from kit.tools import diagnostic_plug, scan_tool, socket, spray_gun, torque_wrench


def _scan_tool_and_plug(m):
    """A scan tool in its orange bumper, propped up, its cable and the 16-pin plug in front of it."""
    rubber = material("bumper", "#e2440a", 0.55, specular=0.35)
    tool = group(scan_tool(m, rubber), (0, 0.098, 0))
    lean = empty(location=(0, 0, 0.001), rotation=(math.radians(58), 0, 0))
    tool.parent = lean
    lean.parent = empty(location=(-0.02, 0.03, 0), rotation=(0, 0, math.radians(13)))
    box("stand", (0.10, 0.006, 0.13), (-0.040, 0.125, 0.060), m.charcoal, 0.002, (math.radians(24), 0, math.radians(13)))
    plug = diagnostic_plug(m, m.charcoal)
    plug.parent = empty(location=(0.150, -0.085, 0.0135), rotation=(0, 0, math.radians(-38)))
    tube(
        "cable",
        through(
            [
                (0.198, -0.024, 0.0135),
                (0.225, 0.012, 0.006),
                (0.235, 0.06, 0.0055),
                (0.20, 0.12, 0.0055),
                (0.13, 0.11, 0.012),
                (0.08, 0.09, 0.03),
            ]
        ),
        0.0048,
        m.plastic,
    )


def misfire_on_the_screen():
    """A scan tool and its plug, on its screen an ignition pulse missing, on ink."""
    m = house_materials()
    _scan_tool_and_plug(m)
    table(0.33, dark=True, face=10, fill=1.8, ground=pool_of_light(0.42))
    camera((-0.18, -1.5, 0.50), (-0.055, 0.02, 0.090), 92, 14, (0, -0.02, 0.08))


def torque_wrench_and_head():
    """A cylinder head with its four chambers up, a torque wrench with an orange grip laid across it, a socket, on ink."""
    m = house_materials()
    grip = material("grip", "#e2440a", 0.5, specular=0.4)
    group(cylinder_head(m), (0, 0.03, 0), (0, 0, math.radians(-14)))
    wrench = group(torque_wrench(m, grip), (-0.195, -0.150, 0.020), (0, 0, math.radians(4)))
    wrench.rotation_euler.x = math.radians(90)
    group(socket(m), (0.235, -0.215, 0), (0, 0, 0.3))
    table(0.42, dark=True, face=14, fill=1.8)
    camera((-0.30, -1.70, 0.98), (0.02, -0.03, 0.050), 104, 11, (0, -0.06, 0.09))


def spray_gun_and_cards():
    """A gravity spray gun on its stand, in front of it a fan of sprayed cards, the orange one on top, and a roll of masking tape, on ink."""
    m = house_materials()
    cup = material("cup", "#b9bec4", 0.30, specular=0.5)
    group(spray_gun(m, cup), (-0.060, 0.050, 0.140), (0, 0, math.radians(-24)))
    box("gun stand", (0.10, 0.09, 0.010), (-0.040, 0.040, 0.005), m.graphite, 0.003, (0, 0, math.radians(-24)))
    *others, orange = (material(tone, tone, 0.55, specular=0.2) for tone in ("#1d2730", "#2f5142", "#4a6a88", "#a98f5c", "#ff3d0c"))
    fan = colour_cards(m, orange, others=others)
    fan.rotation_euler, fan.location = (0, 0, math.radians(-12)), (0.105, -0.125, 0)
    tape_roll(m, (-0.165, -0.075, 0), 0.055, m.tape)
    table(0.36, dark=True, face=10, fill=1.6)
    camera((-0.16, -1.6, 0.66), (0.0, 0.0, 0.105), 92, 14, (0, -0.04, 0.09))


def engine_on_floor():
    """A four-cylinder engine with an orange cam cover, seen from its belt end, on bone."""
    m = house_materials()
    group(engine(m, m.paint), (0, 0, 0), (0, 0, math.radians(28)))
    table(0.72, face=6)
    camera((-0.55, -3.0, 0.98), (0.0, 0.0, 0.262), 101, 11, (-0.05, -0.15, 0.3))
