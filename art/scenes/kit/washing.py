"""Foam and a wash mitt."""

import math

import numpy as np

from kit.shapes import polygons
from kit.studio import material


def foam(spots, seed=1):
    """One mesh of bubbles. spots: (x, y, z, reach, count); bubbles are larger and rarer on top."""
    random = np.random.default_rng(seed)
    surface = material("foam", "#f6f6f3", 0.35, specular=0.4, coat=0.3, bump=(700, 0.4, 0.0008))
    unit, sides = _ball(7, 10)
    points, faces = [], []
    for x, y, z, reach, count in spots:
        for _ in range(count):
            way = random.normal(size=3) * (1, 1, 0.6)
            place = np.array((x, y, z)) + way / np.linalg.norm(way) * reach * random.random() ** 0.5
            radius = reach * random.uniform(0.10, 0.34)
            faces += [tuple(len(points) + k for k in face) for face in sides]
            points += [tuple(place + radius * p) for p in unit]
    return polygons("foam", points, faces, surface, None)


def wash_mitt(surface, size=(0.125, 0.088, 0.040), strands=900, seed=3):
    """A chenille mitt that lies: a flat cushion with finger-thick strands all over."""
    random = np.random.default_rng(seed)
    unit, sides = _ball(6, 8)
    points, faces = [], []
    for k in range(strands):
        height = 1 - 1.75 * (k + 0.5) / strands
        turn, flat = k * 2.399963, math.sqrt(1 - height * height)
        normal = np.array((flat * math.cos(turn), flat * math.sin(turn), height))
        place = normal * size
        lean = normal + random.normal(size=3) * 0.45 + (0, 0, -0.35)
        lean /= np.linalg.norm(lean)
        aside = np.cross(lean, (0.3, 0.5, 0.8))
        aside /= np.linalg.norm(aside)
        frame = np.stack([aside, np.cross(lean, aside), lean], 1)
        faces += [tuple(len(points) + k for k in face) for face in sides]
        points += [tuple(place + lean * 0.008 + frame @ (p * (0.0058, 0.0058, 0.0165))) for p in unit]
    body = [tuple(np.array(p) * size * 0.97) for p in _ball(16, 32)[0]]
    faces += [tuple(len(points) + k for k in face) for face in _ball(16, 32)[1]]
    mitt = polygons("mitt", points + body, faces, surface, None)
    mitt.location.z = size[2] * 0.80
    return mitt


def _ball(rings, around):
    """(points, faces) of a unit ball."""
    points = [(math.sin(math.pi * i / rings) * math.cos(2 * math.pi * k / around), math.sin(math.pi * i / rings) * math.sin(2 * math.pi * k / around), math.cos(math.pi * i / rings))
              for i in range(rings + 1) for k in range(around)]  # fmt: skip
    faces = [(i * around + k, (i + 1) * around + k, (i + 1) * around + (k + 1) % around, i * around + (k + 1) % around) for i in range(rings) for k in range(around)]
    return np.array(points), faces
