"""Masking tape."""

from kit.shapes import group, lathe


def tape_roll(m, location, radius, surface, width=0.036):
    """A roll of masking tape that lies flat."""
    roll = lathe("tape", [(radius * 0.68, 0), (radius, 0), (radius, width), (radius * 0.68, width)], surface, 128, 0.002, closed=True)
    inner, outer = radius * 0.62, radius * 0.685
    core = lathe("core", [(inner, 0.001), (outer, 0.001), (outer, width - 0.001), (inner, width - 0.001)], m.paper, 96, 0.001, closed=True)
    return group([roll, core], location)
