"""A drilled, ventilated brake disc of 300 mm with its fixed four-piston caliper. Axis Z, outboard side up."""

import math

import numpy as np

from kit.shapes import box, circle, cylinder, faces_outwards, hexagon, hole, lathe, plate, polygons, ring, rounded

DISC_RADIUS = 0.150
FACE, VENT = 0.0088, 0.0085  # thickness of each friction face, and of the air gap between them
HAT_RADIUS, HAT_HEIGHT = 0.072, 0.040


def brake_disc(m, drilled=True, hat=None):
    hat = hat or m.black_metal
    parts = []
    loops = [circle(DISC_RADIUS, 240), hole(HAT_RADIUS + 0.004, count=160)]
    if drilled:
        for radius, step in ((0.090, 0), (0.1045, 0.33), (0.119, 0.66), (0.134, 1.0)):
            loops += [hole(0.0034, x, y, 36) for x, y in ring(radius, 18, first=2 * math.pi * step * 1.15 / 18)]
    for side in (1, -1):
        parts.append(plate("friction face", loops, m.disc_face, side * (FACE + VENT) / 2, FACE, 0.0008))
    parts += [_vane(m, 2 * math.pi * i / 44) for i in range(44)]
    parts.append(lathe("vent floor", [(HAT_RADIUS + 0.007, -VENT / 2), (HAT_RADIUS + 0.007, VENT / 2)], m.cast_iron, 128))
    side = [
        (HAT_RADIUS + 0.006, VENT / 2 + FACE - 0.001),
        (HAT_RADIUS + 0.002, VENT / 2 + FACE + 0.002, 0.003),
        (HAT_RADIUS - 0.002, HAT_HEIGHT - 0.004, 0.004),
        (HAT_RADIUS - 0.006, HAT_HEIGHT, 0.003),
    ]
    parts.append(lathe("hat", side, hat, 192, 0.003, 6))
    top = [circle(HAT_RADIUS - 0.004, 192), hole(0.0335, count=128), hole(0.0042, 0.054 * math.cos(0.35), 0.054 * math.sin(0.35), 32)]
    top += [hole(0.0072, x, y) for x, y in ring(0.054, 5, first=math.pi / 5)]
    parts.append(plate("hat top", top, hat, HAT_HEIGHT - 0.0035, 0.007, 0.0009))
    return parts


def _vane(m, turn):
    """One curved rib between the faces; the pump that moves the cooling air outwards."""
    inner, outer = HAT_RADIUS + 0.006, DISC_RADIUS - 0.004
    points, faces = [], []
    for k in range(9):
        radius, angle = inner + (outer - inner) * k / 8, turn + 0.55 * (k / 8) ** 1.1
        for side in (-1, 1):
            for z in (-1, 1):
                x = radius * math.cos(angle) - side * 0.0019 * math.sin(angle)
                y = radius * math.sin(angle) + side * 0.0019 * math.cos(angle)
                points.append((x, y, z * (VENT / 2 + 0.001)))
    for k in range(8):
        a, b = k * 4, k * 4 + 4
        faces += [(a, a + 1, b + 1, b), (a + 2, b + 2, b + 3, a + 3)]
    faces.append((32, 33, 35, 34))
    return polygons("vane", points, faces, m.cast_iron, 30)


def caliper(m, paint=None):
    """Reaches over the disc's edge around +X, four pistons, bridge bolts, bleed nipples, pads."""
    paint = paint or m.paint
    half, steps, parts = math.radians(34), 40, []
    profile = [(0.100, 0.016), (0.100, 0.045), (0.108, 0.054), (0.138, 0.054), (0.150, 0.046)]
    profile += [(0.163, 0.034), (0.163, 0.004), (0.155, 0.004), (0.155, 0.016)]
    profile = rounded(profile, 0.006, 4, closed=True)
    count = len(profile)
    for side in (1, -1):
        points, faces = [], []
        for i in range(steps + 1):
            turn = -half + 2 * half * i / steps
            narrow = 1 - max(0, abs(turn) / half - 0.82) / 0.18 * 0.22
            for radius, z in profile:
                r = 0.131 + (radius - 0.131) * (narrow if radius < 0.131 else 1)
                points.append((r * math.cos(turn), r * math.sin(turn), side * z))
        for i in range(steps):
            for k in range(count):
                n = (k + 1) % count
                faces.append((i * count + k, (i + 1) * count + k, (i + 1) * count + n, i * count + n))
        faces += [tuple(range(count)), tuple(steps * count + k for k in range(count))]
        body = polygons("caliper half", points, faces, paint)
        faces_outwards(body.data)
        bevel = body.modifiers.new("cast edges", "BEVEL")
        bevel.width, bevel.segments, bevel.limit_method, bevel.angle_limit = 0.003, 3, "ANGLE", math.radians(50)
        parts.append(body)
        for degrees in (-17, 17):
            t = math.radians(degrees)
            x, y = 0.124 * math.cos(t), 0.124 * math.sin(t)
            parts.append(cylinder("piston housing", 0.0185, 0.006, (x, y, side * 0.0555), paint))
            parts.append(cylinder("piston plug", 0.012, 0.006, (x, y, side * 0.0572), paint, 0.0015))
        parts.append(box("pad", (0.038, 0.10, 0.010), (0.121, 0, side * 0.0165), m.charcoal, 0.002))
    for t in np.radians((-24, 0, 24)):
        parts.append(cylinder("bridge bolt", 0.006, 0.06, (0.158 * math.cos(t), 0.158 * math.sin(t), 0), m.steel))
    for t in np.radians((-28, 28)):
        x, y = 0.150 * math.cos(t), 0.150 * math.sin(t)
        parts.append(hexagon("bleed nipple", 0.007, 0.010, (x, y, 0.051), m.steel))
        parts.append(cylinder("bleed cap", 0.0026, 0.008, (x, y, 0.060), m.rubber, 0.001, 24))
    return parts
