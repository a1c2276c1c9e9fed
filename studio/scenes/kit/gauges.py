"""Gauges and worn parts: service manifold, tread gauges, dial gauge and its stand, brake pads new and old, oil jug, dipstick."""

import math

import numpy as np

from kit.driveline import pressure_gauge
from kit.lettering import lettering
from kit.shapes import box, cylinder, extruded, group, hexagon, lathe, rounded, rounded_rectangle, through, tube


def tread_gauge(m, barrel, depth=0.006):
    """A plunger gauge standing on a tread at z = 0, its pin `depth` metres down the groove, its foot across along Y."""
    parts = [
        box("foot", (0.011, 0.052, 0.006), (0, 0, 0.0035), m.steel, 0.002),
        lathe(
            "barrel",
            [(0, 0.006), (0.0055, 0.006, 0.001), (0.0075, 0.010, 0.002), (0.0075, 0.052, 0.002), (0.005, 0.056, 0.001), (0, 0.056)],
            barrel,
            96,
            0.001,
        ),
        cylinder("scale", 0.0036, 0.034, (0, 0, 0.070), m.steel, 0.0006, 64),
        cylinder("button", 0.0062, 0.005, (0, 0, 0.089), m.charcoal, 0.0015, 64),
        cylinder("pin", 0.0010, depth + 0.004, (0, 0, -depth / 2), m.steel, 0.0003, 24),
    ]
    for i in range(9):
        line = [(0.00368, 0.0600 + 0.003 * i), (0.00375, 0.0600 + 0.003 * i), (0.00375, 0.0604 + 0.003 * i), (0.00368, 0.0604 + 0.003 * i)]
        parts.append(lathe("mark", line, m.ink, 48, 0, closed=True))
    return parts


def slide_gauge(m, slide, depth=0.007):
    """
    A flat tread gauge facing −Y, its foot on a tread at z = 0, the tongue of its slide `depth` metres down the groove. Its ticks are 3 mm apart, so that
    a small picture shows them.
    """
    shape = [
        (-0.034, 0, 0.001),
        (0.034, 0, 0.001),
        (0.034, 0.011, 0.003),
        (0.0165, 0.015, 0.004),
        (0.0165, 0.074, 0.005),
        (-0.0165, 0.074, 0.005),
        (-0.0165, 0.015, 0.004),
        (-0.034, 0.011, 0.003),
    ]
    thumb = extruded("thumb tab", rounded_rectangle(0.036, 0.015, 0.004, 0, 0.0945 - depth), 0.009, slide, 0.0012)
    thumb.location.z = 0.0055
    flat = [
        extruded("body", [tuple(p) for p in rounded(shape, 0.002, 6, closed=True)], 0.008, m.charcoal, 0.0010),
        box("scale", (0.026, 0.054, 0.0008), (0, 0.043, 0.0081), m.bone, 0),
        box("slide", (0.0095, 0.078 + 0.012, 0.0030), (0, 0.055 - depth, 0.0092), slide, 0.0006),
        thumb,
        box("tongue", (0.0046, 0.030, 0.0024), (0, 0.015 - depth, 0.0060), m.steel, 0.0004),
    ]
    for i in range(17):
        wide = 0.0068 if i % 4 == 0 else 0.0046
        for side in (1, -1):
            flat.append(box("tick", (wide, 0.0012, 0.0004), (side * (0.0125 - wide / 2), 0.019 + 0.003 * i, 0.0086), m.ink, 0))
    return group([group(flat, (0, 0.004, 0), (math.radians(90), 0, 0))], name="slide gauge")


def dial_gauge(m, bezel):
    """A dial gauge of 58 mm that faces −Y, its plunger to −X: 66 mm from the middle to the tip. Balanced dial, 0 at the top."""
    fluted = lathe(
        "bezel",
        [(0.0262, -0.004), (0.0300, -0.004, 0.001), (0.0300, 0.0045, 0.0015), (0.0262, 0.0062, 0.001)],
        bezel,
        360,
        closed=True,
        bend=lambda r, z, turn: (r - 0.0004 * (0.5 + 0.5 * math.cos(60 * turn)) if r > 0.0295 else r, z),
    )
    parts = [
        lathe("case", [(0, -0.020), (0.026, -0.020, 0.003), (0.028, -0.004, 0.001)], m.gunmetal, 128),
        fluted,
        lathe("dial", [(0, 0.002), (0.0266, 0.002)], m.bone, 96, 0),
        lathe("counter", [(0.0052, 0.0021), (0.0058, 0.0023)], m.ink, 64, 0),
    ]
    parts[-1].location.y = -0.0115
    for i in range(50):
        turn, long = math.radians(90 - 7.2 * i), 0.0050 if i % 5 == 0 else 0.0030
        r = 0.0252 - long / 2
        wide = 0.0012 if i % 5 == 0 else 0.0006
        parts.append(box("tick", (long, wide, 0.0003), (r * math.cos(turn), r * math.sin(turn), 0.0022), m.ink, 0, (0, 0, turn)))
    for i in range(10):
        turn = math.radians(90 - 36 * i)
        place = (0.0170 * math.cos(turn), 0.0170 * math.sin(turn), 0.0023)
        parts.append(lettering(str(10 * min(i, 10 - i)), 0.0052, place, m.ink, (0, 0, 0)))
    turn = math.radians(90 - 36)  # 0.1 mm
    needle = [(-0.008, -0.0014), (0.0, -0.0013), (0.0235, -0.0003), (0.0235, 0.0003), (0.0, 0.0013), (-0.008, 0.0014)]
    hand = extruded("needle", needle, 0.0006, m.ink, 0)
    hand.location.z, hand.rotation_euler = 0.0034, (0, 0, turn)
    parts += [
        hand,
        cylinder("pivot", 0.0026, 0.003, (0, 0, 0.0038), m.ink, 0.0006, 48),
        box("counter hand", (0.0044, 0.0009, 0.0004), (0.001, -0.0105, 0.0025), m.ink, 0, (0, 0, 0.8)),
    ]
    along = (0, math.radians(-90), 0)
    tip = lathe(
        "contact point",
        [(0.0022, 0.054), (0.0036, 0.056, 0.0005), (0.0036, 0.059, 0.001), (0.0022, 0.0645, 0.0015), (0, 0.066)],
        m.chrome,
        64,
        0.0004,
    )
    tip.rotation_euler = along
    tip.location.z = -0.008
    parts += [
        cylinder("stem", 0.0044, 0.018, (-0.036, 0, -0.008), m.steel, 0.0006, 64, along),
        cylinder("plunger", 0.0024, 0.014, (-0.049, 0, -0.008), m.chrome, 0.0003, 48, along),
        tip,
        cylinder("plunger cap", 0.0042, 0.012, (0.033, 0, -0.008), m.steel, 0.001, 64, along),
        box("lug", (0.008, 0.018, 0.014), (0, 0, -0.026), m.gunmetal, 0.002),
    ]
    return group([group(parts, rotation=(math.radians(90), 0, 0))], name="dial gauge")


def magnetic_stand(m, post, height):
    """A magnetic base on z = 0 with its switch facing −Y, and a post at (0, 0) that carries a clamp at `height`, its arm to −X."""
    parts = [
        box("magnet", (0.052, 0.060, 0.050), (0, 0, 0.025), m.charcoal, 0.003),
        *(box("pole", (0.020, 0.064, 0.012), (x, 0, 0.006), m.steel, 0.001) for x in (-0.0175, 0.0175)),
        cylinder("switch", 0.013, 0.010, (0, -0.034, 0.030), m.steel, 0.002, 64, (math.radians(90), 0, 0)),
        box("switch grip", (0.005, 0.008, 0.022), (0, -0.042, 0.030), m.steel, 0.0015, (0, math.radians(35), 0)),
        cylinder("collar", 0.011, 0.012, (0, 0, 0.055), m.steel, 0.002),
        cylinder("post", 0.0065, post, (0, 0, 0.05 + post / 2), m.steel, 0.002),
        box("clamp", (0.026, 0.026, 0.024), (0, 0, height), m.charcoal, 0.003),
        cylinder("clamp knob", 0.012, 0.014, (0, -0.021, height), m.plastic, 0.002, 64, (math.radians(90), 0, 0)),
    ]
    return group(parts, name="magnetic stand")


def brake_pad(m, back, lining, thickness):
    """A pad lying with its lining up: a backing plate of 5.5 mm with ears, and what is left of the lining, in metres."""

    def arc(half, top, low, steps=24):
        xs = np.linspace(-half, half, steps)
        return [(x, low - 3.0 * x * x) for x in xs] + [(x, top - 3.0 * x * x) for x in xs[::-1]]

    ears = [(0.056, -0.016), (0.068, -0.016), (0.068, 0.002), (0.056, 0.004)]
    outline = arc(0.056, 0.027, -0.024)
    outline = outline[:24] + [(x, y - 0.004) for x, y in ears] + outline[24:] + [(-x, y - 0.004) for x, y in reversed(ears)]
    parts = [extruded("backing plate", [tuple(p) for p in rounded(outline, 0.002, 3, closed=True)], 0.0055, back, 0.0008)]
    for side in (1, -1):
        xs = np.linspace(0.0016, 0.050, 16)
        half = [(side * x, -0.020 - 3.0 * x * x) for x in xs] + [(side * x, 0.023 - 3.0 * x * x) for x in xs[::-1]]
        half = half if side > 0 else half[::-1]
        block = extruded(
            "lining", [tuple(p) for p in rounded(half, 0.003, 4, closed=True)], thickness, lining, min(0.0015, thickness * 0.3)
        )
        block.location.z += 0.0055
        parts.append(block)
    for x in (-0.030, 0.030):
        parts.append(cylinder("pip", 0.004, 0.002, (x, 0.002 - 3.0 * x * x, 0.0005), back, 0.0005, 32))
    return parts


def oil_jug(m, surface):
    """A two-litre pouring jug, 200 mm high: cone, rolled rim, a spout along −X, a handle behind."""
    wall = [
        (0, 0.0), (0.066, 0.0, 0.004), (0.066, 0.006, 0.001), (0.0635, 0.008, 0.001), (0.046, 0.175, 0.002), (0.0485, 0.178, 0.001), (0.0485, 0.182, 0.001),
        (0.0445, 0.182, 0.001), (0.0445, 0.176, 0.001), (0.061, 0.012, 0.004), (0, 0.010),
    ]  # fmt: skip
    spout = through([(-0.050, 0, 0.050), (-0.085, 0, 0.075), (-0.105, 0, 0.125), (-0.120, 0, 0.172), (-0.143, 0, 0.190)], 12)
    handle = through([(0.046, 0, 0.160), (0.075, 0, 0.172), (0.098, 0, 0.150), (0.098, 0, 0.090), (0.076, 0, 0.050), (0.058, 0, 0.048)], 12)
    ribs = [
        lathe("bead", [(r - 0.001, z - 0.002), (r + 0.0012, z, 0.001), (r - 0.001, z + 0.002)], surface, 160, 0.0006)
        for r, z in ((0.0608, 0.036), (0.0497, 0.142))
    ]
    mouth = cylinder("mouth", 0.0082, 0.001, (-0.1438, 0, 0.1905), m.black, 0, 48, (0, math.radians(-50), 0))
    return [
        lathe("jug", wall, surface, 200, 0.001),
        *ribs,
        tube("spout", spout, 0.0088, surface),
        mouth,
        tube("handle", handle, 0.0065, surface),
    ]


def dipstick(m, loop, oil):
    """A dipstick of 340 mm lying along X, its loop at the origin; the last 90 mm are wet to the upper mark."""
    turns = np.linspace(0.35, 2 * math.pi - 0.35, 40)
    ring = [(-0.008 + 0.016 * math.cos(t), 0.016 * math.sin(t), 0.004) for t in turns]
    return [
        tube("loop", [(0.012, 0.0015, 0.004), *ring, (0.012, -0.0015, 0.004)], 0.0032, loop),
        cylinder("seal", 0.0062, 0.016, (0.018, 0, 0.0062), loop, 0.002, 48, (0, math.radians(90), 0)),
        box("blade", (0.315, 0.0052, 0.0011), (0.180, 0, 0.0050), m.steel, 0.0003),
        box("oil", (0.088, 0.0062, 0.0019), (0.293, 0, 0.0050), oil, 0.0009),
        *(box("mark", (0.0012, 0.0056, 0.0013), (x, 0, 0.0050), m.ink, 0) for x in (0.250, 0.252, 0.305, 0.307)),
    ]


def service_manifold(m, low, high):
    """An air conditioning service manifold, facing −Y: block, two gauges in bar, two hand wheels, three hose ends below."""
    parts = [
        box("manifold", (0.150, 0.026, 0.034), (0, 0, 0), m.alloy, 0.004),
        cylinder("sight glass", 0.010, 0.004, (0, -0.0135, 0), m.gloss, 0.001, 64, (math.radians(90), 0, 0)),
        pressure_gauge(m, (-0.044, -0.004, 0.062), low, 0.34, figures=("0", "2", "4", "6")),
        pressure_gauge(m, (0.044, -0.004, 0.062), high, 0.5, figures=("0", "10", "20", "30")),
        tube("hook", through([(0, 0, 0.015), (0, 0.0, 0.075), (0.004, 0, 0.098), (0.016, 0, 0.103), (0.024, 0, 0.094)]), 0.0022, m.steel),
    ]
    for x in (-0.044, 0.044):
        parts.append(hexagon("gauge nut", 0.014, 0.016, (x, 0, 0.022), m.brass))
    for side, surface in ((-1, low), (1, high)):
        wheel = lathe(
            "hand wheel",
            [(0, 0.018), (0.017, 0.018, 0.003), (0.0175, 0.006, 0.002), (0.006, 0.0), (0.005, -0.012)],
            surface,
            192,
            0.001,
            bend=lambda r, z, t: (r * (1 + 0.035 * math.cos(9 * t)) if r > 0.012 else r, z),
        )
        wheel.rotation_euler, wheel.location = (0, math.radians(90 * side), 0), (side * 0.086, 0, 0)
        parts.append(wheel)
    for x in (-0.044, 0.0, 0.044):
        parts.append(hexagon("hose nut", 0.015, 0.014, (x, 0, -0.024), m.brass))
        parts.append(cylinder("ferrule", 0.0068, 0.022, (x, 0, -0.041), m.steel, 0.001, 48))
    return parts
