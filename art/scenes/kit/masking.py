"""Masking against overspray: paper on the glass, a bag over the wheel."""

import math

from mathutils import Vector
from mathutils import noise

from kit.shapes import box, group, lathe, plate, rounded_rectangle, smooth_shading, tube
from kit.studio import material


def wheel_bag(location, radius=0.345):
    """A thin film over the outboard side of a wheel, gathered at the rim; faces −Y."""
    film = material("film", "#e9e4da", 0.24, specular=0.5)
    line = [
        (0, 0.150), (0.15, 0.152, 0.05), (0.27, 0.150, 0.06), (radius - 0.022, 0.146, 0.04), (radius - 0.002, 0.10, 0.03),
        (radius - 0.002, -0.05, 0.05), (radius - 0.015, -0.12, 0.03),
    ]
    bag = lathe("wheel bag", line, film, 140, 0.04, 8, sharp=None)
    for vertex in bag.data.vertices:
        place = vertex.co
        out, turn = math.hypot(place.x, place.y) + 1e-6, math.atan2(place.y, place.x)
        crease = noise.noise(place * 9) * 0.5 - abs(noise.noise(place * 17 + Vector((3, 1, 2)))) * 0.6
        fold = 0.022 * crease * (0.3 + out / 0.36) + 0.003 * math.sin(turn * 23 + 4 * noise.noise(place * 6)) * min(1, out / 0.3) ** 2
        vertex.co.z += fold
        vertex.co.x *= 1 + fold * 1.2
        vertex.co.y *= 1 + fold * 1.2
    smooth_shading(bag.data, 50)
    bag.location, bag.rotation_euler = location, (math.radians(90), 0, 0)
    return bag


def tape_roll(m, location, radius, surface, width=0.036):
    """A roll of masking tape that lies flat."""
    roll = lathe(
        "tape", [(radius * 0.68, 0), (radius, 0), (radius, width), (radius * 0.68, width)], surface, 128, 0.002, closed=True,
    )
    inner, outer = radius * 0.62, radius * 0.685
    core = lathe(
        "core", [(inner, 0.001), (outer, 0.001), (outer, width - 0.001), (inner, width - 0.001)], m.paper, 96, 0.001,
        closed=True,
    )
    return group([roll, core], location)


def paint_tin(m, location, band):
    """A one-litre tin with its press-in lid; a coloured band, no label."""
    tin = [
        (0, 0.001), (0.052, 0.001, 0.003), (0.054, 0.006, 0.002), (0.052, 0.010, 0.002), (0.052, 0.120, 0.002), (0.054, 0.125, 0.002),
        (0.0525, 0.129, 0.001), (0.048, 0.129, 0.001), (0.047, 0.124, 0.001), (0.042, 0.123, 0.001), (0.041, 0.127, 0.001), (0, 0.127),
    ]  # fmt: skip
    return group(
        [
            lathe("tin", tin, m.steel, 160, 0.0015, sharp=40),
            lathe("sleeve", [(0.0524, 0.018), (0.0524, 0.112)], m.charcoal, 160, 0),
            lathe("band", [(0.0527, 0.040), (0.0527, 0.060)], band, 160, 0),
        ],
        location,
    )


def sanding_block(m, location, turn, grit):
    return group(
        [
            box("block", (0.16, 0.068, 0.036), (0, 0, 0.022), m.charcoal, 0.010),
            box("paper", (0.16, 0.069, 0.005), (0, 0, 0.004), grit, 0.001),
        ],
        location, (0, 0, turn),
    )


def mixing_cup(m, paint):
    """A clear 400 ml cup with rings for its scale, two thirds full, a slotted alloy stick leaning in it."""
    wall = material("clear plastic", "#f6f6f4", 0.12, specular=0.5)
    wall.node_tree.nodes["Principled BSDF"].inputs["Alpha"].default_value = 0.035
    outside = [(0.0, 0.0), (0.034, 0.0, 0.003), (0.0445, 0.112, 0.001), (0.0475, 0.113, 0.001), (0.0475, 0.1155, 0.001), (0.0435, 0.1150, 0.001)]
    inside = [(0.0333, 0.004, 0.002), (0, 0.003)]
    filled = [(0, 0.0042), (0.0326, 0.0042, 0.002), (0.0391, 0.074, 0.0005), (0.0375, 0.0735, 0.001), (0, 0.0735)]
    parts = [lathe("cup", [*outside, *inside], wall, 160, 0.001), lathe("paint", filled, paint, 128, 0.0008)]
    for i in range(9):
        z = 0.020 + 0.010 * i
        radius = 0.034 + 0.0105 * z / 0.112
        parts.append(lathe("scale", [(radius, z), (radius + 0.0003, z + 0.0002), (radius, z + 0.0005)], m.graphite, 96, 0))
    slot = [rounded_rectangle(0.006, 0.030, 0.003, 0, y)[::-1] for y in (-0.075, -0.038, -0.001)]
    stick = plate("stick", [rounded_rectangle(0.020, 0.210, 0.008), *slot], m.alloy, 0, 0.0018, 0.0004)
    stick.rotation_euler, stick.location = (math.radians(90), math.radians(17), math.radians(24)), (0.010, 0.004, 0.106)
    return [*parts, stick]


def filter_on_stand(m):
    """A paper strainer in the ring of a small stand, its nylon tip over a tin."""
    paper = material("strainer paper", "#efe7d6", 0.8, specular=0.15)
    mesh = material("strainer mesh", "#f6f4ef", 0.7, specular=0.2, bump=(2600, 0.6, 0.001))
    base, top = 0.148, 0.062
    parts = [
        lathe("paper", [(0.020, base - 0.066), (top, base + 0.030), (top - 0.0012, base + 0.030), (0.0188, base - 0.066)], paper, 128, 0, closed=True),
        lathe("mesh", [(0.0, base - 0.098), (0.004, base - 0.096, 0.003), (0.0204, base - 0.066), (0.0204, base - 0.060)], mesh, 96, 0),
        tube("ring", [(0.0475 * math.cos(t / 20 * math.pi), 0.0475 * math.sin(t / 20 * math.pi), base) for t in range(40)], 0.0022, m.steel, closed=True),
        tube("arm", [(0.0475, 0, base), (0.092, 0, base)], 0.0028, m.steel),
        tube("post", [(0.092, 0, 0.006), (0.092, 0, base + 0.010)], 0.0036, m.steel),
        box("foot", (0.15, 0.095, 0.008), (0.030, 0, 0.004), m.graphite, 0.003),
        lathe("pot", [(0, 0.0085), (0.036, 0.0085, 0.002), (0.036, 0.043, 0.001), (0.038, 0.044, 0.0005), (0.038, 0.046, 0.0005), (0.035, 0.046, 0.0005), (0.035, 0.012, 0.001), (0, 0.012)], m.steel, 128, 0.001),
    ]  # fmt: skip
    return parts
