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
    printed = plate(words, _outlines(words, height), surface, thickness=0.0002, bevel=0)
    printed.location = location
    return printed


def _outlines(words, height):
    """The loops of a text of words.json, centred; capitals `height` metres high."""
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
    return [_without_repeats(loop) for loop in loops]


def _without_repeats(loop):
    return [point for i, point in enumerate(loop) if point != loop[i - 1]]


def raised_round(words, height, radius, z, middle_degrees, surface):
    """A text of words.json standing on a circle about Z, its tops outwards, its middle at an angle from +X; as on a tyre's sidewall. Capitals `height` metres high."""
    middle = math.radians(middle_degrees)

    def bent(x, y):
        turn, out = middle - x / radius, radius + height / 2 + y
        return out * math.cos(turn), out * math.sin(turn)

    loops = [[bent(*point) for point in loop] for loop in _outlines(words, height)]
    raised = plate(words, loops, surface, thickness=0.0022, bevel=0.0002)
    raised.location = (0, 0, z)
    return raised


def _text(words, size, surface, bolder, spacing):
    """bolder: how far the outlines grow, as a share of the size."""
    text = bpy.data.curves.new("letters", "FONT")
    text.body, text.size, text.offset, text.space_character = words, size, size * bolder, spacing
    text.materials.append(surface)
    return link(bpy.data.objects.new("letters", text))
