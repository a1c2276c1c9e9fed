"""A two-post lift: columns, carriages on their screws, telescopic arms up to the sill, cross beam, hydraulics."""

import math

from kit.shapes import box, cylinder, hexagon, through, tube
from kit.studio import material

MIDDLE = 0.10  # x of the columns
COLUMN = 1.74  # distance of each from the car's centre line
PADS = (-0.80, 0.84)  # x of the jacking points behind the front wheel and in front of the rear one
SILL = (0.70, 0.183)  # jacking points: distance from the centre line, height above the bottom of the tyres
TOP = 3.36
LOW = 2.68  # its height where the cables run along the floor


def on_lift(m, root, measures, bay, raised, low=False):
    """Puts a car and its lift into a bay, the tyres `raised` metres up. Returns the lift's parts."""
    root.parent, root.location = bay, (-measures.length / 2 - 0.12, 0, raised)
    parts = two_post_lift(m, raised, low)
    for part in parts:
        part.parent = bay
    return parts


def two_post_lift(m, raised, low=False):
    """
    The parts, none parented. The car's middle lies at the origin, its nose towards -X, its tyres `raised` metres up. A low lift
    has a plate on the floor instead of the cross beam.
    """
    top = LOW if low else TOP
    paint = material("lift paint", "#3b424b", 0.42, coat=0.25, coat_rough=0.2)
    parts = []
    for side in (1, -1):
        parts += _column(m, paint, side, top) + _carriage(m, side, raised, top)
        for place, pivot in zip(PADS, (-0.10, 0.10)):
            parts += _arm(m, paint, (MIDDLE + pivot, side * (COLUMN - 0.20)), (place, side * SILL[0]), raised)
    if low:
        return [*parts, box("floor plate", (0.36, 2 * COLUMN - 0.20, 0.03), (MIDDLE, 0, 0.015), paint, 0)]
    return parts + _beam(m, paint) + _power_unit(m, paint)


def _column(m, paint, side, top):
    """A C section that opens towards the car, with its lips, on an anchored foot plate."""
    x, y = MIDDLE, side * COLUMN
    parts = [
        box("web", (0.30, 0.012, top), (x, y + side * 0.13, top / 2), paint, 0.004),
        box("foot plate", (0.54, 0.50, 0.022), (x, y + side * 0.01, 0.011), paint, 0.004),
        box("head plate", (0.32, 0.29, 0.014), (x, y, top), paint, 0.003),
    ]
    for end in (-1, 1):
        parts += [
            box("flange", (0.012, 0.27, top), (x + end * 0.15, y, top / 2), paint, 0.004),
            box("lip", (0.06, 0.012, top), (x + end * 0.125, y - side * 0.13, top / 2), paint, 0.004),
            box("gusset", (0.012, 0.10, 0.16), (x + end * 0.12, y + side * 0.18, 0.10), paint, 0.003),
        ]
        for by in (-0.19, 0.21):
            parts.append(hexagon("anchor", 0.034, 0.022, (x + end * 0.22, y + side * by, 0.033), m.steel_coat))
            parts.append(cylinder("anchor's stud", 0.009, 0.05, (x + end * 0.22, y + side * by, 0.045), m.steel_coat, segments=24))
    return parts


def _carriage(m, side, raised, top):
    """What runs in the column, with the lifting cylinder above it, the equaliser's cable, and the yoke of the arms below."""
    x, y, z = MIDDLE, side * COLUMN, raised + 0.05
    return [
        box("carriage", (0.17, 0.20, 0.86), (x, y - side * 0.05, z + 0.38), m.graphite, 0.008),
        box("slide block", (0.20, 0.05, 0.10), (x, y - side * 0.06, z + 0.74), m.plastic, 0.006),
        box("yoke", (0.36, 0.20, 0.022), (x, y - side * 0.17, z + 0.085), m.graphite, 0.006),
        box("yoke", (0.36, 0.20, 0.022), (x, y - side * 0.17, z - 0.085), m.graphite, 0.006),
        box("yoke's back", (0.30, 0.05, 0.19), (x, y - side * 0.10, z), m.graphite, 0.006),
        *(cylinder("pin", 0.028, 0.22, (x + end, y - side * 0.20, z), m.steel_coat, 0.004, 32) for end in (-0.10, 0.10)),
        *(cylinder("pin's head", 0.040, 0.02, (x + end, y - side * 0.20, z + 0.105), m.steel_coat, 0.004, 32) for end in (-0.10, 0.10)),
        cylinder("ram", 0.020, top - z - 0.8, (x, y - side * 0.02, (top + z + 0.8) / 2), m.steel, segments=32),
        cylinder("cable", 0.005, top - z - 0.8, (x + 0.07, y - side * 0.05, (top + z + 0.8) / 2), m.steel_coat, segments=16),
        box("cushion", (0.10, 0.02, 0.55), (x, y - side * 0.16, z + 0.45), m.rubber, 0.008),
    ]


def _arm(m, paint, start, end, raised):
    """From the yoke's pin to a pad whose top meets the sill: a box with two slides in it."""
    (x0, y0), (x1, y1) = start, end
    length, turn = math.hypot(x1 - x0, y1 - y0), math.atan2(y1 - y0, x1 - x0)
    sill, z = raised + SILL[1], raised + 0.05

    def section(name, first, last, size, surface, bevel):
        t = (first + last) / 2
        return box(name, (length * (last - first), *size), (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, z), surface, bevel, (0, 0, turn))

    return [
        cylinder("arm's hub", 0.062, 0.14, (x0, y0, z), paint, 0.006, 48),
        section("arm", 0.02, 0.58, (0.115, 0.105), paint, 0.008),
        section("collar", 0.555, 0.59, (0.130, 0.120), paint, 0.006),
        section("slide", 0.3, 0.97, (0.085, 0.075), m.steel_coat, 0.006),
        cylinder("arm's end", 0.055, 0.075, (x1, y1, z), m.steel_coat, 0.006, 48),
        cylinder("pad's screw", 0.024, sill - z, (x1, y1, (sill + z) / 2 - 0.01), m.steel_coat, 0.002, 32),
        cylinder("pad's cup", 0.060, 0.022, (x1, y1, sill - 0.036), m.steel_coat, 0.003, 48),
        cylinder("pad", 0.064, 0.026, (x1, y1, sill - 0.013), m.rubber, 0.006, 48),
    ]


def _beam(m, paint):
    """The cross beam with its sheaves, the padded bar below that stops the lift, the oil line and the cables over it."""
    parts = [
        box("cross beam", (0.16, 2 * COLUMN + 0.30, 0.13), (MIDDLE, 0, TOP + 0.07), paint, 0.010),
        tube("stop bar", [(MIDDLE, -COLUMN + 0.12, TOP - 0.22), (MIDDLE, COLUMN - 0.12, TOP - 0.22)], 0.016, m.rubber),
        tube("stop lever", [(MIDDLE, COLUMN - 0.14, TOP - 0.22), (MIDDLE, COLUMN - 0.14, TOP)], 0.008, m.steel_coat),
    ]
    for side in (1, -1):
        parts.append(
            cylinder(
                "sheave",
                0.075,
                0.03,
                (MIDDLE - 0.095, side * (COLUMN - 0.02), TOP + 0.07),
                m.steel_coat,
                0.004,
                48,
                (0, math.radians(90), 0),
            )
        )
        parts += [
            hexagon(
                "bolt", 0.03, 0.02, (MIDDLE - 0.085, side * (COLUMN - 0.16 - 0.10 * i), TOP + 0.07), m.steel_coat, (0, math.radians(-90), 0)
            )
            for i in range(2)
        ]
    for x, height in ((-0.105, 0.115), (-0.085, 0.145)):  # there and back
        parts.append(
            tube("oil line", [(MIDDLE + x, -COLUMN - 0.08, TOP + height), (MIDDLE + x, COLUMN + 0.08, TOP + height)], 0.008, m.black_metal)
        )
    for side in (1, -1):
        x, y = MIDDLE - 0.165, side * (COLUMN + 0.08)
        down = through(
            [(MIDDLE - 0.105, y, TOP + 0.115), (x, y + side * 0.02, TOP + 0.09), (x, y, TOP - 0.05), (x, y, 2.6), (x, y, 1.85)], 10
        )
        parts.append(tube("oil line", down, 0.008, m.black_metal))
        parts += [box("clip", (0.012, 0.035, 0.02), (x + 0.004, y, z), m.steel_coat, 0.003) for z in (2.1, 2.6, 3.1)]
    return parts


def _power_unit(m, paint):
    """Oil tank, motor and pump on the outside of the left column, the box with its switches, and the release of the locks."""
    y, x = COLUMN + 0.25, MIDDLE - 0.02
    return [
        box("bracket", (0.20, 0.10, 0.30), (x, COLUMN + 0.17, 1.52), paint, 0.006),
        box("oil tank", (0.20, 0.18, 0.40), (x, y, 1.22), m.ink, 0.02),
        box("pump", (0.13, 0.13, 0.11), (x, y, 1.475), m.cast_alloy, 0.012),
        cylinder("motor", 0.080, 0.26, (x, y, 1.66), m.graphite, 0.012),
        box("switch box", (0.05, 0.15, 0.22), (MIDDLE - 0.185, COLUMN + 0.02, 1.50), m.graphite, 0.008),
        *(
            cylinder("switch", 0.018, 0.02, (MIDDLE - 0.215, COLUMN + 0.02, 1.46 + 0.08 * i), m.bone, 0.003, 32, (0, math.radians(90), 0))
            for i in range(2)
        ),
        tube("release", [(x - 0.08, y - 0.02, 1.47), (x - 0.26, y - 0.04, 1.40)], 0.008, m.steel_coat),
        cylinder("release's knob", 0.018, 0.05, (x - 0.27, y - 0.042, 1.397), m.rubber, 0.006, 32, (0, math.radians(75), 0)),
        tube(
            "hose",
            through(
                [(x, y - 0.02, 1.53), (x - 0.12, y, 1.60), (MIDDLE - 0.165, COLUMN + 0.10, 1.74), (MIDDLE - 0.165, COLUMN + 0.08, 1.9)]
            ),
            0.009,
            m.rubber,
        ),
    ]
