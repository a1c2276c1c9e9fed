"""Still lifes of brakes."""

import math

from kit.brakes import brake_disc, caliper
from kit.gauges import brake_pad
from kit.shapes import cylinder, empty, group
from kit.studio import camera, house_materials, material, pool_of_light, softbox, table, turned_metal


def _standing_disc(m, turn_degrees, caliper_degrees, *hub):
    grip = group(caliper(m), rotation=(0, 0, math.radians(caliper_degrees)))
    disc = group([*brake_disc(m), *hub])
    grip.parent = disc
    disc.rotation_euler = (math.radians(78), 0, 0)
    disc.parent = empty(location=(0, 0, 0.150), rotation=(0, 0, math.radians(turn_degrees)))
    return disc.parent


def disc_and_caliper():
    """A drilled disc with its caliper at the upper right; in front a worn pad on edge, its lining 3 mm thick, on ink."""
    m = house_materials()
    m.disc_face = turned_metal("disc face", (0.27, 0.27, 0.275, 1), 0.42, 0.7, 1400, 0.35, 0.0003)
    m.paint = material("caliper paint", "#e2440a", 0.6, specular=0.12)
    lining = material("lining", "#8a8072", 0.8, specular=0.2, bump=(900, 0.4, 0.0008))
    _standing_disc(m, 32, 38, cylinder("hub", 0.0335, 0.008, (0, 0, 0.0355), m.black_metal)).location = (0.075, 0.08, 0.150)
    pad = group(brake_pad(m, m.graphite, lining, 0.0024), (0, 0, 0.033), (math.radians(90), 0, 0))
    pad.parent = empty(location=(-0.158, -0.190, 0), rotation=(0, 0, math.radians(-70)))
    pad.parent.scale = (1.25,) * 3
    table(0.36, dark=True, face=5, ground=pool_of_light(0.44, rough=0.3, shine=0.22))
    softbox((0.16, -0.85, 0.34), (-0.155, -0.19, 0.03), (0.16, 0.16), 3.2)
    camera((-0.16, -1.08, 0.32), (0.0, 0, 0.116), 60, 40, (-0.09, -0.30, 0.03))


def plain_disc():
    """A drilled disc with its caliper at the left, on bone."""
    m = house_materials()
    _standing_disc(m, 30, 150)
    table(0.36, face=6)
    camera((-0.22, -1.62, 0.44), (0.0, 0, 0.142), 100, 11, (-0.02, -0.06, 0.15))
