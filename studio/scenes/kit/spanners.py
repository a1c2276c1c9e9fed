"""A combination spanner."""

import math

from kit.shapes import circle, extruded, group, rounded


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
