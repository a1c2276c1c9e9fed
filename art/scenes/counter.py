"""Pictures of the house itself: its crafts, and the counter where a car is handed in."""

import math

from kit.counter import job_card, key_and_tag
from kit.electrics import multimeter
from kit.shapes import box, empty, group, lathe
from kit.studio import camera, house_materials, material, table
from kit.tools import spray_gun, torque_wrench


def three_crafts():
    """A torque wrench, a multimeter and a spray gun with an orange cup: mechanic, electrician, painter, on bone."""
    m = house_materials()
    cup = material("cup", "#e2440a", 0.35, coat=0.4)
    gun = group([*spray_gun(m, cup), box("gun stand", (0.07, 0.06, 0.008), (0.046, 0, -0.137), m.graphite, 0.003)], (0.130, 0.075, 0.141))
    gun.rotation_euler = (0, 0, math.radians(14))
    meter = group(multimeter(m, m.charcoal), (-0.115, 0.070, 0.0), (0, 0, math.radians(14)))
    stand = empty(location=(-0.01, 0.0, 0.0095), rotation=(math.radians(20), 0, 0))
    meter.parent = stand
    box("tilt stand", (0.06, 0.006, 0.070), (-0.145, 0.130, 0.030), m.charcoal, 0.002, (math.radians(20), 0, math.radians(14)))
    wrench = group(torque_wrench(m, m.graphite), (-0.215, -0.120, 0.020), (math.radians(90), 0, math.radians(6)))
    wrench.rotation_mode = "XYZ"
    table(0.42, face=7)
    camera((-0.30, -1.85, 0.78), (0.015, 0.0, 0.100), 104, 14, (0, -0.06, 0.08))


def key_on_card():
    """A car key with an orange tag on a job card, a pen beside it, on bone."""
    m = house_materials()
    card = job_card(m, m.charcoal)
    card.location, card.rotation_euler = (-0.02, 0.0, 0), (0, 0, math.radians(20))
    key = key_and_tag(m, material("tag", "#e2440a", 0.55, specular=0.35))
    key.location, key.rotation_euler = (0.010, -0.060, 0.0052), (0, 0, math.radians(-30))
    pen = [(0.0004, 0), (0.0012, 0.004, 0.0005), (0.0040, 0.020, 0.002), (0.0048, 0.024, 0.001), (0.0048, 0.110, 0.001), (0.0040, 0.126, 0.001), (0.0024, 0.127), (0.0024, 0.134, 0.001), (0, 0.134)]
    lying = lathe("pen", pen, m.graphite, 96, 0.001)
    lying.rotation_euler, lying.location = (0, math.radians(90), math.radians(64)), (0.135, -0.100, 0.0049)
    table(0.30, face=6)
    camera((-0.16, -1.15, 0.92), (0.015, -0.005, 0.0), 100, 14, (0, -0.05, 0.01))
