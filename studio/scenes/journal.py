"""The posts' pictures: a still life each."""

import math

from mathutils import Vector, noise

from kit.cabin import headlight
from kit.counter import job_card
from kit.electrics import conduit
from kit.gauges import dipstick, oil_jug, tread_gauge
from kit.voltage import service_plug
from kit.layers import layered
from kit.lettering import lettering
from kit.shapes import box, cylinder, empty, extruded, group, lathe, polygons, rounded_rectangle, through, tube
from kit.spares import oil_filter
from kit.studio import camera, house_materials, material, table
from kit.tools import inspection_torch
from kit.wheels import rim, tyre

SIGNAL = "#e2440a"


def tread_depth():
    """The crown of a new tyre, a gauge with an orange barrel standing on it, its pin in a groove, on ink."""
    m = house_materials()
    wheel = group(tyre(m))
    wheel.rotation_euler = (math.radians(90), 0, 0)
    place = empty(location=(0, 0, 0.328), rotation=(0, 0, math.radians(62)))
    gauge = group(tread_gauge(m, material("barrel", SIGNAL, 0.35, coat=0.6), 0.0050), (0, -0.0225, 0.3277))
    gauge.scale = (1.45,) * 3
    wheel.parent = gauge.parent = place
    table(0.72, dark=True, face=18, fill=2.4)
    camera((-0.42, -1.55, 1.22), (0.0, -0.02, 0.625), 100, 16, (0, -0.02, 0.67))


def torch_and_card():
    """A pair of headlights, a job card with orange ticks leaning in front of them, and a work torch, on ink."""
    m = house_materials()
    clear = material("indicator", "#d9d4c8", 0.2, coat=1, coat_rough=0.02)
    for place, turn in (((-0.165, 0.030, 0.097), 16), ((0.040, 0.105, 0.097), 24)):
        light = group(headlight(m, clear), rotation=(math.radians(84), 0, 0))
        light.parent = empty(location=place, rotation=(0, 0, math.radians(turn)))
    card = job_card(m, m.paint)
    card.parent = empty(location=(0.205, -0.015, 0.150), rotation=(math.radians(66), 0, math.radians(-16)))
    group(inspection_torch(m, m.charcoal), (-0.150, -0.140, 0.018), (math.radians(-55), 0, math.radians(10)))
    table(0.36, dark=True, face=12, fill=2.4)
    camera((-0.20, -1.75, 0.62), (0.03, 0.0, 0.120), 88, 16, (-0.05, -0.04, 0.1))


def service_on_the_bench():
    """An oil jug, a new oil filter and the sticker for the windscreen; in front a dipstick with an orange loop on a folded cloth, on ink."""
    m = house_materials()
    loop = material("loop", SIGNAL, 0.4, coat=0.3)
    oil = material("oil", "#8a5312", 0.06, coat=1, coat_rough=0.01, specular=0.8)
    linen = material("linen", "#8f8a80", 0.9, specular=0.1, bump=(1400, 0.5, 0.0008))
    group(oil_jug(m, m.zinc), (0.100, 0.105, 0), (0, 0, math.radians(18)))
    group(oil_filter(m, material("filter", "#c9c4b9", 0.4, coat=0.5)), (-0.120, 0.062, 0.090), (math.radians(180), 0, 0.3))
    _sticker(m, (0.036, 0.012, 0.0465))
    for i, turn in enumerate((0, 0.7)):
        box("cloth", (0.40, 0.115, 0.0032), (0.010 + 0.002 * i, -0.102, 0.0016 + 0.0031 * i), linen, 0.0015, (0, 0, math.radians(7 + turn)))
    group(dipstick(m, loop, oil), (-0.145, -0.122, 0.0062), (0, 0, math.radians(8)))
    table(0.32, dark=True, face=12, fill=1.6)
    camera((-0.20, -1.45, 0.58), (0.008, 0.0, 0.072), 92, 14, (0, -0.03, 0.05))


def _sticker(m, place):
    """The sticker that goes on the windscreen, 130 × 90 mm, leaning."""
    parts = [
        box("sticker", (0.130, 0.0008, 0.090), (0, 0, 0), m.bone, 0),
        box("head", (0.122, 0.0004, 0.022), (0, -0.0006, 0.030), m.paint, 0),
        lettering("NEXT SERVICE", 0.0145, (0, -0.0010, 0.030), m.ink),
        lettering("85,000 km", 0.0235, (0, -0.0008, 0.001), m.ink),
        lettering("or 04/07/25", 0.0145, (0, -0.0008, -0.026), m.ink),
    ]
    group(parts, place, (math.radians(-16), 0, math.radians(-10)))


def high_voltage():
    """The service plug of a hybrid and the plug of its orange high-voltage cable, on ink."""
    m = house_materials()
    orange = material("high voltage", SIGNAL, 0.42, specular=0.4)
    plug = service_plug(m, orange)
    plug.location, plug.rotation_euler = (-0.095, -0.045, 0), (0, 0, math.radians(24))
    shell = [
        extruded("housing", rounded_rectangle(0.078, 0.060, 0.010), 0.044, m.charcoal, 0.004),
        box("collar", (0.084, 0.012, 0.050), (0, -0.028, 0.0245), m.charcoal, 0.004),
        box("mouth", (0.066, 0.004, 0.034), (0, -0.0335, 0.024), m.black, 0.002),
        box("latch", (0.030, 0.046, 0.008), (0, -0.004, 0.047), m.graphite, 0.003),
    ]
    for x in (-0.018, 0.018):
        shell.append(box("jaws", (0.025, 0.004, 0.011), (x, -0.0355, 0.024), m.copper, 0.001))
        shell.append(box("slot", (0.021, 0.0044, 0.006), (x, -0.0357, 0.024), m.black, 0))
        shell.append(cylinder("gland", 0.0145, 0.022, (x, 0.040, 0.022), m.graphite, 0.003, 64, (math.radians(90), 0, 0)))
        bend = [
            (x, 0.045, 0.022),
            (x * 1.05, 0.085, 0.018),
            (x * 1.2 + 0.02, 0.150, 0.0125),
            (x * 1.6 + 0.09, 0.235, 0.0125),
            (x * 2 + 0.24, 0.300, 0.0125),
            (x * 2 + 0.50, 0.33, 0.0125),
        ]
        shell.append(conduit(m, through(bend), 0.0115, orange))
    group(shell, (0.075, -0.040, 0), (0, 0, math.radians(-20)))
    table(0.30, dark=True, face=12, fill=1.8)
    camera((-0.16, -1.35, 0.62), (0.018, 0.008, 0.030), 116, 14, (0, -0.03, 0.03))


def sand_and_hose():
    """A wheel that stands in beach sand, sand in its tread and salt on its rim, an orange hose with a brass nozzle in front of it, on ink."""
    m = house_materials()
    turn = math.radians(28)
    sand = {"base": "#b59a73", "other": "#8d744f", "grain": 260, "rough": 0.95, "specular": 0.1, "bump": ((900, 0.9, 0.002),)}
    rubber = {"base": "#1d1e20", "rough": 0.6, "specular": 0.35}
    salt = {"base": "#c9c6bf", "other": "#9d9a93", "grain": 200, "rough": 0.9, "specular": 0.2, "bump": ((700, 0.5, 0.001),)}
    low = (0.0, -0.31, 0.0, 0.36, 0.30, 0.30)  # in the wheel's own coordinates, where −Y points down once it is upright
    m.rubber = layered("sandy rubber", [low], [(0, 0, rubber), (0.02, 0.06, salt), (0.22, 0.07, sand)], 0.55, 22)
    metal = {"base": (0.6, 0.6, 0.59, 1), "rough": 0.28, "metal": 1.0}
    face = layered("salty rim", [low], [(0, 0, metal), (-0.10, 0.10, salt), (0.16, 0.07, sand)], 0.6, 30)
    wheel = group([*tyre(m), *rim(m, face, m.black_metal, m.gunmetal)])
    wheel.rotation_euler = (math.radians(90), 0, 0)
    wheel.parent = empty(location=(-0.05, 0.12, 0.320), rotation=(math.radians(-3), 0, turn))
    _sand(material("sand", "#b59a73", 0.95, specular=0.1, bump=(700, 0.8, 0.002)), (-0.05, 0.10))
    hose = material("hose", SIGNAL, 0.45, specular=0.4)
    line = [
        (0.155, -0.235, 0.014),
        (0.20, -0.225, 0.012),
        (0.30, -0.16, 0.0105),
        (0.36, -0.02, 0.0105),
        (0.30, 0.16, 0.0105),
        (0.34, 0.38, 0.0105),
        (0.62, 0.52, 0.0105),
        (1.2, 0.55, 0.0105),
    ]
    tube("hose", through(line), 0.0105, hose)
    nozzle = lathe(
        "nozzle",
        [
            (0.004, 0),
            (0.0085, 0.001, 0.001),
            (0.0105, 0.028, 0.002),
            (0.0135, 0.032, 0.001),
            (0.0135, 0.060, 0.001),
            (0.0115, 0.064, 0.001),
            (0.0115, 0.088, 0.001),
            (0, 0.088),
        ],
        m.brass,
        96,
        0.001,
    )
    nozzle.rotation_euler, nozzle.location = (0, math.radians(90), math.radians(14)), (0.075, -0.255, 0.0136)
    table(0.66, dark=True, face=14, fill=2.0)
    camera((-0.35, -2.9, 0.82), (0.03, 0.02, 0.285), 92, 14, (0, -0.08, 0.28))


def _sand(surface, middle, reach=0.30, tall=0.040):
    """A low heap of sand, ragged at its rim."""
    rings_, around = 46, 160
    points, faces = [(*middle, tall)], []
    for k in range(1, rings_ + 1):
        for i in range(around):
            turn = 2 * math.pi * i / around
            edge = reach * (
                1
                + 0.22 * noise.noise(Vector((2.2 * math.cos(turn), 2.2 * math.sin(turn), 4)))
                + 0.05 * noise.noise(Vector((14 * math.cos(turn), 14 * math.sin(turn), 1)))
            )
            share = k / rings_
            x, y = middle[0] + edge * share * math.cos(turn) * 1.25, middle[1] + edge * share * math.sin(turn)
            rough = 0.006 * noise.noise(Vector((x * 22, y * 22, 0))) + 0.002 * noise.noise(Vector((x * 90, y * 90, 2)))
            points.append((x, y, max((tall * (1 - share**1.6) + rough * (1 - share**4)), -0.002)))
    faces += [(0, 1 + i, 1 + (i + 1) % around) for i in range(around)]
    for k in range(rings_ - 1):
        a, b = 1 + k * around, 1 + (k + 1) * around
        faces += [(a + i, b + i, b + (i + 1) % around, a + (i + 1) % around) for i in range(around)]
    return polygons("sand", points, faces, surface, None)
