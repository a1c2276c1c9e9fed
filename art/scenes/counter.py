"""Still lifes for the workshop itself: its trades, and the counter where customers drop their cars off."""

import math

from kit.counter import job_card, key_and_tag
from kit.electrics import multimeter
from kit.shapes import box, empty, group, lathe
from kit.studio import camera, house_materials, material, table
from kit.tools import spray_gun, torque_wrench

SIGNAL = "#ff3d0c"


def three_crafts():
    """A torque wrench, a multimeter and a spray gun with an orange cup: mechanic, electrician, painter, on bone."""
    m = house_materials()
    m.alloy = m.cast_alloy  # bright alloy has too little contrast with the light backdrop
    gun = group([*spray_gun(m, material("cup", SIGNAL, 0.35, coat=0.4)), box("gun stand", (0.07, 0.06, 0.008), (0.046, 0, -0.137), m.graphite, 0.003)])
    gun.location, gun.rotation_euler = (0.105, 0.040, 0.141), (0, 0, math.radians(14))
    meter = group(multimeter(m, m.charcoal), (0, 0.097, 0))
    meter.parent = empty(location=(0, 0, 0.001), rotation=(math.radians(62), 0, 0))
    meter.parent.parent = empty(location=(-0.085, 0.030, 0), rotation=(0, 0, math.radians(14)))
    box("tilt stand", (0.05, 0.006, 0.14), (-0.100, 0.115, 0.062), m.charcoal, 0.002, (math.radians(-20), 0, math.radians(14)))
    wrench = group(torque_wrench(m, m.graphite), (-0.195, -0.085, 0.0205), (math.radians(90), 0, math.radians(5)))
    wrench.rotation_mode = "XYZ"
    table(0.42, face=7)
    camera((-0.22, -1.85, 0.62), (0.030, 0.0, 0.122), 118, 16, (0, -0.02, 0.12))


def key_on_card():
    """A car key with an orange tag on a job card, a pen beside it, on bone."""
    m = house_materials()
    card = job_card(m, m.charcoal)
    card.rotation_euler = (0, 0, math.radians(12))
    key = key_and_tag(m, material("tag", SIGNAL, 0.55, specular=0.35))
    key.scale, key.location, key.rotation_euler = (1.25,) * 3, (-0.030, -0.060, 0.0052), (0, 0, math.radians(-24))
    pen = [(0.0004, 0), (0.0012, 0.004, 0.0005), (0.0040, 0.020, 0.002), (0.0048, 0.024, 0.001), (0.0048, 0.110, 0.001), (0.0040, 0.126, 0.001), (0.0024, 0.127), (0.0024, 0.134, 0.001), (0, 0.134)]
    lying = lathe("pen", pen, m.graphite, 96, 0.001)
    lying.rotation_euler, lying.location = (0, math.radians(90), math.radians(66)), (-0.088, -0.010, 0.0102)
    table(0.30, face=6)
    camera((-0.08, -0.58, 1.02), (0.004, -0.004, 0.0), 71, 16, (0, -0.05, 0.01))
