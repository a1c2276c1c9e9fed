"""
Project C: a pale plug-in SUV that was hit in its front bumper, where its sensors sit. Nine wide and nine tall pictures in the
order of the job, the high-voltage steps among them; the orange thing is what belongs to that, a tool, or the brakes.
"""

import math

from mathutils import Matrix

from kit.bodyshop import gun_on_stand, on_flank, on_top, polisher, target_board, tram_gauge
from kit.car.assembly import add_car_materials
from kit.car.damage import Dent
from kit.counter import cloth, job_card, key_and_tag, parts_tray
from kit.voltage import barrier_posts, charging, glove, padlock, power_cables, service_plug
from kit.job import arrive, bumper_on_stand, lay, on_car, prop, view
from kit.masking import paint_tin, sanding_block
from kit.repair import FILLER, PRIMER, Patch, fresh, patched
from kit.shapes import box, cylinder, empty, group
from kit.studio import house_materials, material
from kit.tools import diagnostic_plug, scan_tool, spray_gun

PALE = "#d9d4c8"
KNOCK = (
    Dent((0.05, -0.30, 0.66), (0.40, 0.50, 0.36), (0.15, 0.0, -0.01), 0.050, 0.16, 4),
    Dent((0.10, -0.62, 0.52), (0.40, 0.36, 0.26), (0.12, 0.07, 0.0), 0.045, 0.15, 9),
    Dent((0.26, -0.30, 1.00), (0.36, 0.42, 0.12), (0.02, 0.0, 0.035), 0.012, 0.18, 2),
)
SENSORS = ((-0.52, 0.60), (-0.22, 0.555), (0.22, 0.555), (0.52, 0.60))


def _scuffed(m):
    dull, dark = {"base": "#8d8a83", "rough": 0.6}, {"base": "#33343a", "rough": 0.6}
    worn = patched(
        "scuffed paint", fresh(PALE),
        Patch(dull, (0.05, -0.36, 0.62), (0.30, 0.34, 0.13), 0.5, 0.4, (3, 1.6, 15), 0.40),
        Patch(dark, (0.05, -0.38, 0.61), (0.30, 0.30, 0.11), 0.3, 0.5, (2, 0.9, 17), 0.22),
        Patch(dull, (0.12, -0.66, 0.52), (0.30, 0.22, 0.11), 0.5, 0.4, (2, 1.6, 15), 0.45),
        Patch(dark, (0.12, -0.66, 0.52), (0.30, 0.20, 0.09), 0.3, 0.5, (1.2, 0.9, 17), 0.24),
    )
    return {"bumper front": worn, "nose strip": worn, "lamp strip -": m.graphite}


def _sensors(m, car, surface=None):
    """The four parking sensors of a sound bumper."""
    return [
        cylinder("sensor", 0.012, 0.006, (car.skin_x(y, z) - 0.0015, y, z), surface or m.graphite, 0.002, 40, (0, math.pi / 2, 0))
        for y, z in SENSORS
    ]


def _sensors_on_stand(m, stand, car):
    """The same four on a bumper that lies on a stand."""
    loose = next(child for child in stand.children if child.name.startswith("loose"))
    on_car(loose, *_sensors(m, car, m.gloss))


def _gauge(m, car):
    gauge = tram_gauge(m, m.signal, 1.14, 0.26)
    gauge.rotation_euler = Matrix(((0, 0, -1), (1, 0, 0), (0, -1, 0))).to_euler()
    gauge.location = (0.165, 0, car.sill + 0.33)
    return [gauge, *(prop(m, (-0.095, y), car.sill + 0.315) for y in (-0.36, 0.36))]


def wide_1():
    """The whole car from its front left, the bumper pushed in, on bone."""
    m, root, car = arrive("suv", PALE, other=_scuffed, dents=KNOCK, steer_degrees=-14, fine_wheels=True)
    view(root, (2.1, 0, 0.74), 46, 5.0)


def wide_2():
    """The broken front, head on, the job card with its orange head on the bonnet, on ink."""
    m, root, car = arrive("suv", PALE, other=_scuffed, dents=KNOCK)
    on_car(root, lay(job_card(m, m.signal), on_top(car, 0.62, 0.25), math.radians(-85)))
    view(root, (0.45, -0.15, 0.74), 80, 2.7, 11, dark=True)


def wide_3():
    """The car alone within orange belts on posts while its high-voltage side is switched off, on bone."""
    m, root, car = arrive("suv", PALE, other=_scuffed, dents=KNOCK)
    on_car(root, barrier_posts(m, m.signal, [(1.0, 1.9), (-0.9, 1.5), (-1.0, -1.5), (1.5, -1.9), (4.2, -1.9), (5.6, -1.6)]))
    view(root, (1.9, -0.3, 0.70), 30, 6.2, 9)


def wide_4():
    """The bumper off: crash beam, radiator and two orange cables, on ink."""
    m, root, car = arrive("suv", PALE, dents=KNOCK[2:], without={"bumper front", "headlamp -"})
    on_car(root, *power_cables(m, car, m.signal))
    view(root, (0.55, -0.35, 0.68), 66, 2.8, 8, dark=True, fill=700)


def wide_5():
    """A measuring bar with orange slides on two stands before the crash beam, on bone."""
    m, root, car = arrive("suv", PALE, without={"bumper front", "headlamp -", "wing front -"})
    on_car(root, *_gauge(m, car))
    view(root, (0.60, -0.45, 0.68), 38, 3.1, 8, fill=320)


def wide_6():
    """The new bumper on a stand in grey primer beside the open front, its sensor holes drilled, an orange block, on bone."""
    m, root, car = arrive("suv", PALE, without={"bumper front"})
    stand = bumper_on_stand(m, "suv", (-1.15, -0.6, 0), 0.30, m.primer)
    _sensors_on_stand(m, stand, car)
    sanding_block(m, (-0.35, -1.3, 0), 0.4, m.signal)
    view(root, (-0.4, 0.2, 0.66), 40, 4.6, 8)


def wide_7():
    """The bumper painted off the car, on its stand, a spray gun with an orange cup before it, on ink."""
    m, root = _paint_room()
    bumper_on_stand(m, "suv", (-0.30, 0, 0), -0.25, m.paint)
    gun_on_stand(m, spray_gun(m, m.signal), (0.74, -1.2, 0), -0.6, 0.98)
    view(root, (0, 0, 0.66), 0, 2.8, 8, dark=True)


def _paint_room():
    """Materials, and the root of a car that is not there: what is painted off the car has the hall to itself."""
    m = add_car_materials(house_materials(), PALE)
    m.signal = material("signal", "#e2440a", 0.5, specular=0.4)
    return m, empty("no car")


def wide_8():
    """A board with squares in an orange frame before the car: its sensors are set, on ink."""
    m, root, car = arrive("suv", PALE)
    on_car(root, *_sensors(m, car), target_board(m, m.signal, (-1.35, 0.0, 0)))
    view(root, (0.45, -0.2, 0.72), -22, 4.3, 7, dark=True)


def wide_9():
    """The whole car from its rear left, the orange charging cable in its flap, on bone."""
    m, root, car = arrive("suv", PALE, fine_wheels=True)
    on_car(root, *charging(m, car, m.signal, car.belt_rear - 0.18))
    view(root, (2.4, -0.2, 0.74), -34, 5.0)


def tall_1():
    """The pushed-in bumper close, its lamp dark, a strip of orange tape beside it, on bone."""
    m, root, car = arrive("suv", PALE, other=_scuffed, dents=KNOCK)
    on_car(root, lay(box("mark", (0.09, 0.022, 0.0012), (0, 0, 0.001), m.signal, 0), on_flank(car, 0.82, 0.92), 0.3))
    view(root, (0.30, -0.50, 0.74), 60, 1.6, 8)


def tall_2():
    """The orange service plug drawn, its padlock beside it, on the bonnet, on ink."""
    m, root, car = arrive("suv", PALE)
    shut = padlock(m, m.charcoal)
    on_car(root, lay(service_plug(m, m.signal), on_top(car, 0.62, -0.22), 0.4), lay(shut, on_top(car, 0.56, -0.36), 0.9))
    view(root, (0.58, -0.28, 1.02), 58, 0.52, 26, dark=True)


def tall_3():
    """A pair of orange insulating gloves on the bonnet, on bone."""
    m, root, car = arrive("suv", PALE)
    rubber = material("insulating rubber", "#e2440a", 0.5, specular=0.4, rough_noise=(20, 0.4, 0.6))
    on_car(root, lay(glove(rubber), on_top(car, 0.62, -0.16), math.radians(-150)))
    on_car(root, lay(glove(rubber, left=True), on_top(car, 0.66, -0.40), math.radians(-128)))
    view(root, (0.64, -0.20, 1.00), 60, 1.1, 32)


def tall_4():
    """Two orange cables before the radiator, the crash beam above them, on ink."""
    m, root, car = arrive("suv", PALE, without={"bumper front", "headlamp -"})
    on_car(root, *power_cables(m, car, m.signal))
    view(root, (0.28, -0.12, 0.62), 74, 1.25, 10, dark=True, fill=700)


def tall_5():
    """The orange slide of the measuring bar, its pointer on the crash beam's end, on bone."""
    m, root, car = arrive("suv", PALE, without={"bumper front", "headlamp -"})
    on_car(root, *_gauge(m, car))
    view(root, (0.06, -0.42, 0.58), 40, 1.1, 18, fill=320)


def tall_6():
    """Filler and primer on the bumper's edge, on its stand, the bolts in a tray with an orange tag below, on bone."""
    m, root = _paint_room()
    worked = patched("bumper under repair", PRIMER, Patch(FILLER, (0.10, 0.60, 0.55), (0.3, 0.24, 0.12), 0.3, 0.35, (7, 7, 12)))
    bumper_on_stand(m, "suv", (0.25, 0.1, 0), 0.45, worked)
    tray = parts_tray(m, m.signal)
    tray.location, tray.rotation_euler = (0.10, -0.75, 0), (0, 0, 0.3)
    view(root, (0, 0, 0.56), 0, 1.9, 12)


def tall_7():
    """A tin and a spray gun with an orange cup before the painted bumper, on ink."""
    m, root = _paint_room()
    bumper_on_stand(m, "suv", (0.35, 0.2, 0), 0.15, m.paint)
    gun_on_stand(m, spray_gun(m, m.signal), (-0.22, -0.70, 0), -2.4, 0.72)
    paint_tin(m, (0.24, -0.70, 0), m.paint)
    view(root, (0.05, 0, 0.60), 0, 1.9, 10, dark=True, fill=320)


def tall_8():
    """The scan tool in its orange frame on the bonnet, its plug beside it, on ink."""
    m, root, car = arrive("suv", PALE)
    tool = group(scan_tool(m, m.signal))
    on_car(root, lay(tool, on_top(car, 0.66, -0.28), math.radians(-62)))
    on_car(root, lay(group([diagnostic_plug(m, m.charcoal)], (0, 0, 0)), _above(on_top(car, 0.48, -0.46), 0.014), 0.6))
    view(root, (0.60, -0.32, 1.02), 58, 0.80, 19, dark=True)


def _above(car_place, height):
    (x, y, z), normal = car_place
    return (x, y, z + height), normal


def tall_9():
    """The orange charging cable in the flap of the rear quarter, on bone."""
    m, root, car = arrive("suv", PALE)
    on_car(root, *charging(m, car, m.signal, car.belt_rear - 0.18))
    view(root, (3.75, -0.95, 0.74), -22, 1.7, 6)
