"""Tools and parts from the workshop floor that only drawings show, one function each."""

import math

from kit.line.measure import FIGURES
from kit.line.scribe import scribed
from kit.shapes import box, extruded
from kit.spanners import spanner
from kit.studio import house_materials


GAP = 0.024  # across the flats of the nut in the caliper's jaws
EDGE = -0.008  # the lower edge of its beam, where the two scales meet


def _beam(m):
    """The beam with the fixed jaws, and the depth rod, out as far as the jaws are open."""
    end = 0.090
    outline = [(-0.015, 0.008), (-0.015, -0.016), (-0.006, -0.043), (0, -0.046), (0, EDGE), (end, EDGE), (end, 0.008)]
    outline += [(0.008, 0.008), (0.0015, 0.021), (0, 0.021), (0, 0.008)]
    return [extruded("beam", outline, 0.004, m.steel, 0), box("rod", (GAP, 0.0028, 0.002), (end + GAP / 2, 0.001, 0.002), m.steel, 0)]


def spanners_in_sizes():
    """Six combination spanners on their rail, seen from above, each with its size below; the most used one is marked."""
    m = house_materials()
    top = 0.130
    box("rail", (0.300, 0.030, 0.006), (0, top, -0.012), m.steel, 0)
    for i, (across, length) in enumerate(((8, 0.150), (10, 0.172), (13, 0.196), (15, 0.218), (17, 0.240), (19, 0.262))):
        x = -0.1225 + 0.049 * i
        m.chrome = m.paint if across == 13 else m.steel
        tool = spanner(m, 1.15 * across / 1000, length)
        tool.location, tool.rotation_euler = (x, top, 0), (0, 0, math.pi)
        size = 0.0135 / 6
        written = str(across)
        for k, figure in enumerate(written):
            left = x + size * (6 * k - (6 * len(written) - 2) / 2)
            places = [float(n) * size for n in FIGURES[figure].split()]
            scribed(
                "size", [(left + u, top - length - 0.017 - 0.0006 * across - v, 0) for u, v in zip(places[::2], places[1::2])], m.chrome
            )
