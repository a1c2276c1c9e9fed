"""The inspection lane, for the Warrant of Fitness."""

import math

from kit.brakes import brake_disc
from kit.rollers import AXIS, RADIUS, SPREAD, pit_floor, roller_bed
from kit.shapes import empty, group
from kit.studio import COOL, NEUTRAL, WARM, ambient, camera, flag, house_materials, material, pool_of_light, softbox
from kit.wheels import TYRE_RADIUS, rim, tyre

SIGNAL = "#ff4a10"


def brake_rollers():
    """A wheel on the two gritted rollers of a brake tester, flush with the floor in an orange frame, on ink."""
    m = house_materials()
    turn = math.radians(27)
    pit_floor(pool_of_light(1.25), turn)
    bed = roller_bed(m, material("frame", SIGNAL, 0.45, coat=0.3))
    disc = group(brake_disc(m, drilled=False), (0, 0, -0.02))
    wheel = group([*tyre(m), *rim(m, m.alloy, m.black_metal, m.gunmetal), disc])
    wheel.rotation_euler = (math.radians(90), math.radians(20), 0)
    height = AXIS + math.sqrt((TYRE_RADIUS + RADIUS) ** 2 - SPREAD**2)
    wheel.parent = empty(location=(0, 0.09, height))
    group([bed, wheel.parent], rotation=(0, 0, turn))
    softbox((-0.5, 1.0, 2.9), (0, 0, 0.25), (2.6, 1.7), 150, NEUTRAL)
    softbox((-2.5, -0.6, 1.3), (0, 0, 0.3), (0.7, 2.4), 75, WARM)
    softbox((-2.1, -1.9, 1.0), (-0.2, 0, 0.3), (0.4, 1.6), 55, NEUTRAL)
    softbox((2.3, 1.1, 1.2), (0, 0, 0.3), (0.3, 2.2), 110, COOL)
    softbox((2.2, -2.4, 0.9), (0, 0, 0.25), (1.5, 1.3), 60, WARM)
    softbox((0, 2.0, 2.8), (0, 4.6, 1.2), (6, 1.1), 70)
    flag((0.8, 0.02, 1.9), (1.5, -1.3, 0.8), -35)
    ambient(0.06)
    camera((-0.4, -3.9, 1.55), (0.02, 0, 0.225), 78, 11, (0, -0.12, 0.3))
