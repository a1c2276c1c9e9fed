"""Things on the workshop's counter: the job card on its clipboard, a car's key with its tag."""

import math

from kit.line.scribe import scribed
from kit.shapes import box, circle, extruded, group, hole, lathe, plate, rounded, rounded_rectangle, through, tube


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


def car_sketch(m, mark, length, x, y):
    """A car from the side as lines on a job card, its nose at (x, y) on the ground, with a ring round the front guard."""

    def at(points):
        return [(x + length * u, y + length * v) for u, v in points]

    def arch(middle):
        return [(middle - 0.088 * math.cos(k * math.pi / 12), 0.072 + 0.088 * math.sin(k * math.pi / 12)) for k in range(13)]

    shape = [
        (0.012, 0.072),
        (0.0, 0.15),
        (0.02, 0.20),
        (0.10, 0.235),
        (0.27, 0.265),
        (0.37, 0.355),
        (0.46, 0.385),
        (0.66, 0.385),
        (0.85, 0.345),
        (0.945, 0.255),
        (0.985, 0.235),
        (0.995, 0.12),
        (0.985, 0.072),
    ]
    body = [*(tuple(p) for p in rounded(shape, 0.03, 5)), *reversed(arch(0.795)), *reversed(arch(0.195))]
    glass = [(0.315, 0.262), (0.395, 0.335), (0.47, 0.358), (0.65, 0.358), (0.80, 0.325), (0.865, 0.262)]
    lines = [_ruled("sketch", at(body), SKETCHED, m.ink, True), _ruled("sketch", at(glass), SKETCHED, m.ink, True)]
    for seam in ([(0.585, 0.358), (0.595, 0.262), (0.60, 0.10)], [(0.335, 0.262), (0.325, 0.10)]):
        lines.append(_ruled("sketch", at(seam), SKETCHED, m.ink))
    for middle in (0.195, 0.795):
        for radius in (0.070, 0.040):
            lines.append(_ruled("sketch", at(circle(radius, 48, middle, 0.072)), SKETCHED, m.ink, True))
    ring_path = [(0.075 + 0.085 * math.cos(t / 10), 0.185 + 0.085 * math.sin(t / 10) + 0.0008 * t) for t in range(4, 68)]
    return [*lines, _ruled("mark", at(ring_path), SKETCHED, mark)]


def pencil(m, body):
    """175 mm along +X, on the table."""
    barrel = lathe("barrel", [(0, 0), (0.0038, 0), (0.0038, 0.152), (0.0008, 0.173), (0, 0.175)], body, 6)
    barrel.rotation_euler = (0, math.radians(90), 0)
    barrel.location.z = 0.0038
    return [barrel]


def _remote_key(m, holes):
    """A remote key lying along +X: a head with three buttons, and its blade."""
    head = [
        (0.0, -0.017), (0.034, -0.019), (0.052, -0.012), (0.056, 0.0), (0.052, 0.012), (0.034, 0.019), (0.0, 0.017), (-0.006, 0.010),
        (-0.006, -0.010),
    ]  # fmt: skip
    outline = [tuple(p) for p in rounded(head, 0.009, 6, closed=True)]
    blade = [(0.0, -0.0042), (-0.044, -0.0042), (-0.050, 0.0), (-0.046, 0.0042), (0.0, 0.0042)]
    cuts = [
        (-0.008, 0.0042),
        (-0.011, 0.0022),
        (-0.016, 0.0022),
        (-0.018, 0.0036),
        (-0.023, 0.0014),
        (-0.028, 0.0030),
        (-0.033, 0.0012),
        (-0.038, 0.0030),
    ]
    parts = [
        extruded("key head", outline, 0.013, m.charcoal, 0, holes),
        extruded("blade", [*blade[:3], *reversed(cuts), (0, 0.0042)], 0.0026, m.steel, 0),
    ]
    parts[1].location.z = 0.0065
    for x in (0.006, 0.020, 0.033):
        button = extruded("button", rounded_rectangle(0.0105, 0.020, 0.003, x, 0), 0.0008, m.graphite, 0)
        button.location.z = 0.0133
        parts.append(button)
    return parts


def car_key(m, tag):
    """A remote key lying along +X: head with three buttons, blade, ring, and the workshop's paper-like tag on the key's side of the ring."""
    parts = _remote_key(m, [hole(0.0042, 0.048, 0, 32)])
    ring_path = [
        (0.0565 + 0.0125 * math.cos(t), 0.0125 * math.sin(t), 0.0065 + 0.002 * math.cos(t))
        for t in [2 * math.pi * i / 64 for i in range(64)]
    ]
    parts.append(tube("ring", ring_path, 0.0012, m.steel, closed=True))
    outline = [(0.0, -0.010), (0.012, -0.021), (0.088, -0.021), (0.088, 0.021), (0.012, 0.021), (0.0, 0.010)]
    flat = plate("tag", [outline, hole(0.004, 0.011, 0, 32)], tag, 0.0015, 0.002, 0)
    eyelet = plate("eyelet", [circle(0.0064, 48, 0.011, 0), hole(0.004, 0.011, 0, 32)], tag, 0.003, 0.001, 0)
    lines = [_ruled("tag line", [(0.026, y), (0.080 - 0.02 * (i == 2), y)], 0.0028, m.ink) for i, y in enumerate((0.010, 0.0, -0.010))]
    return [*parts, group([flat, eyelet, *lines], (0.058, 0.004, -0.006), (0, 0, math.radians(152)))]
