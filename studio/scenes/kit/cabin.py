"""A steering wheel, a round headlight, an in-tank petrol pump."""

import math

import numpy as np

from kit.electrics import conduit
from kit.shapes import box, cylinder, helix, lathe, ring, through, triangles, tube
from kit.studio import clear_cover, material
from kit.surfaces import both, clip, compact, either, surface


def _wheel_solid(x, y, z):
    """Rim with thumb grips, three spokes that dish back to the hub. The driver looks along −Z."""
    radius, turn = np.hypot(x, y), np.arctan2(y, x)
    grip = 0.0025 * (np.exp(-(((np.abs(turn - math.pi / 2) - 1.15) / 0.22) ** 2)))
    rim = np.hypot(radius - 0.182, z / 1.12) - 0.0150 - grip
    dish = z + 0.055 - 0.05 * np.clip(radius / 0.17, 0, 1) ** 1.6
    slab = np.abs(dish) - 0.0095
    level = np.abs(y - 0.012 - 0.03 * np.abs(x)) - 0.026 + 0.05 * np.abs(x)
    lower = np.abs(x) - 0.024 - 0.05 * np.clip(-y - 0.09, 0, 1)
    spokes = np.minimum(level, np.maximum(lower, y))
    spokes = both(both(spokes, slab, 0.005, 2.2), radius - 0.180, 0.004)
    return either(rim, spokes, 0.010, 2.2)


def steering_wheel(m, mark):
    """370 mm across, facing +Z: leather rim with a coloured mark at twelve o'clock, satin spokes with two paddles, a plain pad."""
    leather = material("leather", "#1a1b1d", 0.55, specular=0.4, bump=(1400, 0.25, 0.0004))
    mesh = surface(_wheel_solid, (-0.21, -0.21, -0.075), (0.21, 0.21, 0.03), 0.0024, 5)

    def inside(points):
        return np.hypot(points[:, 0], points[:, 1]) - 0.161

    def beside_mark(points):
        return np.abs(np.arctan2(points[:, 1], points[:, 0]) - math.pi / 2) - 0.075

    spokes, rim = (compact(part) for part in clip(mesh, inside))
    marked, plain = (compact(part) for part in clip(rim, beside_mark))
    parts = [
        triangles("spokes", spokes[0], spokes[1], m.gunmetal, spokes[2]),
        triangles("rim", plain[0], plain[1], leather, plain[2]),
        triangles("mark", marked[0], marked[1], mark, marked[2]),
    ]
    pad = lathe(
        "pad",
        [(0, 0.004), (0.040, 0.002, 0.02), (0.066, -0.012, 0.012), (0.070, -0.034, 0.006), (0.066, -0.060)],
        m.plastic,
        160,
        0.004,
        6,
        sharp=None,
    )
    pad.scale = (1.0, 0.86, 1.0)
    pad.location = (0, 0.004, -0.026)
    parts.append(pad)
    parts.append(lathe("pad ring", [(0.030, 0), (0.0325, 0.0016, 0.001), (0.035, 0)], m.steel, 128, 0.0005))
    parts[-1].location = (0, 0.004, -0.0235)
    parts.append(cylinder("column", 0.038, 0.07, (0, 0, -0.095), m.plastic, 0.004))
    for side in (1, -1):
        parts.append(
            box(
                "paddle",
                (0.055, 0.030, 0.004),
                (side * 0.112, 0.055, -0.052),
                m.steel,
                0.0018,
                (0, math.radians(-14 * side), math.radians(12 * side)),
            )
        )
    return parts


def headlight(m, amber):
    """A round 178 mm headlight that faces +Z: chrome bezel, projector, ring light, an amber indicator arc, bowl and plug behind."""
    light = material("ring light", "#ffffff", 0.3, glow=(1, 0.98, 0.94, 1), glow_strength=4)
    lens = material("projector lens", (0.02, 0.025, 0.035, 1), 0.02, specular=0.9, coat=1, coat_rough=0)
    parts = [
        lathe(
            "bezel",
            [(0.083, -0.008), (0.092, -0.008, 0.002), (0.096, 0.000, 0.003), (0.094, 0.009, 0.003), (0.086, 0.012, 0.002), (0.083, 0.004)],
            m.chrome,
            192,
            0.001,
            6,
        ),
        lathe(
            "bowl",
            [(0.088, -0.008), (0.086, -0.030, 0.010), (0.052, -0.078, 0.012), (0.038, -0.084, 0.004), (0.036, -0.110, 0.004), (0, -0.112)],
            m.black_metal,
            128,
            0.003,
        ),
        lathe(
            "inner bowl",
            [
                (0.0835, 0.004),
                (0.0780, -0.010, 0.001),
                (0.0700, -0.012, 0.001),
                (0.0640, -0.018, 0.001),
                (0.0440, -0.030, 0.002),
                (0.0430, -0.034),
            ],
            m.gloss,
            160,
            0.001,
        ),
        lathe("ring light", [(0.0655, -0.0150), (0.0660, -0.0105, 0.001), (0.0695, -0.0095, 0.001), (0.0700, -0.0130)], light, 160, 0.0006),
        lathe(
            "projector's ring", [(0.0360, -0.034), (0.0370, -0.014, 0.002), (0.0425, -0.014, 0.002), (0.0440, -0.032)], m.chrome, 160, 0.001
        ),
        lathe(
            "projector lens",
            [(0, 0.000), (0.016, -0.0025, 0.03), (0.030, -0.0110, 0.02), (0.0365, -0.022, 0.004)],
            lens,
            160,
            0.01,
            8,
            sharp=None,
        ),
        lathe(
            "cover", [(0, 0.0235), (0.030, 0.0215, 0.08), (0.060, 0.0150, 0.08), (0.084, 0.0045)], clear_cover(), 160, 0.05, 10, sharp=None
        ),
    ]
    arc = np.radians(np.linspace(200, 340, 49))
    parts.append(tube("indicator", [(0.0755 * math.cos(a), 0.0755 * math.sin(a), -0.0085) for a in arc], 0.0028, amber))
    for a in np.radians(np.arange(20, 170, 10)):
        parts.append(box("fin", (0.0150, 0.0012, 0.010), (0.0535 * math.cos(a), 0.0535 * math.sin(a), -0.024), m.chrome, 0.0004, (0, 0, a)))
    for x, y in ring(0.097, 3, first=math.pi / 2):
        parts.append(box("tab", (0.016, 0.012, 0.004), (x, y, -0.006), m.steel, 0.001, (0, 0, math.atan2(y, x))))
    parts.append(box("plug", (0.026, 0.018, 0.022), (0, -0.01, -0.120), m.plastic, 0.003))
    return parts


def petrol_pump(m, hose):
    """An in-tank pump module, 230 mm high: flange with its outlet, guide rods with springs, cup with the pump, float on its wire."""
    white = material("flange", "#d8d3c8", 0.45, specular=0.4)
    dark = m.plastic
    parts = [
        lathe(
            "flange",
            [
                (0, 0.196),
                (0.064, 0.196, 0.001),
                (0.066, 0.199, 0.001),
                (0.066, 0.204, 0.001),
                (0.055, 0.206, 0.001),
                (0.052, 0.214, 0.002),
                (0, 0.215),
            ],
            white,
            160,
            0.001,
        ),
        lathe("seal", [(0.052, 0.188), (0.060, 0.188, 0.002), (0.060, 0.196), (0.052, 0.196)], m.rubber, 128, 0.001),
        lathe(
            "cup",
            [
                (0, 0.0),
                (0.056, 0.0, 0.006),
                (0.060, 0.006, 0.003),
                (0.060, 0.098, 0.001),
                (0.063, 0.099, 0.001),
                (0.063, 0.106, 0.001),
                (0.056, 0.106, 0.001),
                (0.056, 0.060),
            ],
            dark,
            160,
            0.001,
        ),
        cylinder("cup's lid", 0.0565, 0.003, (0, 0, 0.097), dark, 0.001),
        lathe(
            "pump",
            [
                (0, 0.085),
                (0.019, 0.085),
                (0.019, 0.140, 0.001),
                (0.0205, 0.142, 0.001),
                (0.0205, 0.148, 0.001),
                (0.016, 0.152, 0.002),
                (0.006, 0.153, 0.001),
                (0.005, 0.168, 0.001),
                (0.0038, 0.170),
                (0, 0.170),
            ],
            m.steel,
            128,
            0.001,
        ),
        lathe(
            "pump's cap", [(0.0195, 0.122), (0.0225, 0.122, 0.001), (0.0225, 0.139, 0.001), (0.0195, 0.139)], dark, 128, 0.001, closed=True
        ),
    ]
    for i in range(10):
        x, y = 0.0605 * math.cos(2 * math.pi * i / 10), 0.0605 * math.sin(2 * math.pi * i / 10)
        parts.append(box("cup's rib", (0.004, 0.004, 0.085), (x, y, 0.052), dark, 0.0015, (0, 0, 2 * math.pi * i / 10)))
    for x, y in ((-0.040, 0.020), (0.040, 0.020)):
        parts.append(cylinder("rod", 0.0035, 0.11, (x, y, 0.145), m.chrome, 0.001, 32))
        parts.append(tube("spring", [(x + a, y + b, 0.104 + c) for a, b, c in helix(0.0072, 0.088, 9)], 0.0010, m.steel))
    parts.append(
        conduit(
            m,
            through(
                [
                    (0.004, 0.0, 0.166),
                    (0.006, -0.004, 0.178),
                    (0.020, -0.024, 0.182),
                    (0.036, -0.030, 0.168),
                    (0.040, -0.026, 0.145),
                    (0.030, -0.022, 0.118),
                    (0.020, -0.012, 0.104),
                ]
            ),
            0.0055,
            hose,
        )
    )
    outlet = lathe(
        "outlet",
        [
            (0.0065, 0),
            (0.0065, 0.014, 0.001),
            (0.0048, 0.016, 0.001),
            (0.0048, 0.034, 0.0005),
            (0.0058, 0.036, 0.0005),
            (0.0045, 0.042, 0.0005),
            (0.0030, 0.042),
        ],
        white,
        64,
        0.0005,
    )
    outlet.location, outlet.rotation_euler = (-0.020, -0.008, 0.226), (0, math.radians(-90), math.radians(20))
    parts += [outlet, box("outlet's foot", (0.024, 0.020, 0.022), (-0.014, -0.006, 0.223), white, 0.004)]
    parts.append(box("socket", (0.034, 0.022, 0.020), (0.024, -0.014, 0.222), dark, 0.002))
    parts.append(box("socket's mouth", (0.028, 0.004, 0.014), (0.024, -0.0245, 0.223), m.black, 0.001))
    parts.append(box("sender", (0.034, 0.010, 0.046), (0.012, -0.064, 0.066), white, 0.002))
    parts.append(cylinder("sender's pivot", 0.008, 0.010, (0.012, -0.071, 0.066), dark, 0.002, 48, (math.radians(90), 0, 0)))
    parts.append(
        tube(
            "float's wire",
            through(
                [(0.012, -0.076, 0.066), (0.045, -0.077, 0.050), (0.090, -0.078, 0.020), (0.112, -0.078, 0.013), (0.128, -0.070, 0.013)]
            ),
            0.0014,
            m.steel,
        )
    )
    parts.append(box("float", (0.034, 0.048, 0.022), (0.122, -0.066, 0.0125), m.charcoal, 0.007))
    return parts
