"""
The dimensions of our cars in metres; none copies a real model. X runs from the nose to the tail, Z up from the floor.

Outlines in side view are control points of a spline (x, z[, weight]); weight 2 makes a tighter corner. side_glass is a polygon
(x, z, corner radius).
"""

STYLES = {
    "hatch": {
        "length": 4.16,
        "half_width": 0.892,
        "front_axle": 0.85,
        "rear_axle": 3.46,
        "wheel_radius": 0.34,
        "arch_radius": 0.384,
        "sill": 0.195,
        "tub": [
            (0.3, 0.18), (0.06, 0.2, 2), (0.005, 0.28), (-0.005, 0.42), (-0.01, 0.58), (0.01, 0.7), (0.045, 0.795, 2),
            (0.3, 0.885), (0.7, 0.965), (1.08, 1.015), (1.45, 1.03), (2.2, 1.035), (3.0, 1.055), (3.6, 1.08),
            (3.98, 1.09, 2), (4.07, 1.02), (4.1, 0.88), (4.13, 0.76), (4.17, 0.64), (4.17, 0.46), (4.14, 0.31),
            (4.06, 0.21, 2), (3.8, 0.18), (2.2, 0.18),
        ],
        "glasshouse": [
            (0.94, 0.84, 2), (0.96, 0.94), (1.22, 1.1), (1.53, 1.31), (1.81, 1.465), (2.06, 1.525), (2.5, 1.545),
            (3.02, 1.53), (3.45, 1.495), (3.8, 1.448, 2), (3.865, 1.37), (3.95, 1.2), (4.04, 1.0), (4.04, 0.84, 2),
            (2.6, 0.84),
        ],
        "side_glass": [
            (1.4, 1.055, 0.03), (1.53, 1.095, 0.0), (1.95, 1.395, 0.1), (2.25, 1.438, 0.2), (2.95, 1.432, 0.3),
            (3.4, 1.385, 0.1), (3.6, 1.325, 0.05), (3.42, 1.135, 0.06), (3.28, 1.098, 0.05),
        ],
        "glasshouse_half_width": 0.795,
        "tumblehome": 0.3,
        "crown": 0.1,
        "nose_bow": 0.28,
        "tail_bow": 0.17,
        "windscreen_bow": 0.2,
        "rear_bow": 0.14,
        "belt_front": 1.025,
        "belt_rear": 1.085,
        "shoulder_fillet": 0.075,
        "nose_fillet": 0.16,
        "roof_fillet": 0.09,
        "pillar": 2.36,
        "rear_door_end": 3.22,
        "lamp_lift": 0.055,
    },
}
