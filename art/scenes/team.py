"""The team: each person is shown by a tool or part of their trade, drawn in a square. Orange parts are drawn in the accent colour."""

import math

from kit.bodyshop import colour_cards
from kit.handtools import blade_fuse, counter_bell, dolly, panel_hammer, wheel_nut
from kit.shapes import box, empty, group
from kit.studio import house_materials
from kit.tools import socket


def bell():
    """The bell on the counter, on an orange foot."""
    m = house_materials()
    counter_bell(m, m.paint)


def sockets_on_a_rail():
    """Five sockets in their sizes on an orange rail."""
    m = house_materials()
    parts = [box("rail", (0.205, 0.024, 0.010), (0, 0, 0.005), m.paint, 0.003)]
    x = -0.084
    for size in (0.010, 0.013, 0.017, 0.021, 0.024):
        reach = size / 2 + 0.0042
        parts.append(group(socket(m, size, 0.032 + size * 0.45), (x + reach, 0, 0.010)))
        x += 2 * reach + 0.005
    group(parts, (-0.005, 0, 0), (0, 0, math.radians(-24)))


def fuses():
    """Three blade fuses standing, the middle one orange."""
    m = house_materials()
    for x, y, turn, surface in ((-0.030, 0.014, 24, m.bone), (0.0, -0.010, 10, m.paint), (0.030, 0.010, -16, m.bone)):
        fuse = blade_fuse(m, surface, 1.5)
        fuse.location, fuse.rotation_euler = (x, y, 0), (0, 0, math.radians(turn))


def hammer_and_dolly():
    """A panel hammer with an orange handle, a dolly beside it."""
    m = house_materials()
    tool = panel_hammer(m, m.paint)
    tool.parent = empty(location=(0.020, -0.075, 0.0195), rotation=(math.radians(-1.5), 0, math.radians(-26)))
    block = dolly(m)
    block.scale, block.location, block.rotation_euler = (1.15,) * 3, (-0.075, 0.045, 0), (0, 0, math.radians(14))


def fan_of_colours():
    """A fan of sprayed cards, the orange one on top."""
    m = house_materials()
    fan = colour_cards(m, m.paint, [m.bone] * 4)
    fan.rotation_euler, fan.location = (0, 0, math.radians(4)), (0.0, -0.060, 0)


def wheel_nuts():
    """Five wheel nuts and their deep socket, one nut orange."""
    m = house_materials()
    deep = group(socket(m, 0.019, 0.078), (-0.034, 0.030, 0))
    deep.name = "deep socket"
    places = ((0.012, 0.022, 0), (0.046, 0.006, 0), (0.010, -0.020, 0), (-0.030, -0.024, 0))
    for x, y, z in places:
        wheel_nut(m, m.chrome).location = (x, y, z)
    marked = wheel_nut(m, m.paint)
    marked.rotation_euler, marked.location = (0, math.radians(90), math.radians(-38)), (0.038, -0.038, 0.0098)
