"""The workshop's room and the furniture along its wall: panels, a roller door, a drawer cabinet, a tool board, an inspection lamp."""

import math

from kit.shapes import box, circle, cylinder, empty, group, hole, plate, through, tube
from kit.studio import material


def panelled_wall(m, y, ends, height, door):
    """Wall panels from ends[0] to ends[1] with an opening for door = (x, x, height), skirting and the orange stripe."""
    wall = material("wall panels", "#25282d", 0.68, specular=0.2)
    left, right, head = door
    for first, last, foot in ((ends[0], left, 0), (right, ends[1], 0), (left, right, head)):
        count = max(1, round((last - first) / 1.55))
        wide = (last - first) / count
        for i in range(count):
            box("wall panel", (wide - 0.012, 0.08, height - foot), (first + wide * (i + 0.5), y, (height + foot) / 2), wall, 0.006)
        box("wall behind", (last - first, 0.03, height - foot), ((first + last) / 2, y + 0.05, (height + foot) / 2), m.black, 0)
        if not foot:
            box("skirting", (last - first, 0.10, 0.16), ((first + last) / 2, y - 0.02, 0.08), m.ink, 0.006)
            box("signal stripe", (last - first, 0.09, 0.055), ((first + last) / 2, y - 0.02, 2.62), m.signal, 0.003)
    return wall


def roller_door(m, y, door, gap):
    """A slatted curtain that is up by `gap` metres, its bottom rail, guides and the housing of its roll."""
    left, right, head = door
    slat = material("slats", "#343a42", 0.5, specular=0.35)
    frame = material("door frame", "#2b3037", 0.5, specular=0.35)
    middle, wide, pitch = (left + right) / 2, right - left, 0.085
    for side, x in ((-1, left), (1, right)):
        box("guide", (0.09, 0.12, head), (x - side * 0.02, y - 0.05, head / 2), frame, 0.006)
        box("reveal", (0.02, 0.35, head), (x + side * 0.01, y + 0.14, head / 2), frame, 0.003)
    count = math.ceil((head - gap - 0.09) / pitch)
    for i in range(count):
        z = gap + 0.09 + pitch * (i + 0.5)
        box("slat", (wide - 0.05, 0.020, pitch - 0.004), (middle, y - 0.02, z), slat, 0.009)
    box("curtain's back", (wide - 0.05, 0.004, head - gap - 0.09), (middle, y - 0.01, (head + gap + 0.09) / 2), m.black, 0)
    box("bottom rail", (wide - 0.05, 0.045, 0.085), (middle, y - 0.02, gap + 0.045), m.steel_coat, 0.006)
    box("seal", (wide - 0.05, 0.03, 0.03), (middle, y - 0.02, gap - 0.008), m.rubber, 0.010)
    for x in (middle - 0.10, middle + 0.10):
        box("lift handle", (0.02, 0.03, 0.03), (x, y - 0.055, gap + 0.05), m.ink, 0.004)
    box("lift handle", (0.24, 0.018, 0.022), (middle, y - 0.075, gap + 0.05), m.ink, 0.006)
    box("roll's housing", (wide + 0.26, 0.42, 0.42), (middle, y - 0.21, head + 0.17), frame, 0.012)


def drawer_cabinet(m, x, y, wide, columns):
    """A cabinet of drawers on castors with a beech top; columns: for each, the heights of its drawers from above. y is its back."""
    deep, foot, high = 0.56, 0.13, 0.80
    body, front = material("cabinet", "#1d2126", 0.5), material("drawer", "#3a4149", 0.45, coat=0.15, coat_rough=0.25)
    bright = material("drawer pull", "#c9ccd0", 0.42, specular=0.5)  # not metallic: thin metal would render as speckles
    beech = material("beech", "#a9825a", 0.5)
    box("cabinet", (wide, deep, high), (x, y - deep / 2, foot + high / 2), body, 0.008)
    box("cabinet's top", (wide + 0.04, deep + 0.04, 0.035), (x, y - deep / 2, foot + high + 0.0175), beech, 0.006)
    each = (wide - 0.03) / len(columns)
    for i, heights in enumerate(columns):
        top, middle = foot + high - 0.015, x - wide / 2 + 0.015 + each * (i + 0.5)
        share = (high - 0.03) / sum(heights)
        for tall in heights:
            tall *= share
            box("drawer", (each - 0.016, 0.022, tall - 0.012), (middle, y - deep - 0.010, top - tall / 2), front, 0.003)
            box("drawer pull", (each - 0.06, 0.022, 0.015), (middle, y - deep - 0.030, top - 0.026), bright, 0.004)
            top -= tall
    for a in (-1, 1):
        box("castor's fork", (0.05, 0.06, 0.05), (x + a * (wide / 2 - 0.12), y - deep + 0.09, foot - 0.02), m.steel_coat, 0.006)
        cylinder("castor", 0.052, 0.035, (x + a * (wide / 2 - 0.12), y - deep + 0.09, 0.052), m.rubber, 0.008, 48, (0, math.radians(90), 0))


def tool_board(m, x, y, wide, low, high):
    """A board with a falling row of spanners, below them screwdrivers, a row of sockets and two hammers, each at its place."""
    board = material("tool board", "#4b525a", 0.6, specular=0.3)
    m.satin = material("satin steel", "#c6c9cc", 0.38, specular=0.6)
    face = y - 0.05
    box("tool board", (wide, 0.03, high - low), (x, y - 0.03, (low + high) / 2), board, 0.004)
    left = x - wide / 2
    for i in range(10):
        _spanner(m, left + 0.12 + i * 0.118, face - 0.012, high - 0.10, 0.52 - 0.034 * i)
    for i in range(4):
        place = left + 1.36 + i * 0.09
        cylinder("grip", 0.017, 0.13, (place, face - 0.02, high - 0.14), m.ink, 0.006, 32)
        cylinder("shaft", 0.005, 0.20 - 0.03 * i, (place, face - 0.02, high - 0.20 - (0.20 - 0.03 * i) / 2), m.satin, 0.001, 24)
    rail = low + 0.14
    box("rail", (0.86, 0.03, 0.02), (left + 0.57, face - 0.01, rail - 0.035), m.steel_coat, 0.003)
    for i in range(12):
        cylinder("socket", 0.014 + 0.0012 * i, 0.05 + 0.0015 * i, (left + 0.18 + i * 0.072, face - 0.03, rail), m.satin, 0.003, 32)
    for i, handle in enumerate((0.30, 0.26)):
        place, head = left + 1.24 + 0.24 * i, rail + 0.20
        cylinder("handle", 0.013, handle, (place, face - 0.02, head - handle / 2), material("ash", "#a9825a", 0.55), 0.004, 32)
        cylinder("hammer", 0.021, 0.12 - 0.02 * i, (place, face - 0.02, head), m.satin, 0.004, 40, (0, math.radians(90), 0))


def _spanner(m, x, y, z, length):
    """A combination spanner that hangs by its ring."""
    size = length * 0.075
    turns = [math.radians(35 + k * (290 / 30)) for k in range(31)]
    jaw = [(length * 0.95 + size * 1.15 * math.cos(t), size * 1.15 * math.sin(t)) for t in turns]
    jaw += [(length * 0.95 + size * 0.15, -size * 0.45), (length * 0.95 + size * 0.15, size * 0.45)]
    flat = [
        plate("ring", [circle(size, 40), hole(size * 0.58, count=32)], m.satin, 0, 0.012, 0.002),
        box("shank", (length * 0.82, size * 0.75, 0.008), (length * 0.46, 0, 0), m.satin, 0.002),
        plate("jaw", [jaw], m.satin, 0, 0.012, 0.002),
    ]
    group(flat, rotation=(math.radians(90), 0, 0)).parent = empty(location=(x, y, z), rotation=(0, math.radians(90), 0))


def hanging_lamp(m, top, length=0.46):
    """A round inspection lamp that hangs level by two hooks, `top` the height of what it hangs from: its parts, along Y."""
    glow = material("lamp's tube", "#ffffff", 0.3, glow=(1, 0.96, 0.90, 1), glow_strength=2.5)
    z = top - 0.11
    parts = [
        cylinder("lamp's tube", 0.019, length, (0, 0, z), glow, 0.004, 48, (math.radians(90), 0, 0)),
        cylinder("lamp's grip", 0.023, 0.15, (0, length / 2 + 0.07, z), m.rubber, 0.008, 48, (math.radians(90), 0, 0)),
        cylinder("lamp's cap", 0.023, 0.05, (0, -length / 2 - 0.02, z), m.rubber, 0.008, 48, (math.radians(90), 0, 0)),
    ]
    for y in (-length / 2 - 0.01, length / 2 + 0.02):
        parts.append(
            tube(
                "hook",
                through([(0, y, z + 0.02), (0, y, top - 0.02), (0.012, y, top + 0.01), (0.03, y, top), (0.03, y, top - 0.02)], 8),
                0.003,
                m.steel_coat,
            )
        )
    return parts, z
