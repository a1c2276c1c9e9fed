"""What a driver sees on the dashboard and the windscreen, one function each. Orange parts are drawn in the accent colour."""

import math

from kit.line.measure import OUTLINES, loops_of
from kit.line.scribe import scribed
from kit.shapes import box, circle, cylinder, extruded, group, rounded, rounded_rectangle, tube
from kit.studio import house_materials


TOP = 0.0126  # of a dial, just above its panel
LIT = 0.024  # so far above the panel that the pen gives it more weight


def _facing(parts, turn=-14):
    """Stands up parts that lie face up, so that they face −Y, and turns them about the vertical."""
    upright = group(parts, rotation=(math.radians(90), 0, 0))
    group([upright], rotation=(0, 0, math.radians(turn)))


def _line(name, points, z, surface, closed=False):
    return scribed(name, [(x, y, z) for x, y in points], surface, closed)


def _arc(radius, start, end, x=0.0, y=0.0, steps=60):
    turns = [math.radians(start + (end - start) * k / steps) for k in range(steps + 1)]
    return [(x + radius * math.cos(t), y + radius * math.sin(t)) for t in turns]


def _dial(m, x, y, radius, share):
    """A round dial; its needle stands at a share of its 260 degrees."""
    parts = [_line("rim", circle(radius, 96, x, y), TOP, m.bone, True)]
    for i in range(9):
        spoke = math.radians(220 - 260 * i / 8)
        ends = [(x + r * math.cos(spoke), y + r * math.sin(spoke)) for r in (radius * 0.90, radius * 0.76)]
        parts.append(_line("mark", ends, TOP, m.bone))
    angle = math.radians(220 - 260 * share)
    reach = radius * 0.34
    parts.append(
        box(
            "needle",
            (radius * 0.68, 0.0026, 0.002),
            (x + reach * math.cos(angle), y + reach * math.sin(angle), TOP + 0.003),
            m.bone,
            0,
            (0, 0, angle),
        )
    )
    parts.append(cylinder("hub", radius * 0.11, 0.004, (x, y, TOP + 0.003), m.bone, 0, 48))
    return parts


def engine_light():
    """An instrument panel, its engine light on."""
    m = house_materials()
    hood = [
        (-0.200, -0.080, 0.035),
        (0.200, -0.080, 0.035),
        (0.200, 0.020, 0.07),
        (0.130, 0.095, 0.06),
        (-0.130, 0.095, 0.06),
        (-0.200, 0.020, 0.07),
    ]
    parts = [extruded("panel", [tuple(p) for p in rounded(hood, 0.02, 12, closed=True)], 0.012, m.charcoal, 0)]
    parts += [*_dial(m, -0.128, 0.002, 0.054, 0.12), *_dial(m, 0.128, 0.002, 0.054, 0.42)]
    body = [
        (6, 12),
        (15, 12),
        (18, 9),
        (20, 9),
        (20, 11),
        (22.5, 11),
        (22.5, 3),
        (20, 3),
        (20, 5),
        (18, 5),
        (18, 2.5),
        (15.5, 0),
        (9, 0),
        (6, 3),
        (4, 3),
        (4, 9),
        (6, 9),
    ]
    strokes = [
        (body, True),
        ([(10.5, 12), (10.5, 14.5)], False),
        ([(7, 14.5), (14, 14.5)], False),
        ([(1.5, 3), (1.5, 9)], False),
        ([(1.5, 6), (4, 6)], False),
    ]
    for points, closed in strokes:
        parts.append(_line("engine light", [(0.0050 * (x - 12), 0.0050 * (y - 6.6)) for x, y in points], LIT, m.paint, closed))
    _facing(parts)


def running_hot():
    """A temperature gauge, its needle in the red."""
    m = house_materials()
    parts = [extruded("panel", rounded_rectangle(0.260, 0.190, 0.040), 0.012, m.charcoal, 0)]
    x, y = 0.0, -0.050
    parts.append(_line("scale", _arc(0.105, 155, 25, x, y), TOP, m.bone))
    for i in range(9):
        spoke = math.radians(155 - 130 * i / 8)
        ends = [(x + r * math.cos(spoke), y + r * math.sin(spoke)) for r in (0.105, 0.093 if i % 4 else 0.086)]
        parts.append(_line("mark", ends, TOP, m.bone))
    red = [*_arc(0.121, 62, 25, x, y, 24), *_arc(0.112, 25, 62, x, y, 24)]
    parts.append(extruded("red", red, LIT, m.paint, 0))
    spoke = math.radians(36)
    reach = 0.040
    parts.append(
        box("needle", (0.092, 0.0045, 0.002), (x + reach * math.cos(spoke), y + reach * math.sin(spoke), LIT), m.paint, 0, (0, 0, spoke))
    )
    parts.append(cylinder("hub", 0.012, 0.006, (x, y, LIT), m.bone, 0, 64))
    letters = (
        ("C", -0.098, ((4, 5), (3, 6), (1, 6), (0, 5), (0, 1), (1, 0), (3, 0), (4, 1))),
        ("H", 0.084, ((0, 0), (0, 6))),
        ("H", 0.084, ((4, 0), (4, 6))),
        ("H", 0.084, ((0, 3), (4, 3))),
    )
    for name, left, points in letters:
        parts.append(
            _line(
                name,
                [(left + 0.0034 * u, -0.050 + 0.0034 * v) for u, v in points],
                LIT if name == "H" else TOP,
                m.paint if name == "H" else m.bone,
            )
        )
    _facing(parts)


def cold_air():
    """A vent in the dashboard, a dial thermometer in it, its needle at the cold end."""
    m = house_materials()
    opening = rounded_rectangle(0.205, 0.092, 0.020)[::-1]
    parts = [extruded("frame", rounded_rectangle(0.240, 0.126, 0.034), 0.016, m.charcoal, 0, [opening])]
    for i in range(4):
        parts.append(box("vane", (0.204, 0.0035, 0.012), (0, -0.0285 + 0.019 * i, 0.008), m.bone, 0))
    x, y, radius = 0.062, -0.052, 0.044
    parts.append(cylinder("thermometer", radius, 0.012, (x, y, 0.050), m.charcoal, 0, 96))
    parts.append(tube("stem", [(x - 0.020, y + 0.030, 0.050), (x - 0.052, y + 0.078, 0.006)], 0.0024, m.steel))
    face = 0.057
    for i in range(9):
        turn = math.radians(215 - 250 * i / 8)
        ends = [(x + r * math.cos(turn), y + r * math.sin(turn)) for r in (radius * 0.84, radius * 0.66)]
        parts.append(_line("mark", ends, face, m.bone))
    turn = math.radians(215 - 250 * 1.3 / 8)
    parts.append(_line("needle", [(x, y), (x + radius * 0.60 * math.cos(turn), y + radius * 0.60 * math.sin(turn))], face, m.paint))
    parts.append(_line("cold", _arc(radius * 0.90, 215, 215 - 250 * 2 / 8, x, y, 24), face, m.paint))
    _facing(parts)


def service_sticker():
    """The sticker on the windscreen: at how many kilometres the next service is due."""
    m = house_materials()
    parts = [
        extruded("sticker", rounded_rectangle(0.250, 0.170, 0.018), 0.002, m.bone, 0),
        _line("border", rounded_rectangle(0.232, 0.152, 0.012), 0.0026, m.bone, True),
    ]
    drop = [*_arc(0.024, -210, 30, -0.074, 0.016, 40), (-0.074, 0.066)]
    parts.append(_line("drop", drop, LIT, m.paint, True))
    parts.append(_line("shine", _arc(0.014, 200, 260, -0.074, 0.016, 16), LIT, m.paint))
    for y, end in ((0.050, 0.088), (0.026, 0.060), (0.002, 0.088)):
        parts.append(_line("line", [(-0.026, y), (end, y)], 0.0026, m.bone))
    size, left = 0.036 / 1000, -0.098
    for figure in "85 000":
        if figure == " ":
            left += 0.009
            continue
        for loop in loops_of(figure):
            parts.append(_line("figure", [(left + size * u, -0.062 - size * v) for u, v in loop], LIT, m.bone, True))
        left += size * OUTLINES[figure]["wide"]
    _facing(parts)
