"""Job cards on their clipboards, one lying and one to stand up, and a pencil."""

import math

import numpy as np

from kit.lettering import in_display_type
from kit.line.printed import width_of
from kit.shapes import box, circle, cylinder, extruded, group, lathe, rounded, rounded_rectangle, through, tube
from kit.studio import material

PAPER = 0.0072  # height of the form's face over the table, in metres


def job_card(m, accent):
    """A clipboard, 230 × 320 mm, lying: a form of ruled lines with ticks and a drawn car seen from above; no words."""
    rule = material("ruled line", "#8b8f94", 0.7)
    parts = [
        extruded("board", rounded_rectangle(0.23, 0.32, 0.014), 0.0060, m.charcoal, 0.0018),
        box("form", (0.205, 0.286, 0.0012), (0, -0.009, PAPER - 0.0006), m.bone, 0),
        box("head band", (0.185, 0.024, 0.0004), (0, 0.089, PAPER), accent, 0),
        *_clip(material("clip", (0.50, 0.50, 0.49, 1), 0.16, 1)),
    ]
    for i in range(5):
        y, wide = 0.057 - 0.022 * i, 0.120 if i % 3 else 0.095
        parts.append(box("line", (wide, 0.0026, 0.0004), (-0.0925 + wide / 2, y, PAPER), rule, 0))
        frame = rounded_rectangle(0.014, 0.014, 0.001, 0.074, y)
        parts.append(tube("box to tick", [(x, t, PAPER) for x, t in frame], 0.0007, m.ink, closed=True))
        if i != 3:
            tick = [(0.0685, y + 0.001, PAPER), (0.073, y - 0.005, PAPER), (0.084, y + 0.012, PAPER)]
            parts.append(tube("tick", tick, 0.0014, accent))
    car = group(_car_from_above(accent), (0, -0.098, PAPER), name="car")
    return group([*parts, car], name="job card")


def _clip(metal):
    """The spring clip at the top: a pressed sheet that rolls over its spring, and two ears."""
    dark = material("clip's spring", (0.10, 0.10, 0.105, 1), 0.35, 1)
    over = [
        (-0.030, 0.0018),
        (-0.026, 0.0014),
        (-0.010, 0.0050),
        *((0.0105 * math.sin(t / 10), 0.0055 + 0.0105 * math.cos(t / 10)) for t in range(-7, 22)),
    ]
    under = [(y * 0.86, 0.0010 + (z - 0.0020) * 0.86) for y, z in over]
    sheet = extruded("clip", [(y, z) for y, z in [*over, *reversed(under)]], 0.104, metal, 0.0004)
    sheet.rotation_euler, sheet.location = (math.radians(90), 0, math.radians(90)), (0, 0.142, PAPER - 0.0012)
    foot = extruded("clip's foot", rounded_rectangle(0.120, 0.026, 0.006, 0, 0.146), 0.0016, metal, 0.0005)
    foot.location.z = 0.0066
    spring = lathe("spring", [(0, -0.058), (0.0062, -0.058, 0.001), (0.0062, 0.058, 0.001), (0, 0.058)], dark, 64)
    spring.rotation_euler, spring.location = (0, math.radians(90), 0), (0, 0.142, 0.0125)
    return [sheet, foot, spring]


def _car_from_above(accent):
    """A hatchback in plan, its nose to −X, 168 × 70 mm round the origin: wheels, body, dark glass, mirrors, a ring round one corner."""
    body = [
        (-0.082, 0.0, 0.05),
        (-0.079, 0.026, 0.014),
        (-0.060, 0.0325, 0.03),
        (0.050, 0.0325, 0.03),
        (0.078, 0.028, 0.014),
        (0.081, 0.0, 0.06),
    ]
    body += [(x, -y, r) for x, y, r in body[4:0:-1]]
    outline = [tuple(p) for p in rounded(body, 0.02, 8, closed=True)]
    grey = material("car on the card", "#c5c4bf", 0.7, specular=0.2)
    ink = material("printing ink", "#15181d", 0.8, specular=0.1)
    parts = []
    for x in (-0.050, 0.048):
        for side in (1, -1):
            parts.append(box("wheel", (0.026, 0.008, 0.0003), (x, side * 0.0310, 0), ink, 0))
    parts.append(_printed("body", outline, grey, 0.0002))
    glass = {
        "windscreen": [
            (-0.034, 0.0255),
            (-0.040, 0.012),
            (-0.042, 0),
            (-0.040, -0.012),
            (-0.034, -0.0255),
            (-0.016, -0.0215),
            (-0.019, 0),
            (-0.016, 0.0215),
        ],
        "rear window": [
            (0.046, 0.0215),
            (0.047, 0),
            (0.046, -0.0215),
            (0.062, -0.0245),
            (0.0655, -0.012),
            (0.0665, 0),
            (0.0655, 0.012),
            (0.062, 0.0245),
        ],
    }
    for side in (1, -1):
        glass[f"side glass {side}"] = [(-0.027, 0.0285 * side), (-0.012, 0.0242 * side), (0.012, 0.0238 * side), (0.012, 0.0285 * side)]
        glass[f"rear side glass {side}"] = [(0.016, 0.0285 * side), (0.016, 0.0238 * side), (0.042, 0.0242 * side), (0.054, 0.0285 * side)]
        mirror = [(-0.026, 0.0330), (-0.020, 0.0330), (-0.016, 0.0400), (-0.022, 0.0405)]
        parts.append(_printed("mirror", [(x, y * side) for x, y in mirror], ink, 0.0003))
    parts += [_printed(name, shape, ink, 0.0004) for name, shape in glass.items()]
    parts.append(tube("car's outline", [(x, y, 0.0003) for x, y in outline], 0.0009, ink, closed=True))
    for side in (1, -1):
        crease = through([(-0.078, side * 0.014, 0.0003), (-0.060, side * 0.0185, 0.0003), (-0.038, side * 0.0215, 0.0003)], 6)
        parts.append(tube("bonnet's crease", crease, 0.0005, ink))
    ring = [(-0.074 + x, -0.026 + y, 0.0010) for x, y in circle(0.0145, 48)]
    return [*parts, tube("marked place", ring, 0.0016, accent, closed=True)]


def _printed(name, outline, surface, height):
    shape = extruded(name, outline, 0.0002, surface, 0)
    shape.location.z = height
    return shape


def wide_job_card(board, paper, ink, accent, steel):
    """A clipboard of 252 × 180 mm with a job card that can be read, in the XY plane, its lower edge on y = 0."""
    face, left, right = 0.0054, -0.102, 0.102
    rule = material("ruled line", "#8b8f94", 0.7)

    def stroke(name, points, radius, surface, closed=True):
        """As flat as ink."""
        line = tube(name, [(x, y, 0) for x, y in points], radius, surface, closed)
        line.location.z, line.scale.z = face, 0.1
        return line

    def text(words, height, x, y):
        return in_display_type(words, height, (x + width_of(words) * height / 2, y, face), ink)

    outline = rounded_rectangle(0.252, 0.180, 0.010, 0, 0.090)
    parts = [
        extruded("board", outline, 0.004, board, 0.001),
        box("sheet", (0.228, 0.152, 0.0014), (0, 0.084, 0.0047), paper, 0),
        *_spring_clip(steel, 0.163, face),
        text("JOB CARD", 0.0125, left, 0.1205),
        box("head rule", (right - left, 0.0018, 0.0002), (0, 0.1015, face), accent, 0),
        *(box("ruled line", (right - left, 0.0008, 0.0002), (0, y, face), rule, 0) for y in (0.0705, 0.0435)),
    ]
    for y, words in ((0.084, "PRICE AGREED"), (0.057, "NEW FRONT PADS"), (0.030, "ROAD TEST")):
        x = left + 0.009
        tick = rounded([(x - 0.005, y), (x - 0.0012, y - 0.0042), (x + 0.0085, y + 0.0105)], 0.0004)
        parts += [
            stroke("box to tick", rounded_rectangle(0.018, 0.018, 0.002, x, y), 0.0006, ink),
            stroke("tick", tick, 0.0015, accent, False),
            text(words, 0.0125, left + 0.028, y),
        ]
    return group(parts, name="wide job card")


def _spring_clip(steel, hinge, face):
    """A sprung clip: its foot riveted to the board, a jaw on the paper, and a narrower lever behind the hinge; hinge: its y."""
    rivets = material("rivets", (0.5, 0.5, 0.49, 1), 0.3, 1)
    jaw = through(
        [(-0.0235, 0.0052, 0), (-0.0205, 0.0018, 0), (-0.0165, 0.0050, 0), (-0.0105, 0.0098, 0), (-0.0030, 0.0130, 0), (0.0050, 0.0122, 0)],
        8,
    )
    lever = through(
        [(-0.0020, 0.0134, 0), (0.0060, 0.0130, 0), (0.0130, 0.0150, 0), (0.0200, 0.0205, 0), (0.0235, 0.0210, 0), (0.0250, 0.0185, 0)], 8
    )
    parts = [
        extruded("clip's foot", rounded_rectangle(0.134, 0.022, 0.006, 0, hinge + 0.004), 0.0014, steel, 0.0004),
        cylinder("hinge pin", 0.0024, 0.104, (0, hinge, 0.0095), steel, 0.0008, 32, (0, math.radians(90), 0)),
    ]
    parts[0].location.z = 0.0047
    for side in (1, -1):
        cheek = extruded("cheek", [(-0.006, 0), (0.006, 0), (0.003, 0.0075), (-0.003, 0.0075)], 0.0014, steel, 0.0003)
        cheek.rotation_euler, cheek.location = (math.radians(90), 0, math.radians(90)), (side * 0.0485, hinge, 0.0050)
        rivet = lathe("rivet", [(0.0042, 0), (0.0040, 0.0010, 0.0008), (0.0022, 0.0022, 0.001), (0, 0.0024)], rivets, 48)
        rivet.location = (side * 0.0575, hinge + 0.006, 0.0059)
        parts += [cheek, rivet]
    for name, line, width in (("jaw", jaw, 0.092), ("lever", lever, 0.062)):
        bent = _bent_sheet(name, line, width, steel)
        bent.rotation_euler, bent.location = (math.radians(90), 0, math.radians(90)), (0, hinge, face - 0.0014)
        parts.append(bent)
    return parts


def _bent_sheet(name, line, width, metal, thickness=0.0012):
    """Sheet metal along a line in the XY plane, its thickness on the line's right."""
    over = np.array(line)[:, :2]
    along = np.gradient(over, axis=0)
    aside = np.stack([along[:, 1], -along[:, 0]], -1) / np.linalg.norm(along, axis=1)[:, None]
    under = over + thickness * aside
    return extruded(name, [tuple(p) for p in [*over, *under[::-1]]], width, metal, 0.0003)


def sharpened_pencil(body, end, wood, lead, across=0.0100, length=0.150):
    """A hexagonal pencil along +X on the table, cut to a point: the cone leaves a scalloped edge on its six sides."""
    slope, flat = 0.20, across / 2

    def hexagonal(turn):
        return flat / math.cos(turn % (math.pi / 3) - math.pi / 6)

    def cut(r, z, turn):
        side = hexagonal(turn)
        return (side * r / flat, length - side / slope if z > length / 2 else z)

    def cone(r, z, turn):
        side = hexagonal(turn)
        return (side, length - side / slope) if r >= flat else (r, z)

    bare = 0.0016
    parts = [
        lathe("barrel", [(flat, 0.012), (flat, length - 0.03)], body, 144, 0, bend=cut, sharp=20),
        lathe("dipped end", [(0, 0), (flat, 0, 0.0008), (flat, 0.012)], end, 144, 0, bend=cut, sharp=20),
        lathe("wood", [(flat, length - 0.03), (bare, length - bare / slope)], wood, 144, 0, bend=cone),
        lathe("lead", [(bare, length - bare / slope), (0.0004, length - 0.002, 0.0003), (0, length - 0.0016)], lead, 64, 0),
    ]
    for part in parts:
        part.rotation_euler, part.location = (0, math.radians(90), 0), (0, 0, flat)
    return parts
