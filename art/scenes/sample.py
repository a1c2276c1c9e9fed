"""The engine of the generic service page and its common faults. Orange parts are drawn in the accent colour."""

import math

from kit.engine import engine
from kit.shapes import box, group, lathe, through, tube
from kit.studio import house_materials


def common_faults():
    """An engine with its air filter and upper coolant hose. The parts that give trouble first are orange."""
    m = house_materials()
    parts = engine(m, m.bone)
    for part in parts:
        if part.name.startswith(("coil", "belt", "dipstick")):
            part.data.materials[0] = m.paint
    outlet = lathe("outlet", [(0, 0), (0.024, 0), (0.024, 0.034), (0, 0.034)], m.bone, 64, 0)
    outlet.rotation_euler, outlet.location = (0, math.radians(90), 0), (0.228, -0.05, 0.41)
    way = [
        (0.262, -0.05, 0.41),
        (0.33, -0.06, 0.412),
        (0.385, -0.09, 0.375),
        (0.40, -0.12, 0.30),
        (0.405, -0.13, 0.22),
        (0.44, -0.14, 0.165),
    ]
    hose = tube("hose", through(way), 0.023, m.paint)
    clips = [
        lathe("clip", [(0.0225, -0.006), (0.0265, -0.006), (0.0265, 0.006), (0.0225, 0.006)], m.bone, 64, 0, closed=True) for _ in range(2)
    ]
    clips[0].rotation_euler, clips[0].location = (0, math.radians(90), 0), (0.275, -0.051, 0.411)
    clips[1].rotation_euler, clips[1].location = (0, math.radians(140), math.radians(-10)), (0.418, -0.134, 0.194)
    box_of_air = [
        box("filter box", (0.20, 0.24, 0.10), (0.36, 0.14, 0.415), m.bone, 0),
        box("filter element", (0.212, 0.252, 0.028), (0.36, 0.14, 0.479), m.paint, 0),
        box("filter lid", (0.20, 0.24, 0.05), (0.36, 0.14, 0.518), m.bone, 0),
        *(box("pleat", (0.0015, 0.2525, 0.026), (0.265 + 0.021 * i, 0.14, 0.479), m.paint, 0) for i in range(10)),
    ]
    duct = tube("duct", through([(0.28, 0.14, 0.520), (0.20, 0.16, 0.540), (0.10, 0.175, 0.51), (0.06, 0.15, 0.44)]), 0.034, m.bone)
    group([*parts, outlet, hose, *clips, *box_of_air, duct], (-0.06, 0, 0), (0, 0, math.radians(32)))
