"""A whole car in Blender: panels with materials, the structure behind removed panels, fittings, wheels with brakes."""

import math

import numpy as np

from kit.brakes import brake_disc, caliper
from kit.car import fittings, structure
from kit.car.damage import dented
from kit.car.interior import interior
from kit.car.panels import car_panels
from kit.shapes import box, copy_of, empty, group, polygons, triangles
from kit.studio import material, pane
from kit.surfaces import clip, compact, mirrored
from kit.wheels import TYRE_RADIUS, TYRE_WIDTH, rim, tyre

WORN_BY = {
    "paint": "bonnet, bumper front, nose strip, bumper rear, door front, door rear, wing front, shell, tailgate, fuel flap",
    "plastic": "cladding, cowl, intake, vent, valance",
    "glass": "windscreen, rear window",
    "side_glass": "glass front, glass rear, glass quarter",
    "gloss": "grille, trim",
    "led": "lamp strip",
    "projector": "projector 0, projector 1, projector 2",
    "lens": "headlamp",
    "tail": "tail lamp, reflector",
    "tail_led": "tail strip",
    "black": "inner shell",
}
SURFACE_OF = {panel: surface for surface, panels in WORN_BY.items() for panel in panels.split(", ")}
COMES_OFF_WITH = {
    "bumper front": ("nose strip", "grille", "intake", "vent"),
    "headlamp": ("lamp strip", "projector 0", "projector 1", "projector 2"),
}


def add_car_materials(m, paint="#e2440a"):
    """Adds a car's materials to the studio's; paint is the body colour."""
    m.caliper_paint = m.signal = m.paint
    m.paint = material("car paint", paint, 0.30, coat=1, coat_rough=0.0)
    m.glass, m.side_glass = pane("glass", 0.30), pane("side glass", 0.16)
    m.lens = material("lens", (0.03, 0.032, 0.035, 1), 0.12, 0.6, coat=1, coat_rough=0)
    m.led = material("led", "#ffffff", 0.3, glow=(1, 0.97, 0.92, 1), glow_strength=5)
    m.projector = material(
        "projector", (0.8, 0.8, 0.8, 1), 0.12, 1, coat=1, coat_rough=0, glow=(1, 0.98, 0.95, 1), glow_strength=0.35,
    )
    m.tail = material("tail lamp", (0.16, 0.003, 0.002, 1), 0.10, coat=1, coat_rough=0, glow=(0.8, 0.02, 0.01, 1),
        glow_strength=0.06)
    m.tail_led = material("tail strip", (0.5, 0.01, 0.01, 1), 0.2, coat=1, coat_rough=0, glow=(1, 0.03, 0.015, 1),
        glow_strength=1.6)
    m.cabin = material("cabin", "#212327", 0.7, specular=0.3)
    m.steel_coat = material("coated steel", "#7b828a", 0.45, specular=0.4, rough_noise=(12, 0.38, 0.55))
    m.inner = material("paint without clear coat", paint, 0.5, specular=0.35)
    m.mirror = material("mirror glass", (0.55, 0.57, 0.60, 1), 0.03, 1)
    return m


def car(m, style, other=None, steer_degrees=0.0, wheels=True, fine_wheels=False, without=(), dents=()):
    """
    (root, measures). The root's origin is the floor below the nose; the tail points to +X. other maps a panel to another
    material, without names what is off: a panel, "mirror", "handle", "front plate"; "name -" is that of the near side (y < 0) alone, and
    what comes off with it (COMES_OFF_WITH) need not be named. Wheels turn left for a positive steer.
    """
    other, without = other or {}, _all_off(without)
    measures, panels, lips, plate_x = car_panels(style)
    # Before the panels, because cutting curves makes Blender evaluate the whole scene.
    wheel = _wheel(m, fine_wheels) if wheels else None
    panels["inner shell"] = _opened(measures, panels["inner shell"], without)
    if "bumper front" in without:
        panels["cladding"] = _behind(panels["cladding"], 0.44)
    parts = []
    for name, mesh in panels.items():
        surface = other.get(name, getattr(m, SURFACE_OF[name]))
        for side in (1, -1):
            mark = f"{name} -" if side < 0 else name
            if name in without or mark in without:
                continue
            points, faces, normals = _near(mesh) if side < 0 else mesh
            points, faces, normals = dented((points, faces, normals), dents)
            parts.append(triangles(name, points, faces, other.get(mark, surface), normals))
    for name, axle in (("front", measures.front_axle), ("rear", measures.rear_axle)):
        for side in (1, -1):
            mark = f"wing {name}" + (" -" if side < 0 else "")
            lip = other.get(mark, m.plastic if measures.clad else m.paint)
            parts += _arch(m, _dented_lip(lips[name], side, dents), axle, side, None if mark in without else lip)
    parts += _behind_what_is_off(m, measures, without)
    parts += interior(m, measures) + fittings.wipers(m, measures, panels)
    parts += fittings.plates(m, measures, plate_x, front=not {"bumper front", "front plate"} & without)
    for thing in ("mirrors", "handles"):
        sides = [side for side in (1, -1) if thing[:-1] not in without and not (side < 0 and f"{thing[:-1]} -" in without)]
        parts += getattr(fittings, thing)(m, measures, sides)
    under = (measures.length - 0.9, 1.3, 0.10), (measures.length / 2, 0, measures.sill + 0.06)
    parts.append(box("underbody", *under, m.black, 0))
    root = group(parts, name=f"car {style}")
    if wheel:
        _put_wheels(measures, root, steer_degrees, wheel)
    return root, measures


def loose_panel(m, style, name, surface=None, dents=()):
    """(group, measures) of one panel off the car with what comes off with it, where it would be on the car; lamps one-sided."""
    measures, panels, _, _ = car_panels(style)
    parts = []
    for each in (name, *COMES_OFF_WITH.get(name, ())):
        if each in panels:
            points, faces, normals = dented(mirrored(panels[each]) if "bumper" in name else _near(panels[each]), dents)
            worn = surface if surface and SURFACE_OF[each] == SURFACE_OF[name] else getattr(m, SURFACE_OF[each])
            parts.append(triangles(each, points, faces, worn, normals))
    return group(parts, name=f"loose {name}"), measures


def _all_off(without):
    out = set(without)
    for name in without:
        bare, near = name.removesuffix(" -"), " -" if name.endswith(" -") else ""
        out |= {each + near for each in COMES_OFF_WITH.get(bare, ())}
    return out


def _near(mesh):
    points, faces, normals = mesh
    flip = np.array([1, -1, 1])
    return points * flip, faces[:, ::-1], normals * flip


def _behind(mesh, x):
    return compact(clip(mesh, lambda p: x - p[:, 0])[0])


def _opened(car, shell, without):
    """The dark shell inside, open where panels are off."""

    def cut(shell, field):
        return compact(clip(shell, field)[1])

    if "bumper front" in without:
        shell = cut(shell, lambda p: np.maximum(p[:, 0] - 0.52, p[:, 2] - (0.83 + car.lamp_lift)))
    if {"headlamp", "headlamp -"} & without:
        shell = cut(shell, lambda p: np.maximum(car.headlamp(np.abs(p[:, 1]) + 0.8 * p[:, 0], p[:, 2]) - 0.02, p[:, 0] - 1.0))
    if {"wing front", "wing front -"} & without:
        shell = cut(shell, lambda p: np.maximum.reduce([p[:, 0] - (car.front_axle + 0.52), 0.5 - np.abs(p[:, 1]),
            p[:, 2] - car.belt_front + 0.1]))
    return shell


def _behind_what_is_off(m, car, without):
    parts = []
    if "bumper front" in without:
        parts += structure.behind_front_bumper(m, car)
    behind = {"headlamp": structure.behind_headlamp, "wing front": structure.behind_wing}
    for name, build in behind.items():
        for side in (1, -1):
            if name in without or (side < 0 and f"{name} -" in without):
                parts += build(m, car, side)
    return parts


def _dented_lip(lip, side, dents):
    points = lip * np.array([1, side, 1])
    moved, _, _ = dented((points, np.array([[0, 1, 2]]), np.zeros_like(points) + (0, side, 0)), dents)
    return moved * np.array([1, side, 1])


def _arch(m, lip, axle, side, surface):
    """The flange of a wheel opening (none without a surface), its liner, and the wall behind the wheel."""
    points, count = [], len(lip)
    for x, y, z in lip:
        points += [(x, side * y, z), (x, side * (y - 0.030), z), (axle + (x - axle) * 1.03, side * 0.42, z + 0.02)]
    flange = [(3 * i, 3 * i + 1, 3 * i + 4, 3 * i + 3) for i in range(count - 1)]
    liner = [(3 * i + 1, 3 * i + 2, 3 * i + 5, 3 * i + 4) for i in range(count - 1)]
    wall = [(axle, side * 0.43, 0.3)] + [(axle + (x - axle) * 1.03, side * 0.43, z + 0.02) for x, _, z in lip]
    outside = [polygons("arch flange", points, flange, surface, None)] if surface else []
    return [
        *outside,
        polygons("arch liner", points, liner, m.black, None),
        polygons("arch wall", wall, [(0, i, i + 1) for i in range(1, count)], m.black, None),
    ]


def _wheel(m, fine):
    grip = group(caliper(m, m.caliper_paint))
    brake = group(brake_disc(m))
    grip.parent = brake
    brake.scale, brake.location = (1.16, 1.16, 1), (0, 0, -0.03)
    return group([*tyre(m, quick=not fine), *rim(m, cap=m.gunmetal, step=0.0013 if fine else 0.0022), brake], name="wheel")


def _put_wheels(measures, root, steer_degrees, first):
    scale = measures.wheel_radius / TYRE_RADIUS
    track = measures.half_width - 0.012 - TYRE_WIDTH / 2 * scale
    places = [(x, side, turn) for x, turn in ((measures.front_axle, steer_degrees), (measures.rear_axle, 0)) for side in (1, -1)]
    for i, (x, side, turn) in enumerate(places):
        wheel = first if i == 0 else copy_of(first)
        hub = empty("hub", (x, side * track, measures.wheel_radius), (0, 0, math.radians(turn)))
        hub.parent, hub.scale = root, (scale, scale, scale)
        wheel.parent = hub
        wheel.rotation_mode = "ZYX"
        wheel.rotation_euler = (math.radians(-90 * side), 0, math.radians(17 * i))
