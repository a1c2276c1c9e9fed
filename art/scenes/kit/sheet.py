"""Sheet steel: a length of a sill lying on its back, openings cut into it, patches, weld beads, a line of sealer. Along X, outside up."""

import math

import bpy
import numpy as np

from kit.shapes import cylinder, polygons, rounded, smooth_shading, triangles
from kit.surfaces import clip, compact

SHEET = 0.0016  # thickness in metres: a little more than the real 1.2 mm, so that edges are visible
PROFILE = np.array(
    rounded(
        [(-0.125, 0.002), (-0.086, 0.002, 0.006), (-0.066, 0.060, 0.024), (0.012, 0.074, 0.05), (0.058, 0.058, 0.02), (0.070, 0.030, 0.012),
         (0.094, 0.020, 0.012), (0.100, 0.002, 0.006), (0.125, 0.002)],
        0.01, 24,
    )
)  # fmt: skip


def height(y):
    """How high the outside of the sill lies at a place across it."""
    return np.interp(y, PROFILE[:, 0], PROFILE[:, 1])


def normal(y):
    """Which way the outside faces there, as (y, z)."""
    slope = (height(y + 0.0005) - height(y - 0.0005)) / 0.001
    length = math.hypot(1, slope)
    return -slope / length, 1 / length


def rectangle(x, y, width, depth, radius=0.012):
    """A field for sill's opening, negative within a rounded rectangle that is seen from above."""

    def field(p):
        u, v = np.abs(p[:, 0] - x) - width / 2 + radius, np.abs(p[:, 1] - y) - depth / 2 + radius
        return np.hypot(np.maximum(u, 0), np.maximum(v, 0)) + np.minimum(np.maximum(u, v), 0) - radius

    return field


def outline(x, y, width, depth, radius=0.012, step=0.0015):
    """The same rectangle's edge on the sill: places, evenly spaced, and the normals there."""
    corners = [(x - width / 2, y - depth / 2), (x + width / 2, y - depth / 2), (x + width / 2, y + depth / 2), (x - width / 2, y + depth / 2)]
    line = np.array(rounded(corners, radius, 8, closed=True))
    line = np.vstack([line, line[:1]])
    return on_sill(line, step)


def on_sill(line, step=0.0015):
    """Lay a line of (x, y) onto the sill: places, evenly spaced, and the normals there."""
    line = np.asarray(line, float)
    dense = np.vstack([a + (b - a) * np.linspace(0, 1, 60, endpoint=False)[:, None] for a, b in zip(line, line[1:])] + [line[-1:]])
    places = np.column_stack([dense, height(dense[:, 1])])
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(places, axis=0), axis=1))])
    even = np.linspace(0, run[-1], max(int(run[-1] / step), 2))
    places = np.stack([np.interp(even, run, places[:, k]) for k in range(3)], 1)
    return places, np.array([(0, *normal(y)) for y in places[:, 1]])


def sill(length, surface, edge, opening=None, only=None, measure=None):
    """
    The sill's outer skin, its cut edges of the material `edge`. opening is a field that is cut out; only, one outside of which
    all is cut away: a patch. measure, a function of its points, is kept for kit/rust.py as the attribute "measure".
    """
    xs = np.linspace(-length / 2, length / 2, int(length / 0.003))
    ys = np.interp(np.linspace(0, 1, 260), _run(), PROFILE[:, 0])
    facing = np.array([normal(y) for y in ys])
    x, j = np.meshgrid(xs, np.arange(len(ys)), indexing="ij")
    points = np.stack([x, ys[j], height(ys)[j]], -1).reshape(-1, 3)
    normals = np.stack([np.zeros_like(x), facing[j, 0], facing[j, 1]], -1).reshape(-1, 3)
    rows = len(ys)
    a = (np.arange(len(xs) - 1)[:, None] * rows + np.arange(rows - 1)).ravel()
    mesh = points, np.vstack([np.stack([a, a + rows, a + rows + 1], 1), np.stack([a, a + rows + 1, a + 1], 1)]), normals
    if opening:
        mesh = compact(clip(mesh, opening)[1])
    if only:
        mesh = compact(clip(mesh, only)[0])
    thing = triangles("sill", *mesh[:2], surface)
    smooth_shading(thing.data, 40)
    thing.data.materials.append(edge)
    if measure:
        thing.data.attributes.new("measure", "FLOAT", "POINT").data.foreach_set("value", np.asarray(measure(mesh[0]), np.float32))
    thick = thing.modifiers.new("sheet", "SOLIDIFY")
    thick.thickness, thick.offset, thick.material_offset_rim = SHEET, -1, 1
    return thing


def _run():
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(PROFILE, axis=0), axis=1))])
    return run / run[-1]


def closing_panel(length, surface):
    """The sill's inner panel, flat, on which the outer one is welded: seen through an opening and at the ends."""
    y, z = (-0.125, 0.125), (0.0, -0.0015)
    x = length / 2
    points = [(sx * x, sy, sz) for sx in (-1, 1) for sy in y for sz in z]
    return polygons("closing panel", points, [(0, 2, 6, 4), (1, 5, 7, 3), (0, 4, 5, 1), (2, 3, 7, 6), (0, 1, 3, 2), (4, 6, 7, 5)], surface)


def spot_welds(m, length, pitch=0.035):
    """The dents of spot welds along both flanges."""
    count = int((length - 0.03) / pitch)
    places = [((i - (count - 1) / 2) * pitch, y, 0.0021) for i in range(count) for y in (-0.108, 0.115)]
    return [cylinder("spot weld", 0.0033, 0.0006, place, m.burnt, 0.0002, 32) for place in places]


def bead(path, facing, surface, width=0.006, proud=0.0018, pitch=0.0026, seed=1):
    """A weld bead along a path: overlapping half moons, each a puddle that froze; width, height and pitch in metres."""
    random = np.random.default_rng(seed)
    along = np.gradient(path, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    across = np.cross(along, facing)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    even = np.linspace(0, run[-1], int(run[-1] / pitch * 7))
    path, across, facing, along = (np.stack([np.interp(even, run, part[:, k]) for k in range(3)], 1) for part in (path, across, facing, along))
    puddles = random.uniform(0.85, 1.15, int(run[-1] / pitch) + 3)
    u = np.linspace(-1, 1, 15)
    moon = (even[:, None] + 0.9 * pitch * u[None] ** 2) / pitch
    rise = 0.62 + 0.38 * (moon % 1) ** 0.6
    grown = puddles[np.minimum(moon.astype(int), len(puddles) - 1)]
    taper = np.minimum(1, np.minimum(even, run[-1] - even) / (2 * pitch) + 0.25)[:, None]
    tall = proud * np.sqrt(np.maximum(1 - u**2, 0))[None] * rise * grown * taper - 0.0003
    wide = width / 2 * u[None] * (0.9 + 0.1 * grown) * taper
    points = path[:, None] + across[:, None] * wide[..., None] + facing[:, None] * tall[..., None]
    return _ribbon("bead", points, surface)


def smear(path, facing, surface, width=0.012, proud=0.0016, seed=2):
    """A line of seam sealer, drawn with the finger: flat, its edges uneven."""
    random = np.random.default_rng(seed)
    along = np.gradient(path, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    across = np.cross(along, facing)
    count = len(path)
    slow = np.interp(np.arange(count), np.linspace(0, count - 1, max(count // 9, 4)), random.uniform(-1, 1, max(count // 9, 4)))
    u = np.linspace(-1, 1, 13)
    taper = np.minimum(1, np.minimum(np.arange(count), np.arange(count)[::-1]) / 8 + 0.1)
    wide = (width / 2 * (1 + 0.10 * slow) * taper)[:, None] * u
    tall = (proud * taper)[:, None] * (1 - u**4) * (0.82 + 0.18 * np.cos(2.2 * u))[None] - 0.0002
    points = path[:, None] + across[:, None] * wide[..., None] + facing[:, None] * tall[..., None]
    return _ribbon("sealer", points, surface)


def _ribbon(name, points, surface):
    rows, columns, _ = points.shape
    a = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)).ravel()
    faces = np.vstack([np.stack([a, a + 1, a + columns + 1], 1), np.stack([a, a + columns + 1, a + columns], 1)])
    thing = triangles(name, points.reshape(-1, 3), faces, surface)
    bpy.context.view_layer.update()
    smooth_shading(thing.data, 50)
    return thing
