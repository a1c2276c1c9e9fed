"""Tools of rust repair: grinder with its wire cup or flap disc, clamps, welding torch, cartridge gun, endoscope, wax lance."""

import math

import numpy as np

from kit.shapes import box, circle, cylinder, extruded, group, hexagon, hole, lathe, plate, polygons, ring, rounded_rectangle, through, tube
from kit.studio import material


def grinder(m, body, tool):
    """An angle grinder, motor along +X, spindle down at the origin; `tool` are the parts on its spindle, their face at z = −0.075 or so."""

    def ribs(r, z, turn):
        vent = 0.205 < z < 0.228 and r > 0.02
        return (r - 0.0014 * max(0, math.cos(28 * turn)) if vent else r), z

    barrel = lathe(
        "motor", [(0, 0.030), (0.031, 0.030, 0.004), (0.033, 0.075, 0.01), (0.0265, 0.100, 0.02), (0.0265, 0.185, 0.02), (0.030, 0.200, 0.004),
                  (0.030, 0.240, 0.010), (0.010, 0.252, 0.006), (0, 0.252)],
        body, 168, 0.003, 5, bend=ribs, sharp=40,
    )  # fmt: skip
    barrel.rotation_euler = (0, math.radians(90), 0)
    gear_head = lathe(
        "gear head", [(0, 0.030), (0.018, 0.030, 0.010), (0.030, 0.016, 0.008), (0.031, -0.020, 0.003), (0.022, -0.030, 0.004), (0.020, -0.042, 0.002), (0, -0.042)],
        m.cast_alloy, 128, 0.003,
    )  # fmt: skip
    parts = [
        barrel, gear_head,
        box("gear case", (0.050, 0.060, 0.048), (0.014, 0, 0.0), m.cast_alloy, 0.010),
        cylinder("collar", 0.0335, 0.006, (0.036, 0, 0), m.charcoal, 0.001, 96, (0, math.radians(90), 0)),
        box("switch", (0.034, 0.014, 0.008), (0.120, 0, 0.027), m.charcoal, 0.003),
        cylinder("spindle button", 0.006, 0.006, (0.0, 0, 0.031), m.charcoal, 0.001, 32),
    ]  # fmt: skip
    for y in (-0.022, 0.022):
        for x in (-0.004, 0.032):
            parts.append(cylinder("screw", 0.003, 0.004, (x, y, 0.0245), m.steel, 0.0005, 24))
    handle = lathe(
        "side handle", [(0, 0.026), (0.008, 0.026, 0.001), (0.008, 0.034, 0.001), (0.017, 0.036, 0.002), (0.013, 0.048, 0.008), (0.0155, 0.095, 0.02), (0.0135, 0.128, 0.01), (0.016, 0.140, 0.004), (0, 0.143)],
        m.plastic, 96, 0.002,
    )  # fmt: skip
    handle.rotation_euler = (math.radians(90), 0, 0)
    return [*parts, handle, *tool]


def wire_cup(m):
    """A knotted wire cup of 65 mm for a grinder: steel bell, twenty twisted knots."""
    bell = lathe("bell", [(0.010, -0.040), (0.014, -0.044, 0.002), (0.030, -0.050, 0.004), (0.0335, -0.062, 0.002), (0.0315, -0.062)], m.zinc, 96, 0.001)
    parts = [bell, hexagon("nut", 0.022, 0.010, (0, 0, -0.043), m.zinc)]
    random = np.random.default_rng(5)
    points, faces = [], []
    for x, y in ring(0.0285, 22):
        across, out = np.array([-y, x]) / 0.0285, np.array([x, y]) / 0.0285
        for _ in range(26):
            a, b = random.normal(0, 0.0014), random.normal(0, 0.0016)
            fan = 1 + random.uniform(0.2, 0.9)
            start = np.array([x, y]) + across * a * 0.7 + out * b * 0.7
            end = np.array([x, y]) + across * a * fan * 1.6 + out * (b * fan * 1.5 + 0.003)
            low = -0.079 + random.uniform(0, 0.0015)
            side = across * 0.00028
            n = len(points)
            points += [(*(start - side), -0.060), (*(start + side), -0.060), (*(end + side), low), (*(end - side), low)]
            faces.append((n, n + 1, n + 2, n + 3))
    return [*parts, polygons("wires", points, faces, m.steel, None)]


def flap_disc(m, grit):
    """A 115 mm flap disc: 40 overlapping leaves of abrasive on a backing plate."""
    points, faces = [], []
    for i in range(40):
        turn = 2 * math.pi * i / 40
        for r in (0.026, 0.0575):
            for d, z in ((-0.10, -0.0475), (0.16, -0.0545)):
                points.append((r * math.cos(turn + d), r * math.sin(turn + d), z + (0.003 if r < 0.03 else 0)))
        faces.append((4 * i, 4 * i + 2, 4 * i + 3, 4 * i + 1))
    leaves = polygons("leaves", points, faces, grit, None)
    thick = leaves.modifiers.new("cloth", "SOLIDIFY")
    thick.thickness = 0.0012
    plate_ = lathe("backing", [(0.010, -0.040), (0.024, -0.041, 0.002), (0.054, -0.046, 0.003), (0.054, -0.0475)], m.charcoal, 128, 0.001)
    return [leaves, plate_, cylinder("flange", 0.016, 0.006, (0, 0, -0.051), m.steel, 0.001)]


def panel_clamp(m, place, turn):
    """A butt-welding clamp over the gap between two sheets: cross plate, pin through the gap, wing nut. Its foot lies at `place`."""
    wing = plate("wing", [rounded_rectangle(0.030, 0.011, 0.005)], m.zinc, 0, 0.0035, 0.001)
    wing.rotation_euler, wing.location = (math.radians(90), 0, math.radians(35)), (0, 0, 0.0185)
    return group(
        [
            box("bridge", (0.034, 0.016, 0.004), (0, 0, 0.002), m.steel, 0.001),
            cylinder("pin", 0.0028, 0.020, (0, 0, 0.012), m.steel, 0.0005, 32),
            cylinder("nut", 0.0055, 0.008, (0, 0, 0.009), m.zinc, 0.001, 48), wing,
        ],
        place, turn,
    )  # fmt: skip


def locking_clamp(m, grip):
    """A locking C clamp of 270 mm, its pads closed on 2 mm at the origin, jaws up and down, handles to +X in dipped grips."""
    upper = through([(0, 0, 0.010), (0, 0, 0.040), (0.012, 0, 0.066), (0.045, 0, 0.076), (0.080, 0, 0.060), (0.105, 0, 0.034), (0.130, 0, 0.024)], 10)
    lower = through([(0, 0, -0.010), (0, 0, -0.026), (0.012, 0, -0.042), (0.045, 0, -0.046), (0.080, 0, -0.026), (0.108, 0, 0.004)], 10)
    parts = [tube("upper jaw", upper, 0.0062, m.steel), tube("lower jaw", lower, 0.0062, m.steel)]
    for side in (1, -1):
        parts.append(cylinder("pad", 0.0115, 0.005, (0, 0, side * 0.0040), m.steel, 0.001))
        parts.append(cylinder("ball", 0.007, 0.006, (0, 0, side * 0.0085), m.steel, 0.002, 48))
    for y in (-0.0075, 0.0075):
        cheek = plate("cheek", [[(0.092, 0.040), (0.100, -0.006), (0.125, -0.010), (0.150, 0.004), (0.150, 0.032), (0.120, 0.036)]], m.steel, 0, 0.003, 0.0008)
        cheek.rotation_euler, cheek.location = (math.radians(90), 0, 0), (0, y, 0)
        parts.append(cheek)
    for x, z in ((0.106, 0.010), (0.128, 0.004), (0.140, 0.022)):
        parts.append(cylinder("rivet", 0.0045, 0.021, (x, 0, z), m.zinc, 0.001, 32, (math.radians(90), 0, 0)))
    parts.append(tube("fixed handle", [(0.120, 0, 0.026), (0.165, 0, 0.026), (0.272, 0, 0.018)], 0.0085, m.steel))
    parts.append(tube("fixed grip", [(0.160, 0, 0.0262), (0.262, 0, 0.0187)], 0.0102, grip))
    lever = through([(0.124, 0, 0.002), (0.160, 0, -0.010), (0.200, 0, -0.022), (0.240, 0, -0.026)], 10)
    parts.append(tube("lever", lever, 0.0066, m.steel))
    parts.append(tube("lever grip", lever[12:], 0.0086, grip))
    screw = cylinder("screw", 0.0055, 0.030, (0.284, 0, 0.0171), m.zinc, 0.001, 48, (0, math.radians(94), 0))
    knob = cylinder("knob", 0.0095, 0.012, (0.298, 0, 0.0161), m.zinc, 0.001, 24, (0, math.radians(94), 0))
    return [*parts, screw, knob]


def welding_torch(m, cable):
    """A MIG torch lying on its side, nozzle at the origin towards +Y, handle along +X: copper tip in its nozzle, bent neck, cable."""
    nozzle = lathe(
        "nozzle", [(0.0070, 0.002), (0.0088, 0.0, 0.0008), (0.0092, 0.020, 0.002), (0.0108, 0.032, 0.002), (0.0108, 0.058, 0.001), (0.0085, 0.060)],
        m.copper, 96, 0.001,
    )  # fmt: skip
    tip = lathe("contact tip", [(0.0006, -0.004), (0.0026, -0.003, 0.0005), (0.0032, 0.010), (0.0032, 0.04)], m.copper, 48, 0.0005)
    inside = cylinder("inside", 0.0069, 0.001, (0, 0, 0.030), m.black)
    wire = cylinder("wire", 0.0005, 0.016, (0, 0, -0.008), m.copper, 0, 16)
    head = group([nozzle, tip, inside, wire], (0, 0, 0.012), (0, math.radians(32), 0))
    s, c = math.sin(math.radians(32)), math.cos(math.radians(32))
    neck = through([(0.060 * s, 0, 0.012 + 0.060 * c), (0.085 * s, 0, 0.012 + 0.085 * c), (0.085, 0, 0.103), (0.125, 0, 0.104)], 12)
    hand = through([(0.122, 0, 0.104), (0.170, 0, 0.098), (0.230, 0, 0.078)], 10)
    parts = [
        head, tube("neck", neck, 0.0072, m.brass), tube("handle", hand, 0.0150, m.plastic),
        box("trigger", (0.036, 0.010, 0.010), (0.150, 0, 0.0855), m.charcoal, 0.004, (0, math.radians(10), 0)),
        tube("collar", [(0.227, 0, 0.079), (0.240, 0, 0.0742)], 0.0160, m.charcoal),
    ]  # fmt: skip
    lead = [(0.238, -0.074, 0.0), (0.275, -0.067, -0.003), (0.33, -0.075, -0.009), (0.46, -0.04, -0.009), (0.80, 0.10, -0.009), (1.3, 0.17, -0.009), (2.1, 0.26, -0.009), (3.0, 0.34, -0.009)]
    return [group(parts, rotation=(math.radians(90), 0, 0)), tube("cable", through(lead, 14), 0.0070, cable)]


def cartridge_gun(m, frame, cartridge):
    """A skeleton gun with a 310 ml cartridge along X, nozzle tip at the origin to −X, lying on its side's handle: axis at z = 0."""
    nozzle = lathe("nozzle", [(0.0024, 0.0), (0.0032, 0.0, 0.0004), (0.0090, 0.085, 0.002), (0.0125, 0.087, 0.001), (0.0125, 0.098)], m.bone, 64, 0.0008)
    tube_ = lathe("cartridge", [(0.010, 0.092), (0.0135, 0.098, 0.001), (0.0235, 0.100, 0.002), (0.0238, 0.312, 0.001), (0, 0.312)], cartridge, 128, 0.001)
    for part in (nozzle, tube_):
        part.rotation_euler = (0, math.radians(90), 0)
    parts = [nozzle, tube_]
    for z in (-0.0262, 0.0262):
        parts.append(box("rail", (0.226, 0.012, 0.003), (0.210, 0, z), frame, 0.001))
    for x, inner in ((0.0985, 0.0140), (0.322, 0.0052)):
        end = plate("end plate", [circle(0.0278, 96), hole(inner)], frame, 0, 0.003, 0.001)
        end.rotation_euler, end.location = (0, math.radians(90), 0), (x, 0, 0)
        parts.append(end)
    rod = [(0.312, 0, 0), (0.470, 0, 0), (0.486, 0, -0.004), (0.492, 0, -0.016), (0.490, 0, -0.034)]
    parts.append(tube("rod", through(rod, 8), 0.0040, m.zinc))
    grip = [(0.326, -0.014), (0.326, 0.020), (0.352, 0.022), (0.368, 0.002), (0.362, -0.030), (0.386, -0.120), (0.364, -0.128), (0.340, -0.036)]
    handle = plate("handle", [grip], frame, 0, 0.020, 0.005)
    handle.rotation_euler = (math.radians(90), 0, 0)
    trigger = plate("trigger", [[(0.332, -0.010), (0.342, -0.034), (0.334, -0.070), (0.352, -0.112), (0.343, -0.116), (0.322, -0.070), (0.320, -0.016)]], m.zinc, 0, 0.012, 0.003)
    trigger.rotation_euler = (math.radians(90), 0, 0)
    return [*parts, handle, trigger, box("catch", (0.004, 0.014, 0.030), (0.378, 0, 0.008), m.zinc, 0.001, (0, math.radians(-12), 0))]


def endoscope(m, body, probe):
    """
    A hand-held inspection camera, lying on its back, screen up: 90 × 160 mm, the brown inside of a sill on its screen. probe is the
    path of its neck, whose last place is the camera's tip.
    """
    shown = material("picture", "#4a2a1a", 0.2, coat=1, coat_rough=0.02, glow="#5d3620", glow_strength=0.8)
    dark = material("hollow", "#0d0807", 0.3, glow="#0d0807", glow_strength=0.6)
    pale = material("lit rim", "#b98a63", 0.4, glow="#b98a63", glow_strength=0.7)
    shape = [(-0.046, 0.02), (-0.046, 0.112), (0.046, 0.112), (0.046, 0.02), (0.024, -0.01), (0.022, -0.085), (-0.022, -0.085), (-0.024, -0.01)]
    parts = [
        extruded("body", [tuple(p) for p in _soft(shape, 0.014)], 0.026, m.charcoal, 0.006),
        extruded("bumper", rounded_rectangle(0.098, 0.094, 0.016, 0, 0.066), 0.020, body, 0.006),
        extruded("bezel", rounded_rectangle(0.078, 0.064, 0.006, 0, 0.072), 0.0275, m.gloss, 0.0008),
        extruded("screen", rounded_rectangle(0.068, 0.052, 0.002, 0, 0.073), 0.0279, shown, 0.0001),
        extruded("lit rim", circle(0.0185, 64, 0.004, 0.071), 0.02805, pale, 0.00005),
        extruded("hollow", circle(0.0170, 64, 0.005, 0.072), 0.0282, dark, 0.00005),
        tube("neck", probe, 0.0042, m.plastic),
    ]  # fmt: skip
    for y in (0.006, -0.012, -0.030):
        parts.append(extruded("key", circle(0.006, 48, 0, y), 0.0275, m.graphite, 0.0008))
    return parts


def _soft(points, radius):
    from kit.shapes import rounded

    return rounded(points, radius, 6, closed=True)


def wax_pistol(m, bottle):
    """A wax pistol standing on its one-litre bottle: alloy body, trigger, air inlet behind, hose tail to −X at z = 0.245."""
    pot = lathe(
        "bottle", [(0, 0), (0.040, 0, 0.004), (0.0415, 0.006, 0.002), (0.0415, 0.128, 0.014), (0.026, 0.160, 0.010), (0.0245, 0.176, 0.001), (0, 0.176)],
        bottle, 128, 0.002,
    )  # fmt: skip
    cap = lathe(
        "cap", [(0, 0.196), (0.020, 0.196, 0.004), (0.0285, 0.188, 0.002), (0.0285, 0.166, 0.001), (0.0245, 0.166)], m.charcoal, 160, 0.001,
        bend=lambda r, z, t: (r + 0.0006 * math.cos(40 * t) if r > 0.027 else r, z),
    )  # fmt: skip
    body = plate(
        "body", [[(-0.060, 0.236), (-0.060, 0.256), (0.030, 0.262), (0.056, 0.254), (0.062, 0.236), (0.078, 0.150), (0.050, 0.146), (0.032, 0.222), (0.014, 0.230),
                  (0.012, 0.196), (-0.012, 0.196), (-0.014, 0.232)]],
        m.alloy, 0, 0.024, 0.007,
    )  # fmt: skip
    body.rotation_euler = (math.radians(90), 0, 0)
    trigger = tube("trigger", through([(-0.006, 0, 0.240), (0.016, 0, 0.215), (0.026, 0, 0.185), (0.028, 0, 0.160)], 10), 0.0045, m.steel)
    spout = cylinder("spout", 0.0075, 0.022, (-0.066, 0, 0.246), m.brass, 0.001, 48, (0, math.radians(90), 0))
    inlet = cylinder("air inlet", 0.0075, 0.030, (0.067, 0, 0.140), m.brass, 0.001, 48, (0, math.radians(-10), 0))
    return [pot, cap, body, trigger, spout, inlet]
