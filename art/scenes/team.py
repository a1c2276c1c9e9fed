"""The team: each person is shown by a tool or part of their trade, drawn in a square. Orange parts are drawn in the accent colour."""

import math

from kit.bodyshop import colour_cards
from kit.handtools import blade_fuse, counter_bell, dolly, panel_hammer, wheel_nut
from kit.shapes import box, empty, group
from kit.studio import house_materials
from kit.tools import socket


def bell():
    """The bell on the counter, on an orange base."""
    m = house_materials()
    counter_bell(m, m.paint)


def sockets_on_a_rail():
    """Four deep sockets in their sizes on an orange rail."""
    m = house_materials()
    parts = [box("rail", (0.140, 0.034, 0.010), (0, 0, 0.005), m.paint, 0)]
    x = -0.062
    for size in (0.011, 0.015, 0.019, 0.024):
        reach = size / 2 + 0.0042
        parts.append(group(socket(m, size, 0.052 + size), (x + reach, 0, 0.010)))
        x += 2 * reach + 0.006
    group(parts, rotation=(0, 0, math.radians(-24)))


def fuses():
    """Three blade fuses standing one behind the other, the front one orange."""
    m = house_materials()
    for place, surface in ((-1, m.paint), (0, m.bone), (1, m.bone)):
        fuse = blade_fuse(m, surface, 1.5)
        fuse.location, fuse.rotation_euler = (0.026 * place, 0.018 * place, 0), (0, 0, math.radians(18))


def hammer_and_dolly():
    """A panel hammer with an orange handle, a dolly beside it."""
    m = house_materials()
    tool = panel_hammer(m, m.paint)
    tool.parent = empty(location=(0.050, -0.075, 0.026), rotation=(math.radians(-2), 0, math.radians(40)))
    block = dolly(m)
    block.scale, block.location, block.rotation_euler = (1.25,) * 3, (0.070, 0.080, 0), (0, 0, math.radians(-16))


def fan_of_colours():
    """A fan of sprayed cards, the orange one on top."""
    m = house_materials()
    fan = colour_cards(m, m.paint)
    fan.rotation_euler, fan.location = (0, 0, math.radians(4)), (0, -0.060, 0)


def wheel_nuts():
    """A deep socket and three wheel nuts, one of them orange, lying."""
    m = house_materials()
    group(socket(m, 0.021, 0.078), (-0.030, 0.010, 0), name="deep socket")
    for x, y in ((0.010, 0.024), (0.042, 0.006)):
        wheel_nut(m, m.chrome).location = (x, y, 0)
    marked = wheel_nut(m, m.paint)
    marked.rotation_euler, marked.location = (0, math.radians(-90), math.radians(52)), (0.014, -0.026, 0.0105)
