"""The team: each person is shown by a tool or part of their trade, large in a square, on a bone table."""

import math

from kit.bodyshop import colour_cards
from kit.counter import job_card
from kit.desk import pencil
from kit.handtools import blade_fuse, dolly, panel_hammer, wheel_nut
from kit.shapes import box, empty, group
from kit.studio import camera, house_materials, material, table
from kit.tools import socket


def job_card_and_pencil():
    """The job card on its clipboard, ticked in orange, a pencil beside it."""
    m = house_materials()
    m.charcoal = m.plastic
    job_card(m, material("mark", "#ff3d0c", 0.7, specular=0.2)).rotation_euler = (0, 0, math.radians(12))
    group(pencil(m, m.graphite), (0.162, -0.115, 0), (0, 0, math.radians(97)))
    table(0.36, key=0.8, face=4)
    camera((-0.06, -1.05, 1.50), (0.022, 0.0, 0.0), 152, 14)


def sockets_on_a_rail():
    """Four deep impact sockets in their sizes on an orange rail."""
    m = house_materials()
    m.chrome = m.gunmetal
    parts = [box("rail", (0.140, 0.034, 0.010), (0, 0, 0.005), m.paint, 0)]
    x = -0.062
    for size in (0.011, 0.015, 0.019, 0.024):
        reach = size / 2 + 0.0042
        parts.append(group(socket(m, size, 0.052 + size), (x + reach, 0, 0.010)))
        x += 2 * reach + 0.006
    group(parts, rotation=(0, 0, math.radians(-24)))
    table(0.18, face=8)
    camera((-0.08, -1.10, 0.48), (0, 0, 0.036), 232, 14)


def fuses():
    """Three blade fuses standing one behind the other, the front one orange."""
    m = house_materials()
    m.brass = m.zinc
    blue, green = (material(name, tone, 0.3, coat=0.6) for name, tone in (("15 A", "#3f6f96"), ("30 A", "#3d6b51")))
    for place, surface, amperes in ((-1, m.paint, 10), (0, blue, 15), (1, green, 30)):
        fuse = blade_fuse(m, surface, amperes, 1.5)
        fuse.location, fuse.rotation_euler = (0.026 * place, 0.018 * place, 0), (0, 0, math.radians(18))
    table(0.12, face=8)
    camera((-0.05, -0.75, 0.26), (0.002, 0, 0.019), 262, 14)


def hammer_and_dolly():
    """A panel hammer with an orange handle, a dolly beside it."""
    m = house_materials()
    tool = panel_hammer(m, m.paint)
    tool.parent = empty(location=(0.050, -0.075, 0.026), rotation=(math.radians(-2), 0, math.radians(40)))
    m.steel = m.lead
    block = dolly(m)
    block.scale, block.location, block.rotation_euler = (1.25,) * 3, (0.070, 0.080, 0), (0, 0, math.radians(-16))
    table(0.36, face=8)
    camera((0, -1.5, 1.66), (0, 0.035, 0.01), 226, 14)


def fan_of_colours():
    """A fan of sprayed cards, the orange one on top."""
    m = house_materials()
    *others, orange = (material(tone, tone, 0.55, specular=0.2) for tone in ("#1d2730", "#2f5142", "#4a6a88", "#a98f5c", "#ff3d0c"))
    fan = colour_cards(m, orange, others=others)
    fan.rotation_euler, fan.location = (0, 0, math.radians(4)), (0, -0.060, 0)
    table(0.30, face=8)
    camera((-0.12, -0.72, 1.55), (-0.012, 0.006, 0), 226, 14)


def wheel_nuts():
    """A deep socket and three wheel nuts, one of them orange, lying."""
    m = house_materials()
    m.chrome = m.gunmetal
    group(socket(m, 0.021, 0.078), (-0.030, 0.010, 0), name="deep socket")
    for x, y in ((0.010, 0.024), (0.042, 0.006)):
        wheel_nut(m, m.lead).location = (x, y, 0)
    marked = wheel_nut(m, m.paint)
    marked.rotation_euler, marked.location = (0, math.radians(-90), math.radians(52)), (0.014, -0.026, 0.0105)
    table(0.14, face=8)
    camera((-0.06, -0.85, 0.38), (0.007, 0, 0.036), 244, 14)
