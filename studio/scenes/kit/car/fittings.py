"""Small parts on the skin: mirrors with their glass, handles, wipers, number plates."""

import math

import bpy
import numpy as np

from kit.shapes import box, cylinder, empty, link, polygons, through, tube


def plates(m, car, plate_x):
    """One at the rear and one at the front."""
    rear_z = car.belt_rear - 0.34
    parts = []
    for x, z, outwards in ((car.skin_x(0.0, rear_z, rear=True) + 0.006, rear_z, 1), (plate_x - 0.010, car.sill + 0.19, -1)):
        parts.append(box("number plate", (0.012, 0.36, 0.125), (x + 0.004 * outwards, 0, z), m.bone, 0.004))
        parts.append(_lettering(m, (x + 0.0115 * outwards, 0, z), outwards))
        parts.append(box("plate holder", (0.010, 0.375, 0.14), (x, 0, z), m.plastic, 0.004))
    x = car.skin_x(0.0, rear_z + 0.115, rear=True)
    parts.append(box("plate lamp", (0.035, 0.46, 0.030), (x, 0, rear_z + 0.115), m.gloss, 0.008))
    return parts


def _lettering(m, place, outwards):
    """What every plate reads: a number that nobody drives. Blender's own typeface, narrowed and made bold."""
    text = bpy.data.curves.new("plate's letters", "FONT")
    text.body, text.size, text.align_x, text.align_y = "FIX 1CE", 0.098, "CENTER", "CENTER"
    text.offset, text.space_character = 0.0026, 1.08
    text.materials.append(m.ink)
    letters = link(bpy.data.objects.new("plate's letters", text))
    letters.location, letters.scale = place, (0.80, 1, 1)
    letters.rotation_euler = (math.radians(90), 0, math.radians(90 * outwards))
    return letters


def wipers(m, car, panels):
    """Two on the windscreen, parked; one on the rear window."""
    parts, along = [], np.linspace(0, 1, 5)
    low = panels["windscreen"][0][:, 2].min()
    for pivot, tip in ((0.42, -0.16), (-0.10, -0.62)):
        parts += _wiper(m, car, [(pivot + (tip - pivot) * t, low + 0.035 + 0.05 * abs(t - 0.5) + 0.02 * t) for t in along], (-0.5, 0, 0.87))
    foot = panels["rear window"][0][:, 2].min() + 0.04
    return parts + _wiper(m, car, [(0.02 - 0.36 * t, foot + 0.02 * t) for t in along], (0.95, 0, 0.3))


def _wiper(m, car, line, out):
    """Along places (y, z) of a pane whose outside lies towards `out`."""
    on_pane = [np.array((car.skin_x(y, z, rear=out[0] > 0), y, z)) for y, z in line]
    blade, arm = ([tuple(p + np.array(out) * lift) for p in on_pane] for lift in (0.010, 0.026))
    return [
        tube("blade", through(blade, 12), 0.006, m.plastic),
        tube("arm", through(arm[:3], 12), 0.0065, m.gloss),
        cylinder("wiper's foot", 0.018, 0.05, tuple(on_pane[0]), m.plastic, 0.006, 32),
    ]


def _power(value, exponent):
    return math.copysign(abs(value) ** exponent, value)


def mirrors(m, car):
    """Blunt superellipsoids on a short stalk, cut off flat behind, where the glass sits."""
    parts, around, along = [], 48, 24
    x0 = car.side_glass[0][0] + 0.13
    y0, z0 = car.surface_y(x0, car.belt_front + 0.05)[0], car.belt_front + 0.05
    for side in (1, -1):
        points, faces = [], []
        for i in range(around):
            for j in range(along + 1):
                u, v = 2 * math.pi * i / around, -math.pi / 2 + math.pi * j / along
                y = _power(math.cos(v), 0.55) * _power(math.cos(u), 0.55) * 0.118
                z = _power(math.cos(v), 0.55) * _power(math.sin(u), 0.62) * 0.073
                x = min(_power(math.sin(v), 0.8) * 0.078, 0.058)
                slim = 1 - 0.28 * max(0, -x / 0.078)
                points.append((x, side * y * slim, z * slim + 0.012 * (y / 0.118)))
        for i in range(around):
            for j in range(along):
                a, b = i * (along + 1) + j, ((i + 1) % around) * (along + 1) + j
                faces.append((a, b, b + 1, a + 1) if side > 0 else (a + 1, b + 1, b, a))
        turns = [2 * math.pi * i / around for i in range(around)]
        edge = [(_power(math.cos(t), 0.55) * 0.094, _power(math.sin(t), 0.62) * 0.056) for t in turns]
        glass = polygons("mirror glass", [(0.0595, side * y, z + 0.10 * y) for y, z in edge], [tuple(range(around))], m.mirror, None)
        shell = polygons("mirror", points, faces, m.paint, 40)
        pivot = empty("mirror", (x0 + 0.01, side * (y0 + 0.125), z0 + 0.075), (0, 0, math.radians(-7 * side)))
        glass.parent = shell.parent = pivot
        stalk = (math.radians(14 * side), 0, 0)
        foot = (math.radians(5 * side), 0, math.radians(-7 * side))
        parts += [
            pivot,
            box("mirror stalk", (0.075, 0.16, 0.034), (x0 + 0.02, side * (y0 + 0.03), z0 + 0.012), m.gloss, 0.012, stalk),
            box("mirror foot", (0.13, 0.20, 0.012), (x0 + 0.015, side * (y0 + 0.12), z0 + 0.012), m.gloss, 0.005, foot),
        ]
    return parts


def handles(m, car):
    parts, height = [], car.belt_front - 0.10
    for x, z in ((car.pillar - 0.16, height + 0.005), (car.rear_door_end - 0.20, height + 0.015)):
        y = car.surface_y(x, z)[0]
        for side in (1, -1):
            parts.append(box("handle", (0.175, 0.030, 0.024), (x, side * (y + 0.008), z), m.paint, 0.0115, steps=5))
            parts.append(box("handle cup", (0.105, 0.006, 0.036), (x - 0.01, side * (y - 0.0005), z - 0.004), m.gloss, 0.003))
    return parts
