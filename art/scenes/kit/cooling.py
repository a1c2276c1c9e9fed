"""Engine cooling: radiator, hoses, fan."""

import math

from kit.shapes import box, circle, cylinder, group, hole, lathe, plate, polygons, ring, rounded_rectangle, through, tube

WIDE, TALL, DEEP = 0.50, 0.34, 0.030  # of the core, in metres


def radiator(m, hose):
    """An aluminium radiator standing on z = 0 across X, a plastic tank at each side, its upper hose (to −Y) in `hose`."""
    half, low = WIDE / 2, 0.030
    parts = [box("core's dark", (WIDE, DEEP * 0.6, TALL), (0, 0, low + TALL / 2), m.cast_iron, 0)]
    parts += [box("rail", (WIDE + 0.03, DEEP + 0.008, 0.010), (0, 0, z), m.alloy, 0.002) for z in (low - 0.003, low + TALL + 0.003)]
    rows = 34
    pitch = TALL / rows
    for i in range(rows + 1):
        parts.append(box("flat tube", (WIDE, DEEP, 0.0022), (0, 0, low + i * pitch), m.alloy, 0.0006))
    parts.append(_fins(m, rows, pitch, low))
    for side in (1, -1):
        tank = rounded_rectangle(0.048, DEEP + 0.024, 0.016)
        body = plate("tank", [tank], m.plastic, 0, TALL + 0.030, 0.006)
        body.location = (side * (half + 0.032), 0, low + TALL / 2)
        parts.append(body)
        parts.append(box("crimped edge", (0.016, DEEP + 0.030, TALL + 0.020), (side * (half + 0.008), 0, low + TALL / 2), m.alloy, 0.003))
        parts += [
            box("tank's rib", (0.052, DEEP + 0.028, 0.004), (side * (half + 0.032), 0, low + 0.03 + i * 0.04), m.plastic, 0.001)
            for i in range(8)
        ]
        parts.append(cylinder("foot", 0.010, 0.034, (side * (half - 0.03), 0, 0.016), m.rubber, 0.003))
    cap = lathe("cap", [(0, 0.026), (0.022, 0.025, 0.003), (0.026, 0.018, 0.002), (0.026, 0.006, 0.001), (0.018, 0.004), (0.018, -0.01)], m.plastic, 180, 0.001,
        bend=lambda r, z, t: (r * (1 + 0.03 * math.cos(10 * t)) if r > 0.02 else r, z))  # fmt: skip
    cap.location = (-half - 0.032, 0, low + TALL + 0.020)
    neck = cylinder("outlet", 0.0175, 0.05, (half + 0.032, -0.035, low + TALL - 0.045), m.plastic, 0.002, 64, (math.radians(90), 0, 0))
    x, z = half + 0.032, low + TALL - 0.045
    path = through(
        [
            (x, -0.035, z),
            (x, -0.085, z),
            (x - 0.012, -0.120, z - 0.05),
            (x - 0.030, -0.135, z - 0.16),
            (x - 0.020, -0.150, z - 0.26),
            (x + 0.040, -0.170, 0.0225),
            (x + 0.140, -0.175, 0.0225),
        ]
    )
    parts += [cap, neck, tube("hose", path, 0.0225, hose), *_clip(m, (x, -0.052, z))]
    mouth = cylinder(
        "hose's mouth", 0.0178, 0.002, (path[-1][0] - 0.0002, path[-1][1], path[-1][2]), m.black, 0, 48, (0, math.radians(90), 0)
    )
    return group([*parts, mouth], name="radiator")


def _fins(m, rows, pitch, low):
    """Folded fins between the tubes, one long zigzag in each row."""
    fold, points, faces = 0.0055, [], []
    count = int(WIDE / fold)
    for row in range(rows):
        for i in range(count + 1):
            x = -WIDE / 2 + i * fold
            z = low + row * pitch + (0.0014 if i % 2 else pitch - 0.0014)
            points += [(x, -DEEP * 0.48, z), (x, DEEP * 0.48, z)]
        first = row * 2 * (count + 1)
        faces += [(first + 2 * i, first + 2 * i + 2, first + 2 * i + 3, first + 2 * i + 1) for i in range(count)]
    return polygons("fins", points, faces, m.alloy, 20)


def _clip(m, place):
    """A worm-drive clip round a hose that runs along Y."""
    band = lathe("clip", [(0.0228, -0.006), (0.0238, -0.006), (0.0238, 0.006), (0.0228, 0.006)], m.zinc, 96, 0.0002, closed=True)
    band.rotation_euler, band.location = (math.radians(90), 0, 0), place
    x, y, z = place
    screw = cylinder("clip's screw", 0.004, 0.022, (x, y, z + 0.0275), m.zinc, 0.001, 32, (0, math.radians(90), 0))
    return [band, box("clip's housing", (0.014, 0.011, 0.009), (x - 0.003, y, z + 0.0265), m.zinc, 0.002), screw]


def fan(m, radius=0.150):
    """An electric radiator fan that faces −Y: seven swept blades in a ring, motor behind, its axis at the origin."""
    blades = []
    for k in range(7):
        points, faces, steps = [], [], 14
        for i in range(steps + 1):
            share = i / steps
            r = 0.040 + (radius - 0.046) * share
            turn = 2 * math.pi * k / 7 + 0.55 * share**1.4
            chord, pitch = 0.030 + 0.020 * share, math.radians(38 - 16 * share)
            for side in (-1, 0, 1):
                along = side * chord * math.cos(pitch) / r
                lift = side * chord * math.sin(pitch) * 0.55 + (0.004 if side == 0 else 0)
                points.append((r * math.cos(turn + along), r * math.sin(turn + along), lift))
        for i in range(steps):
            a = 3 * i
            faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
        blade = polygons("blade", points, faces, m.graphite, None)
        thick = blade.modifiers.new("thickness", "SOLIDIFY")
        thick.thickness = 0.0025
        blades.append(blade)
    hub = lathe(
        "hub", [(0, 0.024), (0.030, 0.024, 0.006), (0.044, 0.012, 0.004), (0.044, -0.020, 0.002), (0.040, -0.022)], m.graphite, 96, 0.002
    )
    rim = lathe(
        "ring",
        [
            (radius - 0.008, -0.018),
            (radius - 0.006, -0.018),
            (radius - 0.006, 0.018, 0.002),
            (radius - 0.002, 0.020, 0.001),
            (radius - 0.010, 0.019),
        ],
        m.plastic,
        192,
        0.0006,
    )
    shroud = [
        lathe("shroud", [(radius + 0.003, -0.026), (radius + 0.003, 0.022, 0.002), (radius + 0.014, 0.026, 0.002), (radius + 0.016, 0.022, 0.001), (radius + 0.006, 0.018, 0.001), (radius + 0.006, -0.026)], m.charcoal, 192, 0.001, closed=True),
        lathe("motor", [(0, -0.060), (0.034, -0.060, 0.004), (0.036, -0.024, 0.002), (0, -0.024)], m.steel, 96, 0.001),
    ]  # fmt: skip
    for x, y in ring(1, 3, first=math.pi / 2):
        shroud.append(
            box(
                "strut",
                (radius - 0.03, 0.010, 0.008),
                (0.5 * (radius + 0.036) * x, 0.5 * (radius + 0.036) * y, -0.030),
                m.charcoal,
                0.002,
                (0, 0, math.atan2(y, x)),
            )
        )
    for x, y in ring(radius + 0.020, 3, first=math.pi / 2 + math.pi / 3):
        lug = plate("lug", [circle(0.014, 48), hole(0.005)], m.charcoal, 0, 0.008, 0.001)
        lug.location = (x, y, 0.016)
        shroud.append(lug)
    return group([*blades, hub, rim, *shroud], rotation=(math.radians(90), 0, 0), name="fan")
