"""A tyre's tread for drawings: a smooth crown, and close up also the four grooves and the cuts in the shoulders."""

import math

import bpy
import numpy as np

from kit.shapes import link
from kit.wheels import TYRE_RADIUS, TYRE_WIDTH

NEAR = 0.0018  # metres per unit of the drawing: above this, grooves would merge into a grey band
REACH = TYRE_WIDTH / 2 * 0.86
GROOVES = [side * share * TYRE_WIDTH / 2 for side in (-1, 1) for share in (0.17, 0.23, 0.525, 0.595)]
SHOULDER_CUTS = 64


def crown(y):
    side = np.abs(y) / REACH
    return TYRE_RADIUS - 0.0045 * side**2 - 0.006 * np.clip((side - 0.78) / 0.22, 0, 1) ** 2


def plain_treads(unit):
    treads = [thing for thing in bpy.context.scene.objects if thing.name.split(".")[0] == "tread"]
    for mesh in {thing.data for thing in treads}:
        flat = np.empty(len(mesh.vertices) * 3, np.float32)
        mesh.vertices.foreach_get("co", flat)
        points = flat.reshape(-1, 3)
        points[:, :2] *= (crown(points[:, 2]) / np.hypot(points[:, 0], points[:, 1]))[:, None]
        mesh.vertices.foreach_set("co", points.ravel())
        mesh.update()
    if unit < NEAR and treads:
        lines = bpy.data.meshes.new("tread lines")
        points, sides = _lines()
        lines.from_pydata(points, sides, [])
        for tread in treads:
            link(bpy.data.objects.new("tread lines", lines)).parent = tread


def _lines():
    points, sides = [], []

    def add(line):
        sides.extend((len(points) + i, len(points) + i + 1) for i in range(len(line) - 1))
        points.extend(line)

    for y in GROOVES:
        add([_on(2 * math.pi * i / 240, y) for i in range(241)])
    for i in range(SHOULDER_CUTS):
        for side in (-1, 1):
            turn = 2 * math.pi * (i + (0.5 if side > 0 else 0)) / SHOULDER_CUTS
            add([_on(turn + 0.03 * k / 6, side * REACH * (0.72 + 0.28 * k / 6)) for k in range(7)])
    return points, sides


def _on(turn, y):
    radius = float(crown(y))
    return (radius * math.cos(turn), radius * math.sin(turn), y)
