"""Gears and shafts, a coil-over damper, an air-conditioning compressor, pressure gauges. Axis Z unless stated otherwise."""

import math

import numpy as np

from kit.lettering import lettering
from kit.shapes import box, circle, cylinder, group, helix, hexagon, hole, lathe, plate, polygons, ring, tube


def _tooth(phase):
    """Height of a tooth over its root, 0 to 1, along one pitch: a rounded trapezoid close to an involute."""
    return 0.5 + 0.5 * math.tanh(3.4 * math.sin(2 * math.pi * phase) + 0.25)


def gear(surface, teeth, radius, width, place=0.0, helix_degrees=22.0, bore=0.012, hand=1, phase=0.0, web=True):
    """A helical gear with chamfered ends; radius is that of its pitch circle, place its middle on Z."""
    height = 2.1 * radius / teeth * 1.05
    steps, half = teeth * 14, width / 2
    twist = hand * math.tan(math.radians(helix_degrees)) / radius
    levels = [(-half, 0.45), (-half + 0.0012, 1.0), *((-half + 0.0012 + (width - 0.0024) * k / 6, 1.0) for k in range(1, 7)), (half, 0.45)]
    points, faces = [], []
    for z, full in levels:
        for i in range(steps):
            turn = 2 * math.pi * i / steps
            share = _tooth(teeth * (turn - twist * z) / (2 * math.pi) + phase)
            r = radius - height * 0.55 + height * share * full
            points.append((r * math.cos(turn), r * math.sin(turn), z))
    rows = len(levels)
    for j in range(rows - 1):
        for i in range(steps):
            n = (i + 1) % steps
            faces.append((j * steps + i, j * steps + n, (j + 1) * steps + n, (j + 1) * steps + i))
    rim = polygons("teeth", points, faces, surface, 40)
    root = radius - height * 0.55
    deep = min(0.004, width * 0.18) if web and root > bore + 0.016 else 0
    side = [
        (bore, half + 0.0005),
        (bore + 0.006, half + 0.0005, 0.0006),
        (bore + 0.008, half - deep, 0.001),
        (root - 0.006, half - deep, 0.001),
        (root - 0.004, half, 0.0006),
        (root + height * 0.45, half),
    ]
    other_side = [(r, -z, *rest) for r, z, *rest in reversed(side)] + [(bore, -half)]
    parts = [rim, *(lathe("gear side", line, surface, 128, 0.0006) for line in (side, other_side))]
    for part in parts:
        part.location.z = place
    return parts


def shaft(surface, line):
    """line: (radius, from, to) steps along Z."""
    profile = [(0, line[0][1])]
    for radius, start, end in line:
        profile += [(radius, start, 0.0008), (radius, end, 0.0008)]
    return lathe("shaft", [*profile, (0, line[-1][2])], surface, 128, 0.0008)


def splines(surface, radius, start, end, count=24):
    """The toothed end of a shaft, onto which the clutch disc slides."""

    def cut(r, z, turn):
        return (r - 0.0016 * (0.5 + 0.5 * math.tanh(4 * math.sin(count * turn))) if r > radius * 0.9 else r), z

    return lathe(
        "splines", [(0, start), (radius, start, 0.001), (radius, end, 0.001), (0, end)], surface, count * 16, 0.001, bend=cut, sharp=40
    )


def ball_bearing(m, outer, inner, width, place):
    """Races and twelve balls."""
    middle, half = (outer + inner) / 2, width / 2
    wall = (outer - inner) * 0.28
    parts = [
        lathe(
            "outer race",
            [(outer - wall, -half), (outer, -half, 0.001), (outer, half, 0.001), (outer - wall, half)],
            m.steel,
            128,
            0.001,
            closed=True,
        ),
        lathe(
            "inner race",
            [(inner, -half), (inner + wall, -half, 0.001), (inner + wall, half, 0.001), (inner, half)],
            m.steel,
            128,
            0.001,
            closed=True,
        ),
        lathe("seal", [(inner + wall, half * 0.4), (outer - wall, half * 0.4)], m.charcoal, 96, 0),
    ]
    size = (outer - inner) * 0.2
    ball = [(size * math.sin(t), size * math.cos(t)) for t in np.linspace(0, math.pi, 20)]
    for x, y in ring(middle, 12):
        parts.append(lathe("ball", ball, m.chrome, 32, 0))
        parts[-1].location = (x, y, half * 0.35)
    for part in parts:
        part.location.z += place
    return parts


def synchro(m, radius, place):
    """A synchroniser: orange sleeve with its fork groove between two brass rings."""
    sleeve = [
        (radius * 0.6, -0.012),
        (radius, -0.012, 0.001),
        (radius, -0.005, 0.0008),
        (radius - 0.005, -0.004, 0.0008),
        (radius - 0.005, 0.004, 0.0008),
        (radius, 0.005, 0.0008),
        (radius, 0.012, 0.001),
        (radius * 0.6, 0.012),
    ]
    parts = [lathe("sleeve", sleeve, m.paint, 160, 0.0008)]
    for side in (1, -1):
        parts += gear(m.brass, 48, radius * 0.90, 0.004, side * 0.016, 0, radius * 0.62, web=False)
    for part in parts[:1]:
        part.location.z = place
    for part in parts[1:]:
        part.location.z += place
    return parts


def coil_over(m, spring):
    """A threaded coil-over strut, 520 mm long, lower eye at z = 0, top mount up."""

    def fine_thread(r, z, turn):
        return (r + 0.0009 * math.sin(2 * math.pi * z / 0.003 - turn) if 0.060 < z < 0.235 and r > 0.02 else r), z

    body = [
        (0, 0.020),
        (0.018, 0.020, 0.002),
        (0.0235, 0.030, 0.003),
        *((0.0235, z, 0) for z in np.linspace(0.058, 0.237, 420)),
        (0.0235, 0.250, 0.001),
        (0.0215, 0.256, 0.002),
        (0.0215, 0.268, 0.003),
        (0.012, 0.270),
    ]
    parts = [lathe("body", body, m.zinc, 96, 0.001, bend=fine_thread, sharp=60)]

    def lugs(r, z, turn):
        return (r - 0.004 if r > 0.036 and math.cos(10 * turn) > 0.35 else r), z

    for z, thick in ((0.118, 0.012), (0.134, 0.012)):
        nut = [(0.0238, z), (0.0375, z, 0.001), (0.0375, z + thick, 0.001), (0.0238, z + thick)]
        parts.append(lathe("lock ring", nut, m.gunmetal, 240, 0.001, bend=lugs, sharp=25))
    parts.append(
        lathe(
            "perch",
            [(0.0238, 0.147), (0.047, 0.147, 0.002), (0.047, 0.153, 0.001), (0.036, 0.154, 0.001), (0.034, 0.164, 0.002), (0.0245, 0.166)],
            m.gunmetal,
            128,
        )
    )
    coil = tube("spring", [(x, y, z + 0.1595) for x, y, z in helix(0.0405, 0.256, 7.6, flat_ends=0.9)], 0.0062, spring)
    parts.append(coil)
    parts.append(
        lathe(
            "upper perch",
            [(0.008, 0.4235), (0.047, 0.4235, 0.001), (0.047, 0.430, 0.002), (0.030, 0.440, 0.003), (0.018, 0.446, 0.002), (0.008, 0.446)],
            m.gunmetal,
            128,
        )
    )
    parts.append(cylinder("piston rod", 0.0075, 0.20, (0, 0, 0.36), m.chrome, 0.001))
    bellows = [
        (0.019, 0.335),
        *((0.019 + 0.004 * math.sin(2 * math.pi * k / 8), 0.335 + 0.0105 * k) for k in np.linspace(0, 8, 64)),
        (0.016, 0.423),
    ]
    parts.append(lathe("bump stop and boot", bellows, m.rubber, 96, 0.0005, sharp=60))
    top = plate(
        "top mount",
        [circle(0.062, 128), hole(0.022), *(hole(0.0035, x, y) for x, y in ring(0.050, 3, first=math.pi / 2 + math.pi / 3))],
        m.alloy,
        0.452,
        0.010,
        0.0015,
    )
    parts.append(top)
    parts.append(lathe("mount bearing", [(0.024, 0.449), (0.024, 0.459, 0.002), (0.013, 0.462, 0.002), (0.013, 0.449)], m.black_metal, 96))
    for x, y in ring(0.050, 3, first=math.pi / 2):
        parts.append(cylinder("stud", 0.004, 0.026, (x, y, 0.468), m.zinc, 0.0008, 32))
        parts.append(hexagon("stud nut", 0.013, 0.007, (x, y, 0.4605), m.zinc))
    parts.append(cylinder("rod end", 0.006, 0.05, (0, 0, 0.476), m.zinc, 0.001, 48))
    parts.append(hexagon("rod nut", 0.019, 0.010, (0, 0, 0.468), m.zinc))
    eye = lathe("eye", [(0.010, -0.017), (0.021, -0.017, 0.002), (0.021, 0.017, 0.002), (0.010, 0.017)], m.gunmetal, 96, closed=True)
    bush = lathe("bush", [(0.006, -0.020), (0.011, -0.020, 0.001), (0.011, 0.020, 0.001), (0.006, 0.020)], m.steel, 64, closed=True)
    for part in (eye, bush):
        part.rotation_euler = (math.radians(90), 0, 0)
        part.location.z = 0.002
    return [*parts, eye, bush]


def compressor(m, clutch):
    """A belt-driven air-conditioning compressor, its axis along −Y: pulley and clutch plate at the front, ports at the rear top."""
    body = [
        (0, -0.165),
        (0.042, -0.165, 0.006),
        (0.056, -0.158, 0.006),
        (0.058, -0.118, 0.003),
        (0.064, -0.116, 0.002),
        (0.064, -0.104, 0.002),
        (0.0575, -0.102, 0.003),
        (0.0575, -0.050, 0.003),
        (0.064, -0.048, 0.002),
        (0.064, -0.034, 0.002),
        (0.050, -0.030, 0.006),
        (0.036, -0.008, 0.004),
        (0.020, -0.006),
    ]

    def grooves(r, z, turn):
        return (r - 0.0026 * (0.5 + 0.5 * math.cos(2 * math.pi * z / 0.00356)) if r > 0.056 and 0.0 < z < 0.0225 else r), z

    pulley = [
        (0.038, -0.002),
        (0.057, -0.002, 0.001),
        (0.061, -0.001, 0.001),
        *((0.0595, z, 0) for z in np.linspace(0.0005, 0.022, 110)),
        (0.061, 0.0235, 0.001),
        (0.057, 0.0245, 0.001),
        (0.0535, 0.0245, 0.001),
        (0.0525, 0.018, 0.001),
        (0.040, 0.017),
    ]
    parts = [lathe("body", body, m.cast_alloy, 192, 0.002, 5), lathe("pulley", pulley, m.black_metal, 192, 0.0008, bend=grooves, sharp=45)]
    disc = [circle(0.051, 128), hole(0.010)]
    for i in range(3):
        slot = [(0.036 * math.cos(t), 0.036 * math.sin(t)) for t in np.linspace(0.25, 1.45, 16) + 2 * math.pi * i / 3]
        slot += [(0.041 * math.cos(t), 0.041 * math.sin(t)) for t in np.linspace(1.45, 0.25, 16) + 2 * math.pi * i / 3]
        disc.append(slot)
    parts.append(plate("clutch plate", disc, clutch, 0.0265, 0.005, 0.0008))
    hub = [(0, 0.038), (0.008, 0.038, 0.001), (0.012, 0.036, 0.001), (0.013, 0.031, 0.001), (0.024, 0.0305, 0.001), (0.026, 0.027)]
    parts.append(lathe("hub", hub, m.steel, 96, 0.0008))
    parts.append(hexagon("hub nut", 0.014, 0.008, (0, 0, 0.040), m.zinc))
    for x, y in ring(0.030, 3, first=0.9):
        parts.append(cylinder("rivet", 0.0042, 0.005, (x, y, 0.0305), m.steel, 0.0015, 32))
    for x, y in ring(0.060, 6, first=0.3):
        parts.append(cylinder("through bolt", 0.0038, 0.085, (x, y, -0.076), m.zinc, 0.001, 32))
        parts.append(hexagon("bolt head", 0.010, 0.007, (x, y, -0.031), m.zinc))
    whole = group(parts, rotation=(math.radians(90), 0, 0))
    return whole


def compressor_ports(m):
    """Feet and ports of the compressor in its upright position; the ports face up."""
    parts = []
    for y in (0.045, 0.110):
        for side in (1, -1):
            parts.append(cylinder("foot", 0.011, 0.022, (side * 0.050, y, -0.052), m.cast_alloy, 0.002, 48, (math.radians(90), 0, 0)))
            parts.append(box("foot web", (0.020, 0.018, 0.030), (side * 0.044, y, -0.040), m.cast_alloy, 0.004))
    parts.append(box("port block", (0.070, 0.036, 0.030), (0, 0.135, 0.060), m.cast_alloy, 0.006))
    for side, size in ((-1, 0.011), (1, 0.009)):
        port = [
            (size * 0.55, 0.010),
            (size * 0.55, 0.022),
            (size, 0.022, 0.001),
            (size, 0.010, 0.001),
            (size * 1.3, 0.006, 0.001),
            (size * 1.3, 0),
        ]
        parts.append(lathe("port", port, m.alloy, 64, 0.0008))
        parts[-1].location = (side * 0.018, 0.135, 0.074)
    return parts


def pressure_gauge(m, location, ring_surface, share, turn=0.0, figures=()):
    """A dial of 68 mm that faces −Y; the needle stands at a share of its 270 degrees. The figures are at even distances from end to end."""
    parts = [
        lathe(
            "case",
            [(0, -0.028), (0.030, -0.028, 0.004), (0.0335, -0.020, 0.003), (0.0335, 0.0, 0.001), (0.031, 0.002, 0.001), (0.031, -0.002)],
            ring_surface,
            128,
        ),
        lathe("dial", [(0, -0.002), (0.0312, -0.002)], m.bone, 96, 0),
    ]
    for i in range(28):
        angle = math.radians(225 - 270 * i / 27)
        long = 0.006 if i % 3 == 0 else 0.0035
        r = 0.0285 - long / 2
        parts.append(
            box(
                "tick",
                (long, 0.0007 if i % 3 else 0.0011, 0.0004),
                (r * math.cos(angle), r * math.sin(angle), -0.0016),
                m.ink,
                0,
                (0, 0, angle),
            )
        )
    for i, figure in enumerate(figures):
        angle = math.radians(225 - 270 * i / (len(figures) - 1))
        parts.append(lettering(figure, 0.0085, (0.0172 * math.cos(angle), 0.0172 * math.sin(angle), -0.0012), m.ink, (0, 0, 0)))
    angle = math.radians(225 - 270 * share)
    parts.append(
        box("needle", (0.026, 0.0014, 0.0006), (0.009 * math.cos(angle), 0.009 * math.sin(angle), 0.0), m.ink, 0.0002, (0, 0, angle))
    )
    parts.append(cylinder("pivot", 0.003, 0.002, (0, 0, 0.0004), m.ink, 0.0006, 32))
    return group(parts, location, (math.radians(90), 0, turn))
