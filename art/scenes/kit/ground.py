"""
The page's grounds, and grading a picture's backdrop into one of them, so that the picture has no visible edges there.
python3 kit/ground.py ink|bone QUALITY FILE … grades finished JPEGs.
"""

import sys

sys.path.append("/usr/lib/python3/dist-packages")  # Blender leaves it out

import numpy as np
import OpenImageIO as oiio
from scipy.ndimage import binary_erosion, gaussian_filter, label, zoom

GROUNDS = {"ink": (0x15, 0x18, 0x1D), "bone": (0xF4, 0xF1, 0xEA)}
CELL = 8
"""Pixels. The backdrop is told from the subject by squares of this size."""
FAINT = 3, 15
"""Of 255. A lesser difference from the ground is noise or uneven light and goes, a greater one is a shadow and stays."""


def step(values, low, high):
    at = np.clip((values - low) / (high - low), 0, 1)
    return at * at * (3 - 2 * at)


def saturation(pixels):
    return pixels.max(-1) - pixels.min(-1)


def onto_ink(pixels):
    """A black backdrop becomes ink: nothing is darker."""
    return np.maximum(pixels, np.array(GROUNDS["ink"], np.float32))


def onto_bone(pixels):
    """The light on the backdrop is evened out and becomes bone; shadows stay. Dark and coloured things keep their values."""
    bone = np.array(GROUNDS["bone"], np.float32)
    light, open_floor = backdrop(pixels)
    lightness = pixels.mean(-1) / light.mean(-1)
    share = step(lightness, 0.45, 0.9) * (1 - step(saturation(pixels), 20, 70))
    graded = pixels * (1 + share[..., None] * (bone / light - 1))
    height, width, _ = pixels.shape
    y, x = np.mgrid[0:height, 0:width]
    inward = np.minimum.reduce([x, y, width - 1 - x, height - 1 - y]) / width
    shadow = step(np.abs(graded - bone).max(-1), *FAINT) * step(inward, 0, 0.14)
    return graded + (open_floor * (1 - shadow))[..., None] * (bone - graded)


def backdrop(pixels):
    """The light on the empty backdrop, as a smooth surface over the picture, and where that backdrop is in sight (0 to 1)."""
    height, width, _ = pixels.shape
    rows, columns = height // CELL, width // CELL
    cells = pixels[: rows * CELL, : columns * CELL].reshape(rows, CELL, columns, CELL, 3)
    mean, spread = cells.mean((1, 3)), cells.std((1, 3)).max(-1)
    pale = (mean.mean(-1) > 165) & (saturation(mean) < 22)
    bare = touching_the_edge(pale & (spread < 3))
    terms = surface(*np.meshgrid(np.linspace(-1, 1, columns), np.linspace(-1, 1, rows)))
    weight = bare.astype(np.float64)
    for _ in range(14):
        weighted = (terms * weight[..., None]).reshape(-1, terms.shape[-1])
        found = np.linalg.lstsq(weighted, (mean * weight[..., None]).reshape(-1, 3), rcond=None)[0]
        off = (mean - terms @ found).mean(-1)
        weight = bare * np.where(off > 0, np.exp(-((off / 8) ** 2)), np.exp(-((off / 3) ** 2)))
    light = surface(*np.meshgrid(np.linspace(-1, 1, width), np.linspace(-1, 1, height))) @ found
    seen = zoom(binary_erosion(bare, iterations=1, border_value=1).astype(np.float32), (height / rows, width / columns), order=1)
    return light.astype(np.float32), gaussian_filter(seen, CELL)


def surface(x, y, order=6):
    return np.stack([x**i * y**j for i in range(order + 1) for j in range(order + 1 - i)], -1)


def touching_the_edge(cells):
    areas, _ = label(cells)
    rim = np.unique(np.concatenate([areas[0], areas[-1], areas[:, 0], areas[:, -1]]))
    return np.isin(areas, rim[rim > 0])


def settle(file, ground, quality):
    """Grades a JPEG, and writes it again in this quality."""
    pixels = oiio.ImageBuf(file).get_pixels(oiio.UINT8)[..., :3].astype(np.float32)
    graded = (onto_ink if ground == "ink" else onto_bone)(pixels)
    bytes_ = np.clip(np.rint(graded), 0, 255).astype(np.uint8)
    spec = oiio.ImageSpec(*bytes_.shape[1::-1], 3, oiio.UINT8)
    spec.attribute("Compression", f"jpeg:{quality}")
    target = oiio.ImageOutput.create(file)
    target.open(file, spec)
    target.write_image(bytes_)
    target.close()


if __name__ == "__main__":
    for file in sys.argv[3:]:
        settle(file, sys.argv[1], int(sys.argv[2]))
