"""Solid shapes printed on a surface: the letters of a number plate, a label, a bar, a symbol. They are never hidden."""

import json
import math
import pathlib
import re
from dataclasses import dataclass

import numpy as np
from mathutils import Vector

# Words as art/damage-report/text.ts sets a label: in thousandths of the type's capitals, about their middle, y downwards.
WORDS = json.loads((pathlib.Path(__file__).parent / "words.json").read_text())
LETTERS, LABELS, SHAPES = [], [], []


@dataclass
class Prints:
    letters: list[str]
    """The d of each plate's letters."""
    labels: list[str]
    """The d of each label."""
    smallest: float
    """The height of the smallest label, in units of the drawing."""
    shapes: list[tuple[np.ndarray, bool]]
    """The outline of every shape, and whether it has the accent colour."""


def plate_letters(height, thing):
    """FIX 1CE in the XY plane of a thing that may still be turned, about its origin; capitals `height` metres high."""
    LETTERS.append(("FIX 1CE", height, thing))


def label(text, height, thing):
    """A word of words.json in the same way. It's left out where it would be too small to read."""
    LABELS.append((text, height, thing))


def width_of(text):
    """As a multiple of the height of its capitals."""
    across = [int(x) for x in re.findall(r"(-?\d+) -?\d+", WORDS[text])]
    return (max(across) - min(across)) / 1000


def shape(points, thing, accent=False):
    """A filled outline of 2D points in the XY plane of a thing that may still be turned."""
    SHAPES.append((points, thing, accent))


def printed(view):
    """What is printed on the things of the scene, projected."""

    def place(thing, x, y):
        return view.project(np.array([thing.matrix_world @ Vector((x, y, 0))]))[0]

    def outlines(words):
        for text, height, thing in words:

            def put(pair):
                x, y = place(thing, int(pair[1]) * height / 1000, -int(pair[2]) * height / 1000)
                return f"{x:.1f} {y:.1f}"

            yield re.sub(r"(-?\d+) (-?\d+)", put, WORDS[text])

    heights = [math.dist(place(thing, 0, height), place(thing, 0, 0)) for _, height, thing in LABELS]
    shapes = [(np.array([place(thing, *p) for p in points]), accent) for points, thing, accent in SHAPES]
    return Prints(list(outlines(LETTERS)), list(outlines(LABELS)), min(heights, default=math.inf), shapes)
