"""The workshop's bay: an orange hatchback on a two-post lift, tool wall, tyres, strip lights. The home page's picture."""

import math

import numpy as np

from kit.car.assembly import add_car_materials, car
from kit.shapes import box, circle, copy_of, cylinder, empty, group, hexagon, hole, lathe, plate, tube
from kit.studio import NEUTRAL, ambient, camera, house_materials, material, softbox
from kit.wheels import tyre

WALL = 4.4  # y of the back wall
LIFTED = 0.46  # how high the car stands, in metres


def wide():
    """The whole bay, room for words at the left."""
    _bay()
    camera((-1.5, -10.6, 1.35), (-0.30, 0, 1.40), 46)


def phone():
    """The same bay, closer: the car between the posts."""
    _bay()
    camera((-1.5, -10.6, 1.35), (0.62, 0, 1.56), 77)


def _bay():
    m = add_car_materials(house_materials())
    m.wall = material("wall panels", "#24272b", 0.62, specular=0.3, rough_noise=(2, 0.5, 0.7))
    m.floor = material("floor", "#33363a", 0.38, specular=0.3, rough_noise=(1.2, 0.32, 0.46))
    m.bone = material("bone", "#e6ddcf", 0.4, coat=0.4, coat_rough=0.1)
    _room(m)
    root, measures = car(m, "hatch")
    bay = empty("bay", (0.62, 0.2, 0), (0, 0, math.radians(62)))
    root.parent, root.location = bay, (-measures.length / 2 - 0.12, 0, LIFTED)
    for thing in _lift(m):
        thing.parent = bay
    for side in (1, -1):
        box("bay line", (6.4, 0.09, 0.002), (0, side * 2.35, 0.0012), m.bone, 0).parent = bay
    box("front line", (0.09, 4.79, 0.002), (-3.2, 0, 0.0012), m.bone, 0).parent = bay
    _tool_corner(m)
    _tyres(m)
    _lights(m)


def _room(m):
    box("floor", (26, 18, 0.1), (0, -3, -0.05), m.floor, 0)
    for i in range(13):
        box("wall panel", (1.58, 0.08, 4.6), (-9.6 + 1.6 * i, WALL, 2.3), m.wall, 0.012)
    box("skirting", (22, 0.10, 0.22), (0, WALL - 0.03, 0.11), m.ink, 0.01)
    box("signal stripe", (22, 0.09, 0.06), (0, WALL - 0.03, 2.62), m.caliper_paint, 0.004)
    box("wall behind", (22, 0.05, 6), (0, WALL + 0.08, 3), m.ink, 0)


def _lift(m):
    """Two columns of a C section on foot plates, carriages, swing arms with rubber pads, cross beam, power unit."""
    parts, x = [], 0.10
    for side in (1, -1):
        y = side * 1.60
        parts += [
            box("web", (0.30, 0.05, 3.35), (x, y + side * 0.13, 1.675), m.ink, 0.008),
            box("flange", (0.04, 0.24, 3.35), (x - 0.15, y + side * 0.02, 1.675), m.ink, 0.008),
            box("flange", (0.04, 0.24, 3.35), (x + 0.15, y + side * 0.02, 1.675), m.ink, 0.008),
            box("foot plate", (0.58, 0.52, 0.03), (x, y + side * 0.05, 0.015), m.ink, 0.006),
            box("carriage", (0.25, 0.15, 0.62), (x, y, LIFTED + 0.18), m.graphite, 0.012),
            box("carriage foot", (0.20, 0.10, 0.12), (x, y - side * 0.10, LIFTED + 0.06), m.ink, 0.01),
            cylinder("cable", 0.007, 3.1, (x - 0.06, y + side * 0.06, 1.7), m.steel, segments=16),
            cylinder("screw", 0.022, 3.1, (x + 0.05, y + side * 0.06, 1.7), m.steel, segments=32),
        ]
        for bx in (-0.23, 0.23):
            for by in (-0.19, 0.19):
                parts.append(hexagon("anchor", 0.036, 0.03, (x + bx, y + side * 0.05 + by, 0.045), m.steel))
        for end in (-1.25, 0.95):
            parts += _arm(m, (x, y - side * 0.12), (end, side * 0.58))
    parts.append(box("cross beam", (0.24, 3.5, 0.14), (x, 0, 3.38), m.ink, 0.012))
    parts.append(box("power unit", (0.22, 0.18, 0.42), (x, 1.86, 1.45), m.ink, 0.02))
    parts.append(cylinder("motor", 0.085, 0.30, (x, 1.88, 1.83), m.graphite, 0.012))
    return parts


def _arm(m, start, end):
    (x0, y0), (x1, y1) = start, end
    length, turn = math.hypot(x1 - x0, y1 - y0), math.atan2(y1 - y0, x1 - x0)
    near, far = (((1 - t) * x0 + t * x1, (1 - t) * y0 + t * y1, LIFTED + 0.055) for t in (0.31, 0.69))
    return [
        box("arm", (length * 0.62, 0.11, 0.10), near, m.ink, 0.01, (0, 0, turn)),
        box("arm's slide", (length * 0.62, 0.08, 0.07), far, m.steel, 0.008, (0, 0, turn)),
        cylinder("pad", 0.065, 0.05, (x1, y1, LIFTED + 0.13), m.rubber, 0.01),
        cylinder("pad's screw", 0.03, 0.07, (x1, y1, LIFTED + 0.08), m.steel),
    ]


def _tool_corner(m):
    """Tool chest with a beech top, a smaller one on it, spanners on a board, two drums, a hose on its reel."""
    beech = material("beech", "#b58a5a", 0.45, coat=0.3, rough_noise=(6, 0.35, 0.55))
    x, y, width, height, depth = 4.62, 3.55, 1.65, 0.86, 0.55
    box("chest", (width, depth, height), (x, y, height / 2 + 0.13), m.ink, 0.012)
    box("chest top", (width + 0.05, depth + 0.05, 0.035), (x, y, height + 0.15), beech, 0.008)
    for middle, wide_, count in ((x - width * 0.27, width * 0.42, 6), (x + width * 0.23, width * 0.50, 5)):
        top = height + 0.11
        for i in range(count):
            tall = 0.085 if i < 2 else (height - 0.21) / (count - 2)
            top -= tall
            box("drawer", (wide_ - 0.015, 0.03, tall - 0.012), (middle, y - depth / 2 - 0.012, top + tall / 2), m.charcoal, 0.006)
            box("pull", (wide_ - 0.08, 0.022, 0.016), (middle, y - depth / 2 - 0.034, top + tall - 0.026), m.steel, 0.006)
    for a in (-1, 1):
        for b in (-1, 1):
            castor = (x + a * (width / 2 - 0.12), y + b * (depth / 2 - 0.10), 0.06)
            cylinder("castor", 0.06, 0.04, castor, m.rubber, rotation=(0, math.radians(90), 0))
    box("top chest", (1.1, 0.42, 0.40), (4.36, 3.65, 1.24), m.ink, 0.012)
    for i in range(3):
        box("drawer", (1.04, 0.02, 0.105), (4.36, 3.43, 1.12 + 0.12 * i), m.charcoal, 0.005)
        box("pull", (0.94, 0.018, 0.014), (4.36, 3.412, 1.155 + 0.12 * i), m.steel, 0.005)
    box("tool board", (1.95, 0.03, 0.95), (5.17, WALL - 0.07, 2.0), material("tool board", "#bdb5a8", 0.6), 0.006)
    for i in range(9):
        _spanner(m, 4.36 + i * 0.155, 2.36, 0.62 - 0.042 * i)
    for i in range(3):
        cylinder("grip", 0.018, 0.16, (5.79 + i * 0.12, 4.28, 2.22), m.ink, 0.006)
        cylinder("shaft", 0.006, 0.24, (5.79 + i * 0.12, 4.28, 2.03), m.steel)
    drum = [
        (0, 0.88), (0.27, 0.88, 0.004), (0.285, 0.885, 0.006), (0.290, 0.875, 0.004), (0.284, 0.86, 0.004), (0.284, 0.60, 0.01),
        (0.292, 0.585, 0.008), (0.284, 0.57, 0.01), (0.284, 0.32, 0.01), (0.292, 0.305, 0.008), (0.284, 0.29, 0.01),
        (0.284, 0.02, 0.004), (0.29, 0.0, 0.004), (0, 0),
    ]  # fmt: skip
    for place, surface in (((2.95, 3.75, 0), m.graphite), ((-5.6, 3.75, 0), m.ink)):
        lathe("drum", drum, surface, 96, 0.004, 5, sharp=45).location = place
    for radius in (0.17, 0.145, 0.12):
        turns = np.linspace(0, 2 * math.pi, 60)
        tube(
            "hose", [(-2.9 + radius * math.cos(t), 4.25 + 0.02 * math.sin(3 * t), 1.75 + radius * math.sin(t)) for t in turns],
            0.012, m.graphite,
        )
    cylinder("reel", 0.19, 0.05, (-2.9, 4.31, 1.75), m.ink, rotation=(math.radians(90), 0, 0))


def _spanner(m, x, z, length):
    """A combination spanner that hangs by its ring."""
    size = length * 0.085
    turns = [math.radians(35 + k * (290 / 30)) for k in range(31)]
    jaw = [(length * 0.95 + size * 1.15 * math.cos(t), size * 1.15 * math.sin(t)) for t in turns]
    jaw += [(length * 0.95 + size * 0.15, -size * 0.45), (length * 0.95 + size * 0.15, size * 0.45)]
    flat = [
        plate("ring", [circle(size, 40), hole(size * 0.58, count=32)], m.steel, 0, 0.010, 0.002),
        box("shank", (length * 0.8, size * 0.8, 0.008), (length * 0.45, 0, 0), m.steel, 0.002),
        plate("jaw", [jaw], m.steel, 0, 0.010, 0.002),
    ]
    group(flat, rotation=(math.radians(90), 0, 0)).parent = empty(location=(x, 4.30, z), rotation=(0, math.radians(90), 0))


def _tyres(m):
    first = group(tyre(m, quick=True), (-4.45, 3.3, 0.115))
    for i in range(1, 4):
        aside = 0.02 * ((i * 37) % 3 - 1), 0.015 * ((i * 53) % 3 - 1)
        copy_of(first, (-4.45 + aside[0], 3.3 + aside[1], 0.115 + 0.228 * i), (0, 0, i * 1.1))
    copy_of(first, (-3.7, 3.15, 0.115))
    copy_of(first, (-3.68, 3.17, 0.343))


def _lights(m):
    """Six strip lights that are seen, and soft fills that are not."""
    for x, y in ((-3.6, 0.6), (0.2, 0.6), (4.0, 0.6), (-3.6, -2.6), (0.2, -2.6), (4.0, -2.6)):
        softbox((x, y, 3.72), (x, y, 0), (2.7, 0.16), 95, NEUTRAL, 0.04, seen=True)
        box("batten", (2.8, 0.24, 0.06), (x, y, 3.765), m.ink, 0.01)
        for dx in (-1.1, 1.1):
            cylinder("rod", 0.006, 1.2, (x + dx, y, 4.4), m.ink)
    softbox((-4.5, -4.5, 4.6), (0, 0, 0.9), (3.2, 2.0), 165, (1, 0.98, 0.95))
    softbox((1.5, -9, 3.4), (0.3, 0, 0.9), (6, 1.4), 75, NEUTRAL)
    softbox((5.2, -3.2, 2.6), (0.9, 0.2, 1.0), (3.0, 1.6), 60, (0.96, 0.98, 1), 0.5)
    softbox((0, WALL - 0.75, 4.5), (0, WALL, 1.7), (15, 0.35), 190, (1, 0.97, 0.93), 0.15)
    softbox((2.0, 2.9, 3.6), (0.5, 0, 0.9), (2.4, 0.3), 55, (0.92, 0.96, 1))
    ambient(0.035, (0.9, 0.95, 1, 1))
