"""Words: printed on labels, raised on a tyre's sidewall."""

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


def raised_round(words, size, radius, height, middle_degrees, surface):
    """A line of text on a circle about Z, its tops outwards, in the middle at an angle from +X; as on a tyre's sidewall."""
    text = bpy.data.curves.new("raised letters", "FONT")
    text.body, text.size, text.extrude, text.bevel_depth = words, size, size * 0.05, size * 0.008
    text.offset, text.space_character = size * 0.008, 1.1
    text.materials.append(surface)
    letters = link(bpy.data.objects.new("raised letters", text))
    bpy.context.view_layer.update()
    first = math.radians(middle_degrees) + letters.dimensions.x / radius / 2
    path = bpy.data.curves.new("circle", "CURVE")
    path.dimensions = "3D"
    spline = path.splines.new("POLY")
    spline.points.add(359)
    for i, point in enumerate(spline.points):
        turn = first - math.radians(i)  # clockwise, so that the tops point outwards
        point.co = (radius * math.cos(turn), radius * math.sin(turn), 0, 1)
    circle = link(bpy.data.objects.new("circle", path))
    text.follow_curve = circle
    letters.location = circle.location = (0, 0, height)
    return [letters, circle]
