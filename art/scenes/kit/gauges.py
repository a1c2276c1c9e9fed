"""Gauges and worn parts: service manifold, tread gauge, steel rule, brake pads new and old, oil jug, dipstick."""

import math

import numpy as np

from kit.driveline import pressure_gauge
from kit.shapes import box, cylinder, extruded, hexagon, lathe, rounded, through, tube


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


def steel_rule(m, length=0.16):
    """A black bench rule lying along X: a pale tick each millimetre, no figures."""
    parts = [
        extruded(
            "rule", [(-length / 2, -0.009), (length / 2, -0.009), (length / 2, 0.009), (-length / 2, 0.009)], 0.0010, m.black_metal, 0.0002
        )
    ]
    for i in range(int(length * 1000) - 5):
        tall = 0.008 if i % 10 == 0 else 0.006 if i % 5 == 0 else 0.004
        parts.append(box("tick", (0.00028, tall, 0.0001), (-length / 2 + 0.003 + 0.001 * i, 0.009 - tall / 2, 0.00104), m.bone, 0))
    return parts


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
