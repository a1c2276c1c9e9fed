"""The structure behind removed panels: crash beam, radiator, lock carrier, lamp pocket with its plug, wheel house, rear beam."""

import math

import numpy as np

from kit.electrics import conduit
from kit.shapes import box, cylinder, hexagon, polygons, through, tube


def behind_front_bumper(m, car):
    """Crash beam on two crush cans, radiator with its fan frame, lock carrier with latch, lamp housings, air guides."""
    top, low, bow = 0.79 + car.lamp_lift, car.sill + 0.03, car.nose_bow
    middle = car.sill + 0.33
    y = np.linspace(-0.56, 0.56, 25)
    parts = [_beam(m, 0.105 + bow * y**2 + 0.02, y, middle)]
    for side in (1, -1):
        at = 0.105 + bow * 0.43**2
        parts += [
            box("crush can", (0.22, 0.09, 0.105), (at + 0.16, side * 0.43, middle), m.steel_coat, 0.008),
            box("can's flange", (0.012, 0.15, 0.17), (at + 0.275, side * 0.43, middle), m.inner, 0.003),
            box("rail", (0.40, 0.085, 0.13), (at + 0.48, side * 0.43, middle), m.inner, 0.008),
            box("air guide", (0.26, 0.012, top - low - 0.05), (0.33, side * 0.355, (top + low) / 2), m.plastic, 0.002),
            box("lamp carrier", (0.05, 0.34, 0.05), (0.42, side * 0.48, top - 0.11), m.steel_coat, 0.008, (0, 0, side * 0.45)),
            box("horn", (0.05, 0.09, 0.09), (0.30, side * 0.46, middle - 0.16), m.gloss, 0.03),
        ]
        for dy in (-0.05, 0.05):
            for dz in (-0.06, 0.06):
                place = (at + 0.267, side * 0.43 + dy, middle + dz)
                parts.append(hexagon("flange bolt", 0.013, 0.008, place, m.zinc, (0, math.pi / 2, 0)))
    parts += _radiator(m, 0.37, low + 0.02, top - 0.07)
    parts += [
        box("lock carrier", (0.10, 1.02, 0.045), (0.36, 0, top - 0.035), m.steel_coat, 0.012),
        box("latch", (0.05, 0.11, 0.05), (0.33, 0, top - 0.005), m.zinc, 0.006),
        box("latch's mouth", (0.02, 0.022, 0.03), (0.305, 0, top + 0.010), m.black, 0.003),
        box("lower carrier", (0.09, 0.98, 0.05), (0.36, 0, low), m.plastic, 0.012),
        box("bulkhead", (0.02, 1.24, top - low - 0.09), (0.56, 0, (top + low - 0.09) / 2), m.inner, 0),
    ]
    for y in np.linspace(-0.42, 0.42, 9):
        if abs(y) > 0.08:
            parts.append(cylinder("clip", 0.009, 0.006, (0.335, y, top - 0.010), m.gloss, 0.002, 24))
    return parts


def _beam(m, x, y, z):
    """A drawn alloy beam, its face ribbed, that follows the nose."""
    ribs = [(0, -0.055), (-0.012, -0.050), (-0.012, -0.012), (0.004, -0.006), (0.004, 0.006), (-0.012, 0.012), (-0.012, 0.050),
        (0, 0.055)]
    ring = [*ribs, (0.05, 0.055), (0.05, -0.055)]
    points = [(px + dx, py, z + dz) for px, py in zip(x, y) for dx, dz in ring]
    n, faces = len(ring), []
    for i in range(len(x) - 1):
        faces += [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for k in range(n)]
    faces += [tuple(range(n)), tuple(range((len(x) - 1) * n, len(x) * n))]
    return polygons("crash beam", points, faces, m.milled, 25)


def _radiator(m, x, low, top):
    height, middle = top - low, (top + low) / 2
    parts = [box("core", (0.03, 0.64, height), (x + 0.03, 0, middle), m.black, 0)]
    for i in range(34):
        parts.append(box("tube", (0.024, 0.62, 0.0022), (x + 0.012, 0, low + height * (i + 0.5) / 34), m.steel_coat, 0))
    for i in range(62):
        parts.append(box("fin", (0.014, 0.0014, height), (x + 0.006, -0.305 + 0.01 * i, middle), m.steel, 0))
    for side in (1, -1):
        parts.append(box("tank", (0.055, 0.05, height + 0.02), (x + 0.02, side * 0.333, middle), m.plastic, 0.012))
    return parts


def behind_headlamp(m, car, side):
    """The inner wing behind the lamp's opening, its carrier, and the lamp's plug on a piece of loom that hangs out."""
    middle = 0.665 + car.lamp_lift
    x, y = 0.42, side * 0.62
    nose = car.skin_x(y, middle)
    parts = [
        box("pocket", (0.02, 0.36, 0.14), (x + 0.14, side * 0.55, middle - 0.03), m.inner, 0, (0, 0, side * 0.55)),
        box("pocket's floor", (0.46, 0.42, 0.008), (x + 0.02, side * 0.60, middle - 0.085), m.plastic, 0.002),
        box("lamp bracket", (0.16, 0.05, 0.012), (x, side * 0.66, middle - 0.03), m.steel_coat, 0.003, (0, 0, side * 0.5)),
        box("lamp bracket", (0.012, 0.06, 0.12), (x + 0.08, side * 0.56, middle), m.steel_coat, 0.003, (0, 0, side * 0.4)),
    ]
    loom = through(
        [(x + 0.1, side * 0.56, middle + 0.01), (nose + 0.09, y - side * 0.03, middle + 0.005), (nose - 0.012, y, middle - 0.02),
         (nose - 0.035, y + side * 0.005, middle - 0.085), (nose - 0.036, y + side * 0.01, middle - 0.135)]
    )  # fmt: skip
    parts.append(conduit(m, loom, 0.0065))
    end = (nose - 0.036, y + side * 0.01, middle - 0.158)
    parts.append(box("lamp plug", (0.030, 0.042, 0.048), end, m.plastic, 0.004))
    parts.append(box("plug's lock", (0.012, 0.030, 0.014), (end[0] - 0.014, end[1], end[2]), m.signal, 0.003))
    return parts


def behind_wing(m, car, side):
    """The upper rail from pillar to nose and the hinge pillar in the car's own colour, as is the splash wall inside."""
    start, z = car.front_axle + 0.53, car.belt_front - 0.13
    parts = [
        tube("upper rail", through([(start + 0.05, side * 0.70, z + 0.03), (0.95, side * 0.695, z),
            (0.47, side * 0.62, z - 0.12)]), 0.038, m.paint),
        box("hinge pillar", (0.10, 0.16, z - car.sill - 0.12), (start - 0.015, side * 0.745, (z + car.sill) / 2 + 0.05),
            m.paint, 0.02),
        box("splash wall", (start - 0.52, 0.01, 0.50), ((start + 0.52) / 2, side * 0.56, z - 0.29), m.inner, 0),
    ]
    for i in range(4):
        place = (0.55 + 0.22 * i, side * 0.70, z + 0.040 - 0.05 * max(0, 1.5 - i))
        parts.append(cylinder("wing's bolt hole", 0.010, 0.004, place, m.black, 0.001, 24))
    for dz in (0.02, -0.42):
        parts.append(box("hinge", (0.09, 0.05, 0.06), (start - 0.03, side * 0.80, z - 0.12 + dz), m.paint, 0.01))
    return parts
