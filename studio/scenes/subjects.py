"""Subjects of line drawings that no picture's scene has. Orange parts are drawn in the accent colour."""

import math
from collections import Counter

import bpy
from kit.car.assembly import add_car_materials, car
from kit.lift import on_lift
from kit.line.measure import measure
from kit.line.scribe import scribed
from kit.shapes import copy_of, empty, group
from kit.studio import house_materials
from kit.wheels import TYRE_RADIUS, TYRE_WIDTH, tyre

PALE = "#d9d4c8"
HEADLAMP = ("headlamp", "lamp strip", "projector 0", "projector 1", "projector 2")


def hatch_on_lift():
    m = add_car_materials(house_materials(), PALE)
    root, measures = car(m, "hatch")
    lift = on_lift(m, root, measures, empty("bay", rotation=(0, 0, math.radians(66))), 1.25)
    for part in lift:
        name = part.name.split(".")[0]
        if name in ("arm", "collar", "slide"):
            part.data.materials[0] = m.caliper_paint
        if name == "slide" and part.location.x < 0 < part.location.y:
            # Only its corner would show, below the nose.
            bpy.data.objects.remove(part)
        if name == "foot plate":
            # Thick enough for its corners to be drawn.
            part.scale.z = 3.5
    _outline_headlamps()


def _outline_headlamps():
    """Draws the outline of each headlamp bolder than the panels' gaps around it."""
    bpy.context.view_layer.update()
    sides = Counter()
    for thing in bpy.context.scene.objects:
        if thing.name.split(".")[0] in HEADLAMP:
            corners = [tuple(round(c, 4) for c in thing.matrix_world @ v.co) for v in thing.data.vertices]
            for face in thing.data.polygons:
                around = [corners[i] for i in face.vertices]
                sides.update(frozenset(pair) for pair in zip(around, around[1:] + around[:1]))
    border = [tuple(side) for side, count in sides.items() if count == 1 and len(side) == 2]
    mesh = bpy.data.meshes.new("medium line")
    mesh.from_pydata([end for side in border for end in side], [(2 * i, 2 * i + 1) for i in range(len(border))], [])
    outline = bpy.data.objects.new("medium line", mesh)
    bpy.context.collection.objects.link(outline)


def tyres_stacked():
    """Three tyres, the middle one with the coloured line that a new tread carries."""
    m = house_materials()
    first = group(tyre(m, quick=True), (0, 0, TYRE_WIDTH / 2))
    for i in range(1, 3):
        copy_of(first, (0.02 * (-1) ** i, 0.01 * i - 0.015, TYRE_WIDTH / 2 + TYRE_WIDTH * 1.01 * i), (0, 0, 0.4 * i))
    for height in (0.004, 0.012):
        line = [((TYRE_RADIUS + 0.0005) * math.cos(t / 30), (TYRE_RADIUS + 0.0005) * math.sin(t / 30), height) for t in range(190)]
        scribed("tread colour", line, m.paint).location = (-0.02, -0.005, TYRE_WIDTH * 1.51)
    measure((-TYRE_RADIUS, 0, 0), (-TYRE_RADIUS, 0, 3 * TYRE_WIDTH), (-50, 0))
