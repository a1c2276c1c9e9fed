"""
Renders the missing pictures of pictures.py, and those whose scene has changed, into art/originals/. It can be stopped and
started again at any time: finished pictures are skipped, and finished exposures are only developed.

    python3 studio/scenes/render.py                  every missing or changed picture
    python3 studio/scenes/render.py --only bay       one picture, again
    python3 studio/scenes/render.py --cores 2        on two cores
    python3 studio/scenes/render.py --preview        small and quick, into .cache/art/preview/; with --only for one

A change in kit/ alone renders nothing, because rendering everything takes hours: name the pictures that it affects.
"""

import argparse
import ast
import hashlib
import json
import os
import pathlib
import subprocess
import sys
import time

from pictures import PICTURES

SCENES = pathlib.Path(__file__).resolve().parent
ORIGINALS = SCENES.parent.parent / "art" / "originals"
CACHE = SCENES.parent.parent / ".cache" / "art"
RENDERED = SCENES / "rendered.json"


def recipe_of(picture):
    """A hash of the picture's entry, its scene function, and the functions of the same file that it calls. Comments and spacing don't count."""
    module, function = picture.scene.split(":")
    parts = {node.name: node for node in ast.parse((SCENES / f"{module}.py").read_text()).body if isinstance(node, ast.FunctionDef)}
    if function not in parts:
        sys.exit(f"{picture.name}: studio/scenes/{module}.py has no scene called {function}.")
    wanted, reached = [function], {}
    while wanted:
        name = wanted.pop()
        reached[name] = ast.unparse(parts[name])
        called = {node.id for node in ast.walk(parts[name]) if isinstance(node, ast.Name) and node.id in parts}
        wanted += sorted(called - reached.keys())
    return hashlib.sha256(f"{picture}{sorted(reached.items())}".encode()).hexdigest()[:12]


def blender(script, **options):
    arguments = ["nice", "-n", "15", "blender", "-b", "--factory-startup", "-t", given.cores, "--python-exit-code", "1", "--python"]
    arguments += [str(SCENES / "kit" / script), "--", *(f"{key}={value}" for key, value in options.items())]
    environment = {**os.environ, "OMP_NUM_THREADS": given.cores, "PYTHONDONTWRITEBYTECODE": "1", "ART_CACHE": str(CACHE)}
    run = subprocess.run(arguments, env=environment, capture_output=True, text=True)
    said = "".join(line for line in run.stdout.splitlines(True) if line.startswith(("EXPOSED", "DEVELOPED")))
    print(said.strip(), end=" ", flush=True)
    if run.returncode or not said:
        sys.exit(f"{script} failed:\n{run.stdout[-1500:]}\n{run.stderr[-3000:]}")


def denoiser():
    source, built = SCENES / "kit" / "denoise.c", CACHE / "denoise.so"
    if not built.exists() or built.stat().st_mtime < source.stat().st_mtime:
        flags = ["-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC"]
        subprocess.run(["gcc", *flags, "-o", built, source, "-lm"], check=True)
    return built


def preview(picture):
    base = CACHE / "preview" / picture.name
    base.parent.mkdir(parents=True, exist_ok=True)
    width, height = (round(side * 0.28) for side in picture.size)
    blender("expose.py", scene=picture.scene, out=base, width=width, height=height, samples=8, look=picture.look, stops=picture.exposure)
    return base.with_name(f"{picture.name}.jpg")


def render(picture):
    recipe = recipe_of(picture)
    base = CACHE / "exposures" / picture.name
    base.parent.mkdir(parents=True, exist_ok=True)
    mark = base.with_name(f"{picture.name}.recipe")
    if not mark.exists() or mark.read_text() != recipe:
        width, height = picture.size
        blender("expose.py", scene=picture.scene, out=base, width=width, height=height, samples=picture.samples)
        mark.write_text(recipe)
    target = ORIGINALS / f"{picture.name}.jpg"
    quality = 90 if picture.size[0] > 1200 else 84  # smaller pictures stay below 120 kB
    how = {"look": picture.look, "exposure": picture.exposure, "quality": quality, "ground": picture.ground}
    blender("develop.py", **{"in": base}, out=target, core=denoiser(), **how)
    rendered = json.loads(RENDERED.read_text()) if RENDERED.exists() else {}
    rendered[picture.name] = {"recipe": recipe, "scene": picture.scene, "samples": picture.samples, "bytes": target.stat().st_size}
    RENDERED.write_text(json.dumps(dict(sorted(rendered.items())), indent=2) + "\n")
    write_table(rendered)
    for half in (1, 2):
        base.with_name(f"{picture.name}.{half}.exr").unlink(missing_ok=True)
    mark.unlink()
    return target


def write_table(rendered):
    """Updates the table at the end of README.md."""
    head = ["picture", "scene", "samples", "bytes"]
    rows = [[name, made["scene"], str(made["samples"]), f"{made['bytes']:,}"] for name, made in sorted(rendered.items())]
    widths = [max(len(row[i]) for row in (head, *rows)) for i in range(4)]
    lines = ["| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths)) + " |" for row in (head, *rows)]
    lines.insert(1, "| " + " | ".join("-" * width for width in widths) + " |")
    readme = SCENES / "README.md"
    chapter = "## What has been rendered\n"
    readme.write_text(readme.read_text().split(chapter)[0] + chapter + "\n" + "\n".join(lines) + "\n")


def command_line():
    options = argparse.ArgumentParser(description="Render the pictures of the site.")
    options.add_argument("--only", nargs="+", metavar="NAME", default=[])
    options.add_argument("--preview", action="store_true")
    options.add_argument("--cores", default="1", help="number of cores to use")
    given = options.parse_args()
    unknown = set(given.only) - {p.name for p in PICTURES}
    if unknown:
        options.error(f"pictures.py has no {', '.join(sorted(unknown))}.")
    return given


def main():
    rendered = json.loads(RENDERED.read_text()) if RENDERED.exists() else {}

    def current(picture):
        made = (ORIGINALS / f"{picture.name}.jpg").exists() and picture.name in rendered
        return made and rendered[picture.name]["recipe"] == recipe_of(picture)

    due = [p for p in PICTURES if p.name in given.only] if given.only else [p for p in PICTURES if given.preview or not current(p)]
    CACHE.mkdir(parents=True, exist_ok=True)
    for i, picture in enumerate(due):
        print(f"{i + 1} of {len(due)}: {picture.name} ({picture.scene}) …", end=" ", flush=True)
        started = time.time()
        target = preview(picture) if given.preview else render(picture)
        print(f"{target.stat().st_size / 1000:.0f} kB, {time.time() - started:.0f} s", flush=True)
    if not due:
        print("All pictures are up to date.")


if __name__ == "__main__":
    given = command_line()
    main()
