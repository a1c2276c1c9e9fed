"""A still life for the workshop itself: its trades."""

import math

from kit.electrics import multimeter
from kit.shapes import box, empty, group
from kit.studio import camera, house_materials, material, table
from kit.tools import spray_gun, torque_wrench

SIGNAL = "#ff3d0c"


def three_crafts():
    """A torque wrench, a multimeter and a spray gun with an orange cup: mechanic, electrician, painter, on bone."""
    m = house_materials()
    m.alloy = m.cast_alloy  # bright alloy has too little contrast with the light backdrop
    gun = group(
        [
            *spray_gun(m, material("cup", SIGNAL, 0.35, coat=0.4)),
            box("gun stand", (0.07, 0.06, 0.008), (0.046, 0, -0.137), m.graphite, 0.003),
        ]
    )
    gun.location, gun.rotation_euler = (0.105, 0.040, 0.141), (0, 0, math.radians(14))
    meter = group(multimeter(m, m.charcoal), (0, 0.097, 0))
    meter.parent = empty(location=(0, 0, 0.001), rotation=(math.radians(62), 0, 0))
    meter.parent.parent = empty(location=(-0.085, 0.030, 0), rotation=(0, 0, math.radians(14)))
    box("tilt stand", (0.05, 0.006, 0.14), (-0.100, 0.115, 0.062), m.charcoal, 0.002, (math.radians(-20), 0, math.radians(14)))
    wrench = group(torque_wrench(m, m.graphite), (-0.195, -0.085, 0.0205), (math.radians(90), 0, math.radians(5)))
    wrench.rotation_mode = "XYZ"
    table(0.42, face=7)
    camera((-0.22, -1.85, 0.62), (0.030, 0.0, 0.122), 118, 16, (0, -0.02, 0.12))
