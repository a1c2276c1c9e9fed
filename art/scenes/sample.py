"""The sample services' pictures: a still life each."""

import math

from kit.brakes import caliper
from kit.cooling import fan, radiator
from kit.engine import engine
from kit.shapes import copy_of, empty, group, lathe, through, tube
from kit.spanners import aligner_head, spanner
from kit.studio import camera, house_materials, material, table
from kit.washing import foam, wash_mitt
from kit.wheels import TYRE_RADIUS, TYRE_WIDTH, rim, tyre

SIGNAL = "#ff3d0c"


def radiator_and_fan():
    """An aluminium radiator with an orange hose, its fan leaning against it, on bone."""
    m = house_materials()
    cold = radiator(m, material("silicone hose", SIGNAL, 0.4, coat=0.2))
    cold.location, cold.rotation_euler = (0.03, 0.06, 0), (0, 0, math.radians(-16))
    blower = fan(m)
    blower.parent = empty(location=(-0.125, -0.115, 0.163), rotation=(math.radians(-14), 0, math.radians(-8)))
    table(0.52, face=7)
    camera((-0.24, -2.2, 0.66), (0.02, 0, 0.175), 104, 14, (-0.02, -0.05, 0.2))


def wheel_in_foam():
    """A wheel with foam on its spokes, an orange wash mitt before it, on ink."""
    m = house_materials()
    suds = foam([(-0.11, 0.10, 0.055, 0.055, 90), (-0.04, 0.15, 0.055, 0.05, 70), (0.05, 0.13, 0.05, 0.038, 50), (-0.17, 0.02, 0.05, 0.036, 45), (-0.06, 0.045, 0.05, 0.03, 35), (-0.13, -0.07, 0.055, 0.018, 20), (0.02, 0.04, 0.05, 0.014, 14)])
    wheel = group([*tyre(m), *rim(m, m.alloy, m.black_metal, m.gunmetal), suds])
    wheel.rotation_euler = (math.radians(90), 0, 0)
    wheel.parent = empty(location=(0.02, 0.13, 0.328), rotation=(math.radians(-4), 0, math.radians(22)))
    foam([(0.19, -0.13, 0.006, 0.055, 120), (0.26, -0.09, 0.004, 0.035, 60), (-0.27, -0.06, 0.004, 0.04, 60)], 2)
    mitt = wash_mitt(material("chenille", "#ff5414", 0.85, specular=0.15))
    mitt.scale, mitt.rotation_euler, mitt.location = (1.15,) * 3, (0, 0, math.radians(-20)), (-0.06, -0.21, 0.038)
    table(0.66, dark=True, key=1.35, face=24, fill=2.4)
    camera((-0.35, -2.9, 0.72), (0.0, 0.0, 0.285), 92, 14, (0, -0.05, 0.28))


def bleeding_a_caliper():
    """An orange caliper, a clear hose from its bleed nipple to a bottle of brake fluid, a spanner before it, on bone."""
    m = house_materials()
    grip = group(caliper(m, material("caliper paint", SIGNAL, 0.32, coat=1)), (-0.131, 0, 0))
    group([grip], (-0.035, -0.005, 0.058), (0, 0, math.radians(62)))
    fluid = material("brake fluid", "#c9a24a", 0.1, coat=1, coat_rough=0.02, specular=0.6)
    pot = material("bottle", "#f4f4f0", 0.2, specular=0.5)
    pot.node_tree.nodes["Principled BSDF"].inputs["Alpha"].default_value = 0.16
    bottle = [
        lathe("bottle", [(0, 0), (0.032, 0, 0.004), (0.033, 0.004, 0.002), (0.033, 0.090, 0.012), (0.014, 0.108, 0.006), (0.013, 0.122)], pot, 128, 0.002),
        lathe("fluid", [(0, 0.0015), (0.0318, 0.0015, 0.004), (0.0318, 0.046, 0.0006), (0, 0.046)], fluid, 128, 0.001),
        lathe("cap", [(0, 0.136), (0.016, 0.136, 0.002), (0.0165, 0.112, 0.001), (0.013, 0.112)], m.charcoal, 160, 0.001, bend=lambda r, z, t: (r * (1 + 0.02 * math.cos(30 * t)) if r > 0.015 else r, z)),
    ]  # fmt: skip
    group(bottle, (0.095, 0.030, 0))
    line = [(-0.082, 0.010, 0.118), (-0.088, 0.014, 0.150), (-0.040, 0.030, 0.185), (0.045, 0.035, 0.182), (0.092, 0.031, 0.160), (0.095, 0.030, 0.130)]
    tube("bleed hose", through(line), 0.0034, fluid)
    ends = spanner(m, 0.011, 0.150)
    ends.location, ends.rotation_euler = (-0.030, -0.100, 0.0035), (0, 0, math.radians(-82))
    table(0.27, face=6)
    camera((-0.14, -1.2, 0.42), (0.010, 0, 0.078), 104, 14, (0, -0.04, 0.06))


def belt_end():
    """The belt end of an engine with an orange cam cover, close, on ink."""
    m = house_materials()
    m.black_metal = m.cast_alloy  # black pulleys have too little contrast with the dark backdrop
    group(engine(m, material("cam cover", SIGNAL, 0.35, coat=1)), (0.10, 0, 0), (0, 0, math.radians(50)))
    table(0.62, dark=True, key=1.3, face=20, fill=2.2)
    camera((-0.5, -2.6, 0.80), (-0.01, 0.0, 0.285), 108, 14, (-0.05, -0.15, 0.3))


def stack_of_tyres():
    """Three tyres, stacked, an orange line round the treads of the upper two, on bone."""
    m = house_materials()
    first = group(tyre(m), (0, 0, TYRE_WIDTH / 2))
    for i in (1, 2):
        copy_of(first, (0.015 * (-1) ** i, 0.012 * i - 0.012, TYRE_WIDTH * (0.5 + 0.995 * i)), (0, 0, 0.5 * i))
    stripe = [(TYRE_RADIUS - 0.001, 0.004), (TYRE_RADIUS + 0.0005, 0.0042), (TYRE_RADIUS + 0.0005, 0.0138), (TYRE_RADIUS - 0.001, 0.014)]
    for i, (x, y) in enumerate(((-0.015, 0), (0.015, 0.012))):
        lathe("colour stripe", stripe, material("stripe", "#ff5414", 0.6), 256, 0).location = (x, y, TYRE_WIDTH * (1.495 + 0.995 * i))
    table(0.80, face=9)
    camera((-0.4, -3.6, 1.30), (0, 0, 0.325), 104, 14, (0, -0.25, 0.35))


def alignment_clamp():
    """A wheel with the clamp and target of a wheel aligner on its rim, three orange claws, on bone."""
    m = house_materials()
    wheel = group([*tyre(m), *rim(m, m.alloy, m.black_metal, m.gunmetal), aligner_head(m, material("claw", SIGNAL, 0.4, coat=0.4))])
    wheel.rotation_euler = (math.radians(90), 0, 0)
    wheel.parent = empty(location=(0, 0.08, 0.328), rotation=(0, 0, math.radians(34)))
    table(0.68, face=8)
    camera((-0.35, -3.0, 0.70), (0.02, 0.0, 0.325), 104, 14, (0.05, -0.2, 0.33))
