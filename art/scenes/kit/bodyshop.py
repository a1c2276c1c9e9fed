"""Tools of panel and paint: measuring, pulling, sanding, lighting, polishing, and the stands that panels lie on."""

import math

import numpy as np
from mathutils import Matrix, Vector

from kit.shapes import box, cylinder, extruded, group, hexagon, lathe, rounded_rectangle, through, tube


def stand_on(thing, place, normal=(0, 0, 1), turn=0.0):
    """Set a thing down on a surface: its Z along the normal, turned by `turn` about it."""
    lean = Vector((0, 0, 1)).rotation_difference(Vector(normal))
    thing.rotation_mode = "QUATERNION"
    thing.rotation_quaternion = lean @ Matrix.Rotation(turn, 3, "Z").to_quaternion()
    thing.location = place
    return thing


def on_flank(car, x, z, side=-1):
    """(place, normal) on the car's side at x and z."""
    here, ahead, above = (float(car.surface_y(*at)[0]) for at in ((x, z), (x + 0.01, z), (x, z + 0.01)))
    normal = Vector((-(ahead - here) / 0.01, 1, -(above - here) / 0.01)).normalized()
    return (x, side * here, z), (normal.x, side * normal.y, normal.z)


def on_top(car, x, y):
    """(place, normal) on bonnet, roof or boot lid at x and y."""
    here, ahead, aside = (car.skin_z(*at) for at in ((x, y), (x + 0.02, y), (x, y + 0.02)))
    normal = Vector((-(ahead - here) / 0.02, -(aside - here) / 0.02, 1)).normalized()
    return (x, y, here), tuple(normal)


def trestle(m, location=(0, 0, 0), turn=0.0, height=0.62, length=1.3, bar=None):
    """A panel stand: two A-frames of tube with padded bars along X at ± 0.22 in Y."""
    bar = bar or m.graphite
    parts, half, top = [], length / 2, 0.22
    for x in (-half * 0.8, half * 0.8):
        for side in (1, -1):
            parts.append(tube("leg", [(x, side * (top + 0.12), 0.012), (x, side * top, height - 0.03)], 0.014, bar))
            parts.append(cylinder("foot", 0.022, 0.024, (x, side * (top + 0.12), 0.012), m.rubber, 0.004, 32))
        parts.append(tube("cross bar", [(x, -top - 0.07, height * 0.42), (x, top + 0.07, height * 0.42)], 0.011, bar))
    for side in (1, -1):
        parts.append(tube("rail", [(-half, side * top, height - 0.03), (half, side * top, height - 0.03)], 0.014, bar))
        parts.append(tube("pad", [(-half * 0.95, side * top, height - 0.025), (half * 0.95, side * top, height - 0.025)], 0.025,
            m.plastic))
    parts.append(tube("tie", [(-half * 0.8, 0, height * 0.42), (half * 0.8, 0, height * 0.42)], 0.011, bar))
    return group(parts, location, (0, 0, turn), "trestle")


def tram_gauge(m, accent, length=1.3, reach=0.28, drop=None):
    """A measuring bar along X with two pointers that hang down by `reach` (and `drop`, at the far end); the tips at z = 0."""
    parts = [box("bar", (length, 0.030, 0.030), (0, 0, reach), m.alloy, 0.004)]
    for i in range(int(length / 0.02)):
        tall = 0.016 if i % 5 == 0 else 0.009
        parts.append(box("mark", (0.0012, 0.001, tall), (-length / 2 + 0.02 * i + 0.01, -0.0152, reach), m.ink, 0))
    for x, down in ((-length / 2 + 0.07, reach), (length / 2 - 0.07, drop or reach)):
        parts.append(box("slide", (0.055, 0.046, 0.052), (x, 0, reach), accent, 0.006))
        parts.append(cylinder("screw", 0.012, 0.03, (x, -0.036, reach), m.charcoal, 0.003, 32, (math.pi / 2, 0, 0)))
        tip = [(0, 0), (0.0015, 0.002), (0.006, 0.035, 0.002), (0.006, down + 0.06, 0.001), (0, down + 0.06)]
        pointer = lathe("pointer", tip, m.steel, 48)
        pointer.location = (x, 0, reach - down)
        parts.append(pointer)
        parts.append(box("end", (0.006, 0.034, 0.034), (math.copysign(length / 2, x), 0, reach), m.charcoal, 0.003))
    return group(parts, name="tram gauge")


def pull_tower(m, accent, location, turn=0.0, height=1.25):
    """A pulling post on its base, a collar in a colour that slides on it; hook the chain to (0.16, 0, 0.62)."""
    parts = [
        box("base", (0.80, 0.40, 0.09), (0.12, 0, 0.055), m.graphite, 0.012),
        box("post", (0.14, 0.14, height), (0, 0, height / 2 + 0.09), m.charcoal, 0.012),
        box("collar", (0.19, 0.19, 0.16), (0, 0, 0.62), accent, 0.014),
        box("pulley block", (0.10, 0.07, 0.10), (0.13, 0, 0.62), m.graphite, 0.01),
        cylinder("ram", 0.045, 0.38, (-0.13, 0, 0.30), m.steel, 0.006, 64),
        cylinder("ram's rod", 0.026, 0.26, (-0.13, 0, 0.60), m.chrome, 0.004, 48),
        box("ram's head", (0.20, 0.12, 0.05), (-0.09, 0, 0.75), m.graphite, 0.01),
    ]
    for x in (-0.24, 0.46):
        for side in (1, -1):
            parts.append(cylinder("castor", 0.03, 0.03, (x, side * 0.17, 0.03), m.rubber, 0.006, 32, (math.pi / 2, 0, 0)))
    return group(parts, location, (0, 0, turn), "pull tower")


def chain(m, start, end, link=0.042):
    """Taut links between two places."""
    start, end = Vector(start), Vector(end)
    way, count = end - start, max(2, int((end - start).length / (link * 0.72)))
    lean = Vector((1, 0, 0)).rotation_difference(way.normalized())
    parts = []
    for i in range(count):
        turns = np.linspace(0, 2 * math.pi, 24, endpoint=False)
        half, wide = link * 0.525, link * 0.3
        loop = [(half * math.cos(t) + math.copysign(link * 0.05, math.cos(t)), wide * math.sin(t), 0) for t in turns]
        ring = tube("link", loop, 0.0055, m.steel, closed=True)
        ring.rotation_mode = "QUATERNION"
        ring.rotation_quaternion = lean @ Matrix.Rotation(math.pi / 2 * (i % 2), 3, "X").to_quaternion()
        ring.location = start + way * ((i + 0.5) / count)
        parts.append(ring)
    return group(parts, name="chain")


def pull_plate(m, accent):
    """A plate bolted to what is pulled, its face at x = 0 towards −X, its eye at (−0.06, 0, 0)."""
    parts = [box("plate", (0.014, 0.12, 0.11), (-0.007, 0, 0), accent, 0.004)]
    corners = [(y, z) for y in (-0.042, 0.042) for z in (-0.036, 0.036)]
    parts += [hexagon("bolt", 0.017, 0.012, (-0.019, y, z), m.zinc, (0, math.pi / 2, 0)) for y, z in corners]
    turns = np.linspace(0, 2 * math.pi, 32, endpoint=False)
    parts.append(tube("eye", [(-0.042 + 0.028 * math.cos(t), 0.028 * math.sin(t), 0) for t in turns], 0.009, m.steel,
        closed=True))
    return group(parts, name="pull plate")


def spreader(m):
    """A filler spreader, 100 mm, lying: a thin blade in a grip."""
    return group(
        [
            box("blade", (0.10, 0.075, 0.0012), (0, -0.03, 0.003), m.steel, 0),
            box("grip", (0.104, 0.030, 0.010), (0, 0.018, 0.006), m.plastic, 0.004),
        ],
        name="spreader",
    )


def filler_board(m, paste):
    """A mixing board with a heap of filler and its spreader."""
    heap = lathe("heap", [(0, 0.026), (0.020, 0.022, 0.01), (0.050, 0.008, 0.01), (0.064, 0.0)], paste, 64, 0.004, sharp=None)
    for vertex in heap.data.vertices:
        turn = math.atan2(vertex.co.y, vertex.co.x)
        vertex.co.x *= 1 + 0.16 * math.sin(3 * turn) + 0.08 * math.sin(7 * turn + 1)
        vertex.co.y *= 1 + 0.12 * math.cos(2 * turn)
    heap.location = (-0.05, 0.02, 0.008)
    blade = spreader(m)
    blade.location, blade.rotation_euler = (0.075, 0.0, 0.008), (0, 0, 0.5)
    return group([box("board", (0.30, 0.22, 0.008), (0, 0, 0.004), m.bone, 0.003), heap, blade], name="filler board")


def polisher(m, pad):
    """A rotary polisher, 420 mm along +X, pad down on z = 0 under its head at the origin."""
    turned = [(0, 0), (0.034, 0.0, 0.01), (0.040, 0.05, 0.02), (0.034, 0.13, 0.02), (0.030, 0.30, 0.02), (0.033, 0.33, 0.01),
        (0, 0.335)]
    body = lathe("body", turned, m.charcoal, 96, 0.004, sharp=50)
    body.rotation_euler, body.location = (0, math.radians(86), 0), (0.03, 0, 0.105)
    foam = lathe("pad", [(0, 0), (0.070, 0, 0.006), (0.082, 0.010, 0.006), (0.080, 0.030, 0.006), (0.072, 0.034)], pad, 128,
        0.002)
    plate = lathe("backing", [(0.073, 0.033), (0.070, 0.040, 0.003), (0.03, 0.046, 0.003), (0.014, 0.050)], m.plastic, 96)
    head = lathe("head", [(0.014, 0.048), (0.030, 0.056, 0.004), (0.036, 0.075, 0.006), (0.036, 0.125, 0.010),
        (0.02, 0.136, 0.006), (0, 0.138)], m.alloy, 96)
    loop = through([(0.02, -0.04, 0.10), (0.00, -0.075, 0.14), (-0.01, 0, 0.175), (0.00, 0.075, 0.14), (0.02, 0.04, 0.10)])
    cable = through([(0.36, 0, 0.08), (0.46, 0.02, 0.03), (0.56, 0.10, 0.006), (0.70, 0.12, 0.006)])
    parts = [body, foam, plate, head, tube("handle", loop, 0.012, m.plastic),
        box("switch", (0.07, 0.020, 0.016), (0.20, 0, 0.088), pad, 0.005)]
    return group(parts, name="polisher"), cable


def colour_cards(m, paint, shades, location=(0, 0, 0)):
    """A fan of sprayed test cards on a ring; shades are materials, `paint` the card that matches."""
    parts, fan = [], [*shades, paint]
    for i, shade in enumerate(fan):
        card = group(
            [
                extruded("card", rounded_rectangle(0.075, 0.150, 0.006, 0, 0.065), 0.0012, m.bone, 0.0002),
                extruded("sprayed", rounded_rectangle(0.069, 0.098, 0.003, 0, 0.086), 0.0016, shade, 0.0001),
            ]
        )
        card.location, card.rotation_euler = (0, 0, 0.0022 * i), (0, 0, math.radians(34 - 17 * i))
        parts.append(card)
    parts.append(cylinder("rivet", 0.005, 0.002 * len(fan) + 0.006, (0, 0, 0.006), m.brass, 0.001, 32))
    return group(parts, location, name="colour cards")


def gun_on_stand(m, gun, location, turn=0.0, height=0.75):
    """A spray gun hung on a floor stand, its nozzle towards −X; `gun` are its parts."""
    stand = [
        cylinder("base", 0.16, 0.02, (0, 0, 0.01), m.graphite, 0.006, 96),
        tube("stand", [(0, 0, 0.02), (0, 0, height)], 0.011, m.steel),
        tube("fork", [(-0.05, 0.026, height + 0.01), (0.03, 0.026, height), (0.03, -0.026, height),
            (-0.05, -0.026, height + 0.01)], 0.006, m.steel),
    ]
    held = group(gun, (0, 0, height + 0.025))
    return group([*stand, held], location, (0, 0, turn), "gun on its stand")
