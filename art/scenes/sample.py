"""The drawings of the sample services and quotes: a still life each. Orange parts are drawn in the accent colour."""

import math

from kit.brakes import FACE, HAT_HEIGHT, HAT_RADIUS, VENT, brake_disc
from kit.cooling import fan, radiator
from kit.engine import engine
from kit.line.scribe import scribed
from kit.shapes import (
    box,
    circle,
    cylinder,
    empty,
    extruded,
    faces_outwards,
    group,
    lathe,
    plate,
    polygons,
    ring,
    rounded,
    rounded_rectangle,
    through,
    tube,
)
from kit.spanners import aligner_head
from kit.studio import house_materials
from kit.wheels import TYRE_RADIUS, rim, tyre


def radiator_and_fan():
    """A radiator with its upper hose, its fan on it."""
    m = house_materials()
    cold = radiator(m, m.paint)
    cold.location, cold.rotation_euler = (0.03, 0.06, 0), (0, 0, math.radians(-16))
    blower = fan(m)
    blower.parent, blower.location = cold, (-0.045, -0.050, 0.202)


def bleeding_a_caliper():
    """A brake disc standing with its caliper, a hose from the bleed nipple to a bottle of fluid."""
    m = house_materials()
    face = (VENT / 2 + FACE) * 1.02
    drilled = [
        scribed("drilled hole", [(*place, face) for place in circle(0.0040, 36, x, y)], m.bone, True)
        for radius, step in ((0.090, 0), (0.1045, 0.38), (0.119, 0.76), (0.134, 1.15))
        for x, y in ring(radius, 18, first=2 * math.pi * step / 18)
    ]
    hub = cylinder("hub", HAT_RADIUS - 0.006, 0.006, (0, 0, HAT_HEIGHT - 0.012), m.bone, 0)
    disc = group([*brake_disc(m, drilled=False), *drilled, hub])
    grip = group(_closed_caliper(m), rotation=(0, 0, math.radians(128)))
    grip.parent = disc
    disc.rotation_euler = (math.radians(84), 0, 0)
    disc.parent = empty(location=(-0.06, 0, 0.147), rotation=(0, 0, math.radians(-20)))
    bottle = [
        lathe("bottle", [(0, 0), (0.040, 0, 0.006), (0.040, 0.118, 0.020), (0.016, 0.140, 0.006), (0.015, 0.150)], m.bone, 128, 0.002),
        lathe("cap", [(0.015, 0.140), (0.021, 0.140, 0.001), (0.021, 0.172, 0.002), (0, 0.172)], m.charcoal, 128, 0.001),
        scribed("level", [(0.0403 * math.cos(t / 20), 0.0403 * math.sin(t / 20), 0.062) for t in range(126)], m.bone, True),
    ]
    group(bottle, (0.245, -0.02, 0))
    hose = [
        (-0.1032, 0.0100, 0.3251),
        (-0.1077, 0.0140, 0.3475),
        (-0.100, 0.012, 0.3720),
        (-0.068, 0.004, 0.3900),
        (-0.018, -0.012, 0.3910),
        (0.060, -0.030, 0.367),
        (0.150, -0.040, 0.305),
        (0.225, -0.022, 0.235),
        (0.245, -0.020, 0.170),
    ]
    tube("hose", through(hose), 0.0042, m.bone)


def _closed_caliper(m):
    """A caliper in one piece round the disc's edge at +X, its bleed nipple on the end that is on top once it is turned."""
    half = math.radians(34)
    section = [(0.098, 0.0135), (0.098, 0.054), (0.166, 0.054), (0.166, -0.050)]
    section += [(0.098, -0.050), (0.098, -0.0135), (0.1502, -0.0135), (0.1502, 0.0135)]
    count, points, faces = len(section), [], []
    for i in range(41):
        share = i / 20 - 1
        for radius, z in section:
            r = radius + 0.012 * share**6 if radius < 0.1 else radius
            points.append((r * math.cos(half * share), r * math.sin(half * share), z))
    for i in range(40):
        for k in range(count):
            n = (k + 1) % count
            faces.append((i * count + k, (i + 1) * count + k, (i + 1) * count + n, i * count + n))
    faces += [tuple(range(count)), tuple(40 * count + k for k in range(count))]
    parts = [polygons("caliper", points, faces, m.paint)]
    faces_outwards(parts[0].data)
    for t in (math.radians(-16), math.radians(16)):
        x, y = 0.131 * math.cos(t), 0.131 * math.sin(t)
        parts += [scribed("piston", [(*place, 0.0542) for place in circle(r, 72, x, y)], m.paint, True) for r in (0.0205, 0.0135)]
    t = math.radians(-24)
    x, y = 0.172 * math.cos(t), 0.172 * math.sin(t)
    parts.append(cylinder("bleed nipple", 0.0065, 0.024, (x, y, 0.024), m.bone, 0, 48, (0, math.radians(90), t)))
    return parts


def belt_end():
    """The belt end of an engine."""
    m = house_materials()
    group(engine(m, m.paint), (0.10, 0, 0), (0, 0, math.radians(50)))


def bucket_and_sponge():
    """A bucket of water on the floor, a wash brush standing in it, a sponge in front of it."""
    m = house_materials()
    wall = [
        (0, 0),
        (0.108, 0, 0.006),
        (0.112, 0.016, 0.002),
        (0.148, 0.262, 0.001),
        (0.160, 0.264, 0.003),
        (0.160, 0.290, 0.004),
        (0.147, 0.290, 0.002),
        (0.142, 0.262),
        (0, 0.262),
    ]
    bucket = [lathe("bucket", wall, m.bone, 200, 0.002)]

    def on_wall(degrees, z, off=0.0012):
        r = 0.112 + 0.036 * (z - 0.016) / 0.246 + off
        return r * math.cos(math.radians(degrees)), r * math.sin(math.radians(degrees)), z

    for z in (0.022, 0.222, 0.230):
        bucket.append(scribed("bead", [on_wall(2 * t, z) for t in range(180)], m.bone, True))
    for litres in range(1, 10):
        z, wide = 0.034 + 0.0195 * litres, 9 if litres % 2 else 17
        bucket.append(scribed("litre", [on_wall(-128 + t, z) for t in range(0, wide, 2)], m.bone))
    for side in (1, -1):
        bucket.append(cylinder("lug", 0.017, 0.012, (side * 0.163, 0, 0.262), m.bone, 0.0005, 48, (0, math.radians(90), 0)))
    bail = [(0.170 * math.cos(t), -0.120 * math.sin(t), 0.262 - 0.150 * math.sin(t)) for t in [math.pi * k / 40 for k in range(41)]]
    bucket.append(tube("bail", bail, 0.0035, m.steel))
    bucket.append(tube("bail grip", bail[15:26], 0.010, m.bone))
    group(bucket, (-0.075, 0.06, 0), (0, 0, math.radians(-12)))
    group(_wash_brush(m), (-0.050, 0.115, 0.195), (math.radians(6), math.radians(24), math.radians(-4)))
    _sponge(m, (0.205, -0.105, 0), -20)


def _wash_brush(m):
    """A brush with a long handle, its bristles up and to the front."""
    handle = lathe("brush handle", [(0, 0), (0.012, 0, 0.003), (0.010, 0.10, 0.03), (0.013, 0.165)], m.bone, 96, 0.002)
    back = extruded("brush head", rounded_rectangle(0.070, 0.130, 0.024), 0.018, m.bone, 0)
    back.rotation_euler, back.location = (math.radians(90), 0, 0), (0, 0.008, 0.225)
    bristles = extruded("bristles", rounded_rectangle(0.060, 0.120, 0.020), 0.040, m.bone, 0)
    bristles.rotation_euler, bristles.location = (math.radians(90), 0, 0), (0, -0.010, 0.225)
    tufts = [
        scribed("tuft", [(x, -0.0505, z), (x + 0.004, -0.0505, z + 0.011)], m.bone)
        for x, z in ((-0.020 + 0.012 * i + 0.006 * (j % 2), 0.180 + 0.019 * j) for j in range(5) for i in range(4))
    ]
    return [handle, back, bristles, *tufts]


def _sponge(m, place, degrees):
    """A car sponge: waisted, its edges soft, pores on top and at the front."""
    half = [
        (0.0, -0.046, 0.05),
        (0.055, -0.060, 0.03),
        (0.105, -0.052, 0.03),
        (0.105, 0.052, 0.03),
        (0.055, 0.060, 0.03),
        (0.0, 0.046, 0.05),
    ]
    outline = [*half, *((-x, y, r) for x, y, r in half[-2:0:-1])]
    sponge = group(
        [plate("sponge", [rounded(outline, 0.01, 10, closed=True)], m.paint, 0.036, 0.072, 0.001)], place, (0, 0, math.radians(degrees))
    )
    pores = [(-0.078, 0.020, 0.007), (-0.058, -0.026, 0.010), (-0.030, 0.012, 0.006), (-0.012, -0.022, 0.004), (0.014, 0.018, 0.009),
             (0.040, -0.020, 0.007), (0.062, 0.022, 0.005), (0.078, -0.012, 0.010), (-0.084, -0.014, 0.004), (0.034, 0.036, 0.004)]  # fmt: skip
    for x, y, r in ((x, y, 1.3 * r) for x, y, r in pores):
        pore = scribed("pore", [(x + r * math.cos(t / 6), y + r * math.sin(t / 6), 0.0726) for t in range(38)], m.paint, True)
        pore.parent = sponge


def tyre_and_rim():
    """A tyre, standing, with the coloured line of a new tread, and the rim that it will be fitted to."""
    m = house_materials()
    stripe = [((TYRE_RADIUS + 0.0008) * math.cos(t / 30), (TYRE_RADIUS + 0.0008) * math.sin(t / 30), 0.035) for t in range(189)]
    standing = group([*tyre(m, quick=True), scribed("colour stripe", stripe, m.paint, True)])
    standing.rotation_euler = (math.radians(90), math.radians(11), 0)
    standing.parent = empty(location=(-0.09, 0.10, TYRE_RADIUS), rotation=(0, 0, math.radians(-38)))
    bare = group(rim(m, cap=m.paint))
    bare.rotation_euler = (math.radians(90), math.radians(18), 0)
    bare.parent = empty(location=(0.235, -0.16, 0.232), rotation=(math.radians(-10), 0, math.radians(18)))


def alignment_clamp():
    """A wheel with the clamp and target of a wheel aligner on its rim."""
    m = house_materials()
    wheel = group([*tyre(m, quick=True), *rim(m), aligner_head(m, m.paint)])
    wheel.rotation_euler = (math.radians(90), 0, 0)
    wheel.parent = empty(location=(0, 0.08, TYRE_RADIUS), rotation=(0, 0, math.radians(34)))


def common_faults():
    """An engine with its air filter and upper coolant hose. The parts that give trouble first are orange."""
    m = house_materials()
    parts = engine(m, m.bone)
    for part in parts:
        if part.name.startswith(("coil", "belt", "dipstick")):
            part.data.materials[0] = m.paint
    outlet = lathe("outlet", [(0, 0), (0.024, 0), (0.024, 0.034), (0, 0.034)], m.bone, 64, 0)
    outlet.rotation_euler, outlet.location = (0, math.radians(90), 0), (0.228, -0.05, 0.41)
    way = [
        (0.262, -0.05, 0.41),
        (0.33, -0.06, 0.412),
        (0.385, -0.09, 0.375),
        (0.40, -0.12, 0.30),
        (0.405, -0.13, 0.22),
        (0.44, -0.14, 0.165),
    ]
    hose = tube("hose", through(way), 0.023, m.paint)
    clips = [
        lathe("clip", [(0.0225, -0.006), (0.0265, -0.006), (0.0265, 0.006), (0.0225, 0.006)], m.bone, 64, 0, closed=True) for _ in range(2)
    ]
    clips[0].rotation_euler, clips[0].location = (0, math.radians(90), 0), (0.275, -0.051, 0.411)
    clips[1].rotation_euler, clips[1].location = (0, math.radians(140), math.radians(-10)), (0.418, -0.134, 0.194)
    box_of_air = [
        box("filter box", (0.20, 0.24, 0.10), (0.36, 0.14, 0.415), m.bone, 0),
        box("filter element", (0.212, 0.252, 0.028), (0.36, 0.14, 0.479), m.paint, 0),
        box("filter lid", (0.20, 0.24, 0.05), (0.36, 0.14, 0.518), m.bone, 0),
        *(box("pleat", (0.0015, 0.2525, 0.026), (0.265 + 0.021 * i, 0.14, 0.479), m.paint, 0) for i in range(10)),
    ]
    duct = tube("duct", through([(0.28, 0.14, 0.520), (0.20, 0.16, 0.540), (0.10, 0.175, 0.51), (0.06, 0.15, 0.44)]), 0.034, m.bone)
    group([*parts, outlet, hose, *clips, *box_of_air, duct], (-0.06, 0, 0), (0, 0, math.radians(32)))
