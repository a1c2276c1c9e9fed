"""Solid shapes printed on a surface: a dimension, a label, a bar, a symbol. They are never hidden."""

import json
import math
import pathlib
import re
from dataclasses import dataclass

import numpy as np
from mathutils import Vector

# Words as studio/damage-report/text.ts sets a label: in thousandths of the type's capitals, about their middle, y downwards.
WORDS = json.loads((pathlib.Path(__file__).parent / "words.json").read_text())
LETTERS, LABELS, SHAPES = [], [], []


@dataclass
class Prints:
    letters: list[str]
    """The d of each word that is never left out."""
    labels: list[tuple[str, bool]]
    """The d of each label, and whether it is as light as an outline."""
    smallest: float
    """The height of the smallest label, in units of the drawing."""
    shapes: list[tuple[np.ndarray, bool]]
    """The outline of every shape, and whether it has the accent colour."""


def letters(text, height, thing):
    """A word of words.json in the XY plane of a thing that may still be turned, about its origin; capitals `height` metres high."""
    LETTERS.append((thing, text, height))


def width_of(text):
    """As a multiple of the height of its capitals."""
    across = [int(x) for x in re.findall(r"(-?\d+) -?\d+", WORDS[text])]
    return (max(across) - min(across)) / 1000


def shape(points, thing, accent=False):
    """A filled outline of 2D points in the XY plane of a thing that may still be turned."""
    SHAPES.append((thing, points, accent))


def printed(view, unseen=()):
    """What is printed on the things of the scene, projected; `unseen` are names to leave out."""

    def seen(prints):
        return [given for given in prints if given[0].name.split(".")[0] not in unseen]

    def place(thing, x, y):
        return view.project(np.array([thing.matrix_world @ Vector((x, y, 0))]))[0]

    def outline(thing, text, height):
        def put(pair):
            x, y = place(thing, int(pair[1]) * height / 1000, -int(pair[2]) * height / 1000)
            return f"{x:.1f} {y:.1f}"

        return re.sub(r"(-?\d+) (-?\d+)", put, WORDS[text])

    labels = seen(LABELS)
    heights = [math.dist(place(thing, 0, height), place(thing, 0, 0)) for thing, _, height, _ in labels]
    return Prints(
        [outline(*given) for given in seen(LETTERS)],
        [(outline(*given), light) for *given, light in labels],
        min(heights, default=math.inf),
        [(np.array([place(thing, *p) for p in points]), accent) for thing, points, accent in seen(SHAPES)],
    )
