"""Whole cars and pieces of them in a studio that is large enough to walk round."""

import math

from mathutils import Vector

from kit.car.assembly import add_car_materials, car
from kit.masking import paint_tin, sanding_block, tape_roll, wheel_bag
from kit.shapes import box, empty, extruded, group
from kit.studio import BONE, COOL, INK, NEUTRAL, WARM, ambient, camera, house_materials, material, softbox, sweep
from kit.tools import inspection_torch


def hall(dark=False):
    """One huge softbox overhead, a strip at the nose, long low lights at the flank, a kicker behind, a glow on the wall."""
    sweep(material("backdrop", INK if dark else BONE, 0.6, specular=0.2), 40, 9, 30, 16, 5)
    _lamps((0, 2.4, 4.2), (0, 0.3, 0.6), (8.5, 2.4), 740, NEUTRAL)
    _lamps((-6.0, -1.6, 1.5), (-0.4, 0, 0.7), (0.7, 3.0), 260, WARM)
    _lamps((3.0, -7.5, 1.5), (0.5, 0, 0.7), (5.0, 0.30), 60, (1, 0.99, 0.97))
    _lamps((1.5, -7.0, 7.0), (0.5, 0, 1.0), (9, 2.2), 110, (0.95, 0.97, 1), 0.5)
    _lamps((8.0, -1.6, 3.0), (0, 0, 0.9), (5.0, 2.4), 230, (0.97, 0.98, 1), 0.5)
    _lamps((3.5, -9.0, 3.4), (1.0, 0, 1.3), (7.0, 1.2), 150, (0.96, 0.98, 1), 0.5)
    _lamps((5.6, 2.6, 2.0), (0, 0, 0.7), (0.5, 3.0), 240, COOL)
    _lamps((0, 4.6, 4.5), (0, 9, 2.2), (9, 1.4), 420 if dark else 380)
    ambient(0.06 if dark else 0.10)


def _lamps(place, target, *rest):
    """
    A softbox as lamps of about 370 watts each, one behind the other: Cycles picks a lamp by chance whatever its power, so that
    one strong lamp among weak ones is noisy.
    """
    size, watts, *look = rest
    count = max(1, round(watts / 370))
    way = (Vector(target) - Vector(place)).normalized()
    for i in range(count):
        softbox(Vector(place) - 0.003 * i * way, target, size, watts / count, *look)


def _turned(root, measures, degrees, about=None):
    """Stand the car on a turntable; `about` is the x of the car that stands in the middle."""
    root.location = (-(measures.length / 2 if about is None else about), 0, 0)
    root.parent = empty("turntable", rotation=(0, 0, math.radians(degrees)))
    return root.parent


def door_in_primer():
    """An orange hatchback with its front door and wing in grey primer, the side glass papered, the wheel bagged, on bone."""
    m = add_car_materials(house_materials())
    other = {"door front -": m.primer, "wing front -": m.primer}
    other |= {f"{pane} -": m.paper for pane in ("glass front", "glass rear")} | {"trim -": m.tape}
    root, measures = car(m, "hatch", other)
    _turned(root, measures, 32, measures.front_axle + 0.85)
    wheel_bag((measures.front_axle, -(measures.half_width - 0.115), measures.wheel_radius + 0.004)).parent = root
    grit = material("grit", "#8c4a32", 0.9)
    tape_roll(m, (0.98, -1.62, 0), 0.060, m.tape)
    tape_roll(m, (1.00, -1.60, 0.037), 0.060, m.bone)
    paint_tin(m, (1.22, -1.52, 0), m.primer)
    sanding_block(m, (0.66, -1.60, 0), 0.5, grit)
    hall()
    camera((-0.35, -8.6, 1.45), (0.05, 0, 0.66), 84)


def on_the_ramps():
    """The front of a pale car on two orange ramps, a work torch before the wheel, on ink."""
    m = add_car_materials(house_materials(), "#d9d4c8")
    root, measures = car(m, "suv", steer_degrees=10)
    lift = 0.20
    nose = empty("tilt", rotation=(0, math.radians(4.2), 0))
    root.parent = nose
    root.location = (-measures.front_axle, 0, -measures.wheel_radius)
    nose.location = (0, 0, measures.wheel_radius + lift)
    ramps = [_ramp(m, side * (measures.half_width - 0.13), lift) for side in (1, -1)]
    torch = group(inspection_torch(m, m.bone), (-0.86, -0.80, 0.018), (math.radians(-55), 0, math.radians(-20)))
    group([nose, torch, *ramps], (-0.15, 0, 0), (0, 0, math.radians(34)))
    hall(dark=True)
    softbox((-1.8, -5.2, 1.3), (-0.2, -0.3, 0.3), (2.6, 0.9), 110, WARM)
    camera((-0.35, -7.6, 1.00), (-0.12, -0.3, 0.46), 100)


def _ramp(m, y, height):
    """A steel ramp of 300 mm width: a slope with treads, a level top, a stop at its end."""
    paint = m.caliper_paint
    length, top = 0.72, 0.34
    side = [
        (top / 2 + length, 0.0), (top / 2, height), (-top / 2, height), (-top / 2 - 0.012, height + 0.05),
        (-top / 2 - 0.03, height + 0.05), (-top / 2 - 0.03, 0.0), (-top / 2 + 0.04, 0.0), (-top / 2 + 0.06, height - 0.07),
        (top / 2 - 0.03, height - 0.07), (top / 2 + length * 0.55, 0.0),
    ]
    parts = []
    for edge in (-0.145, 0.145):
        cheek = extruded("cheek", side, 0.012, paint, 0.002)
        cheek.rotation_euler, cheek.location = (math.radians(90), 0, 0), (0, edge, 0)
        parts.append(cheek)
    slope = math.atan2(height, length)
    parts.append(box("deck", (top, 0.28, 0.010), (0, 0, height - 0.006), paint, 0.002))
    parts.append(
        box(
            "slope", (math.hypot(length, height), 0.28, 0.010), (top / 2 + length / 2, 0, height / 2 - 0.006), paint, 0.002,
            (0, slope, 0),
        )
    )
    for i in range(9):
        t = (i + 0.5) / 9
        parts.append(
            box(
                "tread", (0.008, 0.25, 0.008), (top / 2 + length * t, 0, height * (1 - t) + 0.001), m.graphite, 0.002,
                (0, slope, 0),
            )
        )
    parts.append(box("stop", (0.012, 0.28, 0.055), (-top / 2 - 0.020, 0, height + 0.022), paint, 0.003))
    return group(parts, (0, y, 0))


def _three_quarter(style, paint):
    """The whole car from its front left. The sample pages' pictures are cuts of this view: keep camera and turn."""
    m = add_car_materials(house_materials(), paint)
    root, measures = car(m, style, steer_degrees=-14, fine_wheels=True)
    _turned(root, measures, 38)
    hall()
    camera((0, -12.5, 1.62), (-0.05, 0, 0.66), 84)


def hatch():
    """An orange hatchback on bone."""
    _three_quarter("hatch", "#e2440a")
