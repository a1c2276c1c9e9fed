"""
Project B: a black sedan whose near flank and rear corner were hit. Nine wide and nine tall pictures in the order of the job;
the orange thing is a tool, a tape, a tag, or the brakes behind the spokes.
"""

import math

from kit.bodyshop import filler_board, gun_on_stand, light_bar, on_flank, on_top, polisher, pull_tab, slide_hammer
from kit.car.assembly import loose_panel
from kit.car.damage import Dent
from kit.counter import cloth, job_card, key_and_tag, parts_tray
from kit.job import arrive, bumper_on_stand, lay, on_car, view
from kit.masking import paint_tin, sanding_block, tape_roll, wheel_bag
from kit.repair import BARE, FILLER, GUIDE_COAT, PRIMER, Patch, base_coat, fresh, patched
from kit.shapes import box, group
from kit.studio import material
from kit.tools import spray_gun

BLACK = "#17191c"
KNOCK = (
    Dent((2.95, -0.88, 0.60), (0.62, 0.34, 0.26), (0.0, 0.075, 0.0), 0.035, 0.17, 5),
    Dent((3.98, -0.85, 0.74), (0.42, 0.34, 0.22), (-0.02, 0.085, 0.0), 0.040, 0.15, 8),
    Dent((4.48, -0.72, 0.52), (0.36, 0.34, 0.30), (-0.10, 0.08, 0.0), 0.035, 0.14, 3),
)
STRIPPED = {"bumper rear", "tail lamp -", "handle -"}
FLANK = ("door front -", "door rear -", "shell -", "bumper rear -", "fuel flap -")


def _scuffed(m):
    dull, bare = {"base": "#33353a", "rough": 0.55}, {"base": "#8d8a84", "rough": 0.5}
    worn = patched(
        "scuffed paint", fresh(BLACK),
        Patch(dull, (2.95, -0.88, 0.61), (0.62, 0.20, 0.09), 0.5, 0.4, (1.4, 3, 16), 0.42),
        Patch(bare, (2.92, -0.88, 0.62), (0.56, 0.20, 0.07), 0.3, 0.5, (0.7, 2, 15), 0.16),
        Patch(dull, (3.97, -0.86, 0.72), (0.40, 0.24, 0.11), 0.5, 0.4, (1.6, 3, 15), 0.45),
        Patch(bare, (4.00, -0.86, 0.71), (0.34, 0.24, 0.08), 0.3, 0.5, (0.8, 2, 16), 0.20),
        Patch(dull, (4.50, -0.74, 0.50), (0.28, 0.26, 0.12), 0.5, 0.4, (2, 3, 12), 0.5),
        Patch(bare, (4.50, -0.74, 0.50), (0.22, 0.22, 0.09), 0.3, 0.5, (1, 2, 16), 0.2),
    )
    return dict.fromkeys(FLANK, worn)


def _filled(m):
    """Door and rear quarter rubbed back to steel, filler over what was low."""
    steel = BARE | {"base": (0.26, 0.26, 0.255, 1), "rough": 0.42}
    worked = patched(
        "flank under repair", fresh(BLACK),
        Patch(PRIMER, (2.95, -0.87, 0.62), (0.60, 0.40, 0.30), 0.10, 0.12),
        Patch(steel, (2.95, -0.87, 0.62), (0.52, 0.36, 0.23), 0.25, 0.35),
        Patch(FILLER, (2.93, -0.88, 0.62), (0.42, 0.30, 0.13), 0.45, 0.6, (4, 5, 9)),
        Patch(PRIMER, (4.00, -0.86, 0.76), (0.44, 0.40, 0.24), 0.10, 0.12),
        Patch(steel, (4.00, -0.86, 0.76), (0.36, 0.36, 0.18), 0.25, 0.35),
        Patch(FILLER, (3.98, -0.86, 0.75), (0.29, 0.30, 0.11), 0.45, 0.6, (5, 5, 9)),
    )
    return dict.fromkeys(FLANK[1:], worked)


def _masked(m, repaired):
    other = {pane: m.paper for pane in ("rear window", "glass front", "glass rear", "glass quarter", "tail lamp", "tail strip")}
    return other | {"trim": m.signal} | dict.fromkeys(FLANK[1:], repaired)


def _coated(look, *over):
    """Rear door, quarter and bumper in `look` up to the line of the tape; roof and pillars keep their paint."""
    return patched("coated flank", fresh(BLACK), Patch(look, (3.65, -0.90, 0.58), (1.13, 0.55, 0.44), 0.01, 0, square=True),
        *over)


def _guide_coat():
    """Grey primer under a dusted black coat that shows the blocking what is still low."""
    return _coated(PRIMER, Patch(GUIDE_COAT, (3.5, -0.87, 0.64), (1.2, 0.6, 0.40), 0.6, 0.35, (26, 26, 26), 0.42))


def _marks(m, car, *places):
    """Strips of orange tape beside what was found."""
    return [lay(box("mark", (0.075, 0.020, 0.0012), (0, 0, 0.001), m.signal, 0), on_flank(car, x, z), turn) for x, z,
        turn in places]


def _bag(car):
    return wheel_bag((car.rear_axle, -(car.half_width - 0.115), car.wheel_radius + 0.004), car.wheel_radius + 0.024)


def _found(m, car):
    return _marks(m, car, (2.42, 0.66, 0.3), (3.38, 0.74, -0.4), (3.62, 0.84, 0.2), (4.30, 0.80, 0.5))


def wide_1():
    """The whole car from its rear left, door and quarter pushed in, strips of orange tape beside the dents, on bone."""
    m, root, car = arrive("sedan", BLACK, other=_scuffed, dents=KNOCK, fine_wheels=True)
    on_car(root, *_found(m, car))
    view(root, (2.35, 0, 0.62), -36, 5.2, sheen=1)


def wide_2():
    """The hit flank in the light of a low orange lamp bar, on ink."""
    m, root, car = arrive("sedan", BLACK, other=_scuffed, dents=KNOCK)
    light_bar(m, m.signal).location = (-0.15, -0.85, 0)
    view(root, (3.2, -0.85, 0.60), -8, 3.0, 5, dark=True, sheen=1)


def wide_3():
    """Rear bumper, lamp and handles off, the bumper on a stand with an orange tag, on bone."""
    m, root, car = arrive("sedan", BLACK, other=_scuffed, dents=KNOCK[:2], without=STRIPPED)
    stand = bumper_on_stand(m, "sedan", (2.08, -0.40, 0), 0.48, None, KNOCK[2:], rear=True)
    on_car(stand, box("tag", (0.06, 0.002, 0.10), (-0.4, -0.248, 0.53), m.signal, 0))
    view(root, (3.80, -0.4, 0.60), -46, 6.0, 9, sheen=1)


def wide_4():
    """Orange tabs glued along the crease of the door, a slide hammer on one of them, on bone."""
    m, root, car = arrive("sedan", BLACK, dents=KNOCK[:2], without={"handle -"})
    on_car(root, *_pulling(m, car))
    view(root, (2.80, -1.00, 0.62), -56, 2.1, 14, sheen=1)


def _pulling(m, car):
    tabs = [lay(pull_tab(m.signal), _sunk(car, 2.62 + 0.11 * i, 0.60 + 0.012 * i), 0) for i in range(7)]
    return [*tabs, lay(slide_hammer(m, m.signal, m.signal), _sunk(car, 2.95, 0.636), 0)]


def _sunk(car, x, z):
    """A place on the dented door."""
    (px, py, pz), normal = on_flank(car, x, z)
    far = ((px - 2.95) / 0.62) ** 2 + ((py + 0.88) / 0.34) ** 2 + ((pz - 0.60) / 0.26) ** 2
    return (px, py + 0.075 * max(0.0, 1 - far) ** 2 - 0.002, pz), normal


def wide_5():
    """Steel and filler on door and quarter, board, block and a roll of orange tape on the floor, on ink."""
    m, root, car = arrive("sedan", BLACK, other=_filled, without={"handle -", "tail lamp -"})
    filler_board(m, material("paste", "#b08f83", 0.7)).location = (-0.45, -0.60, 0)
    sanding_block(m, (0.0, -0.62, 0), 0.4, material("grit", "#8c4a32", 0.9))
    tape_roll(m, (0.32, -0.60, 0), 0.055, m.signal)
    view(root, (3.35, -0.86, 0.60), -24, 3.0, 8, dark=True, fill=80, sheen=0.6)


def wide_6():
    """Door and quarter in primer under a dusted guide coat, glass papered with orange tape, the wheel bagged, on ink."""
    m, root, car = arrive("sedan", BLACK, other=lambda m: _masked(m, _guide_coat()))
    on_car(root, _bag(car))
    view(root, (3.05, -0.5, 0.62), -30, 4.0, 7, dark=True, sheen=1)


def wide_7():
    """The colour before its clear coat, even and matt, a spray gun on its stand in front, on bone."""
    m, root, car = arrive("sedan", BLACK, other=lambda m: _masked(m, _coated(base_coat(BLACK))))
    on_car(root, _bag(car))
    gun_on_stand(m, spray_gun(m, m.signal), (-0.40, -4.6, 0), -0.4, 0.96)
    view(root, (3.40, -0.45, 0.62), -40, 3.5, 7, sheen=1)


def wide_8():
    """The boot lid polished: the machine with its orange pad and a cloth on it, on ink."""
    m, root, car = arrive("sedan", BLACK)
    machine, _ = polisher(m, m.signal)
    rag = cloth(material("cloth", "#6d747c", 0.95, specular=0.1))
    on_car(root, lay(machine, on_top(car, 4.42, -0.08), math.radians(80)), lay(rag, on_top(car, 4.40, -0.46), 0.3))
    view(root, (4.0, -0.15, 0.88), -56, 2.3, 15, dark=True, sheen=1)


def wide_9():
    """The whole car from its front left, lamps lit, as it goes home, on bone."""
    _, root, car = arrive("sedan", BLACK, steer_degrees=-14, fine_wheels=True)
    view(root, (2.25, 0, 0.62), 42, 5.1, sheen=1)


def tall_1():
    """The crease across the rear door, orange tape beside it, on bone."""
    m, root, car = arrive("sedan", BLACK, other=_scuffed, dents=KNOCK)
    on_car(root, *_found(m, car))
    view(root, (2.95, -0.86, 0.68), -22, 1.5, 6, sheen=1)


def tall_2():
    """The job card on the boot lid above the pushed-in corner, on ink."""
    m, root, car = arrive("sedan", BLACK, other=_scuffed, dents=KNOCK)
    (x, y, z), normal = on_top(car, 4.43, -0.24)
    on_car(root, lay(job_card(m, m.signal), ((x, y, z + 0.016), normal), math.radians(100)))
    view(root, (4.30, -0.46, 0.86), -44, 1.25, 32, dark=True, fill=300, sheen=1)


def tall_3():
    """Where the tail lamp was: the pocket and the hanging plug with its orange lock, on ink."""
    m, root, car = arrive("sedan", BLACK, dents=KNOCK[:2], without=STRIPPED)
    view(root, (4.36, -0.66, 0.70), -46, 1.2, 8, dark=True, fill=700, sheen=1)


def tall_4():
    """What came off, kept together: the lamp on a cloth and a tray of bolts with an orange tag, on bone."""
    m, root, car = arrive("sedan", BLACK, dents=KNOCK[:2], without=STRIPPED)
    lamp, _ = loose_panel(m, "sedan", "tail lamp")
    lamp.location = (-4.40, 0.66, -0.83)
    rag = cloth(material("cloth", "#6d747c", 0.95, specular=0.1), 0.7, 0.5, 3)
    rag.location = (0.22, -0.86, 0)
    group([lamp], (0.22, -0.86, 0.05), (0, 0, math.radians(-50)))
    tray = parts_tray(m, m.signal)
    tray.location, tray.rotation_euler = (-0.36, -0.98, 0), (0, 0, 0.25)
    view(root, (4.30, -0.36, 0.30), -60, 2.1, 22, fill=320, sheen=1)


def tall_5():
    """The slide hammer on its tab, close, on bone."""
    m, root, car = arrive("sedan", BLACK, dents=KNOCK[:2], without={"handle -"})
    on_car(root, *_pulling(m, car))
    view(root, (2.92, -1.08, 0.66), -60, 1.2, 12, sheen=1)


def tall_6():
    """Filler on the rear quarter, feathered into steel and old paint, a roll of orange tape on the boot, on ink."""
    m, root, car = arrive("sedan", BLACK, other=_filled, without={"handle -", "tail lamp -"})
    on_car(root, lay(tape_roll(m, (0, 0, 0), 0.055, m.signal), on_top(car, 4.30, -0.52)))
    view(root, (4.00, -0.84, 0.74), -34, 1.3, 12, dark=True, fill=80, sheen=0.6)


def tall_7():
    """Primer under its guide coat, bagged wheel, orange tape round the papered glass, on bone."""
    m, root, car = arrive("sedan", BLACK, other=lambda m: _masked(m, _guide_coat()))
    on_car(root, _bag(car))
    paint_tin(m, (-0.42, -0.42, 0), m.primer)
    view(root, (3.55, -0.86, 0.66), -20, 1.8, 7, sheen=1)


def tall_8():
    """The low lamp bar along the finished door, its line running straight in the paint, on ink."""
    m, root, car = arrive("sedan", BLACK)
    light_bar(m, m.signal, 0.8, 0.34).location = (0.0, -0.62, 0)
    view(root, (2.85, -0.88, 0.60), -16, 1.5, 8, dark=True, sheen=1)


def tall_9():
    """The key with its orange tag on the boot lid above the lit lamp, on bone."""
    m, root, car = arrive("sedan", BLACK)
    on_car(root, lay(key_and_tag(m, m.signal), on_top(car, 4.40, -0.50), math.radians(20)))
    view(root, (4.42, -0.58, 0.94), -46, 0.66, 22, sheen=1)
