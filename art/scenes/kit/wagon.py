"""The off-road wagon of project D, its near side without cladding, so that sill and arches can be rusty, cut open or primed."""

import math

import numpy as np

from kit.car.assembly import car
from kit.car.panels import car_panels
from kit.shapes import box, cylinder, group, polygons, triangles, tube
from kit.surfaces import clip, compact

NEAR = ("shell", "door front", "door rear", "wing front", "wing rear", "fuel flap")
SPOTS = [
    (2.62, -0.9, 0.40, 0.42, 2, 0.085), (1.62, -0.9, 0.41, 0.24, 2, 0.06), (2.99, -0.9, 0.55, 0.11, 2, 0.20), (3.30, -0.9, 0.88, 0.22, 2, 0.07),
    (1.33, -0.9, 0.54, 0.08, 2, 0.15),
]  # fmt: skip
OPENING = (2.10, 2.98, 0.352, 0.468)  # x from, x to, z from, z to


def _near(mesh):
    points, faces, normals = mesh
    flip = np.array([1, -1, 1])
    return points * flip, faces[:, ::-1], normals * flip


def opened(p):
    """Negative where the sill is cut open, a rectangle with round corners."""
    x0, x1, z0, z1 = OPENING
    u, v = np.abs(p[:, 0] - (x0 + x1) / 2) - (x1 - x0) / 2 + 0.02, np.abs(p[:, 2] - (z0 + z1) / 2) - (z1 - z0) / 2 + 0.02
    return np.hypot(np.maximum(u, 0), np.maximum(v, 0)) + np.minimum(np.maximum(u, v), 0) - 0.02


def opening_edge(car_, step=0.004):
    """Places along the edge of that opening, and which way the side faces there."""
    x0, x1, z0, z1 = OPENING
    corners = [(x0 + 0.02, z0), (x1 - 0.02, z0), (x1, z0 + 0.02), (x1, z1 - 0.02), (x1 - 0.02, z1), (x0 + 0.02, z1), (x0, z1 - 0.02), (x0, z0 + 0.02), (x0 + 0.02, z0)]
    line = np.vstack([a + (np.array(b) - a) * np.linspace(0, 1, max(int(np.linalg.norm(np.subtract(b, a)) / step), 2), endpoint=False)[:, None] for a, b in zip(corners, corners[1:])])
    y, slope = car_.surface_y(*line.T), (car_.surface_y(line[:, 0], line[:, 1] + 0.004) - car_.surface_y(line[:, 0], line[:, 1] - 0.004)) / 0.008
    facing = np.column_stack([np.zeros_like(y), -np.ones_like(y), -slope])
    return np.column_stack([line[:, 0], -y, line[:, 1]]), facing / np.linalg.norm(facing, axis=1, keepdims=True)


def wagon(m, surface, opening=None, edge=None, steer_degrees=0.0, fine_wheels=True):
    """
    (root, measures). surface covers the near side; opening, when given, is the material seen in the cut sill, edge that of the cut;
    without edge the opening is filled by a patch of the material `opening`.
    """
    other = {f"{name} -": surface for name in NEAR}
    cut = ("shell -", "inner shell -") if opening else ()
    root, measures = car(m, "wagon", other, steer_degrees, fine_wheels=fine_wheels, without=("cladding -", *cut))
    panels = car_panels("wagon")[1]
    sill, ends = clip(_near(panels["cladding"]), lambda p: np.abs(p[:, 0] - 2.27) - 1.86)
    skins = [("sill", sill, surface), ("shell", _near(panels["shell"]), surface)] if opening else [("sill", sill, surface)]
    parts = [triangles("cladding's ends", *compact(ends)[:2], m.plastic, compact(ends)[2])]
    for name, mesh, worn in skins:
        inside, outside = clip(mesh, opened) if opening else (None, mesh)
        parts.append(triangles(name, *compact(outside)[:2], worn, compact(outside)[2]))
        if opening:
            points, faces, normals = compact(inside)
            deep = 0.055 if edge else 0.0006
            parts.append(triangles("in the opening", points - normals * deep, faces, opening, normals))
    if opening:
        parts.append(triangles("inner shell", *compact(clip(_near(panels["inner shell"]), opened)[1])[:2], m.black))
    if edge:
        places, _ = opening_edge(measures)
        parts.append(tube("cut edge", places, 0.0035, edge, closed=True))
        parts.append(_walls(places, 0.055, m.black_metal))
    for part in parts:
        part.parent = root
    return root, measures


def _walls(places, deep, surface):
    """What joins the edge of the opening with what lies behind it, so that no light comes in."""
    n = len(places)
    inner = places + np.array([0, deep, 0])
    return polygons("walls", np.vstack([places, inner]), [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], surface, None)


def without_wheel(root, index):
    """Take one wheel off its hub and leave the brake: 1 is the near one in front, 3 the near one behind."""
    hub = sorted((child for child in root.children if child.name.startswith("hub")), key=lambda h: h.name)[index]
    for part in hub.children[0].children:
        part.hide_render = part.type == "MESH"


def on_flank(car_, line, surface, radius=0.0042):
    """Draw a line of (x, z) on the near side."""
    x, z = np.asarray(line, float).T
    return tube("mark", np.column_stack([x, -(car_.surface_y(x, z) + radius * 0.3), z]), radius, surface)


def marker_circle(car_, x, z, radius, stretch, surface, seed=1):
    """A ring of wax crayon round what was found, drawn by hand, its ends overlapping; stretch is its width by its height."""
    random = np.random.default_rng(seed)
    turn = np.linspace(0.3, 2 * math.pi + 0.75, 90)
    out = radius * (1 + 0.04 * np.sin(2 * turn + random.uniform(0, 6)) + 0.035 * (turn - 3) / 3)
    return on_flank(car_, np.column_stack([x + stretch * out * np.cos(turn), z + out * np.sin(turn)]), surface, 0.0055)


def flank_sheet(car_, x, z, surface, lift=0.004):
    """Paper or tape on the near side between x[0], x[1] and z[0], z[1]; z may be two functions of x."""
    xs, t = np.linspace(*x, 60), np.linspace(0, 1, 24)
    low, high = (np.vectorize(f)(xs) if callable(f) else np.full_like(xs, f) for f in z)
    gx = np.repeat(xs[:, None], 24, 1)
    gz = low[:, None] + (high - low)[:, None] * t
    return _sheet(car_, gx, gz, surface, lift)


def arch_band(car_, axle, inner, outer, surface, lift=0.004, turns=(-0.15, math.pi + 0.15)):
    """The same round a wheel opening, between two distances from it in metres."""
    turn, t = np.linspace(*turns, 90)[:, None], np.linspace(0, 1, 10)[None]
    reach = car_.arch_radius + inner + (outer - inner) * t
    across, up = (np.sign(f(turn)) * np.abs(f(turn)) ** 0.5 for f in (np.cos, np.sin))
    return _sheet(car_, axle + reach * across, car_.wheel_radius + reach * up, surface, lift)


def _sheet(car_, gx, gz, surface, lift):
    rows, columns = gx.shape
    y = car_.surface_y(gx.ravel(), gz.ravel()) + lift
    a = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)).ravel()
    faces = np.vstack([np.stack([a, a + columns, a + columns + 1], 1), np.stack([a, a + columns + 1, a + 1], 1)])
    return triangles("sheet", np.column_stack([gx.ravel(), -y, gz.ravel()]), faces, surface)


def axle_stand(m, surface, location, height):
    """A ratchet stand: four legs, foot plates, ratchet bar with its saddle at `height`."""
    parts = [cylinder("sleeve", 0.028, height * 0.5, (0, 0, height * 0.55), surface, 0.003)]
    for sx in (-1, 1):
        for sy in (-1, 1):
            parts.append(tube("leg", [(sx * 0.015, sy * 0.015, height * 0.72), (sx * 0.115, sy * 0.115, 0.012)], 0.013, surface))
            parts.append(box("foot", (0.05, 0.05, 0.008), (sx * 0.118, sy * 0.118, 0.004), surface, 0.002))
        parts.append(tube("tie", [(sx * 0.085, -0.085, height * 0.24), (sx * 0.085, 0.085, height * 0.24)], 0.007, surface))
        parts.append(tube("tie", [(-0.085, sx * 0.085, height * 0.24), (0.085, sx * 0.085, height * 0.24)], 0.007, surface))
    parts.append(box("ratchet bar", (0.030, 0.022, height * 0.55), (0, 0, height * 0.70), m.steel, 0.003))
    parts.append(box("saddle", (0.085, 0.05, 0.014), (0, 0, height - 0.020), m.steel, 0.004))
    parts += [box("horn", (0.016, 0.05, 0.028), (s * 0.036, 0, height - 0.007), m.steel, 0.004) for s in (-1, 1)]
    parts.append(tube("lever", [(0, -0.03, height * 0.66), (0, -0.10, height * 0.62)], 0.006, m.steel))
    return group(parts, location)
