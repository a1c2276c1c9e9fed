"""Spanners, and the wheel clamp that holds an aligner's target."""

import math

from kit.shapes import box, circle, cylinder, extruded, group, plate, ring, rounded, rounded_rectangle


def spanner(m, across=0.013, length=0.17):
    """A combination spanner lying along Y, ring end at the origin, open end at +Y, its shank in chrome."""
    ring_, jaw = across * 0.82, across * 1.02
    sides = []
    for i in range(12):
        turn = 2 * math.pi * i / 12
        sides.append(((across / 2 + (0.0007 if i % 2 else 0.0)) * 1.09 * math.cos(turn), across / 2 * 1.09 * math.sin(turn)))
    parts = [extruded("ring end", circle(ring_, 96), across * 0.62, m.chrome, 0.0012, [sides[::-1]])]
    flat = across / 2
    mouth = [(-flat, jaw * 0.10), (-flat, jaw * 1.3), (-jaw * 0.80, jaw * 1.12, 0.003), (-jaw * 1.12, 0.0, jaw * 0.7), (-jaw * 0.62, -jaw * 0.95, 0.004), (jaw * 0.62, -jaw * 0.95, 0.004),
             (jaw * 1.12, 0.0, jaw * 0.7), (jaw * 0.80, jaw * 1.12, 0.003), (flat, jaw * 1.3), (flat, jaw * 0.10), (0, -flat * 0.75, flat * 0.6)]  # fmt: skip
    open_ = extruded("open end", [tuple(p) for p in rounded(mouth, 0.0015, 6, closed=True)], across * 0.42, m.chrome, 0.0010)
    open_.rotation_euler, open_.location = (0, 0, math.radians(-15)), (0, length - across * 0.6, across * 0.06)
    shank = [
        (-across * 0.30, ring_ * 0.85),
        (across * 0.30, ring_ * 0.85),
        (across * 0.38, length - across * 1.45),
        (-across * 0.38, length - across * 1.45),
    ]
    bar = extruded("shank", shank, across * 0.36, m.chrome, across * 0.10)
    bar.location.z = across * 0.10
    return group([*parts, open_, bar], name="spanner")


def aligner_head(m, claw):
    """A three-armed wheel clamp on a rim that faces +Z, claws on its lip, and the target plate that cameras look at."""
    parts = [
        cylinder("hub", 0.040, 0.030, (0, 0, 0.120), m.charcoal, 0.004),
        cylinder("knob", 0.024, 0.036, (0, 0, 0.136), m.plastic, 0.004, 24),
    ]
    profile = [(0.190, 0.110), (0.248, 0.110), (0.248, 0.132), (0.228, 0.152), (0.190, 0.152)]
    for x, y in ring(1, 3, first=math.radians(-90)):
        turn = math.atan2(y, x)
        parts.append(box("arm", (0.180, 0.026, 0.018), (0.105 * x, 0.105 * y, 0.125), m.alloy, 0.003, (0, 0, turn)))
        parts.append(plate("claw", [profile], claw, 0, 0.052, 0))
        parts[-1].rotation_euler = (math.radians(90), 0, turn)
    target = plate("target", [rounded_rectangle(0.20, 0.20, 0.012)], m.bone, 0, 0.010, 0.002)
    dots = []
    for row in range(4):
        for column in range(4):
            radius = 0.019 if (row, column) in ((1, 1), (2, 1), (1, 2)) else 0.014
            dot = extruded("dot", circle(radius, 64, (column - 1.5) * 0.046, (row - 1.5) * 0.046), 0.0004, m.ink, 0.0001)
            dot.location.z = 0.0050
            dots.append(dot)
    board = group([target, *dots], (0, 0.015, 0.185))
    stem = cylinder("stem", 0.009, 0.050, (0, 0.0, 0.160), m.steel, 0.001, 48)
    return group([*parts, board, stem], name="aligner head")
