"""The pictures of the second home page's tabs: a still life each."""

import math

from kit.brakes import brake_disc
from kit.driveline import coil_over, pressure_gauge
from kit.gauges import dial_gauge, magnetic_stand
from kit.handtools import ball_joint, micrometer
from kit.shapes import box, cylinder, empty, group, lathe, through, tube
from kit.studio import camera, house_materials, material, table
from kit.wheels import RIM_RADIUS, TYRE_RADIUS, TYRE_WIDTH, rim, tyre

SIGNAL = "#ff3d0c"


def runout_measured():
    """A 15-inch rim on the shaft of a steel stand, a dial gauge with an orange bezel on its edge, its magnetic stand on the same plate, on bone."""
    m = house_materials()
    m.alloy = material("alloy", (0.34, 0.34, 0.345, 1), 0.3, 1)  # as in the shop's picture: bright alloy is lost on bone
    m.steel = material("dark steel", (0.30, 0.30, 0.295, 1), 0.28, 1)
    barrel = material("painted barrel", (0.075, 0.078, 0.082, 1), 0.45, 1, coat=0.3, coat_rough=0.2)
    size, axle, bigger = 0.75, 0.242, 2.0
    wheel = group(rim(m, m.alloy, m.black_metal, m.gunmetal, barrel=barrel), (0, 0, axle), (math.radians(90), math.radians(11), 0))
    wheel.scale = (size,) * 3
    edge = (RIM_RADIUS + 0.008) * size
    front = -(TYRE_WIDTH / 2 * 0.83 + 0.008) * size
    gauge = dial_gauge(m, material("bezel", SIGNAL, 0.35, coat=0.5))
    gauge.scale = (bigger,) * 3
    middle = edge + 0.066 * bigger
    gauge.location = (middle, front - 0.008 * bigger, axle)
    stand = magnetic_stand(m, 0.20, (axle - 0.018) / 1.3)
    stand.scale, stand.location = (1.3,) * 3, (middle + 0.090, front + 0.065, 0.018)
    parts = [
        wheel,
        gauge,
        stand,
        box("plate", (0.64, 0.26, 0.018), (0.17, 0.03, 0.009), m.graphite, 0.003),
        box("pillar", (0.070, 0.040, axle + 0.030), (0, 0.150, (axle + 0.030) / 2), m.charcoal, 0.016),
        cylinder("shaft", 0.026, 0.170, (0, 0.060, axle), m.gunmetal, 0.002, rotation=(math.radians(90), 0, 0)),
        cylinder("arm", 0.006, 0.100, (middle + 0.050, front + 0.065, axle), m.steel, 0.001, rotation=(0, math.radians(90), 0)),
    ]
    group(parts, (-0.10, 0, 0), (0, 0, math.radians(-16)))
    table(0.55, face=8)
    camera((-0.20, -2.6, 0.70), (0.012, 0, 0.205), 122, 14, (0, -0.1, 0.2), (0.03, -0.024))


def tie_rod_end():
    """A tie rod end with an orange boot, its thread and lock nut to the right, on bone."""
    m = house_materials()
    joint = ball_joint(m, material("boot", SIGNAL, 0.55, specular=0.4))
    joint.location, joint.rotation_euler = (-0.034, -0.006, 0.0182), (math.radians(0), 0, math.radians(-16))
    table(0.15, face=8)
    camera((-0.07, -0.70, 0.24), (0.006, 0, 0.024), 162, 14, (0, -0.02, 0.02), (0.072, 0.055))


def disc_measured():
    """A brake disc lying on two blocks, an orange micrometer on its edge, on bone."""
    m = house_materials()
    disc = group(brake_disc(m, drilled=False), (0.0, 0.04, 0.045))
    disc.name = "disc"
    for x in (-0.09, 0.09):
        cylinder("rest", 0.022, 0.032, (x, 0.06, 0.016), m.graphite, 0.002)
    gauge = micrometer(m, material("bow", SIGNAL, 0.35, coat=0.5))
    gauge.location, gauge.rotation_euler = (0.136, 0, 0), (0, math.radians(-90), 0)
    gauge.parent = empty(location=(0.0, 0.04, 0.045), rotation=(0, 0, math.radians(-28)))
    table(0.32, face=8)
    camera((-0.16, -1.35, 0.60), (0.012, 0.01, 0.070), 134, 14, (-0.02, -0.08, 0.06), (0.015, -0.022))


def pair_of_struts():
    """Two coil-overs with orange springs, one standing, one lying, on bone."""
    m = house_materials()
    spring = material("spring", SIGNAL, 0.30, coat=1, coat_rough=0.03)
    standing = group(coil_over(m, spring), rotation=(0, 0, math.radians(30)))
    standing.parent = empty(location=(0.10, 0.08, 0.021), rotation=(0, math.radians(-3), 0))
    group(coil_over(m, m.steel), (0.25, -0.10, 0.062), (math.radians(0), math.radians(-90), math.radians(14)))
    table(0.50, face=6)
    camera((-0.3, -2.4, 0.72), (0.075, 0.0, 0.245), 104, 14, (0, -0.05, 0.2))


def pressure_checked():
    """A wheel with a pressure gauge on its valve, its hose and rim orange, on bone."""
    m = house_materials()
    accent = material("gauge", SIGNAL, 0.4, coat=0.4)
    wheel = group([*tyre(m), *rim(m, m.alloy, m.black_metal, m.gunmetal)])
    wheel.rotation_euler = (math.radians(90), math.radians(62), 0)
    wheel.parent = empty(location=(0.05, 0.12, TYRE_RADIUS), rotation=(0, 0, math.radians(24)))
    gauge = group(
        [
            pressure_gauge(m, (0, 0, 0), accent, 0.55),
            lathe("stem", [(0, -0.10), (0.011, -0.10, 0.002), (0.012, -0.035, 0.002), (0, -0.034)], m.plastic, 96),
        ]
    )
    gauge.scale = (1.5,) * 3
    gauge.parent = empty(location=(-0.185, -0.165, 0.155), rotation=(math.radians(-12), 0, math.radians(-6)))
    line = [
        (-0.185, -0.165, 0.012),
        (-0.17, -0.18, 0.008),
        (-0.06, -0.20, 0.008),
        (0.02, -0.17, 0.06),
        (0.01, -0.11, 0.14),
        (-0.02, -0.075, 0.205),
    ]
    tube("hose", through(line), 0.0065, accent)
    table(0.62, face=8)
    camera((-0.3, -2.6, 0.62), (0.0, 0.0, 0.285), 90, 14, (-0.05, -0.15, 0.2))
