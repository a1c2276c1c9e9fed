"""Mesh primitives: turned, cut, bent and boxed. Lengths in metres, angles in radians, Z up."""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector


def link(thing):
    """Puts a new object into the scene and returns it."""
    bpy.context.scene.collection.objects.link(thing)
    return thing


def empty(name="pivot", location=(0, 0, 0), rotation=(0, 0, 0)):
    """A bare pivot, to turn or move what is parented to it."""
    pivot = link(bpy.data.objects.new(name, None))
    pivot.location, pivot.rotation_euler = location, rotation
    return pivot


def group(things, location=(0, 0, 0), rotation=(0, 0, 0), name="group"):
    """Parent all things that have no parent yet to one pivot, so that they move together."""
    pivot = empty(name)
    for thing in things:
        if thing.parent is None:
            thing.parent = pivot
    pivot.location, pivot.rotation_euler = location, rotation
    return pivot


def copy_of(root, location=None, rotation=None):
    """A copy of a group that shares its meshes."""
    twin = link(root.copy())
    for child in root.children:
        child_twin = copy_of(child)
        child_twin.parent = twin
        child_twin.matrix_parent_inverse = child.matrix_parent_inverse.copy()
    if location is not None:
        twin.location = location
    if rotation is not None:
        twin.rotation_euler = rotation
    return twin


def smooth_shading(mesh, sharp_over_degrees=35):
    """Smooth faces, but keep edges sharper than the given angle; None smooths all of them."""
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    if sharp_over_degrees is not None:
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(sharp_over_degrees)


def faces_outwards(mesh, weld=None):
    work = bmesh.new()
    work.from_mesh(mesh)
    if weld:
        bmesh.ops.remove_doubles(work, verts=work.verts, dist=weld)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(mesh)
    work.free()


def polygons(name, points, faces, material, sharp_over_degrees=35):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(p) for p in points], [], [tuple(f) for f in faces])
    mesh.validate()
    mesh.update()
    mesh.materials.append(material)
    smooth_shading(mesh, sharp_over_degrees)
    return link(bpy.data.objects.new(name, mesh))


def triangles(name, points, faces, material, normals=None):
    """A large triangle mesh straight from numpy arrays, with exact normals where they are known."""
    mesh = bpy.data.meshes.new(name)
    count = len(faces)
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set("co", np.ascontiguousarray(points, dtype=np.float32).ravel())
    mesh.loops.add(count * 3)
    mesh.loops.foreach_set("vertex_index", np.ascontiguousarray(faces, dtype=np.int32).ravel())
    mesh.polygons.add(count)
    mesh.polygons.foreach_set("loop_start", np.arange(0, count * 3, 3, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(count, 3, dtype=np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(count, dtype=bool))
    mesh.update()
    if normals is not None:
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.pi
        mesh.normals_split_custom_set_from_vertices(np.ascontiguousarray(normals, dtype=np.float32))
    mesh.materials.append(material)
    return link(bpy.data.objects.new(name, mesh))


def rounded(points, radius, steps=5, closed=False):
    """A 2D polyline with its corners rounded; a point's third number is its own radius."""
    corners = [np.array(p[:2], float) for p in points]
    radii = [p[2] if len(p) > 2 else radius for p in points]
    out = []
    for i, corner in enumerate(corners):
        if not closed and i in (0, len(corners) - 1):
            out.append(corner)
            continue
        before = corners[i - 1] - corner
        after = corners[(i + 1) % len(corners)] - corner
        length_before, length_after = np.linalg.norm(before), np.linalg.norm(after)
        if length_before < 1e-9 or length_after < 1e-9:
            out.append(corner)
            continue
        before, after = before / length_before, after / length_after
        angle = math.acos(np.clip(before @ after, -1, 1))
        if angle < 0.02 or angle > math.pi - 0.02 or radii[i] <= 0:
            out.append(corner)
            continue
        reach = min(radii[i] / math.tan(angle / 2), length_before * 0.49, length_after * 0.49)
        fillet = reach * math.tan(angle / 2)
        start, end = corner + before * reach, corner + after * reach
        centre = corner + (before + after) / np.linalg.norm(before + after) * (fillet / math.sin(angle / 2))
        first = math.atan2(*(start - centre)[::-1])
        last = math.atan2(*(end - centre)[::-1])
        sweep = (last - first + math.pi) % (2 * math.pi) - math.pi
        for k in range(steps + 1):
            turn = first + sweep * k / steps
            out.append(centre + fillet * np.array([math.cos(turn), math.sin(turn)]))
    return out


def lathe(name, profile, material, segments=160, radius=0.001, steps=4, closed=False, bend=None, sharp=30):
    """Turn a profile of (radius, height[, fillet]) about Z. bend(radius, height, turn) → (radius, height) cuts flutes and threads."""
    outline = rounded(profile, radius, steps, closed)
    count = len(outline)
    points, faces = [], []
    for i in range(segments):
        turn = 2 * math.pi * i / segments
        for r, z in outline:
            if bend:
                r, z = bend(r, z, turn)
            points.append((r * math.cos(turn), r * math.sin(turn), z))
    for i in range(segments):
        j = (i + 1) % segments
        for k in range(count if closed else count - 1):
            n = (k + 1) % count
            faces.append((i * count + k, j * count + k, j * count + n, i * count + n))
    thing = polygons(name, points, faces, material, sharp)
    faces_outwards(thing.data, weld=1e-6)
    smooth_shading(thing.data, sharp)
    return thing


def plate(name, loops, material, z=0.0, thickness=0.01, bevel=0.001):
    """A flat plate: the first loop of 2D points is its outline, the others are holes."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.fill_mode = "2D", "BOTH"
    curve.extrude = max(thickness / 2 - bevel, 0)
    curve.bevel_depth, curve.bevel_resolution, curve.offset = bevel, 3, -bevel
    for points in loops:
        spline = curve.splines.new("POLY")
        spline.points.add(len(points) - 1)
        spline.use_cyclic_u = True
        for point, (x, y) in zip(spline.points, points):
            point.co = (x, y, 0, 1)
    source = link(bpy.data.objects.new(name, curve))
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(source.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(source)
    mesh.materials.clear()
    mesh.materials.append(material)
    faces_outwards(mesh, weld=1e-6)
    smooth_shading(mesh, 35)
    thing = link(bpy.data.objects.new(name, mesh))
    flat = thing.modifiers.new("flat faces stay flat around the holes", "WEIGHTED_NORMAL")
    flat.weight, flat.keep_sharp = 100, True
    thing.location.z = z
    return thing


def circle(radius, count=96, x=0.0, y=0.0):
    turns = [2 * math.pi * i / count for i in range(count)]
    return [(x + radius * math.cos(t), y + radius * math.sin(t)) for t in turns]


def hole(radius, x=0.0, y=0.0, count=48):
    """A circle that runs the other way round, as the holes of a plate do."""
    return circle(radius, count, x, y)[::-1]


def ring(radius, count, middle=(0.0, 0.0), first=0.0):
    """count places, evenly on a circle: bolt holes, studs, vents."""
    turns = [first + 2 * math.pi * i / count for i in range(count)]
    return [(middle[0] + radius * math.cos(t), middle[1] + radius * math.sin(t)) for t in turns]


def box(name, size, location, material, bevel=0.003, rotation=(0, 0, 0), steps=3):
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=1)
    bmesh.ops.scale(work, vec=size, verts=work.verts)
    mesh = bpy.data.meshes.new(name)
    if bevel:
        bmesh.ops.bevel(work, geom=work.edges[:], offset=min(bevel, min(size) * 0.49), segments=steps, profile=0.5, affect="EDGES")
    work.to_mesh(mesh)
    work.free()
    mesh.materials.append(material)
    smooth_shading(mesh, 40)
    thing = link(bpy.data.objects.new(name, mesh))
    thing.location, thing.rotation_euler = location, rotation
    return thing


def cylinder(name, radius, height, location, material, bevel=0.002, segments=64, rotation=(0, 0, 0)):
    half = height / 2
    thing = lathe(name, [(0, -half), (radius, -half), (radius, half), (0, half)], material, segments, bevel)
    thing.location, thing.rotation_euler = location, rotation
    return thing


def hexagon(name, across_flats, height, location, material, rotation=(0, 0, 0), chamfer=0.06):
    """A nut or bolt head: a true hexagon, its corners chamfered by a share of its width as a lathe does it."""
    corner = across_flats / math.sqrt(3)
    flat, half, drop = across_flats / 2, height / 2, across_flats * chamfer
    segments = 72
    points, faces, rows = [], [], 6
    for i in range(segments):
        turn = 2 * math.pi * i / segments
        side = flat / math.cos((turn % (math.pi / 3)) - math.pi / 6)
        over = max(side - flat * 1.01, 0) / (corner - flat) * drop
        inner = min(side, flat * 0.96)
        for r, z in ((0, -half), (inner, -half), (side, -half + over), (side, half - over), (inner, half), (0, half)):
            points.append((r * math.cos(turn), r * math.sin(turn), z))
    for i in range(segments):
        j = (i + 1) % segments
        for k in range(rows - 1):
            faces.append((i * rows + k, j * rows + k, j * rows + k + 1, i * rows + k + 1))
    thing = polygons(name, points, faces, material, 18)
    faces_outwards(thing.data, weld=1e-7)
    smooth_shading(thing.data, 18)
    thing.location, thing.rotation_euler = location, rotation
    return thing


def tube(name, path, radius, material, closed=False):
    """A round bar or hose along a path of 3D points."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", radius, 8, True
    spline = curve.splines.new("POLY")
    spline.points.add(len(path) - 1)
    spline.use_cyclic_u = closed
    for point, place in zip(spline.points, path):
        point.co = (*place, 1)
    curve.materials.append(material)
    return link(bpy.data.objects.new(name, curve))


def through(points, steps=16):
    """A smooth path through the given 3D points (Catmull and Rom), for hoses and cables."""
    p = np.array(points, float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    out = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        out += list(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return [tuple(q) for q in out] + [tuple(p[-2])]


def helix(radius, height, turns, steps_per_turn=48, flat_ends=0.0):
    """The wire of a coil spring; flat_ends turns lie flat at either end, as a ground spring does."""
    count = int(turns * steps_per_turn)
    out = []
    for i in range(count + 1):
        turn = turns * i / count
        rise = np.clip((turn - flat_ends) / (turns - 2 * flat_ends), 0, 1)
        out.append((radius * math.cos(2 * math.pi * turn), radius * math.sin(2 * math.pi * turn), height * rise))
    return out


def extruded(name, outline, height, material, bevel=0.001, holes=()):
    """A plate that stands on z = 0."""
    return plate(name, [outline, *holes], material, height / 2, height, bevel)


def rounded_rectangle(width, depth, radius, x=0.0, y=0.0, steps=8):
    w, d = width / 2, depth / 2
    corners = [(x - w, y - d), (x + w, y - d), (x + w, y + d), (x - w, y + d)]
    return [tuple(p) for p in rounded(corners, radius, steps, closed=True)]


def aim(thing, target):
    """Point the thing's −Z at a place, as lights and cameras look."""
    thing.rotation_euler = (Vector(target) - thing.location).to_track_quat("-Z", "Y").to_euler()
    return thing
