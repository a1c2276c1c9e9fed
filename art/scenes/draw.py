"""
Draws the missing line drawings of drawings.py into art/drawings/.

    python3 art/scenes/draw.py                 every missing drawing
    python3 art/scenes/draw.py --only battery  one drawing, again
    python3 art/scenes/draw.py --all           every drawing, again
"""

import argparse
import os
import pathlib
import subprocess
import sys

from drawings import DRAWINGS

SCENES = pathlib.Path(__file__).resolve().parent
CACHE = SCENES.parent.parent / ".cache" / "art"
TARGET = SCENES.parent / "drawings"


def draw(drawing):
    target = TARGET / f"{drawing.name}.svg"
    command = ["nice", "-n", "19", "blender", "-b", "--factory-startup", "-t", "1", "--python-exit-code", "1", "--python"]
    command += [str(SCENES / "kit" / "sketch.py"), "--", f"name={drawing.name}", f"out={target}"]
    run = subprocess.run(
        command, env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "ART_CACHE": str(CACHE)}, capture_output=True, text=True,
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
    unknown = set(given.only) - {d.name for d in DRAWINGS}
    if unknown:
        options.error(f"drawings.py has no {', '.join(sorted(unknown))}.")
    CACHE.mkdir(parents=True, exist_ok=True)
    for drawing in DRAWINGS:
        missing = not (TARGET / f"{drawing.name}.svg").exists()
        if drawing.name in given.only or given.all or (missing and not given.only):
            draw(drawing)


main()
