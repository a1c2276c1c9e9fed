"""Still lifes of brakes."""

import math

from kit.brakes import brake_disc, caliper
from kit.shapes import empty, group
from kit.studio import camera, house_materials, pool_of_light, table


def _standing_disc(m, turn_degrees, caliper_degrees):
    grip = group(caliper(m), rotation=(0, 0, math.radians(caliper_degrees)))
    disc = group(brake_disc(m))
    grip.parent = disc
    disc.rotation_euler = (math.radians(78), 0, 0)
    disc.parent = empty(location=(0, 0, 0.150), rotation=(0, 0, math.radians(turn_degrees)))
    return disc.parent


def disc_and_caliper():
    """A drilled disc with its caliper at the upper right, on ink."""
    _standing_disc(house_materials(), 32, 38)
    table(0.36, dark=True, face=13, ground=pool_of_light(0.36))
    camera((-0.22, -1.62, 0.44), (0.008, 0, 0.150), 104, 11, (-0.02, -0.06, 0.15))


def plain_disc():
    """A drilled disc with its caliper at the left, on bone."""
    m = house_materials()
    _standing_disc(m, 30, 150)
    table(0.36, face=6)
    camera((-0.22, -1.62, 0.44), (0.0, 0, 0.142), 100, 11, (-0.02, -0.06, 0.15))
