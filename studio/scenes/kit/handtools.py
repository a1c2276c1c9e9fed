"""Small tools and parts: panel hammer, dolly, micrometer, fuses, ball joint, counter bell."""

import math

import numpy as np

from kit.lettering import lettering
from kit.shapes import box, extruded, group, hexagon, lathe, rounded, rounded_rectangle, triangles, through, tube
from kit.spares import thread
from kit.surfaces import both, clip, compact, ease, either, surface


def panel_hammer(m, handle):
    """A panel beater's hammer lying along Y, its forged head at the origin across X: round face at −X, pick at +X, the handle wedged in its eye."""

    def solid(x, y, z):
        along = np.clip((x - 0.012) / 0.092, 0, 1)
        round_face = both(np.hypot(y, z) - 0.021, np.abs(x + 0.0455) - 0.0055, 0.0012)
        neck = both(np.hypot(y, z) - 0.0095 - 0.006 * ease(-0.020, -0.042, x), np.abs(x + 0.022) - 0.022, 0.001)
        pick = both(np.hypot(y - 0.007 * along**2, z) - 0.0112 + 0.0080 * along, np.abs(x - 0.052) - 0.052, 0.0015)
        barrel = both(np.hypot(x * 0.82, z) - 0.0150, np.abs(y) - 0.0135, 0.0015)
        head = either(either(round_face, neck, 0.004), either(barrel, pick, 0.007), 0.007)
        return both(head, 0.0088 - np.hypot(x * 0.78, z), 0.0008)

    points, faces, normals = surface(solid, (-0.054, -0.024, -0.024), (0.107, 0.024, 0.024), 0.0007)
    head = triangles("hammer head", points, faces, m.steel, normals)
    line = [
        (0, 0.008),
        (0.0086, 0.008),
        (0.0086, 0.012),
        (0.0105, 0.018, 0.004),
        (0.0085, 0.06, 0.03),
        (0.0090, 0.12, 0.03),
        (0.0135, 0.20, 0.03),
        (0.0145, 0.27, 0.03),
        (0.0115, 0.302, 0.006),
        (0, 0.304),
    ]
    grip = lathe("hammer handle", line, handle, 128, 0, 6, sharp=60)
    end = lathe("handle end", [(0, -0.0142), (0.0086, -0.0142, 0.0008), (0.0086, 0.010)], m.wood, 128)
    for wood in (grip, end):
        wood.rotation_euler, wood.scale = (math.radians(-90), 0, 0), (1.28, 1, 1)  # oval in the direction of the blow
    wedge = box("wedge", (0.0145, 0.004, 0.0016), (0, -0.0128, 0), m.steel, 0.0002)
    return group([head, grip, end, wedge], name="panel hammer")


def dolly(m):
    """A heel dolly, 72 × 62 mm, 36 mm high: straight at −X, round at +X, a crowned face on top and a flat one below, both polished; forged sides."""

    def crown(x, y):
        return 0.036 - x * x / 0.30 - y * y / 0.22

    def solid(x, y, z):
        waist = 0.0045 * np.sin(np.pi * np.clip(z / 0.034, 0, 1)) ** 2
        plan = both(-0.036 - x + waist, np.hypot(np.maximum(x - 0.005, 0), y) - 0.031 + waist, 0.004)
        return both(plan, np.maximum(z - crown(x, y), -z), 0.0030)

    def side(points):
        x, y, z = points.T
        return 0.0036 - np.minimum(crown(x, y) - z, z)

    forged, polished = (compact(part) for part in clip(surface(solid, (-0.04, -0.036, -0.002), (0.04, 0.036, 0.040), 0.0007), side))
    return group(
        [triangles("sides", *forged[:2], m.black_metal, forged[2]), triangles("faces", *polished[:2], m.steel, polished[2])], name="dolly"
    )


def micrometer(m, frame):
    """A micrometer standing in the XZ plane: its anvils meet 24 mm apart round the origin, thimble to +X."""
    outer = [
        (-0.030, 0.006),
        (-0.036, -0.010, 0.01),
        (-0.030, -0.052, 0.03),
        (0.008, -0.066, 0.04),
        (0.040, -0.040, 0.03),
        (0.042, 0.008),
        (0.024, 0.008),
        (0.022, -0.026, 0.016),
        (0.004, -0.042, 0.02),
        (-0.014, -0.034, 0.016),
        (-0.014, 0.006),
    ]
    bow = extruded("bow", [tuple(p) for p in rounded(outer, 0.003, 8, closed=True)], 0.010, frame, 0.002)
    bow.rotation_euler, bow.location = (math.radians(90), 0, 0), (0, 0.005, 0)
    turned = [
        lathe("anvil", [(0, -0.013), (0.0032, -0.013, 0.0003), (0.0032, -0.030)], m.chrome, 64, 0.0003),
        lathe("spindle", [(0, 0.013), (0.0032, 0.013, 0.0003), (0.0032, 0.04)], m.chrome, 64, 0.0003),
        lathe("sleeve", [(0.0062, 0.038), (0.0062, 0.075)], m.steel, 96, 0.0003),
        lathe("thimble", [(0.0066, 0.066), (0.0092, 0.072, 0.0008), (0.0092, 0.112, 0.001), (0.0050, 0.114, 0.001), (0.0050, 0.128, 0.001), (0, 0.128)], m.chrome, 180, 0.0005,
              bend=lambda r, z, t: (r + (0.0003 * math.cos(60 * t) if 0.082 < z < 0.110 and r > 0.008 else 0), z)),
    ]  # fmt: skip
    for part in turned:
        part.rotation_euler = (0, math.radians(90), 0)
    marks = [box("mark", (0.0003, 0.004, 0.0002), (0.042 + 0.002 * i, 0, 0.0062), m.ink, 0) for i in range(12)]
    return group([bow, *turned, *marks], name="micrometer")


def blade_fuse(m, body, amperes, size=1.0):
    """A blade fuse standing on its two blades, its rating on it."""
    parts = [
        extruded("fuse", rounded_rectangle(0.0195, 0.0105, 0.002), 0.0052, body, 0.0012),
        extruded("fuse head", rounded_rectangle(0.0165, 0.0034, 0.001, 0, 0.0066), 0.0046, body, 0.0008),
    ]
    parts += [box("blade", (0.0052, 0.013, 0.0008), (x, -0.0110, 0.0026), m.blade, 0.0002) for x in (-0.0065, 0.0065)]
    rating = lettering(str(amperes), 0.0078, (0, -0.0080, 0.0172), m.bone)
    standing = group([group(parts, (0, -0.0026, 0.0175), (math.radians(90), 0, 0)), rating], name="fuse")
    standing.scale = (size,) * 3
    return standing


def ball_joint(m, boot):
    """A tie rod end: stud up at the origin with its castle nut, bellows, housing, a threaded shank along +X with its lock nut."""
    housing = lathe(
        "housing",
        [(0, -0.018), (0.012, -0.018, 0.001), (0.0165, -0.014, 0.004), (0.0165, 0.006, 0.004), (0.0145, 0.012, 0.001), (0.0145, 0.014)],
        m.black_metal,
        128,
        0.002,
    )
    folds = [
        (0.0150, 0.012),
        (0.0172, 0.016, 0.002),
        (0.0140, 0.0195, 0.001),
        (0.0150, 0.0225, 0.002),
        (0.0115, 0.0255, 0.001),
        (0.0115, 0.0285, 0.001),
        (0.0080, 0.030),
    ]
    stud = lathe(
        "stud",
        [(0.0078, 0.026), (0.0062, 0.046), *((0.0056, z) for z in [0.046 + 0.0001 * i for i in range(170)]), (0.0050, 0.0640), (0, 0.0645)],
        m.zinc,
        96,
        0,
        bend=thread(0.0015, 0.0005, 0.047, 0.063),
        sharp=60,
    )
    nut = [
        hexagon("castle nut", 0.0175, 0.008, (0, 0, 0.051), m.zinc),
        lathe("crown", [(0.0058, 0.055), (0.0078, 0.055), (0.0078, 0.0600, 0.0005), (0.0058, 0.0600)], m.zinc, 120, 0.0003, closed=True),
    ]
    pin = tube("split pin", through([(0, -0.0125, 0.0578), (0, 0.0, 0.0578), (0, 0.011, 0.0578), (0.003, 0.0135, 0.055)]), 0.0011, m.steel)
    shank = [
        (0, 0.010),
        (0.0105, 0.012, 0.002),
        (0.0085, 0.050, 0.004),
        (0.0078, 0.052),
        *((0.0078, z) for z in [0.0520 + 0.0002 * i for i in range(330)]),
        (0.0070, 0.119),
        (0, 0.119),
    ]
    rod = lathe("shank", shank, m.zinc, 96, 0, bend=thread(0.0015, 0.0006, 0.053, 0.118), sharp=60)
    rod.rotation_euler = (0, math.radians(90), 0)
    lock = hexagon("lock nut", 0.022, 0.010, (0.088, 0, 0), m.zinc, (0, math.radians(90), 0))
    return group([housing, lathe("bellows", folds, boot, 128, 0.001, 5, sharp=None), stud, *nut, pin, rod, lock], name="ball joint")
