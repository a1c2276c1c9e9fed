"""Lines that don't belong to a solid: a ruled line on paper, a track on the floor, an axis."""

import bpy

from kit.shapes import link


def scribed(name, points, surface, closed=False):
    """
    A line through 3D points: a mesh without faces. One called `axis` is drawn in dashes and never
    hidden, a `heavy line` like an outline, a `medium line` finer, a `thin line` like a crease;
    a `whole line` too, but it isn't shortened where it meets another at a small angle.
    """
    mesh = bpy.data.meshes.new(name)
    sides = [(i, (i + 1) % len(points)) for i in range(len(points) if closed else len(points) - 1)]
    mesh.from_pydata(points, sides, [])
    mesh.materials.append(surface)
    return link(bpy.data.objects.new(name, mesh))
