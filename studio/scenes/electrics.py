"""Still lifes for electrical work: battery, wiring loom and multimeter."""

import math

from kit.electrics import battery, clamp, conduit, connector, multimeter, probe, wires
from kit.lettering import lettering
from kit.shapes import box, empty, group, through, tube
from kit.studio import camera, house_materials, material, pool_of_light, table


def _muted_wires(m):
    return [m.bone, m.charcoal, m.graphite, m.bone, material("brown wire", "#5b4334", 0.5), material("green wire", "#2f5a48", 0.5)]


def battery_and_loom():
    """A battery with its red positive cable, a loom with its plugs in front of it, on ink. Nothing is orange: that marks high voltage."""
    m = house_materials()
    red = material("positive", "#c00d14", 0.45, specular=0.4)
    m.plastic = material("negative", "#3a3d41", 0.45, specular=0.5)
    things = battery(m, red) + clamp(m, (-0.088, -0.052, 0.187))
    for words, size, height in (("12 V", 0.034, 0.090), ("60 Ah   540 A", 0.015, 0.056)):
        things.append(lettering(words, size, (0, -0.0875, height), m.ink))
    things.append(
        tube(
            "positive cable",
            through(
                [
                    (0.088, -0.060, 0.192),
                    (0.100, -0.105, 0.188),
                    (0.135, -0.150, 0.120),
                    (0.160, -0.170, 0.040),
                    (0.215, -0.150, 0.009),
                    (0.330, -0.060, 0.009),
                    (0.52, 0.06, 0.009),
                ]
            ),
            0.0075,
            red,
        )
    )
    things.append(
        tube(
            "negative cable",
            through(
                [
                    (-0.088, -0.070, 0.187),
                    (-0.115, -0.100, 0.180),
                    (-0.165, -0.120, 0.100),
                    (-0.200, -0.110, 0.020),
                    (-0.27, -0.05, 0.008),
                    (-0.40, 0.10, 0.008),
                ]
            ),
            0.0075,
            m.plastic,
        )
    )
    group(things, (-0.04, 0.05, 0), (0, 0, math.radians(-16)))
    conduit(
        m,
        through([(-0.34, -0.13, 0.008), (-0.22, -0.175, 0.008), (-0.10, -0.150, 0.008), (0.00, -0.185, 0.008), (0.09, -0.200, 0.008)]),
        0.0075,
    )
    wires(_muted_wires(m), (0.086, -0.200, 0.008), (0.150, -0.205, 0.008), 0.010, 0.004)
    connector(m, (0.166, -0.207, 0), math.radians(80), 8)
    conduit(m, through([(-0.10, -0.150, 0.009), (-0.06, -0.20, 0.007), (-0.045, -0.235, 0.007)]), 0.006)
    wires(_muted_wires(m)[:3], (-0.045, -0.235, 0.006), (-0.032, -0.262, 0.006), 0.006, 0.003, seed=4)
    connector(m, (-0.030, -0.272, 0), math.radians(-6), 4, m.bone)
    table(0.36, dark=True, fill=2.2, face=16, ground=pool_of_light(0.46))
    camera((-0.25, -1.55, 0.62), (0.0, -0.03, 0.078), 84, 11, (-0.02, -0.10, 0.10))


def meter_and_loom():
    """An orange multimeter standing, its probes at the plug of a loom that curls in front of it, on a dark table."""
    m = house_materials()
    meter = group(multimeter(m, material("holster", "#ff3d0c", 0.55, specular=0.35)), (0, 0.097, 0))
    meter.parent = empty(location=(0, 0, 0.001), rotation=(math.radians(64), 0, 0))
    meter.parent.parent = empty(location=(-0.085, 0.060, 0), rotation=(0, 0, math.radians(16)))
    box("tilt stand", (0.05, 0.006, 0.14), (-0.101, 0.143, 0.062), m.charcoal, 0.002, (math.radians(-18), 0, math.radians(16)))
    connector(m, (0.091, -0.046, 0), math.radians(-30.6), 8)
    loom = [
        (0.108, -0.017, 0.009),
        (0.150, 0.022, 0.0085),
        (0.178, 0.085, 0.0085),
        (0.125, 0.112, 0.0085),
        (0.062, 0.088, 0.0085),
        (0.030, 0.120, 0.0085),
        (0.055, 0.165, 0.0085),
        (0.120, 0.175, 0.0085),
    ]
    wires(_muted_wires(m), (0.098, -0.035, 0.009), (0.111, -0.013, 0.009), 0.006, 0.001)
    conduit(m, through(loom), 0.0085)
    red, dark = material("red lead", "#c00d14", 0.45, specular=0.4), m.plastic
    for start, path, tip, turn, surface in (
        (
            (-0.093, 0.005, 0.036),
            [(-0.090, -0.030, 0.044), (-0.080, -0.072, 0.012), (-0.045, -0.098, 0.0025)],
            (0.0243, -0.0706, 0.0075),
            22,
            dark,
        ),
        (
            (-0.111, 0.000, 0.036),
            [(-0.118, -0.040, 0.044), (-0.112, -0.098, 0.010), (-0.050, -0.142, 0.0025)],
            (0.0577, -0.1015, 0.0075),
            46,
            red,
        ),
    ):
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        end = (tip[0] - 0.074 * cos, tip[1] - 0.074 * sin, tip[2])
        tube("lead", through([start, *path, end]), 0.0022, surface)
        probe(m, tip, (0, math.radians(2), math.radians(turn)), surface)
    table(0.36, dark=True, face=14, fill=1.8)
    camera((-0.16, -1.5, 0.62), (0.030, 0.005, 0.074), 108, 14, (0, -0.02, 0.06))
