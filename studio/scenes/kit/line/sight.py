"""Hidden-line removal and line weights: a line is heavier where there is nothing beside it, or something far behind."""

import math
from dataclasses import dataclass

import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

STEP = 1.5  # between two visibility tests along a line, in units of the drawing
BESIDE = 1.3  # distance of the tests to either side of a line
CORNER = math.cos(math.radians(28))
OUTLINE, FORM, CREASE, AXIS = "outline", "form", "crease", "axis"


class View:
    """An eye that looks at a target; `span` metres there fill the drawing's width. Units: those of the drawing, y down."""

    def __init__(self, target, azimuth, elevation, span, width, height, distance):
        a, e = math.radians(azimuth), math.radians(elevation)
        away = np.array([math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)])
        self.eye = np.array(target, float) + away * distance
        forward = -away
        right = np.cross(forward, (0, 0, 1))
        right /= np.linalg.norm(right)
        self.axes = np.array([right, np.cross(right, forward), forward])
        self.scale = width / span * distance
        self.unit = span / width
        self.middle = np.array([width / 2, height / 2])

    def project(self, points):
        seen = (points - self.eye) @ self.axes.T
        return self.middle + seen[:, :2] * (1, -1) / seen[:, 2:] * self.scale

    def towards(self, places):
        """Unit directions from the eye through places of the drawing."""
        flat = (places - self.middle) * (1, -1) / self.scale
        rays = np.column_stack([flat, np.ones(len(flat))]) @ self.axes
        return rays / np.linalg.norm(rays, axis=1, keepdims=True)


@dataclass
class Stroke:
    """A smooth piece of a line that is seen whole, in units of the drawing."""

    points: np.ndarray
    weight: str
    accent: bool
    whole: bool = False

    @property
    def length(self):
        return float(np.linalg.norm(np.diff(self.points, axis=0), axis=1).sum())


class Sight:
    def __init__(self, view, solids):
        self.view = view
        offsets = np.cumsum([0] + [len(s.points) for s in solids])
        faces = np.vstack([s.faces + offset for s, offset in zip(solids, offsets)])
        self.tree = BVHTree.FromPolygons(np.vstack([s.points for s in solids]).tolist(), faces.tolist(), all_triangles=True)

    def strokes(self, chain, shortest):
        """The seen pieces of a chain that are at least `shortest` long."""
        flat = self.view.project(chain.points)
        if chain.axis:
            return [Stroke(flat, AXIS, chain.accent)]
        found = []
        for places, points in _between_corners(flat, chain.points):
            if np.linalg.norm(np.diff(places, axis=0), axis=1).sum() >= shortest:
                found += self._seen(*_even(places, points), chain, shortest)
        return found

    def _seen(self, places, points, chain, shortest):
        weights = self._weights(places, points)
        if chain.weight:
            weights = np.where(weights > 0, chain.weight, 0)
        shown = _settled(weights > 0, 3)
        for value in (3, 2, 1):
            weights = np.where(_settled(weights == value, 4), value, weights)
        found = []
        for start, end in _runs(shown):
            cuts = [start, *(start + 1 + np.flatnonzero(np.diff(np.maximum(weights[start:end], 1)))), end]
            for a, b in zip(cuts, cuts[1:]):
                stroke = Stroke(places[a : min(b + 1, end)], {3: OUTLINE, 2: FORM}.get(weights[a], CREASE), chain.accent, chain.whole)
                if len(stroke.points) > 1 and np.linalg.norm(np.diff(places[start:end], axis=0), axis=1).sum() >= shortest:
                    found.append(stroke)
        return found

    def _weights(self, places, points):
        """For each place 0 where it is hidden, otherwise 1 to 3, by how far the neighbouring surface is behind it."""
        along = np.gradient(places, axis=0)
        along /= np.maximum(np.linalg.norm(along, axis=1, keepdims=True), 1e-9)
        aside = np.column_stack([-along[:, 1], along[:, 0]]) * BESIDE
        depth = np.linalg.norm(points - self.view.eye, axis=1)
        behind = np.stack([self._depths(places + side * aside) - depth for side in (1, -1)], 1) / self.view.unit
        seen = (behind > -4).any(1)
        furthest = behind.max(1)
        return np.where(~seen, 0, np.where(np.isinf(furthest), 3, np.where(furthest > 14, 2, 1)))

    def _depths(self, places):
        eye = Vector(self.view.eye)
        hits = (self.tree.ray_cast(eye, Vector(ray))[3] for ray in self.view.towards(places))
        return np.array([math.inf if hit is None else hit for hit in hits])


def _between_corners(flat, points):
    """The pieces of a line that bend without a corner."""
    steps = np.linalg.norm(np.diff(flat, axis=0), axis=1)
    keep = np.r_[True, steps > 0.02]
    flat, points = flat[keep], points[keep]
    if len(flat) < 2:
        return
    ways = np.diff(flat, axis=0)
    ways /= np.maximum(np.linalg.norm(ways, axis=1, keepdims=True), 1e-9)
    corners = 1 + np.flatnonzero((ways[1:] * ways[:-1]).sum(1) < CORNER)
    cuts = [0, *corners, len(flat) - 1]
    for a, b in zip(cuts, cuts[1:]):
        yield flat[a : b + 1], points[a : b + 1]


def _even(places, points):
    """The same line with a point every STEP."""
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(places, axis=0), axis=1))]
    at = np.linspace(0, run[-1], max(2, math.ceil(run[-1] / STEP) + 1))
    return tuple(np.column_stack([np.interp(at, run, axis) for axis in what.T]) for what in (places, points))


def _runs(mask):
    edge = np.flatnonzero(np.diff(np.r_[False, mask, False].astype(int)))
    return list(zip(edge[::2], edge[1::2]))


def _settled(mask, least):
    """Fills gaps shorter than `least`, then removes runs shorter than that."""
    mask = mask.copy()
    for start, end in _runs(~mask):
        if end - start < least and 0 < start and end < len(mask):
            mask[start:end] = True
    for start, end in _runs(mask):
        if end - start < least and end - start < len(mask):
            mask[start:end] = False
    return mask
