"""Still lifes of steering wheel, headlights and petrol pump."""

import math

from kit.cabin import headlight, petrol_pump, steering_wheel
from kit.shapes import empty, group
from kit.studio import camera, house_materials, material, table


def wheel_for_hands():
    """A three-spoke steering wheel leaning back, its orange mark at twelve o'clock, on bone."""
    m = house_materials()
    mark = material("mark", "#e2440a", 0.5, specular=0.4, bump=(1400, 0.25, 0.0004))
    wheel = group(steering_wheel(m, mark), rotation=(math.radians(64), 0, 0))
    wheel.parent = empty(location=(0, 0, 0.187), rotation=(0, 0, math.radians(22)))
    table(0.44, face=6)
    camera((-0.22, -1.95, 0.50), (0.0, 0, 0.182), 105, 11, (0, -0.03, 0.2))


def two_headlights():
    """A pair of round headlights, one facing front, one turned away, amber indicators, on bone."""
    m = house_materials()
    amber = material("amber", "#e2440a", 0.2, coat=1, coat_rough=0.02, glow="#ff5a1f", glow_strength=0.7)
    near = group(headlight(m, amber), rotation=(math.radians(84), 0, 0))
    near.parent = empty(location=(-0.070, -0.035, 0.097), rotation=(0, 0, math.radians(14)))
    far = group(headlight(m, amber), rotation=(math.radians(84), 0, 0))
    far.parent = empty(location=(0.135, 0.055, 0.097), rotation=(0, 0, math.radians(52)))
    table(0.32, face=5)
    camera((-0.12, -1.45, 0.36), (0.020, 0, 0.094), 96, 11, (-0.05, -0.06, 0.1))


def pump_module():
    """An in-tank petrol pump with its orange hose and its float, on bone."""
    m = house_materials()
    hose = material("hose", "#e2440a", 0.42, coat=0.3)
    group(petrol_pump(m, hose), (-0.015, 0, 0), (0, 0, math.radians(-14)))
    table(0.30, face=5)
    camera((-0.12, -1.42, 0.40), (0.012, 0, 0.112), 112, 11, (0, -0.06, 0.12))
