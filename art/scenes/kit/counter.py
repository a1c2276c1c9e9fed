"""Small things that follow a job: job card, parts tray, lamp carton, keys, cloth."""

import math

import numpy as np
from mathutils import Vector, noise

from kit.shapes import box, circle, cylinder, extruded, group, hexagon, hole, polygons, rounded_rectangle, tube
from kit.studio import material


def job_card(m, accent):
    """A clipboard, 230 × 320 mm, lying: a form of ruled lines with ticks and a drawn car seen from above; no words."""
    rule = material("ruled line", "#8b8f94", 0.7)
    parts = [
        extruded("board", rounded_rectangle(0.23, 0.32, 0.012), 0.004, m.charcoal, 0.001),
        box("form", (0.205, 0.280, 0.0010), (0, -0.012, 0.0046), m.bone, 0),
        box("clip", (0.10, 0.030, 0.012), (0, 0.138, 0.009), m.steel, 0.004),
        box("head band", (0.185, 0.022, 0.0004), (0, 0.098, 0.0053), accent, 0),
    ]
    for i in range(7):
        y = 0.066 - 0.020 * i
        parts.append(box("line", (0.120 if i % 3 else 0.095, 0.0022, 0.0004), (-0.014 - (0 if i % 3 else 0.0125), y, 0.0053),
            rule, 0))
        frame = [(0.066, y - 0.005), (0.076, y - 0.005), (0.076, y + 0.005), (0.066, y + 0.005), (0.066, y - 0.005)]
        parts.append(tube("box to tick", [(x, t, 0.0054) for x, t in frame], 0.0005, m.ink))
        if i % 4 != 3:
            parts.append(tube("tick", [(0.067, y, 0.0056), (0.070, y - 0.004, 0.0056), (0.078, y + 0.008, 0.0056)], 0.0008,
                accent))
    plan = [(-0.055, -0.117), (0.055, -0.117), (0.066, -0.105), (0.066, -0.093), (0.055, -0.082), (-0.055, -0.082),
        (-0.064, -0.092), (-0.064, -0.107)]
    parts.append(tube("plan", [(x, y, 0.0055) for x, y in [*plan, plan[0]]], 0.0008, m.ink))
    parts.append(tube("plan's glass", [(-0.020, -0.114, 0.0055), (-0.014, -0.1, 0.0055), (-0.020, -0.085, 0.0055)], 0.0006,
        m.ink))
    parts.append(tube("marked place", [(-0.058 + x, -0.112 + y, 0.0058) for x, y in circle(0.009, 24)], 0.0009, accent,
        closed=True))
    return group(parts, name="job card")


def parts_tray(m, tag, seed=3):
    """A tray of 340 × 240 mm with four bins of bolts, clips and washers, a paper tag on its edge."""
    random = np.random.default_rng(seed)
    parts = [box("tray", (0.34, 0.24, 0.006), (0, 0, 0.003), m.graphite, 0.002)]
    walls = [((0.34, 0.006, 0.045), (0, s * 0.117, 0.022)) for s in (1, -1)] + [((0.006, 0.24, 0.045),
        (s * 0.167, 0, 0.022)) for s in (1, -1)]
    walls += [((0.33, 0.004, 0.032), (0, 0, 0.017)), ((0.004, 0.23, 0.032), (0.03, 0, 0.017))]
    parts += [box("wall", size, place, m.graphite, 0.002) for size, place in walls]
    bins = [(-0.07, 0.058, 0.075), (-0.07, -0.058, 0.075), (0.098, 0.058, 0.055), (0.098, -0.058, 0.055)]
    for k, (x, y, half) in enumerate(bins):
        for i in range(9):
            px, py = x + random.uniform(-half, half), y + random.uniform(-0.035, 0.035)
            turn = (math.pi / 2, 0, random.uniform(0, 6))
            if k == 3:
                parts.append(cylinder("clip", 0.010, 0.004, (px, py, 0.008 + 0.001 * i), m.plastic, 0.001, 24))
                parts.append(cylinder("clip's peg", 0.004, 0.012, (px, py, 0.014 + 0.001 * i), m.plastic, 0.001, 16))
                continue
            size, surface = (0.013, m.zinc) if k % 2 else (0.010, m.steel)
            bolt = group(
                [hexagon("head", size, size * 0.6, (0, 0, 0), surface),
                    cylinder("shank", size * 0.3, 0.026, (0, 0, 0.014), surface, 0.001, 20)],
                (px, py, 0.006 + size * 0.55), turn,
            )
            parts.append(bolt)
    parts.append(extruded("tag", rounded_rectangle(0.07, 0.045, 0.004), 0.0012, tag, 0.0002))
    parts[-1].location, parts[-1].rotation_euler = (0.10, -0.1225, 0.022), (math.radians(84), 0, 0)
    return group(parts, name="parts tray")


def carton(m, size=(0.78, 0.50, 0.24)):
    """An open carton with its four flaps out and a bed of dark foam; what it holds stands at z = 0.07."""
    card = material("cardboard", "#b08d62", 0.8, specular=0.2)
    wide, deep, high = size
    parts = [box("bottom", (wide, deep, 0.006), (0, 0, 0.003), card, 0),
        box("foam", (wide - 0.02, deep - 0.02, 0.06), (0, 0, 0.036), m.charcoal, 0.01)]
    for s in (1, -1):
        parts.append(box("side", (wide, 0.006, high), (0, s * deep / 2, high / 2), card, 0))
        parts.append(box("end", (0.006, deep, high), (s * wide / 2, 0, high / 2), card, 0))
        lean = math.radians(38)
        out = deep * 0.24
        parts.append(
            box("flap", (wide, 2 * out, 0.005), (0, s * (deep / 2 + out * math.cos(lean)), high - out * math.sin(lean)), card,
                0, (-s * lean, 0, 0))
        )
        parts.append(
            box("flap", (2 * out, deep, 0.005), (s * (wide / 2 + out * math.cos(lean)), 0, high - out * math.sin(lean)), card,
                0, (0, s * lean, 0))
        )
    return group(parts, name="carton")


def key_and_tag(m, tag):
    """A car key, 75 mm, lying, on a ring with a paper tag of 60 mm."""
    fob = extruded("fob", rounded_rectangle(0.036, 0.072, 0.014), 0.014, m.charcoal, 0.004)
    parts = [fob, extruded("fob's face", rounded_rectangle(0.026, 0.056, 0.010), 0.0148, m.gloss, 0.0006)]
    for y in (0.014, -0.002, -0.018):
        parts.append(cylinder("key's knob", 0.0065, 0.002, (0, y, 0.0152), m.graphite, 0.0006, 40))
    turns = np.linspace(0, 2 * math.pi, 40, endpoint=False)
    parts.append(tube("ring", [(0.014 * math.cos(t), 0.048 + 0.014 * math.sin(t), 0.004 + 0.0015 * math.cos(t)) for t in turns],
        0.0012, m.steel, closed=True))
    label = extruded("tag", rounded_rectangle(0.045, 0.085, 0.008), 0.002, tag, 0.0005, [hole(0.004, 0, 0.034)])
    label.location, label.rotation_euler = (0.0405, 0.043, 0.0025), (0, 0, math.radians(64))
    return group([*parts, label], name="key and tag")


def cloth(surface, width=0.34, depth=0.30, seed=1):
    """A microfibre cloth dropped in soft folds."""
    n = 70
    points, faces = [], []
    for i in range(n + 1):
        for k in range(n + 1):
            u, v = i / n - 0.5, k / n - 0.5
            place = Vector((u * 3.2 + seed * 7.1, v * 3.2, seed))
            fold = abs(noise.noise(place * 0.8)) * 0.075 + abs(noise.noise(place * 1.7)) * 0.012
            middle = max(0.0, 1 - 2.2 * max(abs(u), abs(v)) ** 1.5)
            drift = 0.16 * noise.noise(place + Vector((9, 4, 2)))
            points.append((u * width * (0.85 + drift), v * depth * (0.85 - drift), 0.004 + fold * (0.35 + middle)))
    for i in range(n):
        for k in range(n):
            a = i * (n + 1) + k
            faces.append((a, a + n + 1, a + n + 2, a + 1))
    thing = polygons("cloth", points, faces, surface, None)
    thick = thing.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = 0.004, 1
    return thing
