"""A whole car in Blender: panels with materials, fittings, wheels with brakes."""

import math

import numpy as np

from kit.brakes import brake_disc, caliper
from kit.car import fittings
from kit.car.interior import interior
from kit.car.panels import car_panels
from kit.shapes import box, copy_of, empty, group, polygons, triangles
from kit.studio import material, pane
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


def add_car_materials(m, paint="#e2440a"):
    """Adds a car's materials to the studio's; paint is the body colour."""
    m.caliper_paint = m.signal = m.paint
    m.paint = material("car paint", paint, 0.30, coat=1, coat_rough=0.0)
    m.glass, m.side_glass = pane("glass", 0.30), pane("side glass", 0.16)
    m.lens = material("lens", (0.03, 0.032, 0.035, 1), 0.12, 0.6, coat=1, coat_rough=0)
    m.led = material("led", "#ffffff", 0.3, glow=(1, 0.97, 0.92, 1), glow_strength=5)
    m.projector = material("projector", (0.8, 0.8, 0.8, 1), 0.12, 1, coat=1, coat_rough=0, glow=(1, 0.98, 0.95, 1), glow_strength=0.35)
    m.tail = material("tail lamp", (0.16, 0.003, 0.002, 1), 0.10, coat=1, coat_rough=0, glow=(0.8, 0.02, 0.01, 1), glow_strength=0.06)
    m.tail_led = material("tail strip", (0.5, 0.01, 0.01, 1), 0.2, coat=1, coat_rough=0, glow=(1, 0.03, 0.015, 1), glow_strength=1.6)
    m.cabin = material("cabin", "#212327", 0.7, specular=0.3)
    m.steel_coat = material("coated steel", "#7b828a", 0.45, specular=0.4, rough_noise=(12, 0.38, 0.55))
    m.inner = material("paint without clear coat", paint, 0.5, specular=0.35)
    m.mirror = material("mirror glass", (0.55, 0.57, 0.60, 1), 0.03, 1)
    return m


def car(m, style, other=None, fine_wheels=False):
    """
    (root, measures). The root's origin is the floor below the nose; the tail points to +X. other maps a panel to another
    material; "name -" is that of the near side (y < 0) alone.
    """
    other = other or {}
    measures, panels, lips, plate_x = car_panels(style)
    # Before the panels, because cutting curves makes Blender evaluate the whole scene.
    wheel = _wheel(m, fine_wheels)
    parts = []
    for name, mesh in panels.items():
        surface = other.get(name, getattr(m, SURFACE_OF[name]))
        for side in (1, -1):
            mark = f"{name} -" if side < 0 else name
            points, faces, normals = _near(mesh) if side < 0 else mesh
            parts.append(triangles(name, points, faces, other.get(mark, surface), normals))
    for name, axle in (("front", measures.front_axle), ("rear", measures.rear_axle)):
        for side in (1, -1):
            parts += _arch(m, lips[name], axle, side, other.get(f"wing {name}" + (" -" if side < 0 else ""), m.paint))
    parts += interior(m, measures) + fittings.wipers(m, measures, panels)
    parts += fittings.plates(m, measures, plate_x) + fittings.mirrors(m, measures) + fittings.handles(m, measures)
    under = (measures.length - 0.9, 1.3, 0.10), (measures.length / 2, 0, measures.sill + 0.06)
    parts.append(box("underbody", *under, m.black, 0))
    root = group(parts, name=f"car {style}")
    _put_wheels(measures, root, wheel)
    return root, measures


def _near(mesh):
    points, faces, normals = mesh
    flip = np.array([1, -1, 1])
    return points * flip, faces[:, ::-1], normals * flip


def _arch(m, lip, axle, side, surface):
    """The flange of a wheel opening, its liner, and the wall behind the wheel."""
    points, count = [], len(lip)
    for x, y, z in lip:
        points += [(x, side * y, z), (x, side * (y - 0.030), z), (axle + (x - axle) * 1.03, side * 0.42, z + 0.02)]
    flange = [(3 * i, 3 * i + 1, 3 * i + 4, 3 * i + 3) for i in range(count - 1)]
    liner = [(3 * i + 1, 3 * i + 2, 3 * i + 5, 3 * i + 4) for i in range(count - 1)]
    wall = [(axle, side * 0.43, 0.3)] + [(axle + (x - axle) * 1.03, side * 0.43, z + 0.02) for x, _, z in lip]
    return [
        polygons("arch flange", points, flange, surface, None),
        polygons("arch liner", points, liner, m.black, None),
        polygons("arch wall", wall, [(0, i, i + 1) for i in range(1, count)], m.black, None),
    ]


def _wheel(m, fine):
    grip = group(caliper(m, m.caliper_paint))
    brake = group(brake_disc(m))
    grip.parent = brake
    brake.scale, brake.location = (1.16, 1.16, 1), (0, 0, -0.03)
    return group([*tyre(m, quick=not fine), *rim(m, cap=m.gunmetal, step=0.0013 if fine else 0.0022), brake], name="wheel")


def _put_wheels(measures, root, first):
    scale = measures.wheel_radius / TYRE_RADIUS
    track = measures.half_width - 0.012 - TYRE_WIDTH / 2 * scale
    places = [(x, side) for x in (measures.front_axle, measures.rear_axle) for side in (1, -1)]
    for i, (x, side) in enumerate(places):
        wheel = first if i == 0 else copy_of(first)
        hub = empty("hub", (x, side * track, measures.wheel_radius))
        hub.parent, hub.scale = root, (scale, scale, scale)
        wheel.parent = hub
        wheel.rotation_mode = "ZYX"
        wheel.rotation_euler = (math.radians(-90 * side), 0, math.radians(17 * i))
