"""
Inside Blender: builds one scene and writes its lines as an SVG.
blender -b --python kit/sketch.py -- name=battery out=/path/battery.svg
"""

import importlib
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))

import bpy
from drawings import DRAWINGS
from drawn_pictures import DRAWN_PICTURES

from kit import shapes
from kit.line.features import all_chains, solids_and_marks
from kit.line.measure import measured
from kit.line.pen import fitted, picture, svg, thinned
from kit.line.printed import printed
from kit.line.sight import Sight, View

ROUNDED_OVER = 5  # in units of the drawing
FEWER = 8, 10.5  # `shortest` and `apart` of what a phone shows small


def leave_sharp(under):
    """From here on, edges rounded by less than `under` metres stay sharp: a pen cannot show them, it would draw two lines."""
    rounded, box, plate = shapes.rounded, shapes.box, shapes.plate

    def fillet(radius):
        return radius if radius >= under else 0

    def sharper_rounded(points, radius, steps=5, closed=False):
        return rounded([(p[0], p[1], fillet(p[2] if len(p) > 2 else radius)) for p in points], 0, steps, closed)

    def sharper_box(name, size, location, material, bevel=0.003, rotation=(0, 0, 0), steps=3):
        return box(name, size, location, material, fillet(bevel), rotation, steps)

    def sharper_plate(name, loops, material, z=0.0, thickness=0.01, bevel=0.001):
        return plate(name, loops, material, z, thickness, fillet(bevel))

    shapes.rounded, shapes.box, shapes.plate = sharper_rounded, sharper_box, sharper_plate


def without_small_bevels(under):
    for thing in bpy.context.scene.objects:
        for modifier in list(thing.modifiers):
            if modifier.type == "BEVEL" and modifier.width < under:
                thing.modifiers.remove(modifier)


def strokes_of(view, unseen, shortest, apart):
    solids, marks = solids_and_marks(unseen)
    sight = Sight(view, solids)
    strokes = []
    for chain in [*all_chains(solids, view.eye, view.unit * 0.02), *marks]:
        strokes += sight.strokes(chain, shortest)
    return thinned(strokes, shortest, apart)


def main():
    given = dict(part.split("=", 1) for part in sys.argv[sys.argv.index("--") + 1 :])
    drawing = next(d for d in (*DRAWINGS, *DRAWN_PICTURES) if d.name == given["name"])
    started = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    view = View(drawing.target, drawing.azimuth, drawing.elevation, drawing.span, *drawing.size, drawing.span * drawing.distance)
    sharp = ROUNDED_OVER * view.unit
    leave_sharp(sharp)
    module, function = drawing.scene.split(":")
    from kit.line.tread import plain_treads  # after leave_sharp, because importing it imports kit/wheels

    getattr(importlib.import_module(module), function)()
    without_small_bevels(sharp)
    plain_treads(view.unit)
    bpy.context.view_layer.update()
    built = time.time()
    strokes = strokes_of(view, drawing.unseen, drawing.shortest, drawing.apart)
    few = drawing.unseen_on_phones
    on_phones = few and (strokes_of(view, few, *FEWER), printed(view, few))
    marks, prints = measured(view), printed(view, drawing.unseen)
    if drawing in DRAWN_PICTURES:
        drawn = picture(strokes, marks, prints, drawing.box or (0, 0, *drawing.size), drawing.title, drawing.pen)
    else:
        drawn = svg(strokes, marks, prints, drawing.box or fitted(strokes, marks), drawing.title, on_phones)
    pathlib.Path(given["out"]).write_text(drawn)
    print(f"DRAWN {len(strokes)} strokes, built in {built - started:.0f} s, drawn in {time.time() - built:.0f} s", flush=True)


main()
