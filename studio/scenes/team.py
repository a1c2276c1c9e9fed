"""
The team: each person is shown by a tool or part of their trade, large in a square, on a bone table. All share a camera,
and all but the job card a light, so that they stand on one bench.
"""

import math

from kit.bodyshop import colour_cards
from kit.counter import sharpened_pencil, wide_job_card
from kit.gauges import slide_gauge
from kit.handtools import blade_fuse, dolly, panel_hammer
from kit.shapes import box, cylinder, empty, group
from kit.studio import WARM, camera, house_materials, material, softbox, table
from kit.tools import socket
from kit.wheels import tread_block

TURN = math.radians(-24)


def bench(width, aside, rise):
    """The bench that the row shares, `width` metres of it in sight. aside and rise shift the picture, in widths: the tools stand on one line."""
    table(width, key=0.42, fill=0.6, face=8)
    shadow = 150 * width * width
    softbox(
        (-0.5 * width, 0.8 * width, 2.6 * width), (0, 0, 0), (0.5 * width, 0.5 * width), shadow, WARM
    )  # small, so that the shadow is seen
    camera((-0.5 * width, -6.0 * width, 2.2 * width), (0, 0, 0), 231, 14, shift=(aside, rise))


def job_card_and_pencil():
    """The job card on its clipboard, leaning back in a black block, a pencil in front of it."""
    m = house_materials()
    board = material("board", "#2a2c2f", 0.5, specular=0.3)
    black = material("stand", "#1d1f22", 0.5, specular=0.3)
    paper = material("paper", "#f1eee8", 0.8, specular=0.2)
    ink = material("printing ink", "#15181d", 0.8, specular=0.1)
    steel = material("spring steel", (0.20, 0.20, 0.205, 1), 0.27, 1)  # a brighter one would look like paper
    wood = material("wood", "#d3b184", 0.7, specular=0.2)
    card = wide_job_card(board, paper, ink, material("mark", "#ff3d0c", 0.7, specular=0.2), steel)
    card.location, card.rotation_euler = (0, 0, 0.018), (math.radians(62), 0, 0)
    stand = box("stand", (0.190, 0.060, 0.024), (0, 0.010, 0.012), black, 0.002)
    pencil = group(sharpened_pencil(m.ink, m.graphite, wood, m.graphite), (-0.108, -0.062, 0), (0, 0, math.radians(8)))
    group([card, stand, pencil], rotation=(0, 0, TURN))
    width = 0.346
    table(width, key=0.12, fill=0.6, face=8)
    softbox(
        (-0.1 * width, 0.1 * width, 3.0 * width), (0, 0, 0), (1.6 * width, 1.6 * width), 190 * width * width, WARM
    )  # large and overhead: from the bench's light, the board's shadow would run out of the picture
    camera((-0.5 * width, -6.0 * width, 2.2 * width), (0, 0, 0), 231, 14, shift=(0.06, 0.366))


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
    group(parts, rotation=(0, 0, TURN))
    bench(0.191, 0.010, 0.346)


def fuses():
    """Three blade fuses plugged into a black fuse block with screw terminals, the largest one orange."""
    m = house_materials()
    m.blade = material("blade", (0.25, 0.247, 0.24, 1), 0.3, 1)  # a brighter one would be as light as the backdrop
    black = material("fuse block", "#1d1f22", 0.5, specular=0.3)
    blue, green = (material(name, tone, 0.3, coat=0.6) for name, tone in (("15 A", "#3f6f96"), ("30 A", "#3d6b51")))
    parts = [
        box("block", (0.106, 0.026, 0.026), (0, 0.006, 0.013), black, 0.0015),
        box("terminal strip", (0.106, 0.020, 0.013), (0, -0.014, 0.0065), black, 0.001),
    ]
    for place, surface, amperes in ((-0.0345, blue, 15), (0, green, 30), (0.0345, m.paint, 40)):  # colours as in ISO 8820
        fuse = blade_fuse(m, surface, amperes, 1.65)
        fuse.location = (place, 0.006, 0.0105)
        parts += [
            fuse,
            cylinder("screw", 0.0055, 0.003, (place, -0.015, 0.0145), m.blade, 0.0008),
            box("screw slot", (0.0098, 0.0014, 0.0004), (place, -0.015, 0.016), m.black, 0, (0, 0, 0.5)),
            *(box("fuse slot", (0.0115, 0.0042, 0.0004), (place + x, 0.006, 0.026), m.black, 0) for x in (-0.0107, 0.0107)),
        ]
    group(parts, rotation=(0, 0, TURN))
    bench(0.154, 0.008, 0.324)


def hammer_and_dolly():
    """A panel hammer standing on its face, its orange handle across a dolly."""
    m = house_materials()
    m.steel = material("polished steel", (0.46, 0.46, 0.455, 1), 0.14, 1)
    m.wood = material("wood", "#d3b184", 0.7, specular=0.2)
    tool = panel_hammer(m, m.paint)
    tool.parent = empty(location=(0.12, 0, 0.051), rotation=(0, math.radians(-90), math.radians(90)))
    block = dolly(m)
    block.scale, block.location, block.rotation_euler = (1.11,) * 3, (-0.005, -0.012, 0), (0, 0, math.radians(10))
    group([tool.parent, block], rotation=(0, 0, 2 * TURN))
    bench(0.32, -0.02, 0.299)


def fan_of_colours():
    """A fan of sprayed cards standing in a black block, the orange one in front."""
    m = house_materials()
    *others, orange = (material(tone, tone, 0.55, specular=0.2) for tone in ("#1d2730", "#2f5142", "#4a6a88", "#a98f5c", "#f04210"))
    black = material("stand", "#1d1f22", 0.5, specular=0.3)
    m.brass = m.bone  # a rivet of brass would mirror the dark studio
    fan = colour_cards(m, orange, others=others, apart=26)
    fan.scale, fan.location, fan.rotation_euler = (1, 1, 0.4), (0, -0.002, 0.034), (math.radians(72), 0, 0)
    stand = box("stand", (0.190, 0.054, 0.026), (0, 0, 0.013), black, 0.002)
    slot = box("slot", (0.112, 0.020, 0.0004), (0, -0.007, 0.026), m.black, 0)
    group([fan, stand, slot], rotation=(0, 0, TURN))
    bench(0.355, 0.025, 0.364)


def tread_measured():
    """A piece of a tyre's tread, a gauge with an orange slide standing in its middle groove."""
    m = house_materials()
    cut = material("cut rubber", "#2b2c2e", 0.75, specular=0.25)
    gauge = slide_gauge(m, m.paint, 0.0112)
    gauge.scale, gauge.location = (0.8,) * 3, (0, -0.0395, -0.0024)  # near the front, so that its tongue is seen in the groove
    group([*tread_block(m, cut), gauge], (0, 0, 0.026), (0, 0, TURN))
    bench(0.193, -0.002, 0.297)
