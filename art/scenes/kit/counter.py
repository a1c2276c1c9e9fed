"""The job card."""

from kit.shapes import box, circle, extruded, group, rounded_rectangle, tube
from kit.studio import material


def job_card(m, accent):
    """A clipboard, 230 × 320 mm, lying: a form of ruled lines with ticks and a drawn car seen from above; no words."""
    rule = material("ruled line", "#8b8f94", 0.7)
    parts = [
        extruded("board", rounded_rectangle(0.23, 0.32, 0.012), 0.004, m.charcoal, 0.001),
        box("form", (0.205, 0.280, 0.0010), (0, -0.012, 0.0046), m.bone, 0),
        box("clip", (0.10, 0.030, 0.012), (0, 0.138, 0.009), m.steel, 0.004),
        box("head band", (0.185, 0.022, 0.0004), (0, 0.098, 0.0053), accent, 0),
    ]
    for i in range(7):
        y = 0.066 - 0.020 * i
        parts.append(box("line", (0.120 if i % 3 else 0.095, 0.0022, 0.0004), (-0.014 - (0 if i % 3 else 0.0125), y, 0.0053), rule, 0))
        frame = [(0.066, y - 0.005), (0.076, y - 0.005), (0.076, y + 0.005), (0.066, y + 0.005), (0.066, y - 0.005)]
        parts.append(tube("box to tick", [(x, t, 0.0054) for x, t in frame], 0.0005, m.ink))
        if i % 4 != 3:
            parts.append(tube("tick", [(0.067, y, 0.0056), (0.070, y - 0.004, 0.0056), (0.078, y + 0.008, 0.0056)], 0.0008, accent))
    plan = [
        (-0.055, -0.117),
        (0.055, -0.117),
        (0.066, -0.105),
        (0.066, -0.093),
        (0.055, -0.082),
        (-0.055, -0.082),
        (-0.064, -0.092),
        (-0.064, -0.107),
    ]
    parts.append(tube("plan", [(x, y, 0.0055) for x, y in [*plan, plan[0]]], 0.0008, m.ink))
    parts.append(tube("plan's glass", [(-0.020, -0.114, 0.0055), (-0.014, -0.1, 0.0055), (-0.020, -0.085, 0.0055)], 0.0006, m.ink))
    parts.append(tube("marked place", [(-0.058 + x, -0.112 + y, 0.0058) for x, y in circle(0.009, 24)], 0.0009, accent, closed=True))
    return group(parts, name="job card")
