"""
The workshop without its front: a bay for each of the four trades, under one roof. Orange parts are drawn in the accent colour.
The edge of the floor is as tall as the trades' names, which the page writes on it. Phones show a crop of each bay.
"""

import math

import bmesh
import bpy
from mathutils import Vector

from kit.car.assembly import add_car_materials, car
from kit.lift import on_lift
from kit.line.scribe import scribed
from kit.shapes import box, cylinder, empty, extruded, group, lathe, through, tube
from kit.studio import house_materials
from subjects import PALE

BAY, DEEP, CLEAR = 4.75, 6.0, 2.85  # width, depth and height of a bay
FLOOR, BEAM, RISE = 0.55, 0.16, 1.0  # height of the floor's edge, of the beam below the roof, and of the gable
ALONG_Y = (math.radians(90), 0, 0)


def four_bays():
    """From the left: mechanical, electrical, body repair, air conditioning."""
    m = add_car_materials(house_materials(), PALE)
    m.graphite = m.signal  # the lift's carriages
    trades = (_mechanical, _electrical, _body_repair, _air_conditioning)
    half = len(trades) * BAY / 2
    for i, trade in enumerate(trades):
        others = set(bpy.context.scene.objects)
        trade(m)
        built = [thing for thing in bpy.context.scene.objects if thing not in others]
        group(built, ((i + 0.5) * BAY - half, 0, 0), name="bay")
    _building(m, half, len(trades))


def _building(m, half, bays):
    box("floor", (2 * half + 0.6, DEEP + 0.3, FLOOR), (0, DEEP / 2 - 0.1, -FLOOR / 2), m.bone, 0)
    for i in range(bays + 1):
        box("post", (0.18, 0.22, CLEAR), (i * BAY - half, 0.05, CLEAR / 2), m.bone, 0)
    for x in (-half, half):
        box("side wall", (0.1, DEEP, CLEAR), (x, DEEP / 2, CLEAR / 2), m.bone, 0)
    box("back wall", (2 * half, 0.1, CLEAR), (0, DEEP, CLEAR / 2), m.bone, 0)
    box("ceiling", (2 * half, DEEP - 0.1, BEAM), (0, DEEP / 2 + 0.05, CLEAR + BEAM / 2), m.bone, 0)
    _roof(m, half)


def _roof(m, half):
    """A gable roof on its truss, the boards of the gable behind it."""
    end, foot = half + 0.55, CLEAR + BEAM

    def under_roof(x):
        return foot + RISE * (1 - abs(x) / half)

    def across(name, outline, deep, y, surface=m.bone):
        shape = extruded(name, outline, deep, surface, 0)
        shape.rotation_euler, shape.location = ALONG_Y, (0, y + deep, 0)

    def gable(name, low, high, deep, y):
        places = ((-end, under_roof(end)), (0, under_roof(0)), (end, under_roof(end)))
        across(name, [(x, z + low) for x, z in places] + [(x, z + high) for x, z in places[::-1]], deep, y)

    gable("roof", 0, 0.14, DEEP, 0)
    gable("fascia", 0, 0.26, 0.06, -0.16)
    box("beam", (2 * half + 0.18, 0.22, BEAM), (0, 0.05, CLEAR + BEAM / 2), m.bone, 0)
    across("boards", [(-half, foot), (half, foot), (0, under_roof(0))], 0.02, 0.06)
    scribed("whole line", [(0, 0, foot), (0, 0, under_roof(0))], m.bone)
    panel = half / 6
    for side in (-1, 1):
        for k in range(1, 5):
            x, inwards = side * k * panel, side * (k - 1) * panel
            scribed("whole line", [(x, 0, under_roof(x)), (x, 0, foot)], m.bone)
            scribed("whole line", [(x, 0, under_roof(x)), (inwards, 0, foot)], m.bone)


def _lamp(m):
    box("lamp", (1.7, 0.16, 0.08), (0, 1.0, CLEAR - 0.42), m.bone, 0)
    for x in (-0.6, 0.6):
        scribed("lamp's wire", [(x, 1.0, CLEAR - 0.38), (x, 1.0, CLEAR)], m.bone)


def _parked(root, measures, x, y, degrees):
    """Puts a car on the floor, its middle at (x, y), its nose turned this far from us. Returns its matrix, for places in its own coordinates."""
    root.parent, root.location = empty("car's place", (x, y, 0), (0, 0, math.radians(90 + degrees))), (-measures.length / 2, 0, 0)
    bpy.context.view_layer.update()
    return root.matrix_world.copy()


def _bonnet_up(m, root, x, z):
    """Opens the bonnet about its rear edge, at x and z of the car: an engine and a battery are below it."""
    hinge = empty("hinge", (x, 0, z), (0, math.radians(50), 0))
    hinge.parent = root
    for part in list(root.children):
        if part.name.startswith("bonnet"):
            part.parent, part.location = hinge, (-x, 0, -z)
        elif part.name.startswith("inner shell"):
            _cut_open(part.data, x)
    bay = [
        box("bulkhead", (0.04, 1.24, 0.50), (x + 0.02, 0, z - 0.27), m.bone, 0),
        box("bay's floor", (x - 0.2, 1.0, 0.02), (x / 2 + 0.1, 0, z - 0.45), m.bone, 0),
        box("engine", (0.44, 0.60, 0.34), (x - 0.52, -0.12, z - 0.27), m.bone, 0),
        box("battery", (0.20, 0.26, 0.26), (x - 0.40, 0.40, z - 0.20), m.bone, 0),
    ]
    for part in bay:
        part.parent = root


def _cut_open(mesh, back):
    """Removes what closes a car's shell below its bonnet, as far back as x = `back`."""
    shell = bmesh.new()
    shell.from_mesh(mesh)

    def below_bonnet(face):
        x, y, z = face.calc_center_median()
        return 0.12 + 0.2 * y * y < x < back and abs(y) < 0.62 + 0.1 * min(x, 1) and z > 0.5

    bmesh.ops.delete(shell, geom=[face for face in shell.faces if below_bonnet(face)], context="FACES")
    shell.to_mesh(mesh)
    shell.free()


def _cabinet(m, place, degrees, *, top, on_top=()):
    """A cabinet on castors that is `top` metres high, with three drawers to the front and what stands on it."""
    wide, deep, foot = 0.64, 0.48, 0.15
    parts = [box("cabinet", (wide, deep, top - foot), (0, 0, (top + foot) / 2), m.bone, 0), *on_top]
    for share in (1 / 3, 2 / 3):
        z = foot + share * (top - foot)
        parts.append(scribed("drawer", [(-wide / 2 + 0.04, -deep / 2 - 0.002, z), (wide / 2 - 0.04, -deep / 2 - 0.002, z)], m.bone))
    for x in (-0.24, 0.24):
        parts.append(cylinder("castor", 0.07, 0.05, (x, -0.17, 0.07), m.bone, 0, 48, (0, math.radians(90), 0)))
    return group(parts, place, (0, 0, math.radians(degrees)))


def _mechanical(m):
    """A hatchback on the lift, its oil draining into a funnel, a tool cabinet beside it."""
    root, measures = car(m, "hatch")
    on_lift(m, root, measures, empty("lift's place", (-0.02, 3.2, 0), (0, 0, math.radians(76))), 1.08, low=True)
    cylinder("drainer", 0.20, 0.50, (-0.42, 1.7, 0.31), m.bone, 0)
    cylinder("pipe", 0.035, 0.20, (-0.42, 1.7, 0.66), m.bone, 0)
    funnel = lathe("funnel", [(0.035, 0), (0.32, 0.17), (0.30, 0.17), (0.02, 0.01)], m.signal)
    funnel.location = (-0.42, 1.7, 0.75)
    _cabinet(m, (0.62, 1.1, 0), -8, top=0.95)


def _electrical(m):
    """A sedan with its bonnet up, wired to a screen on a cabinet."""
    root, measures = car(m, "sedan")
    parked = _parked(root, measures, 0.32, 2.9, 27)
    _bonnet_up(m, root, 1.18, 0.93)
    _lamp(m)
    front, middle = -0.032, 1.22
    wave = [(-0.28 + 0.56 * k / 96, front, middle + 0.13 * math.sin(2 * math.tau * k / 96)) for k in range(97)]
    screen = [
        box("screen", (0.74, 0.05, 0.52), (0, 0, middle), m.bone, 0),
        box("stand", (0.10, 0.05, 0.10), (0, 0.01, 0.92), m.bone, 0),
        scribed("heavy line", wave, m.signal),
    ]
    _cabinet(m, (-1.70, 1.0, 0), 12, top=0.88, on_top=screen)
    lead = [(-1.36, 0.95, 0.80), (-1.14, 0.85, 0.38), (-0.85, 0.75, 0.10), (-0.40, 0.75, 0.22)]
    lead += [parked @ Vector(place) for place in ((0.66, 0.92, 0.84), (0.72, 0.68, 0.99), (0.78, 0.40, 0.87))]
    scribed("heavy line", through(lead), m.signal)


def _body_repair(m):
    """A hatchback from the side, a dent in its front door, and a striped lamp beside it."""
    root, measures = car(m, "hatch", {"door front -": m.signal})
    parked = _parked(root, measures, 0.1, 2.9, -85)
    _lamp(m)
    _dent(m, parked, 1.72, 0.66)
    head = [box("head", (0.42, 0.06, 0.62), (0, 0, 0), m.bone, 0)]
    head += [scribed("whole line", [(x, -0.04, -0.30), (x, -0.04, 0.30)], m.bone) for x in (-0.105, 0, 0.105)]
    lamp = [
        box("foot", (0.50, 0.40, 0.08), (0, 0, 0.04), m.bone, 0),
        tube("mast", [(0, 0, 0.08), (0, 0, 0.80)], 0.034, m.bone),
        group(head, (-0.02, -0.1, 0.80), (0, math.radians(-12), 0)),
    ]
    group(lamp, (0.74, 1.45, 0))


def _dent(m, parked, x, z):
    """Rings about a place on the near side of a car, as on a contour map."""
    y = -0.93
    for k in (1, 2, 3):
        turns = [math.tau * t / 48 for t in range(48)]
        ring = [(x + 0.115 * k * math.cos(t) + 0.02 * k, y, z + 0.062 * k * math.sin(t) + 0.012 * k * math.cos(t)) for t in turns]
        scribed("heavy line", [parked @ Vector(place) for place in ring], m.signal, closed=True)


def _air_conditioning(m):
    """An SUV from behind, its bonnet up, the two hoses of an air conditioning station under it."""
    root, measures = car(m, "suv")
    parked = _parked(root, measures, -0.32, 3.0, 150)
    _bonnet_up(m, root, 1.15, 1.07)
    _lamp(m)
    gauges = [box("gauges' back", (0.66, 0.10, 0.36), (0, 0, 1.18), m.bone, 0)]
    for side, line, surface in ((-0.16, "needle", m.bone), (0.16, "heavy line", m.signal)):
        gauges.append(cylinder("gauge", 0.14, 0.05, (side, -0.06, 1.18), m.bone, 0, 64, ALONG_Y))
        gauges.append(scribed(line, [(side + 0.03, -0.09, 1.14), (side - 0.06, -0.09, 1.26)], surface))
    _cabinet(m, (1.72, 0.9, 0), -12, top=1.00, on_top=gauges)
    white = [(1.58, 0.60, 1.00), (1.54, 0.57, 0.84), (1.40, 0.57, 0.79), (1.27, 0.80, 0.92)]
    white += [parked @ Vector(place) for place in ((0.26, 0.96, 1.09), (0.46, 0.72, 1.20), (0.58, 0.46, 0.90))]
    orange = [(1.88, 0.56, 1.00), (1.80, 0.55, 0.78), (1.50, 0.56, 0.66), (1.20, 0.80, 0.80)]
    orange += [parked @ Vector(place) for place in ((0.34, 0.90, 0.98), (0.34, 0.68, 1.09), (0.34, 0.46, 0.88))]
    scribed("medium line", through(white), m.bone)
    scribed("heavy line", through(orange), m.signal)
