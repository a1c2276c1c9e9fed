"""Still lifes of brakes."""

import math

from kit.brakes import brake_disc
from kit.gauges import brake_pad
from kit.shapes import cylinder, empty, group
from kit.studio import camera, house_materials, material, pool_of_light, softbox, table, turned_metal


def disc_and_pads():
    """A drilled disc lying on the floor; in front of it a new pad with an orange plate and a worn one, its lining 3 mm thick, on ink."""
    m = house_materials()
    m.disc_face = turned_metal("disc face", (0.20, 0.20, 0.205, 1), 0.42, 0.7, 1400, 0.35, 0.0003)
    m.paint = material("backing plate's paint", "#e2440a", 0.42, specular=0.35, coat=0.3, coat_rough=0.2)
    lining = material("lining", "#857b6b", 0.85, specular=0.15, bump=(700, 0.6, 0.0013))
    plate = material("worn plate", (0.10, 0.105, 0.11, 1), 0.4, 0.8)
    group([*brake_disc(m), cylinder("hub", 0.0335, 0.008, (0, 0, 0.0355), m.black_metal)], (0.045, 0.100, 0.0131))
    group(brake_pad(m, plate, lining, 0.0030), (-0.078, -0.155, 0.0), (0, 0, math.radians(14)))
    group(brake_pad(m, m.paint, lining, 0.0115), (0.085, -0.125, 0.0), (0, 0, math.radians(-16)))
    table(0.30, dark=True, face=6, fill=1.4, ground=pool_of_light(0.40, rough=0.5, shine=0.12))
    softbox((0.10, 1.10, 0.75), (0.045, 0.10, 0.02), (0.9, 0.5), 8)
    softbox((-0.05, -0.75, 0.12), (-0.05, -0.15, 0.005), (0.30, 0.10), 1.2)
    camera((-0.10, -0.81, 0.335), (0.004, -0.004, 0.018), 63, 18, (-0.05, -0.15, 0.005))


def plain_disc():
    """A drilled disc with a painted hat, on bone."""
    m = house_materials()
    disc = group(brake_disc(m, hat=m.paint))
    disc.rotation_euler = (math.radians(78), 0, 0)
    disc.parent = empty(location=(0, 0, 0.150), rotation=(0, 0, math.radians(30)))
    table(0.36, face=6)
    camera((-0.22, -1.62, 0.44), (0.0, 0, 0.142), 110, 11, (-0.02, -0.06, 0.15))
