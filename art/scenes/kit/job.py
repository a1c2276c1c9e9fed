"""A car at one stage of a job, and the camera's view of it: what the project scenes share."""

import math

import bpy
import numpy as np

from cars import hall
from kit.bodyshop import stand_on, trestle
from kit.car.assembly import add_car_materials, car, loose_panel
from kit.shapes import cylinder, empty, group, tube
from kit.studio import WARM, camera, house_materials, material, softbox


def arrive(style, paint, **options):
    """(m, root, car): materials with the body's paint and a signal orange, and the car built with options of car()."""
    m = add_car_materials(house_materials(), paint)
    m.signal = material("signal", "#e2440a", 0.5, specular=0.4)
    other = options.pop("other", None)
    root, measures = car(m, style, other(m) if callable(other) else other, **options)
    return m, root, measures


def on_car(root, *things):
    """Things whose places are the car's own."""
    for thing in things:
        thing.parent = root


def view(root, focus, turn, frame, pitch=6.0, dark=False, lens=92, stop=None, fill=0):
    """
    Turn the car by `turn` degrees about `focus` (the car's metres), light the hall, and look at it from `pitch` degrees above;
    frame is how many metres the longer side of the picture holds; fill is a low front light in watts, for what is dark
    behind a panel that is off.
    Afterwards the floor below the focus is the origin.
    """
    x, y, z = focus
    root.location = (-x, -y, 0)
    root.parent = empty("turntable", rotation=(0, 0, math.radians(turn)))
    bpy.context.scene["bounces"] = (3, 1, 3)  # what the eye sees of more is not worth a third of the time
    hall(dark)
    if fill:
        softbox((-2.2, -4.6, 1.3), (0, 0, 0.5), (2.6, 1.6), fill, WARM)
    far, pitch = frame * lens / 36, math.radians(pitch)
    camera((0, -far * math.cos(pitch), z + far * math.sin(pitch)), (0, 0, z), lens, stop, (0, 0, z))


def bumper_on_stand(m, style, place, turn=0.0, surface=None, dents=()):
    """A bumper that is off the car, across a panel stand, its face to the camera when turn is 0 (radians)."""
    loose, _ = loose_panel(m, style, "bumper front", surface, dents)
    foot = min(_lowest(part) for part in loose.children) + 0.05  # its lower edge is rounded and stands between the pads
    loose.rotation_euler = (0, 0, math.radians(90))
    loose.location = (0, -0.22, 0.602 - foot)
    return group([trestle(m, height=0.60), loose], place, (0, 0, turn))


def _lowest(part):
    heights = np.empty(3 * len(part.data.vertices), np.float32)
    part.data.vertices.foreach_get("co", heights)
    return float(heights[2::3].min())


def lay(thing, car_place, turn=0.0):
    """Put a thing down at (place, normal), as on_top and on_flank give it."""
    place, normal = car_place
    return stand_on(thing, place, normal, turn)


def prop(m, place, height):
    """A small floor stand that a measuring bar lies on."""
    base = cylinder("base", 0.07, 0.014, (0, 0, 0.007), m.graphite, 0.004)
    return group([base, tube("stem", [(0, 0, 0.01), (0, 0, height)], 0.008, m.steel)], (*place, 0))
