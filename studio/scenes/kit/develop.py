"""
Inside Blender: denoises the two exposures of expose.py and grades them to a JPEG.
blender -b --python kit/develop.py -- in=/path/without-ending out=picture.jpg look="High Contrast" exposure=.45

The denoiser is a joint non-local-means filter (after Rousselle, Manzi and Zwicker, 2013): the weights from one half filter
the other, guided by albedo, normal and depth; a second pass removes the remaining noise. Its core is denoise.c.
"""

import ctypes
import pathlib
import sys

sys.path += ["/usr/lib/python3/dist-packages", str(pathlib.Path(__file__).resolve().parent)]

import bpy
import numpy as np
import OpenImageIO as oiio
from ground import settle
from scipy.ndimage import gaussian_filter, median_filter, uniform_filter

REACH, SECOND_REACH = 7, 4


def read_passes(file):
    source = oiio.ImageInput.open(file)
    names = list(source.spec().channelnames)
    pixels = source.read_image(format="float")
    source.close()

    def take(name, channels):
        found = [names.index(n) for c in channels for n in names if n.endswith(f"{name}.{c}")]
        return np.ascontiguousarray(pixels[:, :, found[: len(channels)]])

    return take("Combined", "RGB"), take("Denoising Albedo", "RGB"), take("Denoising Normal", "XYZ"), take("Denoising Depth", "Z")


def without_fireflies(one, other):
    """Clamp fireflies to about three times the brightness around them in either half."""
    level = one.max(2)
    around = np.maximum(median_filter(level, 5), median_filter(other.max(2), 5))
    return (one * np.minimum(1, (around * 3 + 0.15) / np.maximum(level, 1e-6))[..., None]).astype(np.float32)


def eye(light):
    """Compress light as the eye does, so that dark and bright noise weigh alike."""
    return (np.log1p(4 * np.maximum(light, 0)) / np.log(5)).astype(np.float32)


def variance(one, other, window, blur):
    difference = (eye(one) - eye(other)) ** 2 / 2
    return np.stack([gaussian_filter(uniform_filter(difference[..., c], window), blur) for c in range(3)], -1).astype(np.float32) + 1e-7


def clean(base, core):
    light1, albedo1, normal1, depth1 = read_passes(f"{base}.1.exr")
    light2, albedo2, normal2, depth2 = read_passes(f"{base}.2.exr")
    light1, light2 = without_fireflies(light1, light2), without_fireflies(light2, light1)
    height, width, _ = light1.shape

    def far(depth):
        return np.log1p(np.minimum(depth, 1e4)) * 4

    first, second = (np.concatenate(p, -1) for p in ((albedo1, normal1, far(depth1)), (albedo2, normal2, far(depth2))))
    features = ((first + second) / 2).astype(np.float32)
    spread = (first - second) ** 2 / 4
    spread = np.stack([uniform_filter(spread[..., c], 3) for c in range(7)], -1)
    tolerance = np.array([0.02] * 3 + [0.10] * 3 + [0.08]) ** 2
    scale = (tolerance + 6 * spread).astype(np.float32)

    def filtered(guide, light, noise, strength, reach, patch):
        arrays = [np.ascontiguousarray(a, dtype=np.float32) for a in (eye(guide), noise, light)]
        result = np.empty_like(arrays[2])
        at = [a.ctypes.data_as(ctypes.POINTER(ctypes.c_float)) for a in (*arrays, features, scale, result)]
        core.denoise(width, height, at[0], at[1], at[2], 7, at[3], at[4], ctypes.c_float(strength), reach, patch, at[5])
        return result

    noise = variance(light1, light2, 5, 1.0)
    once1, once2 = filtered(light2, light1, noise, 0.55, REACH, 2), filtered(light1, light2, noise, 0.55, REACH, 2)
    left = variance(once1, once2, 7, 1.5)
    twice = (filtered(once2, once1, left, 0.7, SECOND_REACH, 1) + filtered(once1, once2, left, 0.7, SECOND_REACH, 1)) / 2
    return twice, (albedo1 + albedo2) / 2


def main():
    given = dict(part.split("=", 1) for part in sys.argv[sys.argv.index("--") + 1 :])
    core = ctypes.CDLL(given["core"])
    light, albedo = clean(given["in"], core)
    height, width, _ = light.shape
    opaque = np.concatenate([light, np.ones((height, width, 1), np.float32)], -1)
    scene = bpy.context.scene
    view = scene.view_settings
    scene.display_settings.display_device = "sRGB"
    view.view_transform, view.look, view.exposure = "Filmic", given["look"], float(given["exposure"])
    picture = bpy.data.images.new("picture", width, height, alpha=True, float_buffer=True)
    picture.colorspace_settings.name = "Linear"
    picture.pixels.foreach_set(opaque[::-1].ravel())
    picture.update()
    stored = scene.render.image_settings
    stored.file_format, stored.color_mode, stored.quality = "JPEG", "RGB", int(given.get("quality", 90))
    picture.save_render(given["out"], scene=scene)
    if given.get("ground"):
        settle(given["out"], given["ground"], stored.quality, albedo)
    print(f"DEVELOPED {given['out']}", flush=True)


main()
