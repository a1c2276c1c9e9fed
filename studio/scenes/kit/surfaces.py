"""
Cast and pressed shapes as implicit surfaces: f(x, y, z) is negative inside. Marching cubes finds the surface, Newton steps
put every point exactly on it, and the gradient gives exact normals. clip cuts a mesh along any other field. numpy, no Blender.
A mesh is (points, faces, normals).
"""

import numpy as np
from skimage.measure import marching_cubes


def both(a, b, fillet, power=2.4):
    """Where both solids are; the edge rounded over `fillet` metres, smooth in curvature for a power over 2."""
    if np.isscalar(fillet) and fillet <= 0:
        return np.maximum(a, b)
    u, v = np.maximum(a + fillet, 0), np.maximum(b + fillet, 0)
    return np.minimum(np.maximum(a, b), -fillet) + (u**power + v**power) ** (1 / power)


def either(a, b, fillet, power=2.4):
    """Where one of the solids is, with the inner edge filled."""
    return -both(-a, -b, fillet, power)


def ease(start, end, x):
    """0 before start, 1 after end, with no kink in slope or curvature."""
    t = np.clip((x - start) / (end - start), 0, 1)
    return t * t * t * (t * (6 * t - 15) + 10)


def gradient(f, points, reach=1e-4):
    out = np.empty_like(points)
    for axis in range(3):
        step = np.zeros(3)
        step[axis] = reach
        out[:, axis] = (f(*(points + step).T) - f(*(points - step).T)) / (2 * reach)
    return out


def surface(f, low, high, step, rounds=4, reach=None):
    """The mesh of f = 0 within a box, from a grid of `step` metres."""
    low, high = np.array(low, float), np.array(high, float)
    counts = np.ceil((high - low) / step).astype(int) + 1
    xs, ys, zs = (low[i] + step * np.arange(counts[i]) for i in range(3))
    volume = np.empty(counts, np.float32)
    y, z = np.meshgrid(ys, zs, indexing="ij")
    for i, x in enumerate(xs):
        volume[i] = f(np.full_like(y, x), y, z)
    points, faces, _, _ = marching_cubes(volume, 0, spacing=(step,) * 3)
    points, faces = points + low, faces[:, ::-1]
    reach = reach or step * 0.05
    for _ in range(rounds):
        slope = gradient(f, points, reach)
        move = -(f(*points.T) / np.maximum((slope * slope).sum(1), 1e-6))[:, None] * slope
        length = np.linalg.norm(move, axis=1, keepdims=True)
        points = points + move * np.minimum(1, step * 0.7 / np.maximum(length, 1e-12))
    normals = _unit(gradient(f, points, reach))
    across = _across(points, faces)
    faces = faces[np.linalg.norm(across, axis=1) > 1e-12]
    if ((_across(points, faces) * normals[faces[:, 0]]).sum(1) < 0).mean() > 0.5:
        faces = faces[:, ::-1]
    return points, faces, normals


def _across(points, faces):
    return np.cross(points[faces[:, 1]] - points[faces[:, 0]], points[faces[:, 2]] - points[faces[:, 0]])


def _unit(vectors):
    return vectors / np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-9)


def clip(mesh, field):
    """Split a mesh along field(points) = 0 into what is inside (negative) and what is outside."""
    points, faces, normals = mesh
    level = field(points)
    inside = level < 0
    count = inside[faces].sum(1)
    all_in, all_out, cut = faces[count == 3], faces[count == 0], faces[(count == 1) | (count == 2)]
    if len(cut) == 0:
        return (points, all_in, normals), (points, all_out, normals)
    # Order the corners so that `a` is the one on its own side.
    alone = np.where(inside[cut].sum(1) == 1, inside[cut].argmax(1), (~inside[cut]).argmax(1))
    row = np.arange(len(cut))
    a, b, c = (cut[row, (alone + k) % 3] for k in range(3))
    edges = np.sort(np.concatenate([np.stack([a, b], 1), np.stack([a, c], 1)]), 1)
    edges, which = np.unique(edges, axis=0, return_inverse=True)
    which = which.ravel()
    start, end = points[edges[:, 0]], points[edges[:, 1]]
    low = np.where(level[edges[:, 0]] < 0, 0.0, 1.0)
    high = 1 - low
    for _ in range(12):
        middle = (low + high) / 2
        within = field(start * (1 - middle)[:, None] + end * middle[:, None]) < 0
        low, high = np.where(within, middle, low), np.where(within, high, middle)
    t = ((low + high) / 2)[:, None]
    crossing = start * (1 - t) + end * t
    turned = _unit(normals[edges[:, 0]] * (1 - t) + normals[edges[:, 1]] * t)
    all_points, all_normals = np.vstack([points, crossing]), np.vstack([normals, turned])
    ab, ac = len(points) + which[: len(cut)], len(points) + which[len(cut) :]
    tip, rest1, rest2 = np.stack([a, ab, ac], 1), np.stack([ab, b, c], 1), np.stack([ab, c, ac], 1)
    tip_in = inside[a]
    faces_in = np.vstack([all_in, tip[tip_in], rest1[~tip_in], rest2[~tip_in]])
    faces_out = np.vstack([all_out, tip[~tip_in], rest1[tip_in], rest2[tip_in]])
    return (all_points, faces_in, all_normals), (all_points, faces_out, all_normals)


def compact(mesh):
    """Drop the points that no face uses."""
    points, faces, normals = mesh
    used, inverse = np.unique(faces, return_inverse=True)
    return points[used], inverse.reshape(-1, 3), normals[used]
