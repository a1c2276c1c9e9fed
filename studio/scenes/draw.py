"""
Draws the missing line drawings of drawings.py into art/drawings/, and those of drawn_pictures.py into art/originals/.

    python3 studio/scenes/draw.py                 every missing drawing
    python3 studio/scenes/draw.py --only hoist    one drawing, again
    python3 studio/scenes/draw.py --all           every drawing, again
"""

import argparse
import os
import pathlib
import subprocess
import sys

from drawings import DRAWINGS
from drawn_pictures import DRAWN_PICTURES

SCENES = pathlib.Path(__file__).resolve().parent
CACHE = SCENES.parent.parent / ".cache" / "art"


def target_of(drawing):
    return SCENES.parent.parent / "art" / ("originals" if drawing in DRAWN_PICTURES else "drawings") / f"{drawing.name}.svg"


def draw(drawing):
    target = target_of(drawing)
    command = ["nice", "-n", "19", "blender", "-b", "--factory-startup", "-t", "1", "--python-exit-code", "1", "--python"]
    command += [str(SCENES / "kit" / "sketch.py"), "--", f"name={drawing.name}", f"out={target}"]
    run = subprocess.run(
        command, env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "ART_CACHE": str(CACHE)}, capture_output=True, text=True
    )
    said = [line for line in run.stdout.splitlines() if line.startswith("DRAWN")]
    if run.returncode or not said:
        sys.exit(f"{drawing.name} failed:\n{run.stdout[-1500:]}\n{run.stderr[-3000:]}")
    print(f"{drawing.name}: {said[0]}, {target.stat().st_size / 1000:.1f} kB", flush=True)


def main():
    options = argparse.ArgumentParser(description="Draw the line drawings of the site.")
    options.add_argument("--only", nargs="+", metavar="NAME", default=[])
    options.add_argument("--all", action="store_true")
    given = options.parse_args()
    every = [*DRAWINGS, *DRAWN_PICTURES]
    unknown = set(given.only) - {d.name for d in every}
    if unknown:
        options.error(f"drawings.py and drawn_pictures.py have no {', '.join(sorted(unknown))}.")
    CACHE.mkdir(parents=True, exist_ok=True)
    for drawing in every:
        missing = not target_of(drawing).exists()
        if drawing.name in given.only or given.all or (missing and not given.only):
            draw(drawing)


main()
