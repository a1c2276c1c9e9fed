"""Still lifes for air conditioning."""

import math

from kit.driveline import compressor, compressor_ports, pressure_gauge
from kit.shapes import box, cylinder, group, hexagon, lathe, through, tube
from kit.studio import camera, house_materials, material, pool_of_light, table


def _manifold(m, high):
    """The service manifold, facing −Y: block, two gauges, two hand wheels, three hose ends below."""
    parts = [
        box("manifold", (0.150, 0.026, 0.034), (0, 0, 0), m.alloy, 0.004),
        cylinder("sight glass", 0.010, 0.004, (0, -0.0135, 0), m.gloss, 0.001, 64, (math.radians(90), 0, 0)),
        pressure_gauge(m, (-0.044, -0.004, 0.062), m.ink, 0.34),
        pressure_gauge(m, (0.044, -0.004, 0.062), high, 0.62),
        tube("hook", through([(0, 0, 0.015), (0, 0.0, 0.075), (0.004, 0, 0.098), (0.016, 0, 0.103), (0.024, 0, 0.094)]), 0.0022, m.steel),
    ]
    for x in (-0.044, 0.044):
        parts.append(hexagon("gauge nut", 0.014, 0.016, (x, 0, 0.022), m.brass))
    for side, surface in ((-1, m.ink), (1, high)):
        wheel = lathe(
            "hand wheel",
            [(0, 0.018), (0.017, 0.018, 0.003), (0.0175, 0.006, 0.002), (0.006, 0.0), (0.005, -0.012)],
            surface,
            192,
            0.001,
            bend=lambda r, z, t: (r * (1 + 0.035 * math.cos(9 * t)) if r > 0.012 else r, z),
        )
        wheel.rotation_euler, wheel.location = (0, math.radians(90 * side), 0), (side * 0.086, 0, 0)
        parts.append(wheel)
    for x in (-0.044, 0.0, 0.044):
        parts.append(hexagon("hose nut", 0.015, 0.014, (x, 0, -0.024), m.brass))
        parts.append(cylinder("ferrule", 0.0068, 0.022, (x, 0, -0.041), m.steel, 0.001, 48))
    return parts


def compressor_and_gauges():
    """A compressor with its clutch and pulley, the service manifold standing behind with an orange high side, on ink."""
    m = house_materials()
    high = material("high side", "#e2440a", 0.42, coat=0.4)
    blue = material("low side", "#2c4a66", 0.5)
    pale = material("service hose", "#b9b2a4", 0.55)
    pump = [compressor(m, m.steel), group(compressor_ports(m))]
    group(pump, (-0.085, -0.04, 0.064), (0, 0, math.radians(-32)))
    group(_manifold(m, high), (0.135, 0.02, 0.155), (math.radians(-6), 0, math.radians(8)))
    box("stand plate", (0.12, 0.004, 0.13), (0.139, 0.040, 0.075), m.graphite, 0.002, (math.radians(-6), 0, math.radians(8)))
    box("stand foot", (0.15, 0.10, 0.006), (0.139, 0.055, 0.003), m.graphite, 0.002, (0, 0, math.radians(8)))

    def at(x, y, z):
        turn = math.radians(8)
        return (0.135 + x * math.cos(turn) - y * math.sin(turn), 0.02 + x * math.sin(turn) + y * math.cos(turn), 0.155 + z)

    tube(
        "high hose",
        through(
            [
                at(0.044, -0.005, -0.048),
                at(0.046, -0.015, -0.080),
                (0.205, -0.06, 0.030),
                (0.16, -0.13, 0.007),
                (0.06, -0.155, 0.007),
                (0.02, -0.12, 0.007),
                (0.055, -0.085, 0.007),
                (0.12, -0.10, 0.009),
            ]
        ),
        0.0062,
        high,
    )
    tube(
        "low hose",
        through(
            [
                at(-0.044, -0.005, -0.048),
                at(-0.046, -0.01, -0.085),
                (0.075, 0.0, 0.035),
                (0.06, 0.06, 0.007),
                (0.0, 0.14, 0.007),
                (-0.16, 0.20, 0.007),
                (-0.34, 0.15, 0.007),
                (-0.52, 0.16, 0.007),
            ]
        ),
        0.0062,
        blue,
    )
    tube(
        "service hose",
        through(
            [
                at(0, -0.005, -0.048),
                at(0.002, -0.012, -0.08),
                (0.155, -0.045, 0.03),
                (0.22, -0.06, 0.007),
                (0.31, 0.0, 0.007),
                (0.36, 0.12, 0.007),
            ]
        ),
        0.0062,
        pale,
    )
    for place, tilt, turn, surface in (((0.132, -0.103, 0.010), 90, -10, high), ((0.366, 0.131, 0.0095), 90, 62, m.brass)):
        end = group(
            [cylinder("coupler", 0.0095, 0.030, (0, 0, 0), surface, 0.002), cylinder("collar", 0.0082, 0.044, (0, 0, 0), m.brass, 0.001)],
            place,
        )
        end.rotation_euler = (0, math.radians(tilt), math.radians(turn))
    table(0.33, dark=True, fill=2.0, face=12, ground=pool_of_light(0.40))
    camera((-0.10, -1.58, 0.51), (0.040, 0.0, 0.118), 88, 11, (-0.05, -0.09, 0.08))
