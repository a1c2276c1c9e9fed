"""A still life for the workshop itself: its trades."""

import math

from kit.gauges import service_manifold
from kit.masking import paint_tin, tape_roll
from kit.shapes import box, empty, group
from kit.spanners import spanner
from kit.studio import camera, house_materials, material, table
from kit.tools import scan_tool

SIGNAL = "#ff3d0c"


def four_trades():
    """A scan tool, a tin of orange paint with masking tape, air conditioning gauges and, in front, two spanners, on a dark table."""
    m = house_materials()
    m.chrome = material("satin chrome", (0.62, 0.62, 0.62, 1), 0.34, 1)  # what polished chrome mirrors here looks like noise
    tool = group(scan_tool(m, m.charcoal), (0, 0.098, 0))
    tool.parent = empty(location=(0, 0, 0.001), rotation=(math.radians(58), 0, 0))
    tool.parent.parent = empty(location=(-0.080, 0.100, 0), rotation=(0, 0, math.radians(13)))
    box("tilt stand", (0.10, 0.006, 0.13), (-0.100, 0.195, 0.060), m.charcoal, 0.002, (math.radians(24), 0, math.radians(13)))
    paint_tin(m, (0.120, 0.020, 0), material("band", SIGNAL, 0.35, coat=0.4))
    tape_roll(m, (0.100, -0.090, 0), 0.055, m.tape)
    group(service_manifold(m, m.charcoal), (0.262, 0.100, 0.105), (math.radians(-6), 0, math.radians(-10)))
    box("stand plate", (0.10, 0.004, 0.10), (0.265, 0.120, 0.05), m.graphite, 0.002, (math.radians(-6), 0, math.radians(-10)))
    box("stand foot", (0.13, 0.08, 0.006), (0.267, 0.135, 0.003), m.graphite, 0.002, (0, 0, math.radians(-10)))
    for across, length, x, y, turn in ((0.019, 0.25, -0.262, -0.085, -102), (0.013, 0.18, -0.235, -0.135, -98)):
        group([spanner(m, 1.15 * across, length)], (x, y, 0), (0, 0, math.radians(turn)))
    table(0.42, dark=True, face=14, fill=1.8)
    camera((-0.22, -1.85, 0.66), (0.045, 0.0, 0.085), 100, 16, (0, -0.02, 0.10))
