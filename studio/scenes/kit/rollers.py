"""Half of a brake tester, flush with the floor: a pit with two gritted rollers and a sensing roller between them."""

import math

import numpy as np

from kit.shapes import box, group, hexagon, lathe, plate, polygons, rounded_rectangle
from kit.studio import material

PIT = (0.64, 0.94)  # along the lane (X) and across it (Y), in metres
RADIUS, SPREAD, AXIS = 0.100, 0.190, -0.050  # radius of the rollers, their distance from the middle, and the height of their axes


def pit_floor(surface, turn, depth=4.5, radius=3.0, height=8.0):
    """A floor that curves up into a wall behind; the pit is cut out, turned by so many radians."""
    half = (14, 7)
    straight = depth - radius
    outline = [(-half[0], -half[1]), (half[0], -half[1]), (half[0], straight), (-half[0], straight)]
    cos, sin = math.cos(turn), math.sin(turn)
    opening = [(x * cos - y * sin, x * sin + y * cos) for x, y in rounded_rectangle(*PIT, 0.004)]
    plate("floor", [outline, opening[::-1]], surface, 0, 0, 0)
    bend = [(straight + radius * math.sin(t), radius - radius * math.cos(t)) for t in np.linspace(0, math.pi / 2, 40)]
    points = [(x, y, z) for y, z in [*bend, (depth, height)] for x in (-half[0], half[0])]
    polygons("wall", points, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(bend))], surface, None)


def roller_bed(m, frame):
    """The pit's walls, its frame of flat bars, covers at both ends of the rollers, and the rollers."""
    grit = material("grit", "#77787a", 0.8, specular=0.4, bump=(420, 1.0, 0.004), rough_noise=(300, 0.6, 0.95))
    long, wide = PIT[0] / 2, PIT[1] / 2
    parts = [box("pit", (PIT[0], PIT[1], 0.01), (0, 0, -0.26), m.ink, 0)]
    for side in (1, -1):
        parts.append(box("wall", (0.006, PIT[1], 0.26), (side * long, 0, -0.133), m.ink, 0))
        parts.append(box("wall", (PIT[0], 0.006, 0.26), (0, side * wide, -0.133), m.ink, 0))
        parts.append(box("frame", (0.055, PIT[1] + 0.11, 0.008), (side * (long + 0.0275), 0, 0.004), frame, 0.002))
        parts.append(box("frame", (PIT[0], 0.055, 0.008), (0, side * (wide + 0.0275), 0.004), frame, 0.002))
        parts.append(box("cover", (PIT[0], 0.060, 0.006), (0, side * (wide - 0.030), 0.004), m.graphite, 0.002))
        parts += [
            box("bearing", (0.11, 0.05, 0.10), (x, side * (wide - 0.080), AXIS - 0.02), m.cast_iron, 0.006) for x in (-SPREAD, SPREAD)
        ]
        for x in (-long - 0.0275, 0, long + 0.0275):
            parts.append(hexagon("bolt", 0.016, 0.006, (x, side * (wide + 0.0275), 0.010), m.zinc))
    length = PIT[1] - 0.17
    for x in (-SPREAD, SPREAD):
        parts.append(_roller("roller", RADIUS, length, (x, 0, AXIS), grit, m.steel))
    parts.append(_roller("sensing roller", 0.030, length * 0.94, (0, 0, -0.045), m.steel, m.zinc))
    return group(parts, name="roller bed")


def _roller(name, radius, length, place, skin, end):
    half = length / 2
    line = [
        (0.022, -half - 0.03),
        (0.022, -half, 0.001),
        (radius - 0.004, -half, 0.002),
        (radius, -half + 0.004, 0.001),
        (radius, half - 0.004, 0.001),
        (radius - 0.004, half, 0.002),
        (0.022, half, 0.001),
        (0.022, half + 0.03),
    ]
    skin_ = lathe(name, line[3:5], skin, 160, 0.001)
    ends = [lathe(f"{name}'s end", part, end, 96, 0.001) for part in (line[:4], line[4:])]
    return group([skin_, *ends], place, (math.radians(90), 0, 0))
