"""Current, and how it is measured and carried."""

import math

from kit.electrics import battery, clamp, conduit, connector, multimeter, probe, wires
from kit.shapes import box, empty, group, through, tube
from kit.studio import camera, house_materials, material, table


def _muted_wires(m):
    return [
        m.bone, m.charcoal, m.graphite, m.bone, material("brown wire", "#5b4334", 0.5), material("green wire", "#2f5a48", 0.5),
    ]


def battery_and_loom():
    """A battery with its orange positive cable, a loom with its plugs before it, on ink."""
    m = house_materials()
    cable = material("cable", "#e2440a", 0.45, specular=0.4)
    things = battery(m, m.charcoal) + clamp(m, (-0.088, -0.052, 0.187))
    things.append(
        tube(
            "positive cable",
            through(
                [
                    (0.088, -0.060, 0.192), (0.100, -0.105, 0.188), (0.135, -0.150, 0.120), (0.160, -0.170, 0.040),
                    (0.215, -0.150, 0.009), (0.330, -0.060, 0.009), (0.52, 0.06, 0.009),
                ]
            ),
            0.0075, cable,
        )
    )
    things.append(
        tube(
            "negative cable",
            through(
                [
                    (-0.088, -0.070, 0.187), (-0.115, -0.100, 0.180), (-0.165, -0.120, 0.100), (-0.200, -0.110, 0.020),
                    (-0.27, -0.05, 0.008), (-0.40, 0.10, 0.008),
                ]
            ),
            0.0075, m.plastic,
        )
    )
    group(things, (-0.04, 0.05, 0), (0, 0, math.radians(-16)))
    conduit(
        m,
        through(
            [(-0.34, -0.13, 0.008), (-0.22, -0.175, 0.008), (-0.10, -0.150, 0.008), (0.00, -0.185, 0.008), (0.09, -0.200, 0.008)]
        ),
        0.0075,
    )
    wires(_muted_wires(m), (0.086, -0.200, 0.008), (0.150, -0.205, 0.008), 0.010, 0.004)
    connector(m, (0.166, -0.207, 0), math.radians(80), 8)
    conduit(m, through([(-0.10, -0.150, 0.009), (-0.06, -0.20, 0.007), (-0.045, -0.235, 0.007)]), 0.006)
    wires(_muted_wires(m)[:3], (-0.045, -0.235, 0.006), (-0.032, -0.262, 0.006), 0.006, 0.003, seed=4)
    connector(m, (-0.030, -0.272, 0), math.radians(-6), 4, m.bone)
    table(0.36, dark=True, fill=2.2, face=16)
    camera((-0.25, -1.55, 0.62), (0.0, -0.03, 0.078), 84, 11, (-0.02, -0.10, 0.10))


def meter_and_loom():
    """An orange multimeter, its leads, and the plug of a loom that it measures, on bone."""
    m = house_materials()
    holster = material("holster", "#e2440a", 0.55, specular=0.35)
    meter = group(multimeter(m, holster), (0, 0, 0))
    stand = empty(location=(-0.035, 0.015, 0.034), rotation=(math.radians(24), 0, 0))
    meter.parent = stand
    stand.parent = empty(rotation=(0, 0, math.radians(14)))
    box("tilt stand", (0.06, 0.006, 0.075), (-0.045, 0.085, 0.036), m.charcoal, 0.002, (math.radians(20), 0, math.radians(14)))
    black = [
        (0.008, -0.066, 0.040), (0.010, -0.080, 0.062), (0.016, -0.112, 0.050), (0.032, -0.130, 0.004), (0.075, -0.085, 0.0025),
    ]
    pale = [
        (-0.027, -0.075, 0.040), (-0.026, -0.090, 0.062), (-0.020, -0.125, 0.050), (-0.002, -0.165, 0.0025),
        (0.060, -0.160, 0.0025),
    ]
    ends = (
        (black, (0.117, -0.046, 0.0142), (0.190, -0.062, 0.009), -12, m.plastic),
        (pale, (0.114, -0.128, 0.0142), (0.185, -0.105, 0.009), 18, m.graphite),
    )
    for path, tail, place, turn, surface in ends:
        tube("lead", through([*path, tail]), 0.0021, surface)
        probe(m, place, (0, math.radians(4), math.radians(turn)), surface)
    conduit(m, through([(0.10, 0.20, 0.008), (0.16, 0.12, 0.008), (0.235, 0.065, 0.008), (0.285, 0.000, 0.008)]), 0.0075)
    wires(_muted_wires(m), (0.283, 0.003, 0.008), (0.298, -0.045, 0.009), 0.008, 0.003)
    connector(m, (0.300, -0.062, 0), math.radians(-4), 8)
    table(0.30)
    camera((-0.10, -1.35, 0.72), (0.105, 0.0, 0.028), 116, 11, (0, -0.05, 0.05))
