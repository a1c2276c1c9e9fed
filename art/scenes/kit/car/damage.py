"""Dents: a push and folds. They deform every part that they reach in the same way, so panels, lamps and gaps stay aligned. numpy."""

from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True)
class Dent:
    place: tuple[float, float, float]
    """Its middle, in the car's metres."""
    reach: tuple[float, float, float]
    """Half its size along each axis."""
    push: tuple[float, float, float]
    """Displacement of the middle."""
    folds: float = 0.0
    """Depth of the creases, in metres."""
    fold_length: float = 0.11
    """From crease to crease, in metres."""
    seed: int = 1


def dented(mesh, dents):
    """The dented mesh (points, faces, normals); a mesh that no dent reaches is returned unchanged."""
    points, faces, normals = mesh
    moved = points.astype(float)
    for dent in dents:
        far = np.linalg.norm((points - dent.place) / dent.reach, axis=1)
        weight = np.clip(1 - far**2, 0, 1) ** 2
        moved = moved + weight[:, None] * np.array(dent.push)
        if dent.folds:
            moved = moved - normals * (weight**0.7 * dent.folds * _creases(points, dent))[:, None]
    if np.array_equal(moved, points):
        return mesh
    turned = normals + _normals(moved, faces) - _normals(points, faces)
    return moved, faces, turned / np.linalg.norm(turned, axis=1, keepdims=True)


def _creases(points, dent):
    """Ridges in three directions, sharp at the fold, 0 to 1."""
    random = np.random.default_rng(dent.seed)
    total = np.zeros(len(points))
    for _ in range(3):
        way = random.normal(size=3)
        way *= np.pi / dent.fold_length / np.linalg.norm(way)
        bend = random.normal(size=3) * 4
        total += 1 - np.abs(np.sin(points @ way + 0.6 * np.sin(points @ bend) + random.uniform(0, 6)))
    return total / 3


def _normals(points, faces):
    across = np.cross(points[faces[:, 1]] - points[faces[:, 0]], points[faces[:, 2]] - points[faces[:, 0]])
    out = np.zeros_like(points, dtype=float)
    for corner in range(3):
        np.add.at(out, faces[:, corner], across)
    return out / np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-12)
