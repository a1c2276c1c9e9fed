"""Project D, the rust repair of a grey-green off-road wagon from arrival to handover: the wide pictures, and the tall one of the rust."""

import math

import bpy

from cars import hall
from kit.car.assembly import add_car_materials
from kit.masking import paint_tin, tape_roll
from kit.metalwork import flap_disc, grinder, wax_pistol, welding_torch
from kit.rust import layered, layers_of
from kit.sheet import bead
from kit.shapes import box, empty, group, through, tube
from kit.studio import BONE, NEUTRAL, WARM, ambient, camera, house_materials, material, pane, softbox, sweep
from kit.tools import inspection_torch, spray_gun
from kit.wagon import SPOTS, arch_band, axle_stand, flank_sheet, marker_circle, opening_edge, wagon, without_wheel


PAINT = "#55655a"  # lighter than in kit.rust, because this studio's light is harder than the table's


def _materials():
    bpy.context.scene["bounces"] = (4, 2, 3)
    m = add_car_materials(house_materials(), PAINT)
    m.orange = m.caliper_paint
    look = layers_of(PAINT)
    look.rust |= {"base": "#38231a", "other": "#774a30"}
    look.pitted |= {"base": "#241a17", "other": "#4d3529"}
    return m, look


def _turned(root, measures, degrees, about=None):
    """Stand the car on a turntable; `about` is the x of the car that stands in the middle."""
    root.location.x = -(about or measures.length / 2)
    root.parent = empty("turntable", rotation=(0, 0, math.radians(degrees)))
    return root.parent


def _quiet(m):
    """Where something else is the one orange thing, the calipers are grey."""
    m.caliper_paint = m.gunmetal
    return m


def _side(look, stage):
    """The near side's surface at a stage of the repair."""
    return layered(
        stage, SPOTS,
        {
            "rusty": [(0, 0, look.paint), (-0.20, 0.12, look.blistered), (0.10, 0.05, look.rust), (0.55, 0.2, look.pitted)],
            "ground": [(0, 0, look.paint), (-0.45, 0.04, look.primer), (-0.32, 0.03, look.bright)],
            "primed": [(0, 0, look.paint), (-0.45, 0.06, look.primer)],
            "painted": [(0, 0, look.paint)],
        }[stage],
        1.3 if stage == "rusty" else 0.45, 15,
    )  # fmt: skip


def before():
    """The wagon as it came, rust at its sill and arches, on bone."""
    m, look = _materials()
    _before_or_after(m, _side(look, "rusty"))


def after():
    """The finished wagon from the same place."""
    m, _ = _materials()
    _before_or_after(m, m.paint)


def _before_or_after(m, surface):
    """From its front left, in a light from above that gives it a firm shadow to stand on; tyres give way a little under its weight."""
    m.glass, m.side_glass = pane("glass", 0.20), pane("side glass", 0.10)
    root, measures = wagon(m, surface)
    _turned(root, measures, 31).location.z = -0.007
    sweep(material("backdrop", BONE, 0.7, specular=0.1), 40, 9, 30, 16, 5)
    softbox((-0.6, 1.2, 5.6), (0, 0, 0.3), (7.0, 3.0), 900, NEUTRAL)
    softbox((-6.5, -5.0, 3.4), (-0.3, 0, 0.7), (2.6, 2.2), 420, WARM)
    softbox((3.4, -8.5, 2.8), (0.6, 0, 0.6), (6.0, 1.4), 210, (0.97, 0.98, 1), 0.5)
    softbox((0, 4.6, 4.5), (0, 9, 2.2), (9, 1.4), 380)
    ambient(0.05)
    camera((0, -12.5, 2.05), (-0.05, 0, 0.74), 84)


def arrival():
    """Its left side at arrival, sill covers off: rust at sill and arches, each place ringed in orange crayon, on bone."""
    m, look = _materials()
    root, measures = wagon(_quiet(m), _side(look, "rusty"))
    rings = ((2.60, 0.46, 0.092, 4.2), (1.70, 0.46, 0.088, 2.0), (3.32, 0.945, 0.092, 2.2), (1.345, 0.62, 0.09, 0.95), (2.93, 0.68, 0.09, 1.2))
    for i, (x, z, radius, stretch) in enumerate(rings):
        marker_circle(measures, x, z, radius, stretch, m.orange, i).parent = root
    _turned(root, measures, 14)
    hall()
    camera((-0.3, -12.5, 1.35), (0.0, 0, 0.82), 84)


def _half(m, surface, dark=False, raised=0.0, about=2.65, **cut):
    """(root, measures, turntable): the rear half of the left side, the camera low before it."""
    root, measures = wagon(_quiet(m), surface, fine_wheels=False, **cut)
    turntable = _turned(root, measures, 22, about)
    root.location.z = raised
    hall(dark)
    softbox((-2.0, -6.0, 1.7), (0, -0.9, 0.5), (5.0, 1.4), 150 if dark else 90, (1, 0.99, 0.97))
    camera((-0.5, -8.6, 1.10), (0.02, 0, 0.60 + raised * 0.6), 112)
    return root, measures, turntable


def on_stands():
    """The rear wheel off, the car on two orange stands, a lit torch below the rusty arch, on ink."""
    m, look = _materials()
    root, measures, turntable = _half(m, _side(look, "rusty"), True, 0.16, 2.9)
    without_wheel(root, 3)
    for x, y in ((2.55, -0.70), (2.55, 0.70)):
        axle_stand(m, m.orange, (x - 2.9, y, 0), 0.345 + 0.16).parent = turntable
    torch = group(inspection_torch(m, m.charcoal), (2.72 - 2.9, -1.35, 0.018), (math.radians(-55), 0, math.radians(10)))
    torch.parent = turntable
    softbox((-0.6, -4.6, 0.9), (0.3, -0.8, 0.6), (2.2, 0.7), 60, WARM)


def cut_out():
    """The sill cut open, its edges bright, brown hollow behind; a grinder on the floor before it, on bone."""
    m, look = _materials()
    hollow = layered("hollow", [(2.5, -0.85, 0.4, 0.6, 2, 0.3)], [(0, 0, look.pitted), (0.3, 0.2, look.rust)])
    _, _, turntable = _half(m, _side(look, "ground"), opening=hollow, edge=m.alloy)
    grit = material("grit", "#8c4a32", 0.9)
    tool = group(grinder(m, m.orange, flap_disc(m, grit)), rotation=(0, math.radians(5.6), 0))
    tool.parent = empty(location=(-0.35, -1.45, 0.062), rotation=(0, 0, math.radians(-14)))
    tail = [(-0.112, -1.509, 0.038), (-0.07, -1.519, 0.030), (0.0, -1.52, 0.005), (0.5, -1.35, 0.005), (1.6, -1.5, 0.005), (3, -1.2, 0.005)]
    tube("cable", through(tail), 0.0042, m.plastic).parent = turntable
    tool.parent.parent = turntable


def welded_in():
    """New steel let into the sill with a bead all round; the welding torch with its orange cable on the floor, on bone."""
    m, look = _materials()
    root, measures, turntable = _half(m, _side(look, "ground"), opening=m.milled)
    places, facing = opening_edge(measures)
    bead(places, facing, material("weld", (0.36, 0.35, 0.35, 1), 0.32, 1, rough_noise=(60, 0.24, 0.45)), 0.011, 0.003, 0.005).parent = root
    torch = group(welding_torch(m, m.orange), (-0.42, -1.42, 0.0162), (0, 0, math.radians(-10)))
    torch.parent = turntable


def _masked(m, root, measures):
    """Paper over doors and quarter above the repair, an orange fine line tape along its edge."""
    line = 0.60

    def above(x):
        return line + 0.03

    sheets = [
        flank_sheet(measures, (1.30, 2.97), (above, 0.96), m.paper, 0.005), flank_sheet(measures, (1.30, 2.97), (line, line + 0.034), m.orange, 0.0065),
        arch_band(measures, measures.rear_axle, 0.125, 0.33, m.paper, 0.005, (0, math.pi - 0.16)), arch_band(measures, measures.rear_axle, 0.105, 0.132, m.orange, 0.0065, (0, math.pi - 0.16)),
    ]  # fmt: skip
    for sheet in sheets:
        sheet.parent = root


def primed():
    """Sill and arch in grey primer below masking paper and a line of orange tape, on ink."""
    m, look = _materials()
    root, measures, turntable = _half(m, _side(look, "primed"), True)
    _masked(m, root, measures)
    rolls = [tape_roll(m, (-0.30, -1.42, 0), 0.055, m.orange, 0.019), paint_tin(m, (-0.08, -1.40, 0), m.primer)]
    for thing in rolls:
        thing.parent = turntable


def painted():
    """The same in fresh colour, the tape still on, the spray gun on the floor, on bone."""
    m, look = _materials()
    root, measures, turntable = _half(m, m.paint)
    _masked(m, root, measures)
    gun = group([*spray_gun(m, m.alloy), box("gun stand", (0.07, 0.06, 0.008), (0.046, 0, -0.137), m.graphite, 0.003)])
    gun.location, gun.rotation_euler, gun.parent = (-0.25, -1.40, 0.141), (0, 0, math.radians(-60)), turntable


def waxed():
    """Black stone-chip along the finished sill; an orange lance goes from the wax pistol on the floor into its drain hole, on bone."""
    m, look = _materials()
    coated = layered("coated", [(2.3, -0.9, 0.30, 9, 9, 0.19)], [(0, 0, look.paint), (0.06, 0.02, look.stone_chip)], 0.02, 20)
    root, measures, turntable = _half(m, coated)
    pistol = group(wax_pistol(m, m.charcoal))
    pistol.location, pistol.rotation_euler, pistol.parent = (-0.10, -1.42, 0), (0, 0, math.radians(-12)), turntable
    lance = [(-0.174, -1.404, 0.246), (-0.22, -1.395, 0.248), (-0.36, -1.30, 0.20), (-0.42, -1.10, 0.25), (-0.36, -0.955, 0.385), (-0.34, -0.88, 0.42), (-0.33, -0.80, 0.43)]
    tube("lance", through(lance, 14), 0.0055, m.orange).parent = turntable


def rust_in_a_ring():
    """Blistered paint and brown steel before the rear arch, ringed in orange crayon: the tall picture that opens the story."""
    m, look = _materials()
    root, measures = wagon(_quiet(m), _side(look, "rusty"), fine_wheels=False)
    marker_circle(measures, 2.955, 0.60, 0.10, 1.0, m.orange, 3).parent = root
    _turned(root, measures, 16, 3.02)
    hall()
    softbox((-2.0, -5.0, 1.7), (0, -0.9, 0.5), (4.0, 1.4), 70, (1, 0.99, 0.97))
    camera((-0.9, -5.0, 1.05), (0.0, -0.85, 0.60), 112)
