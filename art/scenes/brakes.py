"""Still lifes of brakes."""

import math

from kit.brakes import brake_disc, caliper
from kit.gauges import brake_pad
from kit.shapes import box, cylinder, empty, group
from kit.studio import camera, house_materials, material, pool_of_light, softbox, table, turned_metal


def disc_and_caliper():
    """A drilled disc with its caliper, its far edge on a block; in front a worn pad on edge, its lining 3 mm thick, on ink."""
    m = house_materials()
    m.disc_face = turned_metal("disc face", (0.20, 0.20, 0.205, 1), 0.42, 0.7, 1400, 0.35, 0.0003)
    m.paint = material("caliper paint", "#e2440a", 0.42, specular=0.35, coat=0.3, coat_rough=0.2)
    lining = material("lining", "#8a8072", 0.8, specular=0.2, bump=(900, 0.4, 0.0008))
    grip = group(caliper(m), rotation=(0, 0, math.radians(64)))
    disc = group([*brake_disc(m), cylinder("hub", 0.0335, 0.008, (0, 0, 0.0355), m.black_metal)])
    grip.parent = disc
    disc.rotation_euler, disc.location = (math.radians(20), 0, 0), (0.070, 0.075, 0.0655)
    box("block", (0.12, 0.05, 0.085), (0.070, 0.195, 0.0425), m.graphite, 0.004)
    pad = group(brake_pad(m, m.graphite, lining, 0.0024), (0, 0, 0.033), (math.radians(90), 0, 0))
    pad.parent = empty(location=(-0.135, -0.150, 0), rotation=(0, 0, math.radians(-62)))
    pad.parent.scale = (1.25,) * 3
    table(0.36, dark=True, face=6, fill=1.4, ground=pool_of_light(0.44, rough=0.5, shine=0.12))
    softbox((0.16, -0.85, 0.34), (-0.13, -0.15, 0.03), (0.16, 0.16), 3.2)
    camera((-0.18, -1.08, 0.52), (-0.01, 0, 0.048), 64, 40, (-0.07, -0.20, 0.05))


def plain_disc():
    """A drilled disc with its caliper at the left, on bone."""
    m = house_materials()
    grip = group(caliper(m), rotation=(0, 0, math.radians(150)))
    disc = group(brake_disc(m))
    grip.parent = disc
    disc.rotation_euler = (math.radians(78), 0, 0)
    disc.parent = empty(location=(0, 0, 0.150), rotation=(0, 0, math.radians(30)))
    table(0.36, face=6)
    camera((-0.22, -1.62, 0.44), (0.0, 0, 0.142), 100, 11, (-0.02, -0.06, 0.15))
