"""Words: printed on labels and forms, raised on a tyre's sidewall."""

import math
import re

import bpy

from kit.line.printed import WORDS
from kit.shapes import link, plate


UPRIGHT = (math.radians(90), 0, 0)  # facing −Y


def lettering(words, size, location, surface, rotation=UPRIGHT):
    """A line of text, centred. Blender's own typeface, narrowed and made bold."""
    letters = _text(words, size, surface, 0.02, 1.06)
    letters.data.align_x = letters.data.align_y = "CENTER"
    letters.location, letters.scale, letters.rotation_euler = location, (0.86, 1, 1), rotation
    return letters


def in_display_type(words, height, location, surface):
    """A text of words.json in the XY plane, centred, as thin as ink; capitals `height` metres high."""
    loops = []
    for letter in re.findall("M[^M]+", WORDS[words]):
        loops.append([])
        for numbers in re.findall("[MLQ]([^MLQ]+)", letter):
            x, y, *rest = (int(n) * height / 1000 for n in numbers.split())
            if not rest:
                loops[-1].append((x, -y))
                continue
            (x0, y0), (x1, y1) = loops[-1][-1], rest
            for t in (0.2, 0.4, 0.6, 0.8, 1):
                a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
                loops[-1].append((a * x0 + b * x + c * x1, a * y0 - b * y - c * y1))
    printed = plate(words, [_without_repeats(loop) for loop in loops], surface, thickness=0.0002, bevel=0)
    printed.location = location
    return printed


def _without_repeats(loop):
    return [point for i, point in enumerate(loop) if point != loop[i - 1]]


def raised_round(words, size, radius, height, middle_degrees, surface):
    """A line of text on a circle about Z, its tops outwards, in the middle at an angle from +X; as on a tyre's sidewall."""
    letters = _text(words, size, surface, 0.008, 1.1)
    letters.data.extrude, letters.data.bevel_depth = size * 0.05, size * 0.008
    bpy.context.view_layer.update()
    first = math.radians(middle_degrees) + letters.dimensions.x / radius / 2
    path = bpy.data.curves.new("circle", "CURVE")
    path.dimensions = "3D"
    spline = path.splines.new("POLY")
    spline.points.add(359)
    for i, point in enumerate(spline.points):
        turn = first - math.radians(i)  # clockwise, so that the tops point outwards
        point.co = (radius * math.cos(turn), radius * math.sin(turn), 0, 1)
    letters.data.follow_curve = circle = link(bpy.data.objects.new("circle", path))
    letters.location = circle.location = (0, 0, height)
    return [letters, circle]


def _text(words, size, surface, bolder, spacing):
    """bolder: how far the outlines grow, as a share of the size."""
    text = bpy.data.curves.new("letters", "FONT")
    text.body, text.size, text.offset, text.space_character = words, size, size * bolder, spacing
    text.materials.append(surface)
    return link(bpy.data.objects.new("letters", text))
