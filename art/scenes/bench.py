"""Still lifes of the trades' tools."""

import math

import numpy as np

from kit.engine import cylinder_head, engine
from kit.shapes import box, empty, extruded, group, through, tube
from kit.studio import camera, house_materials, material, table
from kit.tools import diagnostic_plug, scan_tool, socket, spray_gun, torque_wrench


def scan_tool_and_plug():
    """A scan tool in its orange bumper, propped up, its cable and the 16-pin plug in front of it, on bone."""
    m = house_materials()
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
    table(0.33)
    camera((-0.14, -1.5, 0.46), (0.035, 0.02, 0.082), 102, 11, (0, -0.02, 0.08))


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


def spray_gun_and_panel():
    """A gravity spray gun in front of a curved orange panel with a taped field of grey primer, on ink."""
    m = house_materials()
    cup = material("cup", "#b9bec4", 0.30, specular=0.5)
    group(spray_gun(m, cup), (0.045, -0.06, 0.140), (0, 0, math.radians(-28)))
    box("gun stand", (0.07, 0.06, 0.010), (0.066, -0.072, 0.005), m.graphite, 0.003, (0, 0, math.radians(-28)))
    arc = [math.radians(a) for a in range(-34, 35, 2)]
    outer = [(0.62 * math.sin(a), -0.62 * math.cos(a)) for a in arc]
    inner = [(0.615 * math.sin(a), -0.615 * math.cos(a)) for a in reversed(arc)]
    panel = extruded("panel", outer + inner, 0.30, m.paint, 0.001)
    panel.location = (-0.02, 0.72, 0.165)
    for name, edge, height, radius, surface in (("tape", 0.03, 0.196, 0.6208, m.tape), ("primer", 0, 0.160, 0.6214, m.primer)):
        arc = np.linspace(math.radians(-20) - edge, math.radians(4) + edge, 40)
        outer = [(radius * math.sin(a), -radius * math.cos(a)) for a in arc]
        inner = [(0.6195 * math.sin(a), -0.6195 * math.cos(a)) for a in reversed(arc)]
        field = extruded(name, outer + inner, height, surface, 0.0003)
        field.location = (-0.02, 0.72, 0.175)
    for x in (-0.24, 0.20):
        box("rest", (0.03, 0.10, 0.018), (x, 0.145, 0.009), m.graphite, 0.003)
    table(0.36, dark=True, face=8, fill=1.3)
    camera((-0.16, -1.6, 0.42), (0.0, 0.02, 0.150), 94, 11, (0.03, -0.07, 0.15))


def engine_on_floor():
    """A four-cylinder engine with an orange cam cover, seen from its belt end, on bone."""
    m = house_materials()
    group(engine(m, m.paint), (0, 0, 0), (0, 0, math.radians(28)))
    table(0.72, face=6)
    camera((-0.55, -3.0, 0.98), (0.0, 0.0, 0.262), 92, 11, (-0.05, -0.15, 0.3))
