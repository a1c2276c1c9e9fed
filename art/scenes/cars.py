"""A whole car in a large studio."""

import math

from mathutils import Vector

from kit.car.assembly import add_car_materials, car
from kit.shapes import empty
from kit.studio import BONE, COOL, INK, NEUTRAL, WARM, ambient, camera, house_materials, material, softbox, sweep


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


def hatch():
    """An orange hatchback on bone from its front left. The sample pages' pictures are cuts of this view: keep camera and turn."""
    root, measures = car(add_car_materials(house_materials()), "hatch", steer_degrees=-14, fine_wheels=True)
    root.location = (-measures.length / 2, 0, 0)
    root.parent = empty("turntable", rotation=(0, 0, math.radians(38)))
    hall()
    camera((0, -12.5, 1.62), (-0.05, 0, 0.66), 84)
