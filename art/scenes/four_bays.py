"""The workshop without its front: a bay for each of the four trades, under one roof. Orange parts are drawn in the accent colour."""

import math

import bpy
from mathutils import Vector

from kit.car.assembly import add_car_materials, car
from kit.lift import on_lift
from kit.line.scribe import scribed
from kit.shapes import box, copy_of, cylinder, empty, extruded, group, lathe, through, tube
from kit.studio import house_materials
from subjects import PALE

BAY, DEEP = 4.2, 6.0  # width and depth of a bay
EAVES, RIDGE, OVERHANG = 3.80, 4.40, 0.35
ALONG_Y = (math.radians(90), 0, 0)


def four_bays():
    """From the left: mechanical, electrical, body repair, air conditioning."""
    m = add_car_materials(house_materials(), PALE)
    m.graphite = m.signal  # the lift's carriages
    _building(m)
    plain, measures = car(m, "hatch")
    repaired, _ = car(m, "hatch", {"door front -": m.signal, "wing front -": m.signal})
    _mechanical(m, plain, measures, -1.5 * BAY)
    _electrical(m, copy_of(plain), measures, -0.5 * BAY)
    _body_repair(m, repaired, measures, 0.5 * BAY)
    _air_conditioning(m, copy_of(plain), measures, 1.5 * BAY)


def _building(m):
    def under_roof(x):
        return RIDGE - (RIDGE - EAVES) * abs(x) / (2 * BAY)

    def gable(name, low, high, deep, y, surface):
        end = 2 * BAY + OVERHANG
        places = ((-end, under_roof(end)), (0, RIDGE), (end, under_roof(end)))
        outline = [(x, z + low) for x, z in places] + [(x, z + high) for x, z in places[::-1]]
        roof = extruded(name, outline, deep, surface, 0)
        roof.rotation_euler, roof.location = ALONG_Y, (0, y, 0)

    gable("roof", 0, 0.14, DEEP, DEEP, m.bone)
    gable("fascia", -0.10, 0.18, 0.05, -0.10, m.bone)
    box("floor", (4 * BAY + 0.9, DEEP + 0.5, 0.14), (0, DEEP / 2 - 0.1, -0.07), m.bone, 0)
    back = extruded("back wall", [(-2 * BAY, 0), (2 * BAY, 0), (2 * BAY, EAVES), (0, RIDGE), (-2 * BAY, EAVES)], 0.1, m.bone, 0)
    back.rotation_euler, back.location = ALONG_Y, (0, DEEP + 0.1, 0)
    for i in range(-2, 3):
        top = under_roof(i * BAY) - 0.10
        box("post", (0.18, 0.22, top), (i * BAY, 0.05, top / 2), m.bone, 0)
        if abs(i) == 2:
            box("side wall", (0.1, DEEP, top), (i * BAY, DEEP / 2, top / 2), m.bone, 0)
    for i in range(1, 4):
        x = (i - 1.5) * BAY
        box("lamp", (1.6, 0.16, 0.08), (x, 2.2, 2.80), m.bone, 0)
        for wire in (x - 0.6, x + 0.6):
            scribed("lamp's wire", [(wire, 2.2, 2.84), (wire, 2.2, under_roof(wire))], m.bone)


def _parked(root, measures, x, y, degrees):
    """Puts a car on the floor, its middle at (x, y), its nose turned this far from us. Returns its matrix, for places in its own coordinates."""
    root.parent, root.location = empty("car's place", (x, y, 0), (0, 0, math.radians(90 + degrees))), (-measures.length / 2, 0, 0)
    bpy.context.view_layer.update()
    return root.matrix_world.copy()


def _bonnet_up(root):
    hinge = empty("hinge", (1.10, 0, 1.00), (0, math.radians(50), 0))
    hinge.parent = root
    for part in list(root.children):
        if part.name.startswith("bonnet"):
            part.parent, part.location = hinge, (-1.10, 0, -1.00)


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


def _mechanical(m, root, measures, x):
    """A car on the lift, its oil draining into a funnel, a tool cabinet beside it."""
    on_lift(m, root, measures, empty("bay", (x - 0.28, 3.0, 0), (0, 0, math.radians(70))), 1.25)
    cylinder("drainer", 0.20, 0.56, (x - 0.62, 2.3, 0.34), m.bone, 0)
    cylinder("pipe", 0.035, 0.30, (x - 0.62, 2.3, 0.77), m.bone, 0)
    funnel = lathe("funnel", [(0.035, 0), (0.30, 0.16), (0.28, 0.16), (0.02, 0.01)], m.signal)
    funnel.location = (x - 0.62, 2.3, 0.90)
    _cabinet(m, (x + 0.42, 1.2, 0), -8, top=0.95)


def _electrical(m, root, measures, x):
    """A car with its bonnet up, wired to a screen on a cabinet."""
    parked = _parked(root, measures, x + 0.42, 2.9, 22)
    _bonnet_up(root)
    front, middle = -0.032, 1.20
    curve = [(-0.26 + 0.013 * k, front, middle + (0.12 if k % 13 in (6, 7) else -0.06 if k % 13 == 9 else 0)) for k in range(41)]
    screen = [
        box("screen", (0.66, 0.05, 0.46), (0, 0, middle), m.bone, 0),
        box("stand", (0.10, 0.05, 0.12), (0, 0.01, 0.93), m.bone, 0),
        scribed("curve", curve, m.signal),
    ]
    _cabinet(m, (x - 1.40, 1.5, 0), 14, top=0.88, on_top=screen)
    lead = [(x - 1.10, 1.45, 0.80), (x - 0.98, 1.38, 0.40), (x - 0.70, 1.30, 0.12), (x - 0.30, 1.25, 0.30)]
    lead += [parked @ Vector(place) for place in ((0.55, 0.86, 0.86), (0.60, 0.66, 0.99), (0.62, 0.50, 0.80))]
    tube("lead", through(lead), 0.016, m.signal)


def _body_repair(m, root, measures, x):
    """A car with a wing and a door to be painted, a drying lamp at them."""
    _parked(root, measures, x - 0.20, 3.2, -32)
    lamp = [
        box("foot", (0.60, 0.09, 0.08), (0, 0, 0.10), m.bone, 0),
        box("foot", (0.09, 0.55, 0.08), (0, 0, 0.10), m.bone, 0),
        tube("mast", [(0, 0, 0.12), (0, 0, 1.75)], 0.034, m.bone),
        tube("arm", [(0, 0, 1.50), (-0.34, 0, 1.06)], 0.026, m.bone),
    ]
    for k in range(3):
        lamp.append(box("drying lamp", (0.07, 0.62, 0.22), (-0.36 - 0.03 * k, 0, 1.28 - 0.27 * k), m.bone, 0, (0, math.radians(-12), 0)))
    group(lamp, (x + 1.80, 1.0, 0), (0, 0, math.radians(-66)))


def _air_conditioning(m, root, measures, x):
    """A car with its bonnet up, the two hoses of an air conditioning station in it."""
    parked = _parked(root, measures, x - 0.42, 2.9, -20)
    _bonnet_up(root)
    gauges = [box("gauges' back", (0.62, 0.10, 0.34), (0, 0, 1.17), m.bone, 0)]
    for side, surface in ((-0.15, m.bone), (0.15, m.signal)):
        gauges.append(cylinder("gauge", 0.13, 0.05, (side, -0.06, 1.17), m.bone, 0, 64, ALONG_Y))
        gauges.append(scribed("needle", [(side + 0.03, -0.09, 1.14), (side - 0.06, -0.09, 1.24)], surface))
    _cabinet(m, (x + 1.38, 1.5, 0), -14, top=1.00, on_top=gauges)
    for way, surface in ((0, m.bone), (0.18, m.signal)):
        hose = [
            (x + 1.14 + way, 1.24, 0.86),
            (x + 1.02, 1.18, 0.40 - way),
            (x + 0.74 - way / 2, 1.10, 0.16 - way / 2),
            (x + 0.50, 1.10, 0.34),
        ]
        hose += [
            parked @ Vector((along + way, across, up))
            for along, across, up in ((0.50, -0.88, 0.86), (0.55, -0.66, 0.99), (0.58, -0.50, 0.80))
        ]
        tube("hose", through(hose), 0.018, surface)
