"""
The lines of a scene as chains of points in metres: boundaries, sharp edges, silhouettes, and intersections of solids.
A mesh without faces is a line itself: a scribed mark, or an axis, a heavy, medium, thin or whole line if its name says so.
"""

import math
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils.bvhtree import BVHTree

from kit.studio import PAINT, colour

SHARP = math.cos(math.radians(33))
STRAIGHT_ON = math.cos(math.radians(35))  # largest turn of a line at a junction
WEIGHTS = {"heavy line": 3, "medium line": 2, "thin line": 1, "whole line": 1}
BACKDROP = ("sweep", "flag")


@dataclass
class Solid:
    name: str
    accent: bool
    points: np.ndarray
    faces: np.ndarray
    normals: np.ndarray
    """At the three corners of each face: smooth across a rounded surface, apart at an edge."""


@dataclass
class Chain:
    points: np.ndarray
    accent: bool
    axis: bool = False
    weight: int | None = None
    """3: always as heavy as an outline; 2: bone, but finer; 1: as thin as a crease. None: by what is behind it."""
    whole: bool = False
    """Not shortened where it meets another line at a small angle."""


def solids_and_marks(unseen=()):
    """Everything that the scene shows, as solids, and the chains of its bare lines; `unseen` are names to leave out."""
    solids, marks = [], []
    graph = bpy.context.evaluated_depsgraph_get()
    for thing in bpy.context.scene.objects:
        name = thing.name.split(".")[0]
        if thing.type not in ("MESH", "CURVE") or name in (*BACKDROP, *unseen):
            continue
        mesh = thing.evaluated_get(graph).to_mesh()
        accent = any(_orange(surface) for surface in thing.data.materials[:1])
        place = np.array(thing.matrix_world)
        points = _read(mesh.vertices, "co", 3) @ place[:3, :3].T + place[:3, 3]
        mesh.calc_loop_triangles()
        if len(mesh.loop_triangles) == 0:
            pairs = np.array([edge.vertices[:] for edge in mesh.edges])
            kind = accent, name == "axis", WEIGHTS.get(name), name == "whole line"
            marks += [Chain(line, *kind) for line in chains(points[pairs[:, 0]], points[pairs[:, 1]])]
            continue
        mesh.calc_normals_split()
        normals = _read(mesh.loops, "normal", 3) @ np.linalg.inv(place[:3, :3])
        normals /= np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-12)
        corners = _read(mesh.loop_triangles, "loops", 3, np.int32)
        solids.append(Solid(name, accent, points, _read(mesh.loop_triangles, "vertices", 3, np.int32), normals[corners]))
    return solids, marks


def _orange(surface):
    base = surface.node_tree.nodes.get("Principled BSDF")
    return bool(base) and np.allclose(base.inputs["Base Color"].default_value[:], colour(PAINT), atol=1e-3)


def _read(items, what, width, kind=np.float32):
    flat = np.empty(len(items) * width, kind)
    items.foreach_get(what, flat)
    return flat.reshape(-1, width).astype(float if kind is np.float32 else int)


def edges(solid, grain):
    """Borders and sharp edges, as (starts, ends). Points closer than `grain` are one."""
    _, weld = np.unique(np.round(solid.points / grain), axis=0, return_inverse=True)
    faces = weld.ravel()[solid.faces]
    place = np.zeros((faces.max() + 1, 3))
    place[faces.ravel()] = solid.points[solid.faces.ravel()]
    across = np.cross(place[faces[:, 1]] - place[faces[:, 0]], place[faces[:, 2]] - place[faces[:, 0]])
    area = np.linalg.norm(across, axis=1)
    faces, across = faces[area > 1e-14], (across / np.maximum(area, 1e-30)[:, None])[area > 1e-14]
    sides = np.sort(np.vstack([faces[:, [0, 1]], faces[:, [1, 2]], faces[:, [2, 0]]]), 1)
    owner = np.tile(np.arange(len(faces)), 3)
    order = np.lexsort((sides[:, 1], sides[:, 0]))
    sides, owner = sides[order], owner[order]
    first = np.flatnonzero(np.r_[True, (np.diff(sides, axis=0) != 0).any(1)])
    count = np.diff(np.r_[first, len(sides)])
    pairs = first[count == 2]
    bend = (across[owner[pairs]] * across[owner[pairs + 1]]).sum(1)
    kept = sides[np.r_[first[count == 1], pairs[bend < SHARP]]]
    return place[kept[:, 0]], place[kept[:, 1]]


def silhouettes(solid, eye):
    """Where rounded surfaces turn away from the eye, as (starts, ends)."""
    corners = solid.points[solid.faces]
    facing = (solid.normals * (eye - corners)).sum(2)
    away = facing < 0
    mixed = np.flatnonzero((away.sum(1) == 1) | (away.sum(1) == 2))
    ends = []
    for i, j in ((0, 1), (1, 2), (2, 0)):
        a, b = solid.faces[mixed, i], solid.faces[mixed, j]
        turn = (a > b)[:, None]  # the same arithmetic for both faces of an edge, so that the end points are identical
        f, g = facing[mixed, i], facing[mixed, j]
        p, q = corners[mixed, i], corners[mixed, j]
        f, g = np.where(turn[:, 0], g, f), np.where(turn[:, 0], f, g)
        p, q = np.where(turn, q, p), np.where(turn, p, q)
        with np.errstate(divide="ignore", invalid="ignore"):
            crossing = p + (f / (f - g))[:, None] * (q - p)
        crossing[(f < 0) == (g < 0)] = np.nan
        ends.append(crossing)
    ends = np.stack(ends, 1)
    found = ~np.isnan(ends[:, :, 0])
    two = found.sum(1) == 2
    ends, found = ends[two], found[two]
    return (ends[found].reshape(-1, 2, 3)[:, 0], ends[found].reshape(-1, 2, 3)[:, 1]) if len(ends) else (np.empty((0, 3)),) * 2


def meetings(solids):
    """Where solids run into each other, as (starts, ends, accent) for each pair that does."""
    trees = [BVHTree.FromPolygons(s.points.tolist(), s.faces.tolist(), all_triangles=True) for s in solids]
    low = np.array([s.points.min(0) for s in solids])
    high = np.array([s.points.max(0) for s in solids])
    for i, one in enumerate(solids):
        for j in range(i + 1, len(solids)):
            if (low[i] > high[j]).any() or (low[j] > high[i]).any():
                continue
            pairs = np.array(trees[i].overlap(trees[j]), int).reshape(-1, 2)
            if len(pairs):
                starts, ends = _cut(one.points[one.faces[pairs[:, 0]]], solids[j].points[solids[j].faces[pairs[:, 1]]])
                yield starts, ends, one.accent and solids[j].accent


def _cut(one, other):
    """The segments in which pairs of triangles cut each other."""
    direction = np.cross(_across(one), _across(other))
    length = np.linalg.norm(direction, axis=1)
    fine = length > 1e-9
    one, other, direction = one[fine], other[fine], direction[fine] / length[fine, None]
    spans = [_span(a, b, direction) for a, b in ((one, other), (other, one))]
    low = np.maximum(spans[0][0], spans[1][0])
    high = np.minimum(spans[0][1], spans[1][1])
    good = np.isfinite(low) & np.isfinite(high) & (high - low > 1e-9)
    at, direction, low, high = spans[0][2][good], direction[good], low[good], high[good]
    base = (at * direction).sum(1)
    return at + (low - base)[:, None] * direction, at + (high - base)[:, None] * direction


def _across(triangle):
    across = np.cross(triangle[:, 1] - triangle[:, 0], triangle[:, 2] - triangle[:, 0])
    return across / np.maximum(np.linalg.norm(across, axis=1, keepdims=True), 1e-20)


def _span(triangle, plane, direction):
    """The interval along the direction in which a triangle cuts the other's plane, and a point on that cut."""
    across = _across(plane)
    level = ((triangle - plane[:, :1]) * across[:, None]).sum(2)
    low, high = np.full(len(triangle), np.inf), np.full(len(triangle), -np.inf)
    at = np.full((len(triangle), 3), np.nan)
    for i, j in ((0, 1), (1, 2), (2, 0)):
        cross = (level[:, i] < 0) != (level[:, j] < 0)
        with np.errstate(divide="ignore", invalid="ignore"):
            point = triangle[:, i] + (level[:, i] / (level[:, i] - level[:, j]))[:, None] * (triangle[:, j] - triangle[:, i])
        along = (point * direction).sum(1)
        low, high = np.where(cross, np.minimum(low, along), low), np.where(cross, np.maximum(high, along), high)
        at = np.where(cross[:, None], point, at)
    return low, high, at


def chains(starts, ends, grain=1e-6):
    """Segments joined into long lines; where more than two meet, a line goes straight on or ends."""
    if len(starts) == 0:
        return []
    both = np.vstack([starts, ends])
    _, first, name = np.unique(np.round(both / grain), axis=0, return_index=True, return_inverse=True)
    place, name = both[first], name.ravel()
    sides = {tuple(sorted(pair)) for pair in zip(name[: len(starts)].tolist(), name[len(starts) :].tolist()) if pair[0] != pair[1]}
    beside = {}
    for a, b in sides:
        beside.setdefault(a, []).append(b)
        beside.setdefault(b, []).append(a)
    left = set(sides)

    def onwards(before, here):
        free = [n for n in beside[here] if tuple(sorted((here, n))) in left]
        if len(beside[here]) == 2:
            return free[0] if free else None
        ways = [(_straight(place[before], place[here], place[n]), n) for n in free]
        return max(ways)[1] if ways and max(ways)[0] > STRAIGHT_ON else None

    lines = []
    ends_first = sorted(sides, key=lambda side: 0 if 1 in (len(beside[side[0]]), len(beside[side[1]])) else 1)
    for side in ends_first:
        if side not in left:
            continue
        left.discard(side)
        line = list(side)
        for _ in range(2):
            while (found := onwards(line[-2], line[-1])) is not None:
                left.discard(tuple(sorted((line[-1], found))))
                line.append(found)
            line.reverse()
        lines.append(place[line])
    return lines


def _straight(a, b, c):
    before, after = b - a, c - b
    return float(before @ after / (np.linalg.norm(before) * np.linalg.norm(after) + 1e-30))


def all_chains(solids, eye, grain):
    found = []
    for solid in solids:
        for starts, ends in (edges(solid, grain), silhouettes(solid, eye)):
            found += [Chain(line, solid.accent) for line in chains(starts, ends)]
    for starts, ends, accent in meetings(solids):
        found += [Chain(line, accent) for line in chains(starts, ends)]
    return found
