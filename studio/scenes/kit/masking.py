"""Tape, and a tin of paint."""

from kit.shapes import group, lathe


def tape_roll(m, location, radius, surface, width=0.036):
    """A roll of masking tape that lies flat."""
    roll = lathe("tape", [(radius * 0.68, 0), (radius, 0), (radius, width), (radius * 0.68, width)], surface, 128, 0.002, closed=True)
    inner, outer = radius * 0.62, radius * 0.685
    core = lathe("core", [(inner, 0.001), (outer, 0.001), (outer, width - 0.001), (inner, width - 0.001)], m.paper, 96, 0.001, closed=True)
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
