"""A piston and its connecting rod."""

import math

from kit.shapes import circle, cylinder, extruded, group, hexagon, hole, lathe, rounded


def piston(m, bore=0.043):
    """A piston of 86 mm, crown up, its pin along X at the origin: three ring grooves, cut-away skirt, valve pockets."""
    crown, foot = 0.034, -0.030
    grooves = [(crown - 0.007, 0.0016), (crown - 0.013, 0.0016), (crown - 0.019, 0.0030)]
    wall = [(0, crown - 0.003), (0.028, crown - 0.003, 0.004), (0.036, crown, 0.002), (bore - 0.0005, crown, 0.0008)]
    for z, wide in grooves:
        wall += [(bore - 0.0005, z), (bore - 0.0040, z), (bore - 0.0040, z - wide), (bore - 0.0005, z - wide)]
    wall += [(bore, crown - 0.026, 0.0005), (bore, foot, 0.001), (bore - 0.004, foot, 0.001), (bore - 0.005, crown - 0.030, 0.003), (0, crown - 0.012)]

    def waist(r, z, turn):
        cut = abs(math.cos(turn)) ** 6  # the skirt narrows towards the ends of the pin
        return (r - 0.011 * cut if z < crown - 0.027 and r > 0.03 else r), (z + 0.012 * cut if z < foot + 0.004 else z)

    parts = [lathe("piston", wall, m.alloy, 240, 0.0004, bend=waist, sharp=40)]
    for z, wide in grooves:
        line = [(bore - 0.0030, z - 0.0002), (bore, z - 0.0002), (bore, z - wide + 0.0002), (bore - 0.0030, z - wide + 0.0002)]
        parts.append(lathe("piston ring", line, m.gunmetal, 200, 0.0001, closed=True))
    for side in (1, -1):
        boss = lathe("pin boss", [(0.0105, -0.012), (0.0165, -0.012, 0.001), (0.0165, 0.012, 0.001), (0.0105, 0.012)], m.cast_alloy, 96, closed=True)
        boss.rotation_euler, boss.location = (0, math.radians(90), 0), (side * 0.0225, 0, 0)
        parts.append(boss)
    pin = lathe("pin", [(0.0060, -0.034), (0.0104, -0.034, 0.0008), (0.0104, 0.034, 0.0008), (0.0060, 0.034)], m.chrome, 96, closed=True)
    pin.rotation_euler = (0, math.radians(90), 0)
    return [*parts, pin]


def connecting_rod(m, shells, length=0.145):
    """A forged rod below a piston pin at the origin, big end down, its bolts, bearing shells in `shells`."""
    small, big = 0.0155, 0.0335
    outline = [(-0.0085, -0.012), (-0.0125, -length + 0.034, 0.012), (-0.036, -length + 0.020, 0.008), (-0.036, -length - 0.024, 0.006), (-0.018, -length - 0.036, 0.010),
               (0.018, -length - 0.036, 0.010), (0.036, -length - 0.024, 0.006), (0.036, -length + 0.020, 0.008), (0.0125, -length + 0.034, 0.012), (0.0085, -0.012)]  # fmt: skip
    web = [(-0.0045, -0.024), (-0.0070, -length + 0.046, 0.004), (0.0070, -length + 0.046, 0.004), (0.0045, -0.024)]
    body = extruded("rod", [tuple(p) for p in rounded(outline, 0.004, 6, closed=True)], 0.020, m.cast_alloy, 0.0015, [circle(big - 0.0075, 96, 0, -length)[::-1]])
    flutes = [extruded("flute", [tuple(p) for p in rounded(web, 0.002, 6, closed=True)], 0.0006, m.burnt, 0.0002) for _ in range(1)]
    flutes[0].location.z = 0.0200
    eye = extruded("small end", circle(small, 96), 0.022, m.cast_alloy, 0.001, [hole(0.0104)])
    eye.location.z = -0.001
    shell = lathe("bearing shell", [(big - 0.0098, 0.0005), (big - 0.0072, 0.0005), (big - 0.0072, 0.0195), (big - 0.0098, 0.0195)], shells, 128, 0.0002, closed=True)
    shell.location.y = -length
    split = [hexagon("bolt", 0.011, 0.010, (x, -length - 0.036, 0.010), m.zinc, (math.radians(90), 0, 0)) for x in (-0.0285, 0.0285)]
    joint = [cylinder("joint", 0.0002, 0.0135, (x, -length, 0.0202), m.black, 0, 8, (0, math.radians(90), 0)) for x in (-0.030, 0.030)]
    rod = group([body, *flutes, eye, shell, *split, *joint], (0, 0, 0))
    rod.location, rod.rotation_euler = (0.010, 0, 0), (math.radians(90), 0, math.radians(90))
    return rod
