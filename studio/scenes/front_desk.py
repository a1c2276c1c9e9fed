"""Subjects from the counter and the office that only drawings show, one function each. Orange parts are drawn in the accent colour."""

import math

from kit.line.printed import shape
from kit.line.scribe import scribed
from kit.shapes import box, circle, cylinder, empty, extruded, group, lathe, rounded, rounded_rectangle, through, tube
from kit.desk import car_key, car_sketch, clipboard, pencil
from kit.studio import house_materials


def _written(name, points, z, surface, closed=False):
    return scribed(name, [(x, y, z) for x, y in points], surface, closed)


def _leaning(parts, degrees, turn):
    """Tips a thing that lies on its back up by this many degrees, and turns it about the vertical."""
    lean = group(parts, rotation=(math.radians(degrees), 0, 0))
    lean.parent = empty(rotation=(0, 0, math.radians(turn)))
    return lean


def notebook():
    """An open notebook, its ribbon between the pages, and a pencil. Phones show every other line, and a thicker pencil."""
    m = house_materials()

    def height(x):
        return 0.016 * math.sin(min(abs(x) / 0.032, 1) * math.pi / 2) ** 0.7 * (1 - 1.6 * abs(x))

    parts = [box("cover", (0.316, 0.216, 0.004), (0, 0, -0.002), m.ink, 0)]
    for side in (1, -1):
        xs = [0.151 * k / 40 for k in range(41)]
        section = [(side * x, height(x)) for x in xs] + [(side * 0.151, 0), (0, 0)]
        block = extruded("pages", section if side > 0 else section[::-1], 0.204, m.bone, 0)
        block.rotation_euler, block.location = (math.radians(90), 0, 0), (0, 0, 0)
        parts.append(block)
    for side, rows in ((-1, range(5, 10)), (1, range(10))):
        for row in rows:
            last = 0.080 if row == 9 else 0.138
            xs = [0.022 + (last - 0.022) * k / 24 for k in range(25)]
            xs = xs if side > 0 else [0.160 - x for x in xs]
            y = 0.080 - 0.0175 * row
            name = "line" if row % 2 else "other line"
            parts.append(scribed(name, [(side * x, y, height(x) + 0.0006) for x in xs], m.ink))
    frame = [(-0.022, 0.084), (-0.138, 0.084), (-0.138, 0.010), (-0.022, 0.010)]
    for a, b in zip(frame, frame[1:] + frame[:1]):
        edge = [(a[0] + (b[0] - a[0]) * k / 20, a[1] + (b[1] - a[1]) * k / 20) for k in range(21)]
        parts.append(scribed("frame", [(x, y, height(x) + 0.0006) for x, y in edge], m.ink))
    wheel = [(-0.080 + r * math.cos(t / 10), 0.047 + r * math.sin(t / 10)) for r in (0.026, 0.016, 0.005) for t in range(64)]
    for k in range(3):
        parts.append(scribed("wheel", [(x, y, height(x) + 0.0006) for x, y in wheel[64 * k : 64 * k + 63]], m.ink, True))
    ribbon = [(0.002, 0.102), (0.004, -0.060), (0.012, -0.104), (0.006, -0.135), (0.014, -0.150)]
    parts.append(tube("ribbon", through([(x, y, 0.004 if y > -0.11 else 0.0) for x, y in ribbon]), 0.0022, m.paint))
    group(parts, rotation=(0, 0, math.radians(-12)))
    group(pencil(m, m.paint), (0.030, -0.165, 0.0), (0, 0, math.radians(16)))
    thick = lathe("thick pencil", [(0, 0), (0.011, 0), (0.011, 0.110), (0.003, 0.142), (0, 0.144)], m.paint, 64)
    group([thick], (0.150, -0.160, 0.030), (0, math.radians(90), math.radians(150)))


def mugs():
    """Six mugs in a row, on each the mark of its owner's trade, in the order of the team; the manager's is orange."""
    m = house_materials()
    radius, height, pitch, tea = 0.041, 0.124, 0.120, 0.115
    wall = [(0, 0), (radius, 0, 0.008), (radius, height), (radius - 0.001, height), (radius - 0.001, 0.006), (0, 0.006)]
    grip = through([(0.038, 0, 0.100), (0.053, 0, 0.099), (0.061, 0, 0.085), (0.061, 0, 0.054), (0.053, 0, 0.036), (0.038, 0, 0.031)])
    surface_of_tea = [
        ((radius - 0.002) * math.sin(math.radians(t)), (radius - 0.002) * math.cos(math.radians(t)), tea) for t in range(-60, 61, 4)
    ]
    for i, mark in enumerate((_clipboard_mark, _spanner_mark, _lightning_mark, _hammer_mark, _spray_gun_mark, _tyre_mark)):
        surface = m.bone if i else m.paint
        mug = [lathe("mug", wall, surface, 160, 0), tube("grip", grip, 0.0055, surface), scribed("thin line", surface_of_tea, surface)]
        mug += [_on_a_mug(line, radius, surface) for line in mark()]
        group(mug, (pitch * (i - 2.5) - 0.0125, 0, 0))


def _on_a_mug(line, radius, surface):
    """A line of a trade's mark, within ±1, round the front of a mug."""
    size, middle = 0.030, 0.060
    fine = [(a[0] + (b[0] - a[0]) * k / 6, a[1] + (b[1] - a[1]) * k / 6) for a, b in zip(line, line[1:]) for k in range(6)] + [line[-1]]
    front = [
        ((radius + 0.0003) * math.sin(x * size / radius), -(radius + 0.0003) * math.cos(x * size / radius), middle + y * size)
        for x, y in fine
    ]
    return scribed("medium line", front, surface)


def _closed(line):
    """Ends a hair beside its start, so that the pen starts at this corner."""
    return [*line, (line[0][0] + 0.001, line[0][1])]


def _arc(radius, first, last, x=0.0, y=0.0):
    turns = [math.radians(first + (last - first) * k / 36) for k in range(37)]
    return [(x + radius * math.cos(t), y + radius * math.sin(t)) for t in turns]


def _clipboard_mark():
    board = [(-0.34, 0.82), (-0.70, 0.82), (-0.70, -1), (0.70, -1), (0.70, 0.82), (0.34, 0.82)]
    return [board, _closed([(-0.34, 1), (0.34, 1), (0.34, 0.60), (-0.34, 0.60)]), [(-0.40, -0.22), (-0.10, -0.52), (0.42, 0.16)]]


def _spanner_mark():
    open_end = _arc(0.50, 27, 158, 0.80)
    outline = [(0.62, 0.227), *open_end, *_arc(0.38, 30, 330, -0.88), *_arc(0.50, 202, 333, 0.80), (0.62, -0.227)]
    return [[((x - y) * 0.7071, (x + y) * 0.7071) for x, y in line] for line in (_closed(outline), _arc(0.15, 0, 359.9, -0.88))]


def _lightning_mark():
    return [_closed([(0.25, 1), (-0.60, -0.20), (-0.12, -0.20), (-0.25, -1), (0.60, 0.20), (0.12, 0.20)])]


def _hammer_mark():
    head = [(-0.90, 1), (-0.64, 1), (-0.50, 0.82), (0.20, 0.82), (1, 0.50), (0.20, 0.44), (-0.50, 0.44), (-0.64, 0.26), (-0.90, 0.26)]
    return [_closed(head), [(-0.16, 0.44), (-0.20, -1), (0.20, -1), (0.16, 0.44)]]


def _spray_gun_mark():
    gun = [(-0.54, 0.10), (-0.32, 0.20), (0.70, 0.20), (0.92, -1), (0.50, -1), (0.30, -0.20), (-0.32, -0.20), (-0.54, -0.10)]
    cup = [(-0.02, 0.20), (-0.02, 0.40), (-0.28, 0.56), (-0.28, 1), (0.62, 1), (0.62, 0.56), (0.36, 0.40), (0.36, 0.20)]
    return [_closed(gun), cup, *([(-0.72, 0.12 * k), (-1.02, 0.34 * k)] for k in (-1, 0, 1))]


def _tyre_mark():
    spokes = [[(r * math.cos(t), r * math.sin(t)) for r in (0.20, 0.60)] for t in (math.radians(90 + 72 * k) for k in range(5))]
    return [*(_arc(radius, 0, 359.9) for radius in (0.95, 0.60, 0.20)), *spokes]


def _card_on_its_nail(m):
    board = group(
        [*clipboard(m, m.paint, 4), *car_sketch(m, m.paint, 0.172, -0.086, -0.136)], rotation=(math.radians(90), 0, math.radians(-2))
    )
    board.rotation_euler.y = math.radians(1.5)
    cylinder("nail", 0.0045, 0.030, (0.0, 0.004, 0.1625), m.steel, 0.001, 32, (math.radians(90), 0, 0))


def _hanging_key(m, x, z):
    """The key's ring on a hook at (x, z)."""
    key = group(car_key(m, m.paint), (-0.0665, 0, 0))
    key.parent = empty(location=(x, -0.010, z), rotation=(math.radians(90), math.radians(-97), 0))
    cylinder("hook", 0.0040, 0.030, (x, -0.006, z - 0.002), m.steel, 0.001, 32, (math.radians(90), 0, 0))


def card_above_keys():
    """A job card on its nail, below it the board for the keys, one of them in."""
    m = house_materials()
    _card_on_its_nail(m)
    box("key board", (0.230, 0.012, 0.046), (0, 0.006, -0.232), m.bone, 0)
    for x in (-0.076, 0.076):
        cylinder("hook", 0.0040, 0.030, (x, -0.008, -0.232), m.steel, 0.001, 32, (math.radians(90), 0, 0))
    _hanging_key(m, 0.0, -0.230)


def _bend(a, b, c, d):
    """A cubic curve from a to d."""
    turns = [t / 16 for t in range(17)]
    return [
        tuple((1 - t) ** 3 * a[i] + 3 * (1 - t) ** 2 * t * b[i] + 3 * (1 - t) * t**2 * c[i] + t**3 * d[i] for i in (0, 1)) for t in turns
    ]


def _handset_symbol(half, turn):
    """The outline of a telephone's handset as a symbol round the origin, its back up, then turned. `half` is half its length."""
    back = [(*p, 0) for p in _bend((-1, 0.20), (-1, 0.64), (1, 0.64), (1, 0.20))]
    grip = [(*p, 0) for p in _bend((0.41, 0), (0.24, 0.11), (-0.24, 0.11), (-0.41, 0))]
    outline = rounded([*back, (1, -0.26), (0.41, -0.26), *grip, (-0.41, -0.26), (-1, -0.26)], 0.1, 6, closed=True)
    c, s = half * math.cos(turn), half * math.sin(turn)
    return [(c * x - s * y, s * x + c * y) for x, y in outline]


def ringing_phone():
    """A mobile phone that rings, on its stand."""
    m = house_materials()
    thick, wide, tall = 0.013, 0.080, 0.156
    z = thick + 0.0004
    face = empty("face", (0, 0, z))
    shape([(x, y + 0.044) for x, y in _handset_symbol(0.0155, math.radians(-45))], face, True)
    for y, half in ((0.118, 0.021), (0.106, 0.013)):
        shape([(-half, y), (half, y), (half, y + 0.0045), (-half, y + 0.0045)], face)
    parts = [
        extruded("phone", rounded_rectangle(wide, tall, 0.014, 0, tall / 2), thick, m.charcoal, 0),
        _written("screen", rounded_rectangle(wide - 0.010, tall - 0.010, 0.010, 0, tall / 2), z, m.ink, True),
        _written("answer", circle(0.0225, 96, 0, 0.044), z, m.paint, True),
        *(box("button", (0.002, length, 0.004), (wide / 2, y, thick / 2), m.steel, 0) for y, length in ((0.108, 0.030), (0.080, 0.014))),
        face,
    ]
    for side in (1, -1):
        for radius in (0.046, 0.066):
            turns = [math.radians(t) for t in range(-38, 39, 2)]
            arc = [(side * (0.014 + radius * math.cos(t)), tall / 2 + radius * math.sin(t)) for t in turns]
            parts.append(_written("ringing", arc, thick / 2, m.bone))
    lean = _leaning(parts, 62, -24)
    lean.location = (0, 0, 0.012)
    foot = extruded("foot", rounded_rectangle(0.090, 0.090, 0.010, 0, 0.020), 0.006, m.bone, 0)
    lip = box("lip", (0.052, 0.005, 0.024), (0, -0.0175, 0.014), m.bone, 0)
    group([foot, lip], rotation=(0, 0, math.radians(-24)))
