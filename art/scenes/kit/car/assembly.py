"""A whole car in Blender: panels in their materials, wheels with brakes, mirrors, handles, number plate without a number."""

import math

import numpy as np

from kit.brakes import brake_disc, caliper
from kit.car.panels import car_panels
from kit.shapes import box, copy_of, empty, group, polygons, triangles
from kit.studio import material
from kit.surfaces import mirrored
from kit.wheels import TYRE_RADIUS, TYRE_WIDTH, rim, tyre

WORN_BY = {
    "paint": "bonnet, bumper front, nose strip, bumper rear, door front, door rear, wing front, shell, tailgate, fuel flap",
    "plastic": "cladding, cowl, intake, vent",
    "glass": "windscreen, rear window",
    "side_glass": "glass front, glass rear, glass quarter",
    "gloss": "grille, trim",
    "led": "lamp strip",
    "projector": "projector 0, projector 1, projector 2",
    "lens": "headlamp",
    "tail": "tail lamp",
    "black": "inner shell",
}
SURFACE_OF = {panel: surface for surface, panels in WORN_BY.items() for panel in panels.split(", ")}


def add_car_materials(m, paint="#e2440a"):
    """Extend the house materials by those of a car; paint is the colour of the body."""
    m.caliper_paint = m.paint
    m.paint = material("car paint", paint, 0.30, coat=1, coat_rough=0.0)
    m.glass = material("glass", (0.006, 0.007, 0.008, 1), 0.02, specular=0.8, coat=1, coat_rough=0)
    m.side_glass = material("side glass", (0.016, 0.019, 0.021, 1), 0.03, specular=0.9, coat=1, coat_rough=0)
    m.lens = material("lens", (0.03, 0.032, 0.035, 1), 0.12, 0.6, coat=1, coat_rough=0)
    m.led = material("led", "#ffffff", 0.3, glow=(1, 0.97, 0.92, 1), glow_strength=5)
    m.projector = material(
        "projector", (0.8, 0.8, 0.8, 1), 0.12, 1, coat=1, coat_rough=0, glow=(1, 0.98, 0.95, 1), glow_strength=0.35,
    )
    m.tail = material(
        "tail lamp", (0.30, 0.006, 0.004, 1), 0.12, coat=1, coat_rough=0, glow=(0.8, 0.02, 0.01, 1), glow_strength=0.25,
    )
    return m


def car(m, style, other=None, steer_degrees=0.0, wheels=True, fine_wheels=False):
    """
    (root, measures). The root's origin is the floor below the nose; the tail points to +X. other maps a panel to another
    material; "name -" is the panel of the near side (y < 0) alone. Wheels turn left for a positive steer.
    """
    other = other or {}
    measures, panels, lips, plate_x = car_panels(style)
    parts = []
    for name, mesh in panels.items():
        surface = other.get(name, getattr(m, SURFACE_OF[name]))
        near = other.get(f"{name} -")
        if near:
            points, faces, normals = mesh
            flip = np.array([1, -1, 1])
            parts.append(triangles(name, points, faces, surface, normals))
            parts.append(triangles(name, points * flip, faces[:, ::-1], near, normals * flip))
        else:
            points, faces, normals = mirrored(mesh)
            parts.append(triangles(name, points, faces, surface, normals))
    for name, axle in (("front", measures.front_axle), ("rear", measures.rear_axle)):
        for side in (1, -1):
            lip = other.get(f"wing {name}" + (" -" if side < 0 else ""), m.plastic if measures.clad else m.paint)
            parts += _arch(m, lips[name], axle, side, lip)
    parts += _mirrors(m, measures) + _handles(m, measures)
    parts.append(box("number plate", (0.012, 0.36, 0.125), (plate_x - 0.012, 0, measures.sill + 0.19), m.bone, 0.004))
    parts.append(box("plate holder", (0.010, 0.375, 0.14), (plate_x - 0.008, 0, measures.sill + 0.19), m.plastic, 0.004))
    under = (measures.length - 0.5, 1.3, 0.10), (measures.length / 2, 0, measures.sill + 0.06)
    parts.append(box("underbody", *under, m.black, 0))
    root = group(parts, name=f"car {style}")
    if wheels:
        _put_wheels(m, measures, root, steer_degrees, fine_wheels)
    return root, measures


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


def _power(value, exponent):
    return math.copysign(abs(value) ** exponent, value)


def _mirrors(m, measures):
    """Blunt superellipsoids on a short stalk."""
    parts, around, along = [], 48, 24
    x0 = measures.side_glass[0][0] + 0.13
    y0, z0 = measures.surface_y(x0, measures.belt_front + 0.05)[0], measures.belt_front + 0.05
    for side in (1, -1):
        points, faces = [], []
        for i in range(around):
            for j in range(along + 1):
                u, v = 2 * math.pi * i / around, -math.pi / 2 + math.pi * j / along
                y = _power(math.cos(v), 0.55) * _power(math.cos(u), 0.55) * 0.118
                z = _power(math.cos(v), 0.55) * _power(math.sin(u), 0.62) * 0.073
                x = _power(math.sin(v), 0.8) * 0.078
                slim = 1 - 0.28 * max(0, -x / 0.078)
                points.append((x, side * y * slim, z * slim + 0.012 * (y / 0.118)))
        for i in range(around):
            for j in range(along):
                a, b = i * (along + 1) + j, ((i + 1) % around) * (along + 1) + j
                faces.append((a, b, b + 1, a + 1) if side > 0 else (a + 1, b + 1, b, a))
        shell = polygons("mirror", points, faces, m.paint, None)
        shell.location = (x0 + 0.01, side * (y0 + 0.125), z0 + 0.075)
        shell.rotation_euler = (0, 0, math.radians(-7 * side))
        stalk = (math.radians(14 * side), 0, 0)
        foot = (math.radians(5 * side), 0, math.radians(-7 * side))
        parts += [
            shell,
            box("mirror stalk", (0.075, 0.16, 0.034), (x0 + 0.02, side * (y0 + 0.03), z0 + 0.012), m.gloss, 0.012, stalk),
            box("mirror foot", (0.13, 0.20, 0.012), (x0 + 0.015, side * (y0 + 0.12), z0 + 0.012), m.gloss, 0.005, foot),
        ]
    return parts


def _handles(m, measures):
    parts, height = [], measures.belt_front - 0.10
    for x, z in ((measures.pillar - 0.16, height + 0.005), (measures.rear_door_end - 0.20, height + 0.015)):
        y = measures.surface_y(x, z)[0]
        for side in (1, -1):
            parts.append(box("handle", (0.175, 0.030, 0.024), (x, side * (y + 0.008), z), m.paint, 0.0115, steps=5))
            parts.append(box("handle cup", (0.105, 0.006, 0.036), (x - 0.01, side * (y - 0.0005), z - 0.004), m.gloss, 0.003))
    return parts


def _put_wheels(m, measures, root, steer_degrees, fine):
    scale = measures.wheel_radius / TYRE_RADIUS
    grip = group(caliper(m, m.caliper_paint))
    brake = group(brake_disc(m))
    grip.parent = brake
    brake.scale, brake.location = (1.16, 1.16, 1), (0, 0, -0.03)
    first = group([*tyre(m, quick=not fine), *rim(m, cap=m.gunmetal, step=0.0013 if fine else 0.0022), brake], name="wheel")
    track = measures.half_width - 0.012 - TYRE_WIDTH / 2 * scale
    places = [(x, side, turn) for x, turn in ((measures.front_axle, steer_degrees), (measures.rear_axle, 0)) for side in (1, -1)]
    for i, (x, side, turn) in enumerate(places):
        wheel = first if i == 0 else copy_of(first)
        hub = empty("hub", (x, side * track, measures.wheel_radius), (0, 0, math.radians(turn)))
        hub.parent, hub.scale = root, (scale, scale, scale)
        wheel.parent = hub
        wheel.rotation_mode = "ZYX"
        wheel.rotation_euler = (math.radians(-90 * side), 0, math.radians(17 * i))
