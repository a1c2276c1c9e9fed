"""Subjects from the counter and the office that only drawings show, one function each. Orange parts are drawn in the accent colour."""

import math

from kit.shapes import box, cylinder, empty, group
from kit.desk import car_key, car_sketch, clipboard
from kit.studio import house_materials


def _card_on_its_nail(m):
    board = group(
        [*clipboard(m, m.paint, 4), *car_sketch(m, m.paint, 0.172, -0.086, -0.136)], rotation=(math.radians(90), 0, math.radians(-2))
    )
    board.rotation_euler.y = math.radians(1.5)
    cylinder("nail", 0.0045, 0.030, (0.0, 0.004, 0.1625), m.steel, 0.001, 32, (math.radians(90), 0, 0))


def _hanging_key(m, x, z):
    """The key's ring on a hook at (x, z)."""
    key = group(car_key(m, m.paint), (-0.0665, 0, 0))
    key.parent = empty(location=(x, -0.010, z), rotation=(math.radians(90), math.radians(-97), 0))
    cylinder("hook", 0.0040, 0.030, (x, -0.006, z - 0.002), m.steel, 0.001, 32, (math.radians(90), 0, 0))


def card_above_keys():
    """A job card on its nail, below it the board for the keys, one of them in."""
    m = house_materials()
    _card_on_its_nail(m)
    box("key board", (0.230, 0.012, 0.046), (0, 0.006, -0.232), m.bone, 0)
    for x in (-0.076, 0.076):
        cylinder("hook", 0.0040, 0.030, (x, -0.008, -0.232), m.steel, 0.001, 32, (math.radians(90), 0, 0))
    _hanging_key(m, 0.0, -0.230)


def _bend(a, b, c, d):
    """A cubic curve from a to d."""
    turns = [t / 16 for t in range(17)]
    return [
        tuple((1 - t) ** 3 * a[i] + 3 * (1 - t) ** 2 * t * b[i] + 3 * (1 - t) * t**2 * c[i] + t**3 * d[i] for i in (0, 1)) for t in turns
    ]
