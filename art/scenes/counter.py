"""A still life for the workshop itself: its trades."""

import math

from kit.electrics import multimeter
from kit.gauges import service_manifold
from kit.shapes import box, empty, group
from kit.studio import camera, house_materials, material, table
from kit.tools import spray_gun, torque_wrench

SIGNAL = "#ff3d0c"


def four_trades():
    """A torque wrench, a multimeter, a spray gun with an orange cup and air conditioning gauges, on bone."""
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
    group(service_manifold(m, m.charcoal), (0.300, 0.06, 0.105), (math.radians(-6), 0, math.radians(-10)))
    box("stand plate", (0.10, 0.004, 0.10), (0.303, 0.080, 0.05), m.graphite, 0.002, (math.radians(-6), 0, math.radians(-10)))
    box("stand foot", (0.13, 0.08, 0.006), (0.305, 0.095, 0.003), m.graphite, 0.002, (0, 0, math.radians(-10)))
    wrench = group(torque_wrench(m, m.graphite), (-0.195, -0.085, 0.0205), (math.radians(90), 0, math.radians(5)))
    wrench.rotation_mode = "XYZ"
    table(0.42, face=7)
    camera((-0.22, -1.85, 0.62), (0.085, 0.0, 0.115), 106, 16, (0, -0.02, 0.12))
