"""An angle grinder and its flap disc."""

import math

from kit.shapes import box, cylinder, lathe, polygons


def grinder(m, body, tool):
    """An angle grinder, motor along +X, spindle down at the origin; `tool` are the parts on its spindle, their face at z = −0.075 or so."""

    def ribs(r, z, turn):
        vent = 0.205 < z < 0.228 and r > 0.02
        return (r - 0.0014 * max(0, math.cos(28 * turn)) if vent else r), z

    barrel = lathe(
        "motor", [(0, 0.030), (0.031, 0.030, 0.004), (0.033, 0.075, 0.01), (0.0265, 0.100, 0.02), (0.0265, 0.185, 0.02), (0.030, 0.200, 0.004),
                  (0.030, 0.240, 0.010), (0.010, 0.252, 0.006), (0, 0.252)],
        body, 168, 0.003, 5, bend=ribs, sharp=40,
    )  # fmt: skip
    barrel.rotation_euler = (0, math.radians(90), 0)
    gear_head = lathe(
        "gear head", [(0, 0.030), (0.018, 0.030, 0.010), (0.030, 0.016, 0.008), (0.031, -0.020, 0.003), (0.022, -0.030, 0.004), (0.020, -0.042, 0.002), (0, -0.042)],
        m.cast_alloy, 128, 0.003,
    )  # fmt: skip
    parts = [
        barrel, gear_head,
        box("gear case", (0.050, 0.060, 0.048), (0.014, 0, 0.0), m.cast_alloy, 0.010),
        cylinder("collar", 0.0335, 0.006, (0.036, 0, 0), m.charcoal, 0.001, 96, (0, math.radians(90), 0)),
        box("switch", (0.034, 0.014, 0.008), (0.120, 0, 0.027), m.charcoal, 0.003),
        cylinder("spindle button", 0.006, 0.006, (0.0, 0, 0.031), m.charcoal, 0.001, 32),
    ]  # fmt: skip
    for y in (-0.022, 0.022):
        for x in (-0.004, 0.032):
            parts.append(cylinder("screw", 0.003, 0.004, (x, y, 0.0245), m.steel, 0.0005, 24))
    handle = lathe(
        "side handle", [(0, 0.026), (0.008, 0.026, 0.001), (0.008, 0.034, 0.001), (0.017, 0.036, 0.002), (0.013, 0.048, 0.008), (0.0155, 0.095, 0.02), (0.0135, 0.128, 0.01), (0.016, 0.140, 0.004), (0, 0.143)],
        m.plastic, 96, 0.002,
    )  # fmt: skip
    handle.rotation_euler = (math.radians(90), 0, 0)
    return [*parts, handle, *tool]


def flap_disc(m, grit):
    """A 115 mm flap disc: 40 overlapping leaves of abrasive on a backing plate."""
    points, faces = [], []
    for i in range(40):
        turn = 2 * math.pi * i / 40
        for r in (0.026, 0.0575):
            for d, z in ((-0.10, -0.0475), (0.16, -0.0545)):
                points.append((r * math.cos(turn + d), r * math.sin(turn + d), z + (0.003 if r < 0.03 else 0)))
        faces.append((4 * i, 4 * i + 2, 4 * i + 3, 4 * i + 1))
    leaves = polygons("leaves", points, faces, grit, None)
    thick = leaves.modifiers.new("cloth", "SOLIDIFY")
    thick.thickness = 0.0012
    plate_ = lathe("backing", [(0.010, -0.040), (0.024, -0.041, 0.002), (0.054, -0.046, 0.003), (0.054, -0.0475)], m.charcoal, 128, 0.001)
    return [leaves, plate_, cylinder("flange", 0.016, 0.006, (0, 0, -0.051), m.steel, 0.001)]
