"""The page's grounds, and grading a picture's backdrop into one of them, so that the picture has no visible edges there."""

import sys

sys.path.append("/usr/lib/python3/dist-packages")  # Blender leaves it out

import numpy as np
import OpenImageIO as oiio
from scipy.ndimage import gaussian_filter

GROUNDS = {"ink": (0x15, 0x18, 0x1D), "bone": (0xF4, 0xF1, 0xEA)}
CELL = 8
"""Pixels. The light on the backdrop is measured in squares of this size."""
FAINT = 3, 15
"""Of 255. Where the backdrop is darker than the ground by less, that is noise or uneven light and goes; by more, it is a shadow and stays."""


def step(values, low, high):
    at = np.clip((values - low) / (high - low), 0, 1)
    return at * at * (3 - 2 * at)


def saturation(pixels):
    return pixels.max(-1) - pixels.min(-1)


def onto_ink(pixels):
    """A black backdrop becomes ink: nothing is darker."""
    return np.maximum(pixels, np.array(GROUNDS["ink"], np.float32))


def onto_bone(pixels, seen):
    """The light on the backdrop is evened out and becomes bone, also between spokes; shadows stay. Dark and coloured things keep their values."""
    bone = np.array(GROUNDS["bone"], np.float32)
    light = light_on_backdrop(pixels, seen)
    lightness = pixels.mean(-1) / light.mean(-1)
    share = step(lightness, 0.45, 0.9) * (1 - step(saturation(pixels), 20, 70))
    graded = pixels * (1 + share[..., None] * (bone / light - 1))
    height, width, _ = pixels.shape
    y, x = np.mgrid[0:height, 0:width]
    inward = np.minimum.reduce([x, y, width - 1 - x, height - 1 - y]) / width
    darker = np.where(graded.mean(-1) < bone.mean(), np.abs(graded - bone).max(-1), 0)
    shadow = step(darker, *FAINT) * step(inward, 0, 0.05)
    return graded + (gaussian_filter(seen.astype(np.float32), 1) * (1 - shadow))[..., None] * (bone - graded)


def backdrop_in(albedo):
    """Where the camera sees the backdrop, also between spokes: it has the tint along the picture's edge. Its gloss only adds grey to that."""
    tint = np.diff(albedo, axis=-1)
    edge = np.concatenate([tint[0], tint[-1], tint[:, 0], tint[:, -1]])
    return np.abs(tint - np.median(edge, 0)).max(-1) < 0.002


def light_on_backdrop(pixels, seen):
    """The light on the empty backdrop, as a smooth surface over the picture."""
    height, width, _ = pixels.shape
    rows, columns = height // CELL, width // CELL
    cells = pixels[: rows * CELL, : columns * CELL].reshape(rows, CELL, columns, CELL, 3)
    mean, spread = cells.mean((1, 3)), cells.std((1, 3)).max(-1)
    empty = seen[: rows * CELL, : columns * CELL].reshape(rows, CELL, columns, CELL).all((1, 3))
    bare = empty & (mean.mean(-1) > 165) & (spread < 3)
    terms = surface(*np.meshgrid(np.linspace(-1, 1, columns), np.linspace(-1, 1, rows)))
    weight = bare.astype(np.float64)
    for _ in range(14):
        weighted = (terms * weight[..., None]).reshape(-1, terms.shape[-1])
        found = np.linalg.lstsq(weighted, (mean * weight[..., None]).reshape(-1, 3), rcond=None)[0]
        off = (mean - terms @ found).mean(-1)
        weight = bare * np.where(off > 0, np.exp(-((off / 8) ** 2)), np.exp(-((off / 3) ** 2)))
    light = surface(*np.meshgrid(np.linspace(-1, 1, width), np.linspace(-1, 1, height))) @ found
    return light.astype(np.float32)


def surface(x, y, order=6):
    return np.stack([x**i * y**j for i in range(order + 1) for j in range(order + 1 - i)], -1)


def settle(file, ground, quality, albedo):
    """Grades a JPEG, and writes it again in this quality. albedo: the pass that tells its backdrop from the subject."""
    pixels = oiio.ImageBuf(file).get_pixels(oiio.UINT8)[..., :3].astype(np.float32)
    graded = onto_ink(pixels) if ground == "ink" else onto_bone(pixels, backdrop_in(albedo))
    bytes_ = np.clip(np.rint(graded), 0, 255).astype(np.uint8)
    spec = oiio.ImageSpec(*bytes_.shape[1::-1], 3, oiio.UINT8)
    spec.attribute("Compression", f"jpeg:{quality}")
    target = oiio.ImageOutput.create(file)
    target.open(file, spec)
    target.write_image(bytes_)
    target.close()
