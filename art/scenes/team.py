"""The team: each person is shown by a tool or part of their trade, large in a square, on a bone table."""

import math

from kit.bodyshop import colour_cards
from kit.counter import job_card, sharpened_pencil
from kit.gauges import slide_gauge
from kit.handtools import blade_fuse, dolly, panel_hammer
from kit.shapes import box, empty, group
from kit.studio import camera, house_materials, material, table
from kit.tools import socket
from kit.wheels import tread_block


def job_card_and_pencil():
    """The job card on its clipboard, ticked in orange, a pencil beside it."""
    m = house_materials()
    m.charcoal = material("board", "#1d1f22", 0.5, specular=0.3)
    clip = material("clip", (0.065, 0.065, 0.07, 1), 0.22, 1)  # a brighter one would mirror the softbox and look like paper
    job_card(m, material("mark", "#ff3d0c", 0.7, specular=0.2), clip).rotation_euler = (0, 0, math.radians(12))
    wood = material("wood", "#d3b184", 0.7, specular=0.2)
    group(sharpened_pencil(m.ink, m.bone, wood, m.graphite), (0.172, -0.095, 0), (0, 0, math.radians(99)))
    table(0.36, key=0.8, face=4)
    camera((-0.06, -1.05, 1.50), (0.022, 0.0, 0.0), 152, 14, shift=(0, 0.052))


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
    camera((-0.08, -1.10, 0.48), (0, 0, 0.036), 232, 14, shift=(0, 0.157))


def fuses():
    """Three blade fuses standing one behind the other, the front one orange."""
    m = house_materials()
    m.blade = material("blade", (0.25, 0.247, 0.24, 1), 0.3, 1)  # a brighter one would be as light as the backdrop
    blue, green = (material(name, tone, 0.3, coat=0.6) for name, tone in (("15 A", "#3f6f96"), ("30 A", "#3d6b51")))
    for place, surface, amperes in ((-1, m.paint, 10), (0, blue, 15), (1, green, 30)):
        fuse = blade_fuse(m, surface, amperes, 1.5)
        fuse.location, fuse.rotation_euler = (0.0295 * place, 0.018 * place, 0), (0, 0, math.radians(18))
    table(0.12, face=8)
    camera((-0.05, -0.75, 0.26), (0.002, 0, 0.019), 248, 14, shift=(0, 0.170))


def hammer_and_dolly():
    """A panel hammer with an orange handle, a dolly beside it."""
    m = house_materials()
    m.steel = material("polished steel", (0.46, 0.46, 0.455, 1), 0.14, 1)
    m.wood = material("wood", "#d3b184", 0.7, specular=0.2)
    tool = panel_hammer(m, m.paint)
    tool.parent = empty(location=(0.050, -0.075, 0.021), rotation=(math.radians(-1.4), 0, math.radians(40)))
    block = dolly(m)
    block.scale, block.location, block.rotation_euler = (1.3,) * 3, (0.075, 0.080, 0), (0, 0, math.radians(-30))
    table(0.36, face=8)
    camera((0, -1.5, 1.66), (0, 0.035, 0.01), 226, 14, shift=(-0.028, 0.076))


def fan_of_colours():
    """A fan of sprayed cards, the orange one on top."""
    m = house_materials()
    *others, orange = (material(tone, tone, 0.55, specular=0.2) for tone in ("#1d2730", "#2f5142", "#4a6a88", "#a98f5c", "#ff3d0c"))
    fan = colour_cards(m, orange, others=others)
    fan.rotation_euler, fan.location = (0, 0, math.radians(4)), (0, -0.060, 0)
    table(0.30, face=8)
    camera((-0.12, -0.72, 1.55), (-0.012, 0.006, 0), 226, 14, shift=(0, 0.101))


def tread_measured():
    """A piece of a tyre's tread, a gauge with an orange slide standing in its middle groove."""
    m = house_materials()
    cut = material("cut rubber", "#2b2c2e", 0.75, specular=0.25)
    gauge = slide_gauge(m, m.paint, 0.009)
    gauge.location = (0, -0.0395, -0.0024)  # near the front, so that its tongue is seen in the groove
    group([*tread_block(m, cut), gauge], (0, 0, 0.026), (0, 0, math.radians(-22)))
    table(0.18, face=8)
    camera((-0.05, -1.05, 0.42), (0, 0, 0.044), 216, 14, shift=(0, 0.070))
