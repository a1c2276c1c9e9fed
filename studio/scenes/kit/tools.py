"""Hand tools and test gear."""

import math

import numpy as np

from kit.lettering import lettering
from kit.shapes import box, circle, cylinder, extruded, group, hexagon, lathe, plate, rounded, rounded_rectangle, through, tube
from kit.studio import material


def torque_wrench(m, grip):
    """A click torque wrench of 480 mm along +X: ratchet head at the origin, its square drive down, knurled grip at the end."""
    tube_steel = m.chrome

    def knurl(r, z, turn):
        fine = 0.00035 * (math.sin(40 * turn + z * 1400) + math.sin(40 * turn - z * 1400))
        return (r + fine if r > 0.013 and 0.350 < z < 0.462 else r), z

    body = [
        (0, 0.030),
        (0.0085, 0.030, 0.002),
        (0.0105, 0.045, 0.004),
        (0.0105, 0.330, 0.001),
        (0.0125, 0.332, 0.001),
        (0.0125, 0.346, 0.001),
    ]
    handle = [
        (0.0125, 0.346),
        (0.0150, 0.348, 0.001),
        *((0.0150, z, 0) for z in np.linspace(0.350, 0.462, 90)),
        (0.0150, 0.466, 0.002),
        (0.0135, 0.470, 0.001),
        (0.0135, 0.478, 0.002),
        (0, 0.479),
    ]
    parts = [lathe("tube", body, tube_steel, 96, 0.001), lathe("grip", handle, grip, 240, 0.0008, bend=knurl, sharp=50)]
    for i in range(11):
        z = 0.255 + 0.006 * i
        parts.append(box("scale mark", (0.0006, 0.008 if i % 5 == 0 else 0.005, 0.0006), (0.0104, 0, z), m.ink, 0, (0, 0, math.pi / 2)))
    for part in parts:
        part.rotation_euler = (0, math.radians(90), 0)
    for part in parts[2:]:
        x, y, z = part.location
        part.location = (z, 0, 0.0104)
        part.rotation_euler = (0, 0, 0)
    head = plate("ratchet head", [circle(0.0205, 96)], tube_steel, 0, 0.022, 0.003)
    neck = box("neck", (0.036, 0.020, 0.016), (0.026, 0, 0), tube_steel, 0.004)
    cap = lathe("ratchet cap", [(0, 0.0128), (0.0145, 0.0128, 0.001), (0.0150, 0.0105)], m.steel, 96)
    lever = box("lever", (0.020, 0.006, 0.005), (0.006, 0, 0.0150), m.gunmetal, 0.002, (0, 0, 0.5))
    drive = box("square drive", (0.0127, 0.0127, 0.016), (0, 0, -0.018), m.steel, 0.001)
    return [*parts, head, neck, cap, lever, drive]


def socket(m, across_flats=0.017, length=0.038):
    """A deep-drawn socket, hexagon up, at z = 0."""
    outer = across_flats / 2 + 0.0042
    turned = [
        (0.0075, 0),
        (outer * 0.92, 0, 0.001),
        (outer * 0.92, 0.014, 0.001),
        (outer, 0.017, 0.001),
        (outer, length, 0.001),
        (across_flats / 2 + 0.001, length, 0.0004),
        (across_flats / 2 + 0.0004, length - 0.014),
    ]
    return [
        lathe("socket", turned, m.chrome, 96, 0.0008),
        cylinder("socket floor", across_flats / 2, 0.002, (0, 0, length - 0.014), m.black_metal),
    ]


def scan_tool(m, bumper):
    """A rugged tablet of 270 × 190 mm, lying, its screen with three measured curves and a row of bars, above them a fault code. One of four ignition pulses is missing."""
    screen = material("screen", "#0d1116", 0.12, coat=1, coat_rough=0.02, glow="#12171d", glow_strength=0.5)
    parts = [
        extruded("bumper", rounded_rectangle(0.280, 0.196, 0.024), 0.030, bumper, 0.008),
        extruded("body", rounded_rectangle(0.256, 0.172, 0.012), 0.033, m.charcoal, 0.002),
        extruded("glass", rounded_rectangle(0.236, 0.156, 0.006), 0.0342, m.gloss, 0.0004),
        extruded("screen", rounded_rectangle(0.214, 0.134, 0.002, -0.004), 0.0345, screen, 0.0001),
    ]
    lines = material("grid", "#2c343c", 0.6, glow="#2c343c", glow_strength=0.6)
    left, right, foot, top = -0.105, 0.055, -0.056, 0.056
    for i in range(9):
        x = left + (right - left) * i / 8
        parts.append(box("grid", (0.0005, top - foot, 0.0002), (x, 0, 0.0347), lines, 0))
    for i in range(7):
        y = foot + (top - foot) * i / 6
        parts.append(box("grid", (right - left, 0.0005, 0.0002), ((left + right) / 2, y, 0.0347), lines, 0))
    x = np.linspace(left, right, 260)
    phase = (x - left) / (right - left)
    fires = np.floor(phase * 4) != 1
    pulse = 0.018 * np.exp(-((((phase * 4) % 1 - 0.25) / 0.03) ** 2)) - 0.006 * np.exp(-((((phase * 4) % 1 - 0.35) / 0.09) ** 2))
    ignition = 0.034 + fires * pulse
    lambda_probe = 0.011 * np.tanh(4 * np.sin(2 * np.pi * phase * 3))
    crank = -0.036 + 0.012 * np.sin(2 * np.pi * phase * 22) * np.where((phase * 2) % 1 > 0.94, 0.15, 1)
    for y, tone in ((ignition, "#ffb08a"), (lambda_probe, "#e9e3d8"), (crank, "#7fb8a2")):
        glow = material("curve", tone, 0.6, glow=tone, glow_strength=1.1)
        parts.append(tube("curve", list(zip(x, y, np.full_like(x, 0.0349))), 0.0006, glow))
    pale = material("bar", "#e9e3d8", 0.6, glow="#c9c4ba", glow_strength=0.7)
    dim = material("bar ground", "#2c343c", 0.6, glow="#2c343c", glow_strength=0.6)
    for i, share in enumerate((0.9, 0.55, 0.75, 0.35, 0.62)):
        y = 0.044 - 0.022 * i
        parts.append(box("bar ground", (0.034, 0.006, 0.0002), (0.081, y, 0.0347), dim, 0))
        parts.append(box("bar", (0.034 * share, 0.006, 0.0003), (0.081 - 0.017 * (1 - share), y, 0.0349), pale, 0))
    orange = material("code", "#ff7a45", 0.6, glow="#ff7a45", glow_strength=1.3)
    parts.append(lettering("P0301", 0.0120, (-0.085, 0.0615, 0.0349), orange, (0, 0, 0)))
    for y in (0.03, 0.0, -0.03):
        parts.append(extruded("key", circle(0.005, 48, 0.1235, y), 0.0346, m.graphite, 0.0006))
    return parts


def diagnostic_plug(m, body):
    """The 16-pin plug of the diagnostic socket: its trapezoid face towards −Y, cable boot to +Y."""
    outline = [(-0.0195, -0.007), (0.0195, -0.007), (0.0165, 0.008), (-0.0165, 0.008)]
    inner = [(-0.0155, -0.0045), (0.0155, -0.0045), (0.0132, 0.0055), (-0.0132, 0.0055)]
    shell = extruded("shell", outline, 0.018, m.plastic, 0.001, [inner[::-1]])
    base = extruded("grip", rounded_rectangle(0.046, 0.026, 0.006), 0.042, body, 0.004)
    shell.location.z, base.location.z = 0.009, -0.021
    boot = lathe("boot", [(0.009, -0.040), (0.008, -0.048, 0.002), (0.0075, -0.062), (0.006, -0.078)], m.plastic, 48)
    back = extruded("insert", inner, 0.010, m.black, 0.0003)
    back.location.z = 0.003
    parts = [shell, base, boot, back]
    for row in (0.0024, -0.0018):
        for i in range(8):
            parts.append(box("pin", (0.0014, 0.0008, 0.008), ((i - 3.5) * 0.0031, row, 0.012), m.brass, 0))
    return group(parts, rotation=(math.radians(90), 0, 0))


def inspection_torch(m, body):
    """A work torch: a flat LED bar of 250 mm on a round grip, hook at the end. Lies along +X, light to −Y."""
    led = material("torch light", "#ffffff", 0.3, glow=(1, 0.98, 0.94, 1), glow_strength=25)
    grip = lathe(
        "grip",
        [(0, 0), (0.014, 0.002, 0.003), (0.016, 0.02, 0.004), (0.0145, 0.075, 0.01), (0.016, 0.125, 0.004), (0.012, 0.132)],
        m.plastic,
        96,
    )
    grip.rotation_euler = (0, math.radians(90), 0)
    return [
        grip,
        box("joint", (0.022, 0.020, 0.024), (0.140, 0, 0), m.charcoal, 0.005),
        box("bar", (0.170, 0.018, 0.030), (0.232, 0.002, 0), body, 0.006),
        box("light", (0.150, 0.004, 0.020), (0.232, -0.0085, 0), led, 0.001),
        tube("hook", through([(-0.001, 0, 0), (-0.012, 0, 0.0), (-0.020, 0, 0.010), (-0.014, 0, 0.020)]), 0.0018, m.steel),
    ]


def spray_gun(m, cup):
    """A gravity spray gun, 170 mm, standing upright as it is held: nozzle to −X, air inlet below."""
    alloy = m.alloy
    parts = []
    grip = [(0.006, -0.004), (0.010, -0.034, 0.012), (0.024, -0.066, 0.03), (0.030, -0.110, 0.003), (0.060, -0.110, 0.003),
            (0.053, -0.062, 0.03), (0.050, -0.030, 0.012), (0.060, -0.010, 0.008), (0.052, 0.006, 0.004)]  # fmt: skip
    blade = [(-0.012, -0.006), (-0.013, -0.034, 0.02), (-0.004, -0.062, 0.03), (-0.001, -0.084, 0.004), (-0.009, -0.092, 0.003),
             (-0.013, -0.088, 0.002), (-0.008, -0.082, 0.004), (-0.011, -0.060, 0.03), (-0.020, -0.034, 0.02), (-0.019, -0.006)]  # fmt: skip
    ear = [(-0.026, 0.008, 0.006), (-0.020, 0.017, 0.006), (-0.010, 0.012, 0.006), (-0.009, -0.012, 0.003), (-0.022, -0.012, 0.003)]
    for name, outline, surface, thickness, aside, bevel in (
        ("body", grip, alloy, 0.022, 0, 0.006),
        ("trigger", blade, m.steel, 0.022, 0, 0.0008),
        ("trigger ear", ear, m.steel, 0.0025, -0.0170, 0.0005),
        ("trigger ear", ear, m.steel, 0.0025, 0.0170, 0.0005),
    ):
        part = plate(name, [rounded(outline, 0.001, 6, closed=True)], surface, 0, thickness, bevel)
        part.rotation_euler, part.location = (math.radians(90), 0, 0), (0, aside, 0)
        parts.append(part)
    turned = [
        (
            "air cap",
            [
                (0.0, 0.0),
                (0.004, 0.0, 0.0005),
                (0.0055, 0.004, 0.001),
                (0.0155, 0.004, 0.001),
                (0.0165, 0.012, 0.001),
                (0.0165, 0.020, 0.001),
                (0.012, 0.022),
            ],
            m.brass,
            -0.092,
        ),
        ("retaining ring", [(0.012, 0.017), (0.0195, 0.017, 0.001), (0.0195, 0.031, 0.001), (0.0135, 0.034)], alloy, -0.092),
        (
            "barrel",
            [(0.0125, 0.030), (0.0135, 0.040), (0.0158, 0.044, 0.001), (0.0158, 0.138, 0.002), (0.0115, 0.148, 0.004), (0, 0.149)],
            alloy,
            -0.092,
        ),
        ("adjuster", [(0.0055, 0), (0.0055, 0.008), (0.0092, 0.008), (0.0092, 0.024, 0.001), (0.004, 0.027), (0, 0.027)], m.brass, 0.055),
    ]
    for name, line, surface, x in turned:
        part = lathe(name, line, surface, 96, 0.0006)
        part.rotation_euler, part.location = (0, math.radians(90), 0), (x, 0, 0)
        parts.append(part)
    adjuster = lathe("adjuster", [(0.005, 0), (0.005, 0.010), (0.0080, 0.010), (0.0080, 0.022, 0.001), (0, 0.023)], m.brass, 64, 0.0006)
    adjuster.rotation_euler, adjuster.location = (0, math.radians(104), 0), (0.046, 0, -0.022)
    parts.append(adjuster)
    for side in (1, -1):
        parts.append(box("air horn", (0.012, 0.008, 0.009), (-0.095, 0, side * 0.0125), m.brass, 0.002, (0, math.radians(18 * side), 0)))
    parts.append(cylinder("trigger pin", 0.0042, 0.041, (-0.0175, 0, 0.006), m.steel, 0.001, 32, (math.radians(90), 0, 0)))
    hook = through([(0.040, 0, 0.012), (0.043, 0, 0.030), (0.036, 0, 0.042), (0.024, 0, 0.044), (0.015, 0, 0.036)])
    parts.append(tube("hook", hook, 0.0032, m.steel))
    parts.append(hexagon("cup nut", 0.026, 0.009, (-0.0376, 0, 0.0195), alloy, (0, math.radians(-8), 0)))
    for z, r in ((-0.114, 0.010), (-0.124, 0.0075), (-0.134, 0.006)):
        parts.append(cylinder("air inlet", r, 0.012, (0.045, 0, z), m.brass if r < 0.01 else alloy, 0.001, 48))
    pot = [
        (0.0085, 0.020),
        (0.0085, 0.026, 0.001),
        (0.0105, 0.030, 0.002),
        (0.040, 0.052, 0.006),
        (0.044, 0.110, 0.002),
        (0.0455, 0.112, 0.001),
        (0.0455, 0.124, 0.001),
        (0.044, 0.126, 0.002),
        (0.012, 0.130, 0.004),
        (0.010, 0.137, 0.002),
        (0, 0.138),
    ]
    pot_parts = [lathe("cup", pot[:5], cup, 128, 0.001, sharp=40), lathe("lid", [(0.044, 0.109), *pot[5:]], m.charcoal, 128, 0.001)]
    for part in pot_parts:
        part.location, part.rotation_euler = (-0.040, 0, 0), (0, math.radians(-8), 0)
    return parts + pot_parts
