"""
Tyre and alloy wheel, 225/45 R18. Axis Z, outboard side up, centre plane at z = 0.
The wheel's face is a cast solid, meshed once into .cache/art/, which takes about ten seconds.
"""

import math
import os
import pathlib

import numpy as np

from kit.shapes import box, cylinder, hexagon, lathe, polygons, ring, smooth_shading, triangles

TYRE_RADIUS, TYRE_WIDTH, RIM_RADIUS = 0.328, 0.225, 0.229
FACE_RADIUS = 0.215


def tyre(m, quick=False):
    """Tread as a height field (four grooves, angled sipes, shoulder blocks); side walls turned, with rim protector and ribs."""
    around, across = (540, 80) if quick else (2880, 300)
    half = TYRE_WIDTH / 2
    turn, y = np.meshgrid(np.arange(around) * 2 * np.pi / around, np.linspace(-1, 1, across) * half * 0.86, indexing="ij")
    side = np.abs(y) / (half * 0.86)
    crown = TYRE_RADIUS - 0.0045 * side**2 - 0.006 * np.clip((side - 0.78) / 0.22, 0, 1) ** 2

    def groove(middle, half_width, depth):
        return depth / (1 + np.exp((np.abs(y - middle) - half_width) / 0.0005))

    def sipes(count, slope, phase, half_width, depth, inner, outer):
        place = (turn * count / (2 * np.pi) + slope * y / half + phase) % 1
        arc = np.minimum(place, 1 - place) * 2 * np.pi * TYRE_RADIUS / count
        mask = 1 / (1 + np.exp((arc - half_width) / 0.0004))
        mask = mask / (1 + np.exp(-(np.abs(y) - inner) / 0.0006)) / (1 + np.exp((np.abs(y) - outer) / 0.0006))
        return depth * mask

    cuts = [groove(s * half * 0.20, 0.0042, 0.0075) for s in (-1, 1)] + [groove(s * half * 0.56, 0.0040, 0.0075) for s in (-1, 1)]
    cuts += [
        sipes(64, 0.5, 0, 0.0016, 0.0060, half * 0.60, half),
        sipes(64, 1.6, 0.3, 0.0011, 0.005, half * 0.24, half * 0.48),
        sipes(64, -1.2, 0.1, 0.0007, 0.004, -0.001, half * 0.10),
        sipes(128, 0.5, 0.25, 0.0005, 0.003, half * 0.60, half * 0.80),
    ]
    radius = crown - np.maximum.reduce(cuts)
    points = np.stack([radius * np.cos(turn), radius * np.sin(turn), y], -1).reshape(-1, 3)
    i, j = np.meshgrid(np.arange(around), np.arange(across - 1), indexing="ij")
    n = (i + 1) % around
    quads = np.stack([i * across + j, n * across + j, n * across + j + 1, i * across + j + 1], -1).reshape(-1, 4)
    tread = triangles("tread", points, np.vstack([quads[:, [0, 1, 2]], quads[:, [0, 2, 3]]]), m.rubber)
    smooth_shading(tread.data, 38)
    return [tread, *(lathe("side wall", _side_wall(s * half), m.rubber, 256, 0.002, 4, sharp=50) for s in (1, -1))]


def _side_wall(half):
    outer, bead = TYRE_RADIUS, RIM_RADIUS
    return [
        (outer - 0.0105, half * 0.86, 0), (outer - 0.016, half * 0.93, 0.006), (outer - 0.022, half * 0.955, 0.001),
        (outer - 0.0235, half * 0.95, 0.001), (outer - 0.045, half, 0.02), (outer - 0.066, half * 0.985, 0.02),
        (outer - 0.0665, half * 0.992, 0.0008), (outer - 0.0685, half * 0.992, 0.0008), (outer - 0.069, half * 0.982, 0.0008),
        (bead + 0.022, half * 0.94, 0.01), (bead + 0.019, half * 0.965, 0.002), (bead + 0.011, half * 0.95, 0.003),
        (bead + 0.006, half * 0.86, 0.003), (bead - 0.004, half * 0.83, 0.002), (bead - 0.006, half * 0.7, 0),
    ]  # fmt: skip


def tread_block(m, cut, width=0.124, length=0.092, tall=0.024):
    """A piece cut from a tyre's tread, its grooves along Y: three of them 9 mm deep, the middle of the crown at z = 0. cut is the rubber of the cut faces."""
    x, y = np.meshgrid(np.linspace(-0.5, 0.5, 440) * width, np.linspace(-0.5, 0.5, 300) * length, indexing="ij")
    crown = -(y**2) / (2 * TYRE_RADIUS) - 0.5 * x**2

    def groove(distance, half_width, depth, wall=0.0004):
        return depth / (1 + np.exp((np.abs(distance) - half_width) / wall))

    def sipes(pitch, slope, phase, half_width, depth, inner, outer):
        distance = ((y - slope * np.abs(x)) / pitch + phase + 0.5) % 1 - 0.5
        within = 1 / (1 + np.exp(-(np.abs(x) - inner) / 0.0005)) / (1 + np.exp((np.abs(x) - outer) / 0.0005))
        return groove(distance * pitch, half_width, depth, 0.0003) * within

    cuts = [groove(x - middle, 0.0048, 0.009) for middle in (-0.034, 0, 0.034)]
    cuts += [sipes(0.023, 0.35, 0.1, 0.0017, 0.0075, 0.038, width), sipes(0.023, -0.5, 0.4, 0.0009, 0.006, 0.012, 0.026)]
    top, low = crown - np.maximum.reduce(cuts), crown - tall
    points = np.stack([x, y, top], -1).reshape(-1, 3)
    count = x.shape[1]
    i, j = (a.ravel() for a in np.meshgrid(np.arange(x.shape[0] - 1), np.arange(count - 1), indexing="ij"))
    quads = np.stack([i * count + j, (i + 1) * count + j, (i + 1) * count + j + 1, i * count + j + 1], -1)
    tread = triangles("tread", points, np.vstack([quads[:, [0, 1, 2]], quads[:, [0, 2, 3]]]), m.rubber)
    smooth_shading(tread.data, 38)
    parts = [tread]
    for end in (np.s_[:, 0], np.s_[:, -1], np.s_[0, :], np.s_[-1, :]):
        above = np.stack([x[end], y[end], top[end]], -1)
        below = np.stack([x[end], y[end], low[end]], -1)
        n = len(above)
        faces = [(k, k + 1, n + k + 1, n + k) for k in range(n - 1)]
        parts.append(polygons("cut face", [*above, *below], faces, cut, 20))
        for k in range(6, n - 6, n // 44):  # the wires of the two steel belts
            for deep in (0.0150, 0.0185):
                parts.append(box("wire", (0.0012, 0.0012, 0.0012), (*above[k][:2], crown[end][k] - deep), m.zinc, 0))
    return parts


def _face_height(radius):
    """The dish of the face: hub recessed, crown proud at mid radius, falling towards the rim."""
    return 0.026 + 0.016 * np.sin(np.clip(radius / FACE_RADIUS, 0, 1) * np.pi * 0.9)


def _face_solid(x, y, z):
    """Five twin spokes, cast and filleted, with stud pockets and centre bore."""
    from kit.surfaces import both, either

    radius, turn = np.hypot(x, y) + 1e-9, np.arctan2(y, x)
    top = _face_height(radius)
    slab = np.maximum(z - top, (top - 0.034 - 0.012 * np.clip(1 - radius / FACE_RADIUS, 0, 1)) - z)
    sector = (turn + np.pi / 5) % (2 * np.pi / 5) - np.pi / 5
    along, aside = radius * np.cos(sector), radius * np.sin(sector)
    apart = 0.013 + 0.155 * np.maximum(along - 0.045, 0)
    width = 0.0115 + 0.004 * np.exp(-(((along - 0.05) / 0.03) ** 2)) + 0.012 * np.clip((along - 0.165) / 0.05, 0, 1) ** 2
    width = width - 0.10 * np.maximum(z - (top - 0.03), 0)  # the section narrows towards the front
    spokes = np.maximum(np.abs(np.abs(aside) - apart) - width, -along)
    plan = either(either(spokes, radius - 0.055, 0.012, 2.2), 0.197 - radius, 0.012, 2.2)
    solid = both(slab, np.maximum(plan, radius - FACE_RADIUS), 0.0030, 2.2)
    for px, py in ring(0.0385, 5, first=np.pi / 5):
        solid = both(solid, 0.0098 - np.hypot(x - px, y - py), 0.0015, 2)
    return both(solid, -np.maximum(radius - 0.0235, (top - 0.006) - z), 0.001, 2)


def _face_meshes(step):
    """(machined face, dark pocket). The cut lies low on the fillet, where the surface is steep: there it runs clean."""
    store = pathlib.Path(os.environ.get("ART_CACHE", "/tmp")) / f"wheel-{step}.npz"
    if not store.exists():
        from kit.surfaces import clip, compact, surface

        mesh = surface(_face_solid, (-0.225, -0.225, -0.03), (0.225, 0.225, 0.06), step, 6)

        def machined(points):
            return _face_height(np.hypot(points[:, 0], points[:, 1])) - points[:, 2] - 0.0019

        face, pocket = (compact(part) for part in clip(mesh, machined))
        np.savez(store, **{f"{name}{i}": part for name, mesh in (("face", face), ("pocket", pocket)) for i, part in enumerate(mesh)})
    stored = np.load(store)
    return [[stored[f"{name}{i}"] for i in range(3)] for name in ("face", "pocket")]


def rim(m, face=None, pocket=None, cap=None, step=0.0013, nuts=True, barrel=None):
    """Barrel, face, cap and nuts. face and pocket are the machined and the painted surface; the barrel is machined too unless it has its own."""
    face, pocket, cap = face or m.alloy, pocket or m.gunmetal, cap or m.paint
    lip, half = TYRE_WIDTH / 2 * 0.83, TYRE_WIDTH / 2
    outline = [
        (RIM_RADIUS - 0.012, lip - 0.004), (RIM_RADIUS + 0.004, lip + 0.004, 0.002), (RIM_RADIUS + 0.008, lip + 0.008, 0.003),
        (RIM_RADIUS + 0.0045, lip + 0.012, 0.003), (RIM_RADIUS - 0.002, lip + 0.010, 0.003), (RIM_RADIUS - 0.012, lip - 0.002, 0.006),
        (RIM_RADIUS - 0.016, lip - 0.03, 0.01), (RIM_RADIUS - 0.022, 0, 0.02), (RIM_RADIUS - 0.03, -0.02, 0.01),
        (RIM_RADIUS - 0.03, -0.05, 0.01), (RIM_RADIUS - 0.018, -half * 0.8, 0.01), (RIM_RADIUS + 0.006, -lip - 0.004, 0.003),
        (RIM_RADIUS + 0.008, -lip - 0.010, 0.003),
    ]  # fmt: skip
    parts = [lathe("barrel", outline, barrel or face, 256, 0.002, sharp=60)]
    height, spread = 0.046, (RIM_RADIUS - 0.0095) / FACE_RADIUS
    for name, surface_, mesh in zip(("face", "pocket"), (face, pocket), _face_meshes(step)):
        points, faces, normals = mesh
        part = triangles(name, points * np.array([spread, spread, 1.12]), faces, surface_, normals)
        part.location.z = height
        parts.append(part)
    disc = [(0, 0.0415), (0.012, 0.0412, 0.01), (0.0195, 0.0400, 0.0015), (0.0208, 0.0385, 0.001), (0.0208, 0.02)]
    parts.append(lathe("cap", disc, m.gunmetal, 96))
    parts[-1].location.z = height - 0.002
    line = [(0.0140, 0.0420), (0.0168, 0.0420), (0.0168, 0.0405), (0.0140, 0.0405)]
    parts.append(lathe("cap ring", line, cap, 96, 0.0004, closed=True))
    parts[-1].location.z = height - 0.0023
    if nuts:
        for x, y in ring(0.0385 * spread, 5, first=math.pi / 5):
            parts.append(hexagon("nut", 0.0135, 0.018, (x, y, height + 0.0225), m.steel))
    lean = (0, math.radians(-28), 0)
    parts.append(cylinder("valve", 0.0028, 0.026, (RIM_RADIUS - 0.024, 0, lip - 0.004), m.rubber, rotation=lean))
    parts.append(cylinder("valve cap", 0.0036, 0.010, (RIM_RADIUS - 0.030, 0, lip + 0.009), cap, rotation=lean))
    return parts
