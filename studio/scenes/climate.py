"""Still lifes for air conditioning."""

import math

from kit.driveline import compressor, compressor_ports
from kit.gauges import service_manifold
from kit.shapes import box, cylinder, group, through, tube
from kit.studio import camera, house_materials, material, pool_of_light, table


def compressor_and_gauges():
    """A compressor with its clutch and pulley, the service manifold standing behind with an orange high side, on ink."""
    m = house_materials()
    high = material("high side", "#e2440a", 0.42, coat=0.4)
    blue = material("low side", "#2a5f96", 0.5)
    pale = material("service hose", "#b9b2a4", 0.55)
    pump = [compressor(m, m.steel), group(compressor_ports(m))]
    group(pump, (-0.085, -0.04, 0.064), (0, 0, math.radians(-32)))
    group(service_manifold(m, blue, high), (0.135, 0.02, 0.155), (math.radians(-6), 0, math.radians(8)))
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
                (-0.14, 0.16, 0.007),
                (-0.235, 0.06, 0.007),
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
    for place, tilt, turn, surface in (
        ((0.132, -0.103, 0.010), 90, -10, high),
        ((0.366, 0.131, 0.0095), 90, 62, m.brass),
        ((-0.243, 0.049, 0.0095), 90, 54, blue),
    ):
        end = group(
            [cylinder("coupler", 0.0095, 0.030, (0, 0, 0), surface, 0.002), cylinder("collar", 0.0082, 0.044, (0, 0, 0), m.brass, 0.001)],
            place,
        )
        end.rotation_euler = (0, math.radians(tilt), math.radians(turn))
    table(0.33, dark=True, fill=2.0, face=12, ground=pool_of_light(0.40))
    camera((-0.10, -1.58, 0.51), (0.040, 0.0, 0.118), 88, 11, (-0.05, -0.09, 0.08))
