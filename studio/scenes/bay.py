"""The workshop's bay in the evening: an orange hatchback on a two-post lift in front of a half-open roller door. The home page's picture."""

import math

import bpy

from kit.car.assembly import add_car_materials, car
from kit.car.underside import underside
from kit.garage import drawer_cabinet, hanging_lamp, panelled_wall, roller_door, tool_board
from kit.lift import on_lift
from kit.shapes import box, copy_of, cylinder, empty, group, polygons
from kit.studio import ambient, camera, house_materials, material, pane, softbox, sun
from kit.wheels import tyre

WALL = 4.4  # y of the back wall
LIFTED = 1.0  # height of the car's tyres, in metres
DOOR = (-0.1, 3.85, 3.05)  # the opening in the wall: x from, x to, height
GAP = 1.0  # height of the gap under the door
EVENING = (1, 0.74, 0.47)


def wide():
    """The whole bay, room for words at the left."""
    bpy.context.scene["bounces"] = (4, 2, 3)
    m = add_car_materials(house_materials(), "#ee501c")
    m.glass, m.side_glass = pane("glass", 0.80, 0.15), pane("side glass", 0.55, 0.15)
    m.cabin = material("cabin", "#5a5d62", 0.7, specular=0.3)
    m.signal = material("signal", "#ee501c", 0.5, specular=0.3)
    m.bone = material("bone", "#d8d0c2", 0.5)
    _room(m)
    root, measures = car(m, "hatch", fine_wheels=True)
    for part in underside(m, measures):
        part.parent = root
    bay = empty("bay", (0.62, 0.2, 0), (0, 0, math.radians(58)))
    for thing in on_lift(m, root, measures, bay, LIFTED):
        # The column's shadow and reflection would look like soot on the car's doors.
        thing.visible_shadow = thing.visible_glossy = False
    for side in (1, -1):
        box("bay line", (6.4, 0.08, 0.002), (0, side * 2.45, 0.0012), m.bone, 0).parent = bay
    _lamp_below(m, measures, root)
    drawer_cabinet(m, 5.22, WALL - 0.06, 1.6, ((1, 1, 1, 2, 2), (1, 1, 1, 1.5, 2.5)))
    tool_board(m, 5.22, WALL - 0.04, 1.72, 1.36, 2.36)
    _tyres(m)
    _lights(m)
    camera((-1.5, -10.6, 0.95), (-0.30, 0, 1.55), 46)


def _room(m):
    floor = material("floor", "#303338", 0.6, specular=0.18)
    box("floor", (26, 16, 0.1), (0, WALL + 0.2 - 8, -0.05), floor, 0)
    panelled_wall(m, WALL, (-12, 10), 7, DOOR)
    roller_door(m, WALL, DOOR, GAP)
    yard = material("yard", "#8d8a80", 0.9, specular=0.1)
    box("yard", (60, 7, 0.1), (0, WALL + 3.7, -0.06), yard, 0)
    paddock = material("paddock", "#4f6b2c", 0.9, specular=0.1)
    box("paddock", (60, 53, 0.1), (0, WALL + 33.7, -0.06), paddock, 0)
    haze = material("evening sky", "#000000", 1, specular=0, glow=(1, 0.66, 0.36, 1), glow_strength=1.3)
    box("sky", (160, 0.1, 30), (0, 60, 12), haze, 0).visible_shadow = False
    hills = material("hills", "#000000", 1, specular=0, glow=(0.62, 0.66, 0.38, 1), glow_strength=0.34)
    ridge = [(x, 59, 0.42 + 0.30 * math.sin(0.23 * x + 1) + 0.14 * math.sin(0.61 * x)) for x in range(-40, 61, 2)]
    polygons("hills", [(60, 59, -4), (-40, 59, -4), *ridge], [tuple(range(len(ridge) + 2))], hills, None).visible_shadow = False
    rail = material("fence", "#4a3a2b", 0.8, specular=0.1)
    for i in range(18):
        box("post", (0.13, 0.11, 1.15), (-8 + 2.1 * i, 22, 0.52), rail, 0.01)
    for z in (0.28, 0.62, 0.96):
        box("rail", (40, 0.05, 0.10), (10, 21.92, z), rail, 0.005)


def _lamp_below(m, measures, root):
    """An inspection lamp on the exhaust behind the subframe, its light on the floor pan."""
    x, top = measures.front_axle + 0.46, measures.sill - 0.06
    parts, z = hanging_lamp(m, top)
    lamp = group(parts, (x, -0.12, 0), name="lamp")
    lamp.parent = root
    softbox((x, -0.12, z + 0.03), (x, -0.12, z + 1), (0.06, 0.46), 26, (1, 0.95, 0.86), 0.05).parent = root


def _tyres(m):
    first = group(tyre(m, quick=True), (-4.45, 3.5, 0.115))
    for i in range(1, 4):
        aside = 0.012 * ((i * 37) % 3 - 1), 0.010 * ((i * 53) % 3 - 1)
        copy_of(first, (-4.45 + aside[0], 3.5 + aside[1], 0.115 + 0.228 * i), (0, 0, i * 1.1))
    copy_of(first, (-3.7, 3.45, 0.115))
    copy_of(first, (-3.69, 3.46, 0.343))


def _lights(m):
    """
    The low sun through the door, and a few large soft lights: Cycles samples one lamp at random, so every extra lamp adds noise. The
    strip lights are only visible, also in reflections; they light nothing.
    """
    sun((0.10, -1, -0.17), 11, EVENING, 1.2)
    softbox(((DOOR[0] + DOOR[1]) / 2, WALL + 0.1, GAP / 2), (1.4, 0, 0.2), (DOOR[1] - DOOR[0] - 0.2, GAP), 50, EVENING, 0.1)
    strip = material("strip light", "#000000", 0.5, specular=0, glow=(1, 0.985, 0.96, 1), glow_strength=9)
    for x, y in ((-3.6, 0.6), (0.2, 0.6), (4.0, 0.6), (-3.6, -2.6), (0.2, -2.6), (4.0, -2.6)):
        tube_ = box("strip", (2.7, 0.13, 0.02), (x, y, 3.93), strip, 0)
        batten = box("batten", (2.8, 0.20, 0.05), (x, y, 3.97), m.ink, 0.008)
        tube_.visible_camera = batten.visible_camera = y > 0
        tube_.visible_diffuse = False
        if y > 0:
            for dx in (-1.1, 1.1):
                cylinder("rod", 0.005, 1.0, (x + dx, y, 4.5), m.ink)
    softbox((-3.0, -4.0, 4.6), (0.3, 0, 1.2), (4.5, 2.6), 460, (1, 0.985, 0.96))
    softbox((5.4, -4.2, 2.8), (1.0, 0.2, 1.5), (4.0, 2.0), 270, (0.96, 0.98, 1), 0.5)
    softbox((3.6, WALL - 1.5, 4.8), (3.9, WALL, 1.4), (9, 0.5), 150, (1, 0.98, 0.95), 0.15)
    ambient(0.045, (0.9, 0.95, 1, 1))
