"""Subjects of line drawings that no picture's scene has. Orange parts are drawn in the accent colour."""

import math
from collections import Counter

import bpy
from kit.car.assembly import add_car_materials, car
from kit.lift import on_lift
from kit.shapes import empty
from kit.studio import house_materials

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
