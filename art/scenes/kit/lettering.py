"""Printed words, on labels."""

import math

import bpy

from kit.shapes import link


def lettering(words, size, location, surface):
    """A line of text, centred and facing −Y. Blender's own typeface, narrowed and made bold."""
    text = bpy.data.curves.new("letters", "FONT")
    text.body, text.size, text.align_x, text.align_y = words, size, "CENTER", "CENTER"
    text.offset, text.space_character = size * 0.02, 1.06
    text.materials.append(surface)
    letters = link(bpy.data.objects.new("letters", text))
    letters.location, letters.scale, letters.rotation_euler = location, (0.86, 1, 1), (math.radians(90), 0, 0)
    return letters
