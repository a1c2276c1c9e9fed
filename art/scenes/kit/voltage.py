"""What makes a plug-in car safe to work on: service plug and padlock, insulating gloves, barrier posts; and its charging cable."""

import math

import numpy as np

from kit.electrics import conduit
from kit.shapes import box, cylinder, extruded, group, lathe, polygons, rounded_rectangle, through, triangles, tube
from kit.surfaces import either, surface


def service_plug(m, orange):
    """The plug that opens the high-voltage circuit, lying, 120 mm: body, contacts, lever."""
    parts = [
        extruded("plug", rounded_rectangle(0.080, 0.060, 0.010), 0.045, orange, 0.005),
        box("shoulder", (0.096, 0.072, 0.010), (0, 0, 0.020), orange, 0.003),
        box("plug's mouth", (0.062, 0.020, 0.044), (0, -0.034, 0.024), m.plastic, 0.004),
    ]
    for x in (-0.018, 0.018):
        parts.append(box("contact", (0.020, 0.030, 0.005), (x, -0.056, 0.024), m.copper, 0.001))
    bow = through([(-0.046, -0.006, 0.030), (-0.047, 0.040, 0.040), (-0.034, 0.064, 0.046), (0.034, 0.064, 0.046),
        (0.047, 0.040, 0.040), (0.046, -0.006, 0.030)])
    parts.append(tube("lever", bow, 0.007, m.charcoal))
    return group(parts, name="service plug")


def padlock(m, body, shackle=0.05):
    """A lock-out padlock standing on z = 0, 45 mm wide, its shackle up."""
    bow = [(-0.014, 0, 0.045), (-0.014, 0, 0.045 + shackle * 0.6)]
    bow += [(0.014 * -math.cos(t), 0, 0.045 + shackle * 0.6 + 0.014 * math.sin(t)) for t in np.linspace(0, math.pi, 16)]
    bow += [(0.014, 0, 0.045)]
    return group(
        [
            box("lock", (0.042, 0.022, 0.050), (0, 0, 0.025), body, 0.005),
            tube("shackle", bow, 0.0032, m.chrome),
            cylinder("key hole", 0.006, 0.002, (0, -0.0112, 0.016), m.steel, 0.0005, 32, (math.pi / 2, 0, 0)),
        ],
        name="padlock",
    )


def _capsule(x, y, z, start, end, radius, flat=1.0):
    start, end = np.array(start), np.array(end)
    way = end - start
    t = np.clip(((x - start[0]) * way[0] + (y - start[1]) * way[1] + (z - start[2]) * way[2]) / (way @ way), 0, 1)
    return np.sqrt((x - start[0] - t * way[0]) ** 2 + (y - start[1] - t * way[1]) ** 2 + ((z - start[2] - t * way[2]) / flat) ** 2) - radius


def _glove_solid(x, y, z):
    """A right hand, palm down, fingers to +Y, a wide cuff to −Y."""
    solid = _capsule(x, y, z, (0, -0.03, 0.020), (0, 0.02, 0.022), 0.045, 0.50)
    for k, (tip_x, tip_y, tip_z) in enumerate(((-0.046, 0.120, 0.014), (-0.017, 0.140, 0.020), (0.013, 0.134, 0.018),
        (0.044, 0.110, 0.014))):
        solid = either(solid, _capsule(x, y, z, (-0.033 + 0.022 * k, 0.03, 0.022), (tip_x, tip_y, tip_z), 0.0135), 0.010)
    solid = either(solid, _capsule(x, y, z, (-0.035, -0.02, 0.020), (-0.085, 0.040, 0.015), 0.0155), 0.016)
    cuff = np.maximum(np.abs(y + 0.135) - 0.10, np.hypot(x, (z - 0.024) / 0.42) - (0.048 + 0.20 * np.clip(-y - 0.07, 0, 1)))
    roll = np.hypot(np.hypot(x, (z - 0.024) / 0.42) - 0.082, y + 0.235) - 0.004
    return np.minimum(either(solid, cuff, 0.02), roll)


def glove(rubber, left=False):
    """One insulating glove, 380 mm, lying on its palm."""
    points, faces, normals = surface(_glove_solid, (-0.12, -0.26, -0.012), (0.12, 0.17, 0.072), 0.004, 4)
    if left:
        flip = np.array([-1, 1, 1])
        points, faces, normals = points * flip, faces[:, ::-1], normals * flip
    return group([triangles("glove", points - (0, 0, points[:, 2].min()), faces, rubber, normals)], name="glove")


def barrier_posts(m, accent, places):
    """Posts of 0.95 m with a belt in a colour from each to the next."""
    parts = []
    for x, y in places:
        line = [(0, 0), (0.16, 0, 0.006), (0.16, 0.02, 0.01), (0.06, 0.045, 0.02), (0.032, 0.05, 0.006), (0.032, 0.90, 0.003),
            (0.040, 0.905, 0.004), (0.040, 0.97, 0.008), (0, 0.975)]  # fmt: skip
        post = lathe("post", line, m.charcoal, 64, 0.003)
        post.location = (x, y, 0)
        parts.append(post)
    for (x1, y1), (x2, y2) in zip(places, places[1:]):
        t = np.linspace(0.0, 1, 25)
        x, y, z = x1 + (x2 - x1) * t, y1 + (y2 - y1) * t, 0.925 - 0.10 * 4 * t * (1 - t) * 0.5
        points = [(px, py, pz + dz) for px, py, pz in zip(x, y, z) for dz in (-0.026, 0.026)]
        belt = polygons("belt", points, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(24)], accent, None)
        parts.append(belt)
    return group(parts, name="barrier")


def power_cables(m, car, orange):
    """Two orange cables across the front of the structure behind a bumper that is off, and the box that they run to."""
    z, parts = car.sill + 0.20, []
    for i in range(2):
        path = [(0.285, -0.30, z + 0.36), (0.275, -0.20, z + 0.22 + 0.03 * i), (0.270, 0.0, z + 0.05 + 0.035 * i),
            (0.275, 0.22, z + 0.10 + 0.035 * i), (0.30, 0.34, z + 0.30)]
        parts.append(conduit(m, through(path), 0.013, orange))
    parts.append(box("junction", (0.09, 0.16, 0.13), (0.265, -0.30, z + 0.40), m.alloy, 0.012))
    return parts


def charging(m, car, cable, flap_z):
    """The charging plug in the rear flap of the near side, its cable down to the floor and away."""
    x = car.rear_axle + 0.20
    y = -float(car.surface_y(x, flap_z)[0])
    shell = lathe("plug", [(0, -0.02), (0.034, -0.02, 0.002), (0.036, 0.03, 0.004), (0.030, 0.06, 0.01), (0.024, 0.12, 0.02),
        (0.022, 0.18, 0.01), (0.012, 0.19)], m.charcoal, 96)
    shell.location, shell.rotation_euler = (x, y, flap_z), (math.radians(108), 0, 0)
    down = [(x, y - 0.17, flap_z - 0.05), (x, y - 0.26, flap_z - 0.16), (x - 0.02, y - 0.30, flap_z - 0.50),
        (x - 0.05, y - 0.36, 0.06), (x - 0.30, y - 0.52, 0.012), (x - 1.1, y - 0.60, 0.012), (x - 2.6, y - 0.70, 0.012), (x - 5.5, y - 1.3, 0.012)]
    return [shell, tube("charging cable", through(down), 0.011, cable),
        cylinder("port", 0.045, 0.012, (x, y - 0.002, flap_z), m.gloss, 0.003, 64, (math.pi / 2, 0, 0))]
