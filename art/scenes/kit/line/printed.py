"""Solid shapes printed on a surface: the letters of a number plate, a bar, a symbol. They are never hidden."""

import json
import pathlib
import re

import numpy as np
from mathutils import Vector

# The plate's letters as art/damage-report/text.ts sets a label: in thousandths of the type's capitals, about their middle, y downwards.
PLATE = json.loads((pathlib.Path(__file__).parent / "plate.json").read_text())["FIX 1CE"]
LETTERS, SHAPES = [], []


def plate_letters(height, thing):
    """FIX 1CE in the XY plane of a thing that may still be turned, about its origin; capitals `height` metres high."""
    LETTERS.append((height, thing))


def shape(points, thing, accent=False):
    """A filled outline of 2D points in the XY plane of a thing that may still be turned."""
    SHAPES.append((points, thing, accent))


def printed(view):
    """The d of the letters, and the projected outline of every shape with its accent."""

    def place(thing, x, y):
        return view.project(np.array([thing.matrix_world @ Vector((x, y, 0))]))[0]

    letters = []
    for height, thing in LETTERS:

        def put(pair):
            x, y = place(thing, int(pair[1]) * height / 1000, -int(pair[2]) * height / 1000)
            return f"{x:.1f} {y:.1f}"

        letters.append(re.sub(r"(-?\d+) (-?\d+)", put, PLATE))
    return letters, [(np.array([place(thing, *p) for p in points]), accent) for points, thing, accent in SHAPES]
