"""
Inside Blender: builds one scene and renders it twice with half the samples each, with the passes that the denoiser needs.
blender -b --python kit/expose.py -- scene=brakes:plain_disc out=/path/without-ending width=1600 height=1067 samples=64
"""

import importlib
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))

import bpy


def expose(out, width, height, samples, look=None, stops=None):
    """With a look and an exposure in stops: one plain JPEG, to judge the composition by."""
    scene = bpy.context.scene
    view, cycles, settings = scene.view_layers[0], scene.cycles, scene.render
    settings.engine, cycles.device = "CYCLES", "CPU"
    settings.resolution_x, settings.resolution_y, settings.resolution_percentage = width, height, 100
    settings.use_persistent_data = True
    cycles.use_adaptive_sampling = look is None
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.03, 5
    cycles.use_denoising = False  # Debian's Blender has no denoiser; ours is in develop.py.
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = scene.get("bounces", (6, 3, 4))
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 8
    cycles.sample_clamp_indirect, cycles.blur_glossy = 4, 0.5
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.5
    image = settings.image_settings
    if look:
        graded = scene.view_settings
        graded.view_transform, graded.look, graded.exposure = "Filmic", look, float(stops)
        image.file_format, image.quality = "JPEG", 85
        cycles.samples, settings.filepath = samples, f"{out}.jpg"
        bpy.ops.render.render(write_still=True)
        return
    view.cycles.denoising_store_passes = True
    view.use_pass_z = True
    image.file_format, image.color_depth, image.exr_codec = "OPEN_EXR_MULTILAYER", "32", "ZIP"
    for half in (1, 2):
        cycles.seed, cycles.samples = half, max(samples // 2, 1)
        settings.filepath = f"{out}.{half}.exr"
        bpy.ops.render.render(write_still=True)


def main():
    given = dict(part.split("=", 1) for part in sys.argv[sys.argv.index("--") + 1 :])
    module, function = given["scene"].split(":")
    started = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    getattr(importlib.import_module(module), function)()
    built = time.time()
    expose(given["out"], int(given["width"]), int(given["height"]), int(given["samples"]), given.get("look"), given.get("stops"))
    print(f"EXPOSED {given['scene']}: built in {built - started:.0f} s, exposed in {time.time() - built:.0f} s", flush=True)


main()
