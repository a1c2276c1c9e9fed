"""Still lifes of gearbox, wheels, tyres and springs."""

import math

from kit.driveline import ball_bearing, coil_over, gear, shaft, splines, synchro
from kit.lettering import raised_round
from kit.shapes import box, empty, extruded, group, hexagon, hole, lathe
from kit.studio import WARM, camera, house_materials, material, pool_of_light, softbox, table
from kit.wheels import TYRE_WIDTH, rim, tyre

SPACING = 0.082  # between the gearbox's two shafts, in metres


def _gear_train(m):
    """(upper, lower) shaft of a four-speed train along Z, meshing pairs at the same places."""
    pairs = ((0.050, 25, 0.030), (0.105, 29, 0.0355), (0.185, 37, 0.0450), (0.240, 42, 0.0510))
    upper = [
        shaft(
            m.turned_steel,
            [(0.011, -0.075, -0.03), (0.0165, -0.03, 0.0), (0.020, 0.0, 0.300), (0.0165, 0.300, 0.325), (0.013, 0.325, 0.372)],
        )
    ]
    upper.append(splines(m.turned_steel, 0.0135, -0.072, -0.038))
    lower = [shaft(m.turned_steel, [(0.0145, -0.02, 0.0), (0.019, 0.0, 0.300), (0.0145, 0.300, 0.322)])]
    for place, teeth, radius in pairs:
        module = radius / teeth
        other = SPACING - radius
        mates = round(other / module)
        upper += gear(m.steel, teeth, radius, 0.027, place, hand=1, bore=0.020)
        lower += gear(m.alloy, mates, other, 0.027, place, hand=-1, bore=0.019, phase=0.5 if mates % 2 else 0.0)
    upper += synchro(m, 0.041, 0.145)
    for train, inner in ((upper, 0.0165), (lower, 0.0145)):
        for place in (-0.008, 0.310):
            train += ball_bearing(m, 0.036, inner, 0.018, place)
    return upper, lower


def gears_on_stand():
    """The two shafts of a gearbox with their gears, held by a dark stand, on ink."""
    m = house_materials()
    upper, lower = _gear_train(m)
    along = (0, math.radians(90), 0)
    height = 0.088
    train = [group(upper, (0, 0, height + SPACING), along), group(lower, (0, 0, height), along)]
    for x in (-0.008, 0.310):
        outline = [
            (-0.075, 0.0),
            (0.075, 0.0),
            (0.058, 0.030),
            (0.052, 0.190),
            (0.030, 0.214),
            (-0.030, 0.214),
            (-0.052, 0.190),
            (-0.058, 0.030),
        ]
        cheek = extruded("cheek", outline, 0.014, m.graphite, 0.002, [hole(0.0362, 0, height), hole(0.0362, 0, height + SPACING)])
        cheek.rotation_euler = (math.radians(90), 0, math.radians(90))
        cheek.location.x = x
        train.append(cheek)
    train.append(box("base", (0.40, 0.17, 0.014), (0.151, 0, 0.007), m.graphite, 0.003))
    for x in (-0.028, 0.330):
        for y in (-0.066, 0.066):
            train.append(hexagon("bolt", 0.014, 0.009, (x, y, 0.018), m.zinc))
    group(train, (-0.130, 0.055, 0), (0, 0, math.radians(-24)))
    table(0.40, dark=True, face=12, fill=1.5, ground=pool_of_light(0.40))
    camera((-0.24, -1.75, 0.56), (0.010, 0.0, 0.136), 104, 11, (0, -0.05, 0.12))


def wheel_and_coil_over():
    """A dark alloy wheel standing with its nuts on, a strut with an orange spring leaning on it, on ink."""
    m = house_materials()
    steel, m.steel = m.steel, m.zinc
    wheel = group(rim(m, m.alloy, m.black_metal, m.gunmetal))
    m.steel = steel
    wheel.rotation_euler = (math.radians(90), math.radians(11), 0)
    wheel.parent = empty(location=(-0.075, 0.10, 0.237), rotation=(math.radians(-7), 0, math.radians(26)))
    spring = material("spring", "#e2440a", 0.30, coat=1, coat_rough=0.03)
    strut = group(coil_over(m, spring), rotation=(0, 0, math.radians(40)))
    strut.parent = empty(location=(0.300, -0.085, 0.021), rotation=(math.radians(-10), math.radians(-22), 0))
    table(0.60, dark=True, fill=1.6, face=12, ground=pool_of_light(0.60))
    # Low at the left, for the underside of the barrel, so that it reads as one piece with the face.
    softbox((-1.5, -0.15, 0.30), (-0.1, 0.15, 0.2), (0.5, 0.9), 26, WARM)
    camera((-0.35, -2.75, 0.66), (-0.125, 0.02, 0.262), 84, 11, (0.0, -0.04, 0.25))


def tyre_alone():
    """A new tyre standing on bone, with the orange line round its tread that new tyres bear."""
    m = house_materials()
    stripe = [(0.3274, 0.040), (0.3276, 0.0403), (0.3276, 0.0447), (0.3274, 0.045)]
    raised = material("raised rubber", "#808284", 0.55)
    marks = [
        raised_round(words, size, 0.264, TYRE_WIDTH / 2 * 0.995, middle, raised)
        for words, size, middle in (("205/55 R16 91V", 0.024, 96), ("DOT A1B2 2324", 0.014, 265))
    ]
    standing = group([*tyre(m), *marks, lathe("colour stripe", stripe, material("stripe", "#e2440a", 0.6), 256, 0)])
    standing.rotation_euler = (math.radians(90), 0, 0)
    standing.parent = empty(location=(0, 0, 0.328), rotation=(0, 0, math.radians(32)))
    table(0.72, face=16)
    camera((-0.35, -3.1, 0.70), (0.0, 0, 0.320), 93, 11, (-0.05, -0.2, 0.32))


def alloy_wheels():
    """Two alloy wheels, one standing, one lying, on bone."""
    m = house_materials()
    m.alloy = material("alloy", (0.34, 0.34, 0.345, 1), 0.3, 1)  # bright alloy has too little contrast with the light backdrop
    # A bright barrel mirrors the backdrop and vanishes in it.
    barrel = material("painted barrel", (0.075, 0.078, 0.082, 1), 0.45, 1, coat=0.3, coat_rough=0.2)
    standing = group(rim(m, m.alloy, m.black_metal, m.paint, barrel=barrel))
    standing.rotation_euler = (math.radians(90), math.radians(11), 0)
    standing.parent = empty(location=(0.16, 0.21, 0.237), rotation=(math.radians(-8), 0, math.radians(20)))
    group(rim(m, m.alloy, m.black_metal, m.gunmetal, nuts=False, barrel=barrel), (-0.19, -0.15, 0.104), (0, 0, 0.4))
    table(0.60, face=6)
    camera((-0.35, -2.75, 0.90), (0.0, 0.0, 0.195), 84, 11, (0.0, -0.04, 0.22))
