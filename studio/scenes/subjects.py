"""Subjects of line drawings that no picture's scene has. Orange parts are drawn in the accent colour."""

import math
from collections import Counter

import bpy
from kit.car.assembly import add_car_materials, car
from kit.electrics import conduit, connector, multimeter, probe
from kit.lift import on_lift
from kit.line.measure import measure
from kit.line.printed import letters
from kit.line.scribe import scribed
from kit.masking import paint_tin, tape_roll
from kit.shapes import box, empty, group, hexagon, lathe, through, tube
from kit.spares import spark_plug
from kit.studio import house_materials
from kit.tools import socket, spray_gun, torque_wrench
from kit.wheels import TYRE_RADIUS, rim, tyre

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


def meter_and_leads():
    """A multimeter whose probes touch a plug with 12.6 V."""
    m = house_materials()
    meter = group(multimeter(m, m.paint))
    meter.parent = empty(location=(-0.035, 0.015, 0.034), rotation=(math.radians(24), 0, 0))
    meter.parent.parent = empty(rotation=(0, 0, math.radians(14)))
    box("tilt stand", (0.06, 0.006, 0.075), (-0.045, 0.085, 0.036), m.charcoal, 0.002, (math.radians(20), 0, math.radians(14)))
    black = [(0.008, -0.066, 0.040), (0.010, -0.080, 0.062), (0.016, -0.112, 0.050), (0.032, -0.130, 0.004), (0.075, -0.085, 0.0025)]
    pale = [(-0.027, -0.075, 0.040), (-0.026, -0.090, 0.062), (-0.020, -0.125, 0.050), (-0.002, -0.165, 0.0025), (0.060, -0.160, 0.0025)]
    for path, tail, tip, turn, surface in (
        (black, (0.117, -0.046, 0.0142), (0.190, -0.062, 0.009), -12, m.plastic),
        (pale, (0.114, -0.128, 0.0142), (0.185, -0.105, 0.009), 18, m.graphite),
    ):
        tube("lead", through([*path, tail]), 0.0021, surface)
        probe(m, tip, (0, math.radians(4), math.radians(turn)), surface)
    connector(m, (0.240, -0.082, 0), math.radians(-86), 10)
    conduit(m, through([(0.252, -0.082, 0.009), (0.285, -0.070, 0.008), (0.320, -0.085, 0.008)]), 0.0075)


def plug():
    """A spark plug and its length. Phones show a coarse thread and a larger figure."""
    m = house_materials()
    whole = group([*spark_plug(m), *_coarse_thread(m)], (0.045, 0, 0), rotation=(0, math.radians(-64), math.radians(-14)))
    measure((0, 0, -0.002), (0, 0, 0.087), (48, -100), whole)
    reach, gap = 0.044, 0.0135
    lines = [[(side * gap, 0, 0), (side * reach, 0, 0)] for side in (-1, 1)]
    lines += [[(side * reach, -0.003, 0), (side * reach, 0.003, 0)] for side in (-1, 1)]
    size = empty("large size")
    letters("89", 0.0095, size)
    across = (math.radians(90), math.radians(28), 0)
    group([size, *(scribed("thin line", line, m.steel) for line in lines)], (0.0195, 0, 0.0385), across)


def _coarse_thread(m):
    """Five turns instead of 15, each with a line across."""
    pitch, low, high, small, large = 0.0040, 0.0055, 0.0255, 0.0050, 0.0066
    profile = [(0.0046, low)]
    turns = []
    for k in range(5):
        z = low + pitch * k
        profile += [(small, z), (large, z + 0.3 * pitch), (large, z + 0.7 * pitch), (small, z + pitch)]
        turns.append(scribed("turn", [(large * math.cos(t / 20), large * math.sin(t / 20), z + pitch / 2) for t in range(126)], m.steel))
    return [lathe("coarse thread", [*profile, (0.0082, high + 0.001)], m.turned_steel, 96, 0), *turns]


def wheel_rolling_away():
    """A lone wheel on its way, and behind it the nut that it has lost, larger than life. Both stand on one line."""
    m = house_materials()
    wheel = group([*tyre(m, quick=True), *rim(m, cap=m.paint, step=0.0013)], name="wheel")
    bpy.data.objects.remove(next(part for part in wheel.children if part.name.startswith("nut")))
    wheel.rotation_euler = (math.radians(90), math.radians(31), 0)
    wheel.parent = empty(location=(0.12, 0, TYRE_RADIUS - 0.008), rotation=(math.radians(-13), 0, math.radians(28)))
    hexagon("nut", 0.048, 0.038, (-0.42, -0.05, 0.019), m.paint)


def gun():
    """A spray gun; a scale on its cup, grooves in its handle and along the ring of its air cap."""
    m = house_materials()
    parts = spray_gun(m, m.paint)
    scale = []
    for k in range(7):
        height, half = 0.058 + 0.0075 * k, 12 if k % 2 else 20
        radius = 0.0404 + (height - 0.052) / 0.058 * 0.004
        turns = [math.radians(-40 + t) for t in range(-half, half + 1, 2)]
        scale.append(scribed("scale", [(radius * math.cos(t), radius * math.sin(t), height) for t in turns], m.paint))
    group(scale, (-0.040, 0, 0), (0, math.radians(-8), 0))
    for k in range(5):
        z = -0.050 - 0.010 * k
        front = 0.0245 + (0.002 if k == 0 else 0) + 0.0014 * k
        parts.append(scribed("groove", [(front, -0.0112, z), (front + 0.021, -0.0112, z)], m.bone))
    for k in range(-6, 6):
        t = math.radians(180 + 12 * k)
        y, z = 0.0197 * math.cos(t), 0.0197 * math.sin(t)
        parts.append(scribed("ring grip", [(-0.0735, y, z), (-0.0625, y, z)], m.bone))
    turn = group(parts, (0, 0, 0.14), (0, 0, math.radians(-24)))
    scale[0].parent.parent = turn


def wrench_and_socket():
    m = house_materials()
    group(torque_wrench(m, m.paint), (-0.2, 0, 0.025), (math.radians(35), 0, 0))
    group(socket(m), (-0.2, 0.0, -0.05))
    group(socket(m, 0.021), (-0.09, -0.12, 0))


def tin_and_tape():
    m = house_materials()
    paint_tin(m, (0, 0.02, 0), m.paint)
    tape_roll(m, (0.105, -0.05, 0), 0.055, m.tape)
