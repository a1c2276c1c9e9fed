"""Project A: an orange hatchback whose near front corner was hit. Nine wide and nine tall pictures in the order of the job."""

import math

from mathutils import Matrix

from kit.bodyshop import (
    chain, colour_cards, filler_board, gun_on_stand, on_flank, on_top, polisher, pull_plate, pull_tower, tram_gauge,
)
from kit.car.assembly import loose_panel
from kit.car.damage import Dent
from kit.counter import carton, cloth, job_card, key_and_tag, parts_tray
from kit.job import arrive, bumper_on_stand, lay, on_car, prop, view
from kit.masking import paint_tin, sanding_block, tape_roll, wheel_bag
from kit.repair import BARE, FILLER, PRIMER, RUBBED, SCRAPED, STOPPER, Patch, fresh, patched
from kit.shapes import box, group
from kit.studio import material
from kit.tools import spray_gun

ORANGE = "#e2440a"
KNOCK = (
    Dent((0.14, -0.72, 0.56), (0.52, 0.40, 0.40), (0.19, 0.13, 0.0), 0.055, 0.16, 4),
    Dent((0.58, -0.86, 0.80), (0.42, 0.30, 0.19), (0.02, 0.065, -0.02), 0.035, 0.15, 7),
    Dent((0.34, -0.58, 0.88), (0.45, 0.30, 0.16), (0.02, 0.0, 0.045), 0.012, 0.18, 2),
)
STRIPPED = {"bumper front", "headlamp -"}


def _scuffed(m):
    worn = patched(
        "scuffed paint", fresh(ORANGE),
        Patch(SCRAPED, (0.16, -0.74, 0.54), (0.34, 0.24, 0.20), 0.4, 0.35, (5, 5, 42), 0.62),
        Patch(RUBBED, (0.12, -0.72, 0.46), (0.30, 0.24, 0.12), 0.4, 0.35, (4, 4, 50), 0.58),
        Patch(SCRAPED, (0.56, -0.90, 0.79), (0.20, 0.16, 0.07), 0.4, 0.4, (4, 4, 40), 0.6),
    )
    return {"bumper front": worn, "nose strip": worn, "wing front -": worn, "lamp strip -": m.graphite}


def _filled(m):
    """The wing rubbed back to steel, filler over what was low, the old paint feathered round it."""
    wing = patched(
        "wing under repair", fresh(ORANGE),
        Patch(PRIMER, (0.66, -0.86, 0.74), (0.52, 0.40, 0.27), 0.10, 0.12),
        Patch(BARE, (0.64, -0.86, 0.75), (0.46, 0.36, 0.22), 0.12, 0.16),
        Patch(FILLER, (0.60, -0.88, 0.76), (0.34, 0.30, 0.15), 0.30, 0.35, (7, 7, 12)),
        Patch(STOPPER, (0.74, -0.88, 0.72), (0.10, 0.20, 0.05), 0.35, 0.4, (9, 9, 20)),
    )
    return {"wing front -": wing}


def _masked(m, repaired):
    """Paper on glass and lamps, tape round them; wing and bumper in `repaired`."""
    other = {pane: m.paper for pane in ("windscreen", "glass front", "glass rear", "headlamp", "lamp strip")}
    other |= {f"projector {i}": m.paper for i in range(3)}
    return other | {"trim": m.tape, "grille": m.paper} | {name: repaired for name in ("wing front -", "bumper front",
        "nose strip")}


def _bag(car):
    return wheel_bag((car.front_axle, -(car.half_width - 0.115), car.wheel_radius + 0.004), car.wheel_radius + 0.024)


def _lamp_in_carton(m, place, turn):
    lamp, _ = loose_panel(m, "hatch", "headlamp")
    lamp.location = (-0.20, 0.66, -0.59)
    held = group([lamp], (0, 0, 0.0), (0, 0, math.radians(52)))
    return group([carton(m), held], place, (0, 0, turn))


def wide_1():
    """The whole car from its front left, its corner pushed in, on bone."""
    m, root, car = arrive("hatch", ORANGE, other=_scuffed, dents=KNOCK, steer_degrees=-14, fine_wheels=True)
    view(root, (2.0, 0, 0.68), 40, 4.7)


def wide_2():
    """The hit corner across the front half of the car, a job card on the bonnet, on ink."""
    m, root, car = arrive("hatch", ORANGE, other=_scuffed, dents=KNOCK)
    on_car(root, lay(job_card(m, m.signal), on_top(car, 0.72, 0.05), math.radians(-70)))
    view(root, (0.55, -0.35, 0.60), 62, 2.5, 9, dark=True)


def wide_3():
    """Bumper and lamp off: crash beam and radiator, the bent bumper on a stand beside the car, on bone."""
    m, root, car = arrive("hatch", ORANGE, other=_scuffed, dents=KNOCK[1:], without=STRIPPED)
    bumper_on_stand(m, "hatch", (1.02, -0.92, 0), 0.12, _scuffed(m)["bumper front"], KNOCK)
    view(root, (1.35, -0.6, 0.60), 54, 4.2, 7, fill=320)


def wide_4():
    """The front pulled straight: a post, a chain and an orange plate on the crash beam's end, wing off, on ink."""
    m, root, car = arrive("hatch", ORANGE, without=STRIPPED | {"wing front -"})
    z = car.sill + 0.33
    plate = pull_plate(m, m.signal)
    plate.location = (0.172, -0.50, z)
    tower = pull_tower(m, m.signal, (-1.05, -0.50, 0))
    on_car(root, plate, tower, chain(m, (0.105, -0.50, z), (-0.87, -0.50, 0.62)))
    view(root, (0.25, -0.45, 0.58), 36, 3.2, 7, dark=True, fill=800)


def wide_5():
    """The wing under filler, side on, the bumper still off, board and block on the floor, on bone."""
    m, root, car = arrive("hatch", ORANGE, other=_filled, without={"bumper front"})
    filler_board(m, material("paste", "#b08f83", 0.7)).location = (-0.55, -0.75, 0)
    sanding_block(m, (-0.15, -0.72, 0), 0.4, material("grit", "#8c4a32", 0.9))
    view(root, (0.95, -0.85, 0.62), 18, 2.8, 6, fill=80)


def wide_6():
    """Wing and bumper in grey primer, glass and lamps papered, the wheel bagged, on ink."""
    m, root, car = arrive("hatch", ORANGE, other=lambda m: _masked(m, m.primer), without={"front plate"})
    on_car(root, _bag(car))
    tape_roll(m, (0.80, -1.05, 0), 0.060, m.tape)
    paint_tin(m, (1.05, -0.98, 0), m.primer)
    view(root, (1.15, -0.35, 0.66), 46, 3.7, 8, dark=True)


def wide_7():
    """Fresh colour on wing and bumper, still masked, a spray gun on its stand before it, on bone."""
    m, root, car = arrive("hatch", ORANGE, other=lambda m: _masked(m, m.paint), without={"front plate"})
    on_car(root, _bag(car))
    cup = material("cup", "#5a6068", 0.30, specular=0.5)
    gun_on_stand(m, spray_gun(m, cup), (0.36, -4.5, 0), 0.25, 0.98)
    view(root, (0.62, -0.40, 0.64), 70, 2.9, 7)


def wide_8():
    """The bonnet from above, polished: the machine, its cable and a cloth on it, on ink."""
    m, root, car = arrive("hatch", ORANGE)
    machine, _ = polisher(m, material("pad", "#e9e4da", 0.9))
    rag = cloth(material("cloth", "#3a4048", 0.95, specular=0.1))
    on_car(root, lay(machine, on_top(car, 0.58, -0.10), math.radians(-40)), lay(rag, on_top(car, 0.86, 0.34), 0.3))
    view(root, (0.80, -0.14, 0.86), 64, 1.9, 17, dark=True)


def wide_9():
    """The whole car as it goes home, from the camera of wide_1: the page lays one over the other."""
    _, root, car = arrive("hatch", ORANGE, steer_degrees=-14, fine_wheels=True)
    view(root, (2.0, 0, 0.68), 40, 4.7)


def tall_1():
    """The broken corner close: lamp askew, bumper scraped, on bone."""
    m, root, car = arrive("hatch", ORANGE, other=_scuffed, dents=KNOCK)
    view(root, (0.26, -0.64, 0.62), 50, 1.5, 8)


def tall_2():
    """The job card on the bonnet, the buckled wing edge beside it, on ink."""
    m, root, car = arrive("hatch", ORANGE, other=_scuffed, dents=KNOCK)
    on_car(root, lay(job_card(m, m.signal), on_top(car, 0.66, -0.22), math.radians(-62)))
    view(root, (0.58, -0.40, 0.88), 48, 1.05, 32, dark=True)


def tall_3():
    """Where the lamp was: pocket, bracket and the hanging plug, on bone."""
    m, root, car = arrive("hatch", ORANGE, other=_scuffed, dents=KNOCK[1:], without=STRIPPED)
    view(root, (0.24, -0.58, 0.62), 62, 1.15, 10, fill=320)


def tall_4():
    """The lamp in its carton and the bolts in a tray before the stripped car, on ink."""
    m, root, car = arrive("hatch", ORANGE, other=_scuffed, dents=KNOCK[1:], without=STRIPPED)
    _lamp_in_carton(m, (0.26, -0.78, 0), 0.22)
    tray = parts_tray(m, m.bone)
    tray.location, tray.rotation_euler = (-0.47, -0.92, 0), (0, 0, -0.2)
    view(root, (0.30, -0.20, 0.34), 66, 2.45, 20, dark=True, fill=320)


def tall_5():
    """A measuring bar before the crash beam, its pointer on the beam's end, on bone."""
    m, root, car = arrive("hatch", ORANGE, without=STRIPPED)
    gauge = tram_gauge(m, m.signal, 1.14, 0.26)
    gauge.rotation_euler = Matrix(((0, 0, -1), (1, 0, 0), (0, -1, 0))).to_euler()
    gauge.location = (0.178, 0, car.sill + 0.33)
    on_car(root, gauge, *(prop(m, (-0.082, y), car.sill + 0.315) for y in (-0.36, 0.36)))
    view(root, (0.10, -0.40, 0.56), 48, 1.3, 24, fill=320)


def tall_6():
    """Filler on the wing, its edge feathered into steel and old paint, the block on the bonnet, on ink."""
    m, root, car = arrive("hatch", ORANGE, other=_filled)
    block = sanding_block(m, (0, 0, 0), 0, material("grit", "#8c4a32", 0.9))
    on_car(root, lay(block, on_top(car, 0.66, -0.50), 0.6))
    view(root, (0.72, -0.80, 0.76), 26, 1.1, 16, dark=True)


def tall_7():
    """The front corner in primer: bagged wheel, papered lamp, on bone."""
    m, root, car = arrive("hatch", ORANGE, other=lambda m: _masked(m, m.primer), without={"front plate"})
    on_car(root, _bag(car))
    view(root, (0.70, -0.86, 0.60), 32, 1.75, 7)


def tall_8():
    """A fan of sprayed colour cards held against the door with tape, on bone."""
    m, root, car = arrive("hatch", ORANGE)
    shades = [material("shade", tone, 0.5) for tone in ("#8f2a0a", "#b8390e", "#f07a3c")]
    (x, y, z), normal = on_flank(car, 1.66, 0.66)
    cards = lay(colour_cards(m, material("match", ORANGE, 0.5), shades), ((x, y - 0.004, z), normal))
    tape = lay(box("tape", (0.10, 0.024, 0.0006), (0, 0, 0), m.tape, 0), ((x, y - 0.018, z + 0.02), normal), 0.1)
    on_car(root, cards, tape)
    view(root, (1.63, -0.88, 0.70), 14, 0.46, 7, fill=320)


def tall_9():
    """The key with its tag on the bonnet above the lit lamp, on bone."""
    m, root, car = arrive("hatch", ORANGE)
    on_car(root, lay(key_and_tag(m, m.ink), on_top(car, 0.30, -0.44), math.radians(-20)))
    view(root, (0.24, -0.50, 0.79), 52, 0.66, 24)
