"""Things on the workshop's counter: the job card on its clipboard, a pencil."""

import math

from kit.line.scribe import scribed
from kit.shapes import box, extruded, lathe, rounded_rectangle, through, tube

SKETCHED = 0.0049


def clipboard(m, mark, rows=6):
    """A board of 230 × 320 mm with an A4 job card, lying; mark colours the plate field and the ticks. Fewer rows leave room for a sketch."""
    parts = [
        extruded("board", rounded_rectangle(0.230, 0.320, 0.012), 0.004, m.graphite, 0),
        box("sheet", (0.200, 0.285, 0.0006), (0, -0.010, 0.0044), m.bone, 0),
        extruded("clip foot", rounded_rectangle(0.120, 0.034, 0.006, 0, 0.140), 0.0075, m.steel, 0),
        extruded("clip lip", rounded_rectangle(0.084, 0.018, 0.006, 0, 0.120), 0.011, m.steel, 0),
    ]
    wire = through([(-0.040, 0.152, 0.008), (-0.028, 0.166, 0.016), (0, 0.171, 0.020), (0.028, 0.166, 0.016), (0.040, 0.152, 0.008)])
    parts.append(tube("clip bow", wire, 0.0026, m.steel))
    z = SKETCHED
    parts.append(_ruled("heading", [(-0.088, 0.092), (0.088, 0.092)], z, m.ink))
    parts.append(_ruled("plate field", rounded_rectangle(0.066, 0.022, 0.003, -0.055, 0.072), z, mark, True))
    for x in (0.000, 0.046):
        parts.append(_ruled("field", [(x, 0.066), (x + 0.040, 0.066)], z, m.ink))
    for i in range(rows):
        y = 0.030 - 0.026 * i
        parts.append(_ruled("tick box", rounded_rectangle(0.012, 0.012, 0.001, -0.080, y), z, m.ink, True))
        parts.append(_ruled("line", [(-0.064, y - 0.005), (0.088 - 0.018 * (i % 3), y - 0.005)], z, m.ink))
        if i < rows - 2:
            parts.append(_ruled("tick", [(-0.085, y + 0.001), (-0.081, y - 0.004), (-0.071, y + 0.010)], z, mark))
    return parts


def _ruled(name, points, z, surface, closed=False):
    return scribed(name, [(x, y, z) for x, y in points], surface, closed)


def pencil(m, body):
    """175 mm along +X, on the table."""
    barrel = lathe("barrel", [(0, 0), (0.0038, 0), (0.0038, 0.152), (0.0008, 0.173), (0, 0.175)], body, 6)
    barrel.rotation_euler = (0, math.radians(90), 0)
    barrel.location.z = 0.0038
    return [barrel]
