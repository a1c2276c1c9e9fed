"""The team: each person is shown by a tool or part of their trade, in a square picture."""

import math

from kit.bodyshop import colour_cards
from kit.handtools import blade_fuse, counter_bell, dolly, panel_hammer, wheel_nut
from kit.shapes import box, empty, group
from kit.studio import camera, house_materials, material, table
from kit.tools import socket

SIGNAL = "#ff3d0c"


def bell():
    """The bell on the counter, on an orange foot, on bone."""
    m = house_materials()
    counter_bell(m, material("foot", SIGNAL, 0.35, coat=0.6))
    table(0.12, face=7)
    camera((-0.05, -0.62, 0.26), (0, 0, 0.034), 134, 14, (0, -0.035, 0.03))


def sockets_on_a_rail():
    """Five sockets in their sizes on an orange rail, on ink."""
    m = house_materials()
    m.chrome = m.milled  # on the dark backdrop, chrome would reflect only darkness
    parts = [box("rail", (0.205, 0.024, 0.010), (0, 0, 0.005), material("rail", SIGNAL, 0.35, coat=0.5), 0.003)]
    x = -0.084
    for size in (0.010, 0.013, 0.017, 0.021, 0.024):
        reach = size / 2 + 0.0042
        parts.append(group(socket(m, size, 0.032 + size * 0.45), (x + reach, 0, 0.010)))
        x += 2 * reach + 0.005
    group(parts, (-0.005, 0, 0), (0, 0, math.radians(-24)))
    table(0.20, dark=True, face=14, fill=1.8)
    camera((-0.12, -1.0, 0.42), (0.002, 0, 0.024), 152, 14, (0, -0.03, 0.03))


def fuses():
    """Three blade fuses standing, the middle one orange, on bone."""
    m = house_materials()
    for x, y, turn, tone in ((-0.030, 0.014, 24, "#2c4a66"), (0.0, -0.010, 10, SIGNAL), (0.030, 0.010, -16, "#6a7076")):
        fuse = blade_fuse(m, material("fuse", tone, 0.25, coat=0.4), 1.5)
        fuse.location, fuse.rotation_euler = (x, y, 0), (0, 0, math.radians(turn))
    table(0.10, face=7)
    camera((-0.05, -0.50, 0.17), (0, 0, 0.019), 142, 16, (0, -0.01, 0.02))


def hammer_and_dolly():
    """A panel hammer with an orange handle across a dolly, on ink."""
    m = house_materials()
    m.chrome, m.steel = m.milled, m.alloy
    tool = panel_hammer(m, material("handle", SIGNAL, 0.4, coat=0.5))
    tool.parent = empty(location=(-0.055, -0.055, 0.052), rotation=(math.radians(-9.3), 0, math.radians(-44)))
    block = dolly(m)
    block.scale, block.location, block.rotation_euler = (1.15,) * 3, (-0.030, -0.005, 0), (0, 0, math.radians(22))
    table(0.28, dark=True, face=15, fill=1.8)
    camera((-0.16, -1.2, 0.62), (0.038, 0.042, 0.028), 172, 16, (-0.04, -0.05, 0.05))


def fan_of_colours():
    """A fan of sprayed cards, the orange one on top, on bone."""
    m = house_materials()
    shades = [material("shade", tone, 0.3, coat=1) for tone in ("#1e2126", "#5f6a72", "#3f4f63", "#2f4a44")]
    fan = colour_cards(m, material("match", SIGNAL, 0.3, coat=1), shades)
    fan.rotation_euler, fan.location = (0, 0, math.radians(4)), (0.0, -0.060, 0)
    table(0.26, face=6)
    camera((-0.10, -0.85, 0.80), (0.0, 0.005, 0.004), 150, 16, (0, -0.02, 0.01))


def wheel_nuts():
    """Five wheel nuts and their deep socket, one nut orange, on ink."""
    m = house_materials()
    m.chrome = m.milled
    deep = group(socket(m, 0.019, 0.078), (-0.034, 0.030, 0))
    deep.name = "deep socket"
    places = ((0.012, 0.022, 0), (0.046, 0.006, 0), (0.010, -0.020, 0), (-0.030, -0.024, 0))
    for x, y, z in places:
        wheel_nut(m, m.chrome).location = (x, y, z)
    marked = wheel_nut(m, material("marked nut", SIGNAL, 0.3, coat=0.6))
    marked.rotation_euler, marked.location = (0, math.radians(90), math.radians(-38)), (0.038, -0.038, 0.0098)
    table(0.15, dark=True, face=14, fill=1.8)
    camera((-0.08, -0.82, 0.36), (0.004, 0, 0.030), 158, 16, (0, -0.02, 0.02))
