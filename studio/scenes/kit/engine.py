"""A cylinder head lying with its gasket face up, and a whole four-cylinder engine seen from its front corner."""

import math

import numpy as np
from scipy.spatial import ConvexHull

from kit.shapes import box, cylinder, extruded, hexagon, hole, lathe, rounded_rectangle, through, tube

BORE_SPACING, BORE = 0.088, 0.078


def cylinder_head(m, chambers=4):
    """An alloy head for four valves a cylinder, along X, gasket face up at z = 0.105."""
    length, depth, height = BORE_SPACING * chambers + 0.052, 0.200, 0.105
    middles = [(i - (chambers - 1) / 2) * BORE_SPACING for i in range(chambers)]
    bolts = [(x - BORE_SPACING / 2, y) for x in [*middles, middles[-1] + BORE_SPACING] for y in (-0.048, 0.048)]
    water = [(x + dx, y) for x in middles for dx in (-0.024, 0.024) for y in (-0.062, 0.062)]
    loops = [rounded_rectangle(length, depth, 0.012)]
    loops += [hole(BORE / 2 - 0.001, x, 0, 128) for x in middles] + [hole(0.0060, x, y) for x, y in bolts]
    loops += [hole(0.0075 if i % 2 else 0.0055, x, y) for i, (x, y) in enumerate(water)]
    face = extruded("gasket face", loops[0], 0.012, m.milled, 0.0012, loops[1:])
    face.location.z = height - 0.006
    parts = [face, box("casting", (length - 0.006, depth - 0.006, height - 0.014), (0, 0, (height - 0.014) / 2), m.cast_alloy, 0.012)]
    for x, y in [*bolts, *water]:
        parts.append(cylinder("hole's floor", 0.0085, 0.0006, (x, y, height - 0.0135), m.black, 0, 24))
    for x in middles:
        parts += _chamber(m, x, height)
    for i, x in enumerate(middles):
        port = lathe(
            "port", [(0.014, -0.004), (0.014, 0.003, 0.001), (0.021, 0.003, 0.001), (0.021, -0.004)], m.milled, 64, 0.001, closed=True
        )
        port.location, port.rotation_euler = (x, -depth / 2, height * 0.46), (math.radians(90), 0, 0)
        dark = cylinder("port's inside", 0.014, 0.002, (x, -depth / 2 - 0.0005, height * 0.46), m.black, 0, 48, (math.radians(90), 0, 0))
        parts += [port, dark]
        if i:
            stud_x = x - BORE_SPACING / 2
            for z in (0.030, 0.066):
                parts.append(cylinder("stud", 0.004, 0.036, (stud_x, -depth / 2 - 0.014, z), m.zinc, 0.001, 24, (math.radians(90), 0, 0)))
    return parts


def _chamber(m, x, height):
    """A pent-roof chamber: bowl, two larger and two smaller valves, the plug's hole between them."""
    radius = BORE / 2 - 0.001
    bowl = [(0.0, height - 0.0105), (radius * 0.70, height - 0.0095, 0.004), (radius, height - 0.001)]
    parts = [lathe("chamber", bowl, m.cast_alloy, 128, 0.003, 5)]
    parts[-1].location.x = x
    for side, size in ((-1, 0.0142), (1, 0.0126)):
        for along in (-0.0158, 0.0158):
            line = [
                (0, 0.0006),
                (size * 0.45, 0.0006, 0.001),
                (size * 0.55, 0.0015, 0.001),
                (size, 0.0015, 0.0006),
                (size + 0.0005, -0.001, 0.0004),
                (size + 0.002, -0.001),
            ]
            disc = lathe("valve", line, m.turned_steel if side < 0 else m.burnt, 96, 0.0005)
            disc.location, disc.rotation_euler = (x + along, side * 0.0165, height - 0.0088), (math.radians(-9 * side), 0, 0)
            parts.append(disc)
    parts.append(lathe("plug hole", [(0.0052, -0.003), (0.0068, 0.0004, 0.0004), (0.0080, 0.0004)], m.steel, 48, 0.0003))
    parts[-1].location = (x, 0, height - 0.0095)
    parts.append(cylinder("plug hole's inside", 0.0055, 0.0004, (x, 0, height - 0.0098), m.black, 0, 24))
    return parts


def engine(m, cover):
    """
    A transverse four-cylinder engine, 520 mm long, axis along X, its belt end at −X: sump, block, head, cam cover with four coils,
    front cover with pulleys and belt, exhaust manifold shield at −Y, oil filter low at −Y.
    """
    parts = [
        box("block", (0.42, 0.24, 0.22), (0.02, 0, 0.235), m.cast_iron, 0.014),
        box("block skirt", (0.43, 0.27, 0.05), (0.02, 0, 0.135), m.cast_iron, 0.010),
        box("sump flange", (0.44, 0.29, 0.014), (0.02, 0, 0.106), m.cast_alloy, 0.004),
        box("sump", (0.40, 0.23, 0.10), (0.03, 0, 0.052), m.black_metal, 0.026),
        box("head", (0.42, 0.25, 0.115), (0.02, 0, 0.405), m.cast_alloy, 0.010),
        box("head gasket", (0.425, 0.245, 0.004), (0.02, 0, 0.3465), m.steel, 0.0005),
        box("cover flange", (0.435, 0.235, 0.012), (0.02, 0, 0.467), m.cast_alloy, 0.004),
        box("cam cover", (0.42, 0.215, 0.055), (0.02, 0, 0.495), cover, 0.020, steps=6),
        box("front cover", (0.045, 0.235, 0.40), (-0.212, 0, 0.300), m.cast_alloy, 0.016),
        box("bell flange", (0.020, 0.33, 0.30), (0.245, 0, 0.235), m.cast_alloy, 0.040),
    ]
    for i in range(5):
        for side in (1, -1):
            x = -0.150 + 0.085 * i
            parts.append(box("rib", (0.010, 0.012, 0.16), (x, side * 0.122, 0.250), m.cast_iron, 0.004))
            parts.append(hexagon("sump bolt", 0.010, 0.007, (x, side * 0.135, 0.1165), m.zinc))
            parts.append(hexagon("cover bolt", 0.010, 0.008, (x + 0.01, side * 0.110, 0.476), m.zinc))
    for i in range(4):
        x = -0.110 + 0.088 * i
        parts.append(box("coil", (0.036, 0.058, 0.022), (x, 0.004, 0.531), m.plastic, 0.005))
        parts.append(cylinder("coil's head", 0.017, 0.016, (x, -0.008, 0.545), m.plastic, 0.003))
        parts.append(box("coil's plug", (0.018, 0.022, 0.014), (x, 0.040, 0.535), m.charcoal, 0.002))
        parts.append(hexagon("coil's bolt", 0.009, 0.006, (x + 0.012, 0.020, 0.545), m.zinc))
        runner = through(
            [
                (x, -0.118, 0.405),
                (x * 0.97 + 0.003, -0.165, 0.400),
                (x * 0.72 + 0.014, -0.195, 0.345),
                (x * 0.4 + 0.02, -0.200, 0.275),
                (x * 0.15 + 0.02, -0.195, 0.215),
            ]
        )
        parts.append(tube("exhaust runner", runner, 0.0175, m.burnt))
        parts.append(box("exhaust flange", (0.060, 0.010, 0.058), (x, -0.128, 0.405), m.burnt, 0.003))
    collector = lathe(
        "collector",
        [
            (0, 0.225),
            (0.042, 0.222, 0.01),
            (0.045, 0.185, 0.01),
            (0.030, 0.150, 0.006),
            (0.030, 0.125, 0.002),
            (0.046, 0.124, 0.001),
            (0.046, 0.112, 0.001),
            (0.028, 0.112),
        ],
        m.burnt,
        96,
    )
    collector.location = (0.022, -0.195, 0)
    parts.append(collector)
    filler = lathe(
        "filler cap",
        [(0, 0.026), (0.026, 0.026, 0.003), (0.028, 0.006, 0.001), (0.020, 0.0)],
        m.plastic,
        180,
        0.001,
        bend=lambda r, z, t: (r * (1 + 0.03 * math.cos(12 * t)) if r > 0.02 else r, z),
    )
    filler.location = (0.175, -0.02, 0.519)
    parts.append(filler)
    stick = through([(0.10, -0.130, 0.20), (0.105, -0.150, 0.32), (0.115, -0.140, 0.46), (0.120, -0.135, 0.50)])
    parts.append(tube("dipstick tube", stick, 0.004, m.zinc))
    parts.append(
        tube(
            "dipstick's ring",
            [(0.120 + 0.012 * math.cos(t), -0.135, 0.517 + 0.012 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 32)],
            0.003,
            m.bone,
            closed=True,
        )
    )
    return parts + _belt_drive(m)


def _belt_drive(m):
    """Crank, water pump, alternator and tensioner pulleys at the −X end, and the ribbed belt round them."""
    x, parts = -0.258, []
    pulleys = [(0.0, 0.150, 0.066), (-0.085, 0.300, 0.028), (0.030, 0.330, 0.048), (0.110, 0.245, 0.030)]
    for y, z, radius in pulleys:
        line = [
            (0, -0.006),
            (radius * 0.45, -0.008, 0.002),
            (radius * 0.55, 0.002, 0.002),
            (radius * 0.86, 0.004, 0.002),
            (radius * 0.93, -0.012, 0.001),
            (radius, -0.012, 0.001),
            (radius, 0.012, 0.001),
            (radius * 0.9, 0.014),
        ]
        wheel = lathe("pulley", line, m.black_metal, 128, 0.001)
        wheel.rotation_euler, wheel.location = (0, math.radians(-90), 0), (x, y, z)
        parts += [wheel, hexagon("pulley's bolt", max(radius * 0.34, 0.013), 0.010, (x, y, z), m.zinc, (0, math.radians(90), 0))]
    order = [pulleys[0], pulleys[3], pulleys[2], pulleys[1]]
    outline = _round_all([(y, z, r + 0.002) for y, z, r in order])
    inner = _round_all([(y, z, r - 0.0015) for y, z, r in order])
    belt = extruded("belt", outline, 0.021, m.rubber, 0.0006, [inner[::-1]])
    belt.rotation_euler = (math.radians(90), 0, math.radians(90))
    belt.location = (x - 0.0105, 0, 0)
    return [*parts, belt]


def _round_all(wheels, steps=400):
    """The hull of circles: a belt's line, counter-clockwise."""
    turn = np.linspace(0, 2 * np.pi, steps, endpoint=False)
    points = np.vstack([np.stack([y + r * np.cos(turn), z + r * np.sin(turn)], 1) for y, z, r in wheels])
    return [tuple(p) for p in points[ConvexHull(points).vertices]]
