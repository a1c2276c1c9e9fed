"""A starter battery, cables, connectors and a multimeter."""

import math

import numpy as np

from kit.shapes import box, circle, cylinder, extruded, group, hexagon, hole, lathe, plate, polygons, ring, rounded_rectangle, through, tube
from kit.studio import material


def battery(m, positive):
    """A 12 V starter battery, 242 × 175 × 190 mm, terminals towards −Y; positive colours the lifted terminal cover."""
    case = material("battery case", "#7d838a", 0.42, specular=0.4, bump=(900, 0.06, 0.0003))
    lid = material("battery lid", "#2c3037", 0.40, specular=0.4, bump=(900, 0.06, 0.0003))
    parts = [
        box("case", (0.240, 0.172, 0.150), (0, 0, 0.075), case, 0.006),
        box("foot rail", (0.246, 0.180, 0.014), (0, 0, 0.012), case, 0.004),
        box("lid", (0.244, 0.176, 0.026), (0, 0, 0.161), lid, 0.005),
        box("lid top", (0.236, 0.100, 0.018), (0, 0.034, 0.182), lid, 0.005),
        box("label", (0.150, 0.0015, 0.080), (0, -0.0865, 0.078), m.bone, 0.0005),
    ]
    for i in range(9):
        if abs(i - 4) > 2:
            parts.append(box("rib", (0.006, 0.004, 0.115), ((i - 4) * 0.0275, -0.0865, 0.080), case, 0.0018))
    for i in range(6):
        x = (i - 2.5) * 0.034
        parts.append(cylinder("vent plug", 0.011, 0.005, (x, 0.034, 0.192), case, 0.0012))
        parts.append(box("vent slot", (0.014, 0.0025, 0.002), (x, 0.034, 0.1945), m.black, 0))
    for side in (-1, 1):
        post = [(0, 0.020), (0.0082, 0.020, 0.001), (0.0092, 0.0), (0.013, 0.0, 0.001), (0.013, -0.004)]
        parts.append(lathe("post", post, m.lead, 64))
        parts[-1].location = (side * 0.088, -0.052, 0.176)
    handle = through(
        [
            (-0.112, 0.05, 0.178),
            (-0.108, 0.05, 0.215),
            (-0.05, 0.05, 0.232),
            (0.05, 0.05, 0.232),
            (0.108, 0.05, 0.215),
            (0.112, 0.05, 0.178),
        ]
    )
    parts.append(tube("handle", handle, 0.005, m.plastic))
    parts.append(box("positive cover", (0.046, 0.040, 0.026), (0.088, -0.052, 0.192), positive, 0.006))
    return parts


def clamp(m, place):
    """A lead-alloy battery clamp round a post, its bolt towards −Y."""
    x, y, z = place
    flat = plate("clamp", [circle(0.017, 64), hole(0.0085)], m.zinc, 0, 0.012, 0.002)
    flat.location = place
    return [
        flat,
        box("clamp ear", (0.007, 0.020, 0.012), (x - 0.005, y - 0.022, z), m.zinc, 0.002),
        box("clamp ear", (0.007, 0.020, 0.012), (x + 0.005, y - 0.022, z), m.zinc, 0.002),
        hexagon("clamp bolt", 0.010, 0.024, (x, y - 0.025, z), m.steel, (0, math.radians(90), 0)),
    ]


def conduit(m, path, radius=0.007, surface=None):
    """Corrugated loom tube: rings at even distances along a path."""
    points = np.array(path, float)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])
    pitch = radius * 0.55
    count = max(2, int(run[-1] / (pitch / 6)))
    even = np.linspace(0, run[-1], count)
    centre = np.stack([np.interp(even, run, points[:, k]) for k in range(3)], 1)
    along = np.gradient(centre, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    side = np.cross(along, (0.31, 0.17, 0.93))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    up = np.cross(side, along)
    swell = radius * (1 + 0.10 * np.tanh(2.5 * np.sin(2 * np.pi * even / pitch)))
    turn = np.linspace(0, 2 * np.pi, 20, endpoint=False)
    rings_ = centre[:, None] + swell[:, None, None] * (
        np.cos(turn)[None, :, None] * side[:, None] + np.sin(turn)[None, :, None] * up[:, None]
    )
    points = rings_.reshape(-1, 3)
    faces = [
        (i * 20 + k, i * 20 + (k + 1) % 20, (i + 1) * 20 + (k + 1) % 20, (i + 1) * 20 + k) for i in range(count - 1) for k in range(20)
    ]
    return polygons("conduit", points, faces, surface or m.plastic, 50)


def wires(surfaces, start, end, spread=0.012, sag=0.012, radius=0.0014, seed=1):
    """A fan of single wires between two places."""
    random = np.random.default_rng(seed)
    out = []
    start, end = np.array(start, float), np.array(end, float)
    for surface in surfaces:
        aside = random.uniform(-1, 1, (2, 3)) * spread
        middle1, middle2 = start * 0.66 + end * 0.34 + aside[0], start * 0.3 + end * 0.7 + aside[1]
        middle1[2], middle2[2] = max(middle1[2] - sag, radius), max(middle2[2] - sag, radius)
        tip = end + random.uniform(-1, 1, 3) * spread * 0.3
        tip[2] = max(tip[2], radius)
        out.append(tube("wire", through([start, middle1, middle2, tip]), radius, surface))
    return out


def connector(m, location, turn, ways=6, surface=None):
    """A rectangular plug with its latch, mouth towards −Y."""
    width = 0.008 * ways / 2 + 0.008
    body = surface or m.plastic
    parts = [
        box("plug", (width, 0.026, 0.018), (0, 0, 0.009), body, 0.002),
        box("mouth", (width - 0.005, 0.004, 0.013), (0, -0.0125, 0.009), m.black, 0.001),
        box("latch", (width * 0.4, 0.020, 0.004), (0, -0.001, 0.0195), body, 0.001),
        box("collar", (width + 0.004, 0.006, 0.021), (0, 0.006, 0.0105), body, 0.0015),
    ]
    for i in range(ways // 2):
        for z in (0.006, 0.012):
            parts.append(box("pin", (0.0015, 0.004, 0.001), ((i - (ways / 2 - 1) / 2) * 0.008, -0.0135, z), m.brass, 0))
    return group(parts, location, (0, 0, turn))


def multimeter(m, holster):
    """A hand-held meter, 92 × 190 mm, lying on its back: display with a bar graph, rotary switch, four sockets. It reads 12.6, a full battery."""
    grey = material("meter front", "#2b2f35", 0.5, specular=0.35)
    display = material("display", "#b9c2ae", 0.25, coat=0.8, coat_rough=0.02, glow="#b9c2ae", glow_strength=0.25)
    dark = material("display segments", "#20261f", 0.5)
    parts = [
        extruded("holster", rounded_rectangle(0.096, 0.194, 0.016), 0.034, holster, 0.006),
        extruded("front", rounded_rectangle(0.080, 0.176, 0.010), 0.0385, grey, 0.0015),
        extruded("bezel", rounded_rectangle(0.070, 0.050, 0.005, 0, 0.055), 0.0400, m.gloss, 0.001),
        extruded("display", rounded_rectangle(0.060, 0.039, 0.003, 0, 0.055), 0.0405, display, 0.0003),
        extruded("dial ring", circle(0.0285, 96, 0, -0.022), 0.0395, m.charcoal, 0.001),
    ]
    parts.append(box("bar", (0.0012, 0.004, 0.0004), (-0.0255, 0.0415, 0.0407), dark, 0))
    for place, figure in ((-0.018, "bc"), (-0.001, "abged"), (0.016, "afgedc")):
        parts += _segments(dark, place, 0.060, figure)
    parts.append(box("point", (0.0016, 0.0016, 0.0004), (0.0075, 0.0532, 0.0407), dark, 0))
    knob = lathe("knob", [(0, 0.010), (0.016, 0.010, 0.002), (0.0185, 0.0, 0.001)], grey, 96)
    knob.location = (0, -0.022, 0.0395)
    parts.append(knob)
    parts.append(box("knob grip", (0.010, 0.033, 0.008), (0, -0.022, 0.0515), grey, 0.003, (0, 0, math.radians(-40))))
    parts.append(box("knob mark", (0.002, 0.010, 0.0008), (-0.0075, -0.0130, 0.0556), m.bone, 0.0002, (0, 0, math.radians(40))))
    for i, (x, y) in enumerate(ring(0.0245, 16, (0, -0.022))):
        parts.append(box("tick", (0.0011, 0.004, 0.0005), (x, y, 0.0396), m.bone, 0, (0, 0, 2 * math.pi * i / 16 + math.pi / 2)))
    for i in range(4):
        x = (i - 1.5) * 0.018
        parts.append(lathe("socket", [(0.0028, 0.001), (0.0058, 0.001, 0.0004), (0.0062, 0)], m.black if i else m.charcoal, 48))
        parts[-1].location = (x, -0.072, 0.0387)
    return parts


def _segments(surface, x, y, lit):
    """One seven-segment figure, 8 × 14 mm."""
    w, h, z = 0.0075, 0.0065, 0.0407
    level = {"a": h, "g": 0, "d": -h}
    upright = {"f": (-w / 2, h / 2), "b": (w / 2, h / 2), "e": (-w / 2, -h / 2), "c": (w / 2, -h / 2)}
    out = [box("segment", (w * 0.8, 0.0014, 0.0004), (x, y + level[s], z), surface, 0) for s in lit if s in level]
    out += [box("segment", (0.0014, h * 0.8, 0.0004), (x + upright[s][0], y + upright[s][1], z), surface, 0) for s in lit if s in upright]
    return out


def probe(m, location, rotation, grip):
    """A test probe, 130 mm, its needle towards +X."""
    parts = [
        lathe(
            "grip",
            [
                (0, -0.075),
                (0.0045, -0.075, 0.001),
                (0.0052, -0.03, 0.002),
                (0.0052, 0.010, 0.001),
                (0.0085, 0.012, 0.001),
                (0.0085, 0.015, 0.001),
                (0.004, 0.018, 0.002),
                (0.0028, 0.035, 0.001),
                (0, 0.036),
            ],
            grip,
            48,
        ),
        lathe("needle", [(0.001, 0.034), (0.001, 0.050), (0.0, 0.054)], m.steel, 24, 0),
    ]
    for part in parts:
        part.rotation_euler = (0, math.radians(90), 0)
    return group(parts, location, rotation)
