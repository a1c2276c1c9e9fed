"""Dimension lines with figures, as on a technical drawing. The figures are measured on the model."""

import json
import math
import pathlib
import re

import numpy as np
from mathutils import Vector

AWAY, REACH, TICK, TALL = 6, 26, 5, 26  # in units of the drawing; on a phone, figures less tall are specks

# The figures of the display type that studio/damage-report/text.ts sets: width and outline in thousandths of their height, y downwards.
OUTLINES = json.loads((pathlib.Path(__file__).parent / "figures.json").read_text())
MEASURES = []


def measure(start, end, aside, thing=None):
    """
    Measure between two places in millimetres, the line drawn `aside` units (x, y) of the drawing from them. The places are the scene's,
    or those of a thing that may still be turned.
    """
    MEASURES.append((Vector(start), Vector(end), np.array(aside, float), thing))


def measured(view):
    """The d of every dimension line of the scene, and the outline of every figure."""
    out, figures = [], []
    for start, end, aside, thing in MEASURES:
        feet = view.project(np.array([thing.matrix_world @ place if thing else place for place in (start, end)]))
        a, b = feet + aside
        way = (b - a) / math.dist(a, b)
        upright = abs(way[0]) <= 0.2
        if way[0] < -0.2 or (upright and way[1] > 0):  # figures are read from below and from the right
            a, b, way, feet = b, a, -way, feet[::-1]
        up = np.array([way[1], -way[0]])
        over = aside / np.linalg.norm(aside)
        for foot, line_end in zip(feet, (a, b)):
            out.append(_line(line_end - over * min(REACH, math.dist(foot, line_end) - AWAY), line_end + over * AWAY))
            out.append(_line(line_end - (way - up) * TICK, line_end + (way - up) * TICK))
        figure = str(round((end - start).length * 1000))
        size = TALL / 1000
        wide = sum(OUTLINES[digit]["wide"] for digit in figure) * size
        middle = a + (b - a) * (0.64 if upright else 0.5)  # in the upper half, because some pages show only that
        gap = wide / 2 + 10
        out += [_line(a - way * AWAY, middle - way * gap), _line(middle + way * gap, b + way * AWAY)]
        left = middle - way * (wide / 2) - up * TALL / 2
        for digit in figure:
            figures.append(_put(OUTLINES[digit]["outline"], left, way * size, up * size))
            left = left + way * OUTLINES[digit]["wide"] * size
    return out, figures


def _line(*places):
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in places)


def _put(outline, origin, along, up):
    """An outline's path with its base at the origin."""

    def place(pair):
        x, y = origin + along * int(pair[1]) - up * int(pair[2])
        return f"{x:.1f} {y:.1f}"

    return re.sub(r"(-?\d+) (-?\d+)", place, outline).replace("Z", "") + "Z"
