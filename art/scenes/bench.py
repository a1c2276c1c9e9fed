"""Tools of the trades on the table."""

import math

from kit.shapes import box, empty, extruded, group, rounded_rectangle, through, tube
from kit.studio import camera, house_materials, material, table
from kit.tools import diagnostic_plug, scan_tool


def scan_tool_and_plug():
    """A scan tool in its orange bumper, propped up, its cable and the 16-pin plug before it, on bone."""
    m = house_materials()
    rubber = material("bumper", "#e2440a", 0.55, specular=0.35)
    tool = group(scan_tool(m, rubber), (0, 0.098, 0))
    lean = empty(location=(0, 0, 0.001), rotation=(math.radians(58), 0, 0))
    tool.parent = lean
    lean.parent = empty(location=(-0.02, 0.03, 0), rotation=(0, 0, math.radians(13)))
    box("stand", (0.10, 0.006, 0.13), (-0.040, 0.125, 0.060), m.charcoal, 0.002, (math.radians(24), 0, math.radians(13)))
    plug = diagnostic_plug(m, m.charcoal)
    plug.parent = empty(location=(0.150, -0.085, 0.0135), rotation=(0, 0, math.radians(-38)))
    tube("cable", through([(0.198, -0.024, 0.0135), (0.225, 0.012, 0.006), (0.235, 0.06, 0.0055), (0.20, 0.12, 0.0055), (0.13, 0.11, 0.012), (0.08, 0.09, 0.03)]), 0.0048, m.plastic)
    table(0.33)
    camera((-0.14, -1.5, 0.46), (0.035, 0.02, 0.082), 102, 11, (0, -0.02, 0.08))
