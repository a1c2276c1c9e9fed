"""Tools and parts from the workshop floor that only drawings show, one function each."""

import math

from kit.bodyshop import polisher
from kit.line.printed import label, letters, shape, width_of
from kit.line.scribe import scribed
from kit.grinder import flap_disc, grinder
from kit.shapes import box, circle, cylinder, empty, extruded, group, hexagon, hole, ring, rounded_rectangle, through, tube
from kit.studio import house_materials


GAP = 0.024  # across the flats of the nut in the caliper's jaws
EDGE = -0.008  # the lower edge of its beam, where the two scales meet
ZERO, WINDOW = 0.014, (0.005, 0.0385)  # from the sliding jaw: the zero of its vernier, and its window


def vernier_caliper():
    """A vernier caliper that reads 24.0 mm across the flats of a nut. Phones show its outline, the nut and the size."""
    m = house_materials()
    corners = ring(GAP / math.sqrt(3), 6, first=math.radians(30))
    nut = extruded("nut", corners, 0.012, m.paint, 0, [hole(0.0072)])
    flat_nut = extruded("flat nut", corners, 0.0004, m.paint, 0, [hole(0.0072)])
    flat_nut.location.z += 0.010
    thread = scribed("thread", [(0.0084 * math.cos(k / 10), 0.0084 * math.sin(k / 10), 0.0121) for k in range(8, 55)], m.paint)
    chamfer = scribed("chamfer", [(x, y, 0.0121) for x, y in circle(GAP / 2 - 0.0006)], m.paint, True)
    parts = [*_beam(m), *_slider(m), *_scales(m), *_size(m), group([nut, flat_nut, thread, chamfer], (GAP / 2, -0.026, -0.004))]
    group(parts, rotation=(math.radians(72), math.radians(-6), math.radians(-6)))


def _beam(m):
    """The beam with the fixed jaws, and the depth rod, out as far as the jaws are open."""
    end = 0.090
    outline = [(-0.015, 0.008), (-0.015, -0.016), (-0.006, -0.043), (0, -0.046), (0, EDGE), (end, EDGE), (end, 0.008)]
    outline += [(0.008, 0.008), (0.0015, 0.021), (0, 0.021), (0, 0.008)]
    return [extruded("beam", outline, 0.004, m.steel, 0), box("rod", (GAP, 0.0028, 0.002), (end + GAP / 2, 0.001, 0.002), m.steel, 0)]


def _slider(m):
    """The sliding jaws in one with the window, a lock screw above and a thumb roller below."""
    low, top, end = -0.0185, 0.0115, 0.0445
    outline = [(0, top), (0, 0.021), (-0.0015, 0.021), (-0.008, top), (-0.008, 0.008), (0, 0.008)]
    outline += [(0, -0.046), (0.006, -0.043), (0.012, -0.024), (0.018, low), (end, low), (end, top)]
    left, right = WINDOW
    window = [(left, EDGE), (left, 0.0075), (right, 0.0075), (right, EDGE)]
    slides = [extruded("slide", outline, 0.007, m.steel, 0, [window]), extruded("plain slide", outline, 0.007, m.steel, 0)]
    for slide in slides:
        slide.location.z -= 0.0015
    upright = (math.radians(90), 0, 0)
    parts = [
        *slides,
        cylinder("stem", 0.0022, 0.003, (0.022, top + 0.0015, 0.002), m.steel, 0, rotation=upright),
        cylinder("lock screw", 0.0052, 0.006, (0.022, top + 0.006, 0.002), m.steel, 0, rotation=upright),
        cylinder("roller", 0.0060, 0.005, (end - 0.0085, low, 0.002), m.steel, 0),
    ]
    return [group(parts, (GAP, 0, 0))]


def _scales(m):
    """Millimetres on the beam and a vernier of ten divisions, 1.9 mm each, on the slider. The vernier's zero meets 24, its 10 meets 43."""
    parts = []

    def line(name, x, length, z):
        parts.append(scribed(name, [(x, EDGE, z), (x, EDGE + length, z)], m.steel))

    def figure(text, x, y, z):
        place = empty("figure", (x, y, z))
        label(text, 0.0037, place)
        parts.append(place)

    for k in range(73):
        if k < 10 or 16 <= k <= 48 or k > 55:
            line("graduation", ZERO + 0.001 * k, 0.008 if k % 10 == 0 else 0.006 if k % 5 == 0 else 0.004, 0.0042)
            if k in (0, 20, 30, 40, 60, 70):
                figure(str(k), ZERO + 0.001 * k, EDGE + 0.0115, 0.0042)
    for k in range(11):
        line("vernier", GAP + ZERO + 0.0019 * k, -0.0055 if k % 5 == 0 else -0.004, 0.0057)
        if k in (0, 5, 10):
            figure(str(k), GAP + ZERO + 0.0019 * k, EDGE - 0.0078, 0.0057)
    return parts


def _size(m):
    """Extension lines from the jaws, arrows between them and the size beside them. Phones show only the size, larger."""
    y, z, head = -0.050, 0.004, (0.0050, 0.0013)
    arrows = empty("size", (0, y, z))
    lines = [[(0, y, z), (GAP + 0.008, y, z)], *([(x, y + 0.0025, z), (x, y - 0.003, z)] for x in (0, GAP))]
    for x, way in ((0, 1), (GAP, -1)):
        shape([(x, 0), (x + way * head[0], head[1]), (x + way * head[0], -head[1])], arrows)
    beside = empty("size", (GAP + 0.0105 + 0.004 * width_of("24 mm"), y, z))
    label("24 mm", 0.008, beside, True)
    large = empty("large size", (GAP + 0.0165 + 0.0065 * width_of("24 mm"), -0.0335, z))
    letters("24 mm", 0.013, large)
    return [arrows, *(scribed("thin line", line, m.steel) for line in lines), beside, large]


def tool_trolley():
    """A roller cabinet, one drawer open on its spanners."""
    m = house_materials()
    width, depth, base, heights = 0.70, 0.44, 0.14, (0.16, 0.16, 0.11, 0.11, 0.075, 0.075)
    top = base + sum(heights) + 0.03
    parts = [
        box("cabinet", (width, depth, top - base), (0, 0, (top + base) / 2), m.charcoal, 0),
        box("worktop", (width + 0.05, depth + 0.04, 0.03), (0, 0, top + 0.015), m.charcoal, 0),
    ]
    z = base + 0.015
    for i, tall in enumerate(heights):
        out = 0.25 if i == 4 else 0.0
        front = -depth / 2 - 0.012 - out
        surface = m.paint if out else m.bone
        parts.append(box("drawer front", (width - 0.05, 0.022, tall - 0.014), (0, front, z + tall / 2), surface, 0))
        parts.append(box("pull", (width - 0.16, 0.018, 0.016), (0, front - 0.018, z + tall - 0.025), surface, 0))
        if out:
            floor = z + 0.012
            parts.append(box("drawer floor", (width - 0.07, out, 0.004), (0, front + out / 2, floor), surface, 0))
            for side in (1, -1):
                parts.append(
                    box(
                        "drawer side",
                        (0.008, out, tall - 0.02),
                        (side * (width / 2 - 0.035), front + out / 2, z + tall / 2 - 0.004),
                        surface,
                        0,
                    )
                )
            for k in range(5):
                x, long = -0.22 + 0.105 * k, 0.16 - 0.012 * k
                shank = [(x, front + 0.05, floor + 0.03), (x, front + 0.05 + long, floor + 0.03)]
                parts.append(tube("spanner", shank, 0.009, m.steel))
                parts.append(hexagon("ring", 0.042, 0.014, (*shank[0][:2], floor + 0.03), m.steel))
        z += tall
    for x in (-1, 1):
        for y in (-1, 1):
            wheel = cylinder("castor", 0.055, 0.035, (x * (width / 2 - 0.07), y * (depth / 2 - 0.06), 0.055), m.rubber)
            wheel.rotation_euler = (0, math.radians(90), 0)
            parts += [wheel, box("fork", (0.05, 0.06, 0.05), (x * (width / 2 - 0.07), y * (depth / 2 - 0.06), 0.118), m.steel, 0)]
    grip = through(
        [
            (width / 2, -0.13, top - 0.06),
            (width / 2 + 0.07, -0.13, top - 0.06),
            (width / 2 + 0.07, 0.13, top - 0.06),
            (width / 2, 0.13, top - 0.06),
        ],
        8,
    )
    parts.append(tube("handle", grip, 0.013, m.steel))
    group(parts, rotation=(0, 0, math.radians(-30)))


def colour_fan():
    """A fan of colour cards on a rivet, one of them the car's colour."""
    m = house_materials()
    for i in range(6):
        surface = m.paint if i == 3 else m.bone
        card = [extruded("card", rounded_rectangle(0.050, 0.150, 0.005, 0, -0.064), 0.0012, surface, 0)]
        for y in (-0.020, -0.062, -0.104):
            field = rounded_rectangle(0.042, 0.036, 0.002, 0, y - 0.012)
            card.append(scribed("field", [(x, at, 0.0016) for x, at in field], surface, True))
        group(card, (0, 0, 0.007 * i), (0, 0, math.radians(245 - 26 * i)))
    cylinder("rivet", 0.006, 0.004, (0, 0, 0.038), m.steel, 0)


def polishing():
    m = house_materials()
    polisher(m, m.paint).parent = empty(location=(-0.13, 0, 0), rotation=(0, 0, math.radians(-34)))


def cooling_fan():
    """An electric fan from the front: seven swept orange blades in a ring with three lugs."""
    m = house_materials()

    def arc(radius, start, end, x=0.0, y=0.0):
        return [(x + radius * math.cos(t), y + radius * math.sin(t), 0) for t in (start + (end - start) * i / 60 for i in range(61))]

    turn = 2 * math.pi
    things = [cylinder("hub", 0.040, 0.010, (0, 0, 0), m.paint, 0), scribed("ring", arc(0.152, 0, turn), m.bone, True)]
    for k in range(7):
        first = turn * k / 7
        edges = []
        for width in (0.62, 0.0):
            edges.append(
                [
                    (r * math.cos(t), r * math.sin(t), 0)
                    for r, t in (
                        (0.044 + 0.100 * s, first + width * (0.75 + 0.25 * s) + 0.75 * s**1.3) for s in (i / 40 for i in range(41))
                    )
                ]
            )
        tip = arc(0.144, first + 0.75 + 0.62, first + 0.75)
        things.append(scribed("blade", [*edges[0], *tip, *edges[1][::-1]], m.paint))
    outline = []
    for k in range(3):
        at = turn * k / 3 + math.pi / 2 + math.pi / 3
        x, y = 0.172 * math.cos(at), 0.172 * math.sin(at)
        outline += arc(0.164, at - turn / 3 + 0.095, at - 0.095) + arc(0.016, at - 2.2, at + 2.2, x, y)
        things.append(scribed("hole", arc(0.006, 0, turn, x, y), m.bone, True))
    things.append(scribed("frame", outline, m.bone, True))
    group(things, (0, 0, 0.163), (math.radians(84), 0, math.radians(-14)))


def angle_grinder():
    m = house_materials()
    tool = group(grinder(m, m.charcoal, flap_disc(m, m.paint)), (0, 0, 0.09))
    tool.rotation_euler = (0, 0, math.radians(150))
