"""The interior as visible through the glass: dashboard, steering wheel on the right, seats, inner mirror. Simple and dark."""

import math

from kit.shapes import box, tube


def interior(m, car):
    """The parts, in the car's metres."""
    belt, width = car.belt_front, car.glasshouse_half_width
    dash_x, seat = car.side_glass[0][0] + 0.12, 0.37
    boot = min(car.rear_door_end + 0.30, car.length - 0.75)
    front, rear = car.pillar - 0.36, car.rear_door_end - 0.22
    parts = [
        box("floor", (boot - dash_x, 2 * width - 0.2, 0.04), ((boot + dash_x) / 2, 0, belt - 0.62), m.black, 0),
        box("dashboard", (0.42, 2 * width - 0.16, 0.16), (dash_x, 0, belt - 0.115), m.cabin, 0.06),
        box("instruments", (0.14, 0.34, 0.08), (dash_x + 0.10, seat, belt - 0.03), m.cabin, 0.03),
        box("screen", (0.02, 0.26, 0.13), (dash_x + 0.16, 0, belt - 0.01), m.gloss, 0.008, (0, math.radians(-12), 0)),
    ]
    lean = math.radians(20)
    for y in (seat, -seat):
        parts += _seat(m, front, y, belt, lean, 0.48)
    parts += _seat(m, rear, 0, belt, lean, 1.16)
    for y in (0.38, -0.38):
        parts.append(box("head rest", (0.09, 0.26, 0.16), (rear + 0.12, y, belt + 0.10), m.cabin, 0.05, (0, lean, 0)))
    parts += _steering_wheel(m, (dash_x + 0.30, seat, belt - 0.03))
    x = car.roof_front - 0.10
    parts.append(box("inner mirror", (0.03, 0.24, 0.065), (x, 0, car.skin_z(x, 0.0) - 0.13), m.gloss, 0.014))
    parts.append(box("mirror's foot", (0.03, 0.03, 0.09), (x - 0.02, 0, car.skin_z(x - 0.02, 0.0) - 0.065), m.gloss, 0.006))
    return parts


def _seat(m, x, y, belt, lean, width):
    parts = [
        box("seat back", (0.15, width, 0.66), (x, y, belt - 0.26), m.cabin, 0.06, (0, lean, 0)),
        box("seat", (0.48, width, 0.16), (x - 0.30, y, belt - 0.52), m.cabin, 0.06),
    ]
    if width < 1:
        parts.append(box("head rest", (0.10, 0.27, 0.19), (x + 0.15, y, belt + 0.18), m.cabin, 0.06, (0, lean, 0)))
    return parts


def _steering_wheel(m, middle):
    x, y, z = middle
    lean, turns = math.radians(24), [2 * math.pi * i / 48 for i in range(48)]
    rim = [(x + 0.185 * math.sin(t) * math.sin(lean), y + 0.185 * math.cos(t), z + 0.185 * math.sin(t) * math.cos(lean)) for t in turns]
    return [
        tube("wheel's rim", rim, 0.016, m.gloss, closed=True),
        box("wheel's pad", (0.05, 0.16, 0.12), (x - 0.03, y, z), m.cabin, 0.03, (0, lean, 0)),
        box("spoke", (0.02, 0.34, 0.035), (x - 0.01, y, z - 0.01), m.cabin, 0.008, (0, lean, 0)),
    ]
