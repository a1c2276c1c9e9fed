"""Turns strokes into an SVG: merges overlapping lines, fits curves, and draws in three line weights and one accent colour."""

import math
import re

import numpy as np

from kit.line.measure import TALL
from kit.line.sight import AXIS, CREASE, FORM, OUTLINE

ALONG = math.cos(math.radians(24))
LEGIBLE = 7.5  # pixels that a figure is high at least, as capitals of 11 px are
PHONE = 130  # pixels: the width up to which a drawing is shown as on a phone
SPACE = 0.055  # above and below a drawing, as a share of its height
EXACT = 0.35  # largest distance of a curve from its points

BONE, PALE, SIGNAL, INK = "#f4f1ea", "#9b9a96", "#ff5a1f", "#15181d"
WIDTHS = {OUTLINE: 2.1, FORM: 1.5, CREASE: 1.1, AXIS: 0.9}
COLOURS = {OUTLINE: BONE, FORM: BONE, CREASE: PALE, AXIS: PALE}


def thinned(strokes, shortest, apart):
    """Strokes, minus the parts that a heavier or longer one already covers: one that runs the same way, closer than `apart` units."""
    rank = {OUTLINE: 0, FORM: 1, CREASE: 2, AXIS: 3}
    drawn, kept = {}, []
    for stroke in sorted(strokes, key=lambda s: (rank[s.weight], not s.accent, -s.length)):
        if stroke.weight == AXIS or stroke.whole:
            kept.append(stroke)
            continue
        ways = np.gradient(stroke.points, axis=0)
        ways /= np.maximum(np.linalg.norm(ways, axis=1, keepdims=True), 1e-9)
        new = np.array([not _near(drawn, p, w, apart) for p, w in zip(stroke.points, ways)])
        edge = np.flatnonzero(np.diff(np.r_[False, new, False].astype(int)))
        for start, end in zip(edge[::2], edge[1::2]):
            start, end = max(0, start - 1), min(len(new), end + 1)
            piece = type(stroke)(stroke.points[start:end], stroke.weight, stroke.accent)
            if len(piece.points) > 1 and (piece.length >= shortest or len(piece.points) == len(stroke.points)):
                kept.append(piece)
                for p, w in zip(piece.points, ways[start:end]):
                    drawn.setdefault((int(p[0] // apart), int(p[1] // apart)), []).append((p, w))
    return kept


def _near(drawn, point, way, apart):
    x, y = int(point[0] // apart), int(point[1] // apart)
    for i in (x - 1, x, x + 1):
        for j in (y - 1, y, y + 1):
            for p, w in drawn.get((i, j), ()):
                if abs(w[0] * way[0] + w[1] * way[1]) > ALONG and math.hypot(p[0] - point[0], p[1] - point[1]) < apart:
                    return True
    return False


def curves(points):
    """Cubic curves through a smooth line, by Schneider's method: [(start, pull, pull, end), …]; a straight one has no pulls."""
    if len(points) == 2 or _flat(points):
        return [(points[0], None, None, points[-1])]
    reach = min(3, len(points) - 1)
    return _fit(points, _unit(points[reach] - points[0]), _unit(points[-1 - reach] - points[-1]))


def _unit(v):
    return v / (math.hypot(*v) or 1)


def _flat(points):
    way = points[-1] - points[0]
    length = math.hypot(*way)
    if length < 1e-6:
        return False
    return bool((np.abs((points[:, 0] - points[0, 0]) * way[1] - (points[:, 1] - points[0, 1]) * way[0]) < EXACT * length).all())


def _fit(points, leave, arrive):
    steps = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))]
    at = steps / steps[-1]
    for _ in range(4):
        bend = _bend(points, at, leave, arrive)
        off = np.linalg.norm(_on(bend, at) - points, axis=1)
        worst = int(off.argmax())
        if off[worst] < EXACT:
            return [bend]
        at = _nearer(bend, points, at)
    if len(points) < 4:
        return [(a, None, None, b) for a, b in zip(points, points[1:])]
    worst = min(max(worst, 1), len(points) - 2)
    through = _unit(points[max(worst - 2, 0)] - points[min(worst + 2, len(points) - 1)])
    return _fit(points[: worst + 1], leave, through) + _fit(points[worst:], -through, arrive)


def _bend(points, t, leave, arrive):
    u = 1 - t
    b0, b1, b2, b3 = u**3, 3 * u * u * t, 3 * u * t * t, t**3
    rest = points - np.outer(b0 + b1, points[0]) - np.outer(b2 + b3, points[-1])
    one, two = np.outer(b1, leave), np.outer(b2, arrive)
    c00, c01, c11 = (one * one).sum(), (one * two).sum(), (two * two).sum()
    x0, x1 = (one * rest).sum(), (two * rest).sum()
    whole = c00 * c11 - c01 * c01
    length = math.dist(points[0], points[-1])
    run = np.linalg.norm(np.diff(points, axis=0), axis=1).sum()
    a, b = ((x0 * c11 - x1 * c01) / whole, (c00 * x1 - c01 * x0) / whole) if abs(whole) > 1e-9 else (0, 0)
    if not (1e-3 * length < a < run and 1e-3 * length < b < run):
        a = b = run / 3
    return points[0], points[0] + leave * a, points[-1] + arrive * b, points[-1]


def _on(bend, t):
    u = 1 - t
    return sum(np.outer(share, p) for share, p in zip((u**3, 3 * u * u * t, 3 * u * t * t, t**3), bend))


def _nearer(bend, points, t):
    """One Newton step towards the nearest point on the curve."""
    p = np.array(bend)
    d1, d2 = 3 * np.diff(p, axis=0), 6 * np.diff(p, 2, axis=0)
    u = 1 - t
    first = sum(np.outer(s, q) for s, q in zip((u * u, 2 * u * t, t * t), d1))
    second = sum(np.outer(s, q) for s, q in zip((u, t), d2))
    off = _on(bend, t) - points
    down = (first * first).sum(1) + (off * second).sum(1)
    return np.clip(t - (off * first).sum(1) / np.where(np.abs(down) < 1e-9, 1, down), 0, 1)


def path(strokes):
    """The d of an SVG path, in tenths, each stroke on its own."""
    out = []
    for stroke in strokes:
        pieces = curves(stroke.points)
        here = np.round(pieces[0][0] * 10).astype(int)
        out.append(f"M{_number(here[0])} {_number(here[1])}")
        for _, one, two, end in pieces:
            whole = [np.round(np.array(p) * 10).astype(int) - here for p in ((end,) if one is None else (one, two, end))]
            out.append(("l" if one is None else "c") + "".join(_spaced(n) for p in whole for n in p).lstrip())
            here = here + whole[-1]
    return "".join(out)


def _number(tenths):
    text = f"{tenths / 10:.1f}".rstrip("0").rstrip(".")
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def _spaced(tenths):
    text = _number(int(tenths))
    return text if text.startswith("-") else f" {text}"


def fitted(strokes, marks):
    """The box of what is drawn: flush at both sides, with a space above and below, so that drawings side by side have the same edges."""
    places = np.vstack([s.points for s in strokes] + [_places(d) for part in marks for d in part])
    pen = WIDTHS[OUTLINE]
    (left, top), (right, low) = places.min(0) - pen, places.max(0) + pen
    space = SPACE * (low - top)
    return math.floor(left), math.floor(top - space), math.ceil(right - left), math.ceil(low - top + 2 * space)


def _places(d):
    return np.array([float(n) for n in re.findall(r"-?\d+\.\d+", d)]).reshape(-1, 2)


def svg(strokes, marks, prints, box, title, on_phones=None):
    """
    The drawing: light lines on a dark background, with a stroke width that doesn't scale; `prints` as from printed(), and `marks` as
    from measured(). Figures and labels are left out where they would be too small to read. A phone shows the strokes and prints
    `on_phones` instead, as large as fits.
    """
    x, y, width, height = box
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}" width="{width}" height="{height}">'
    lines = [head, f"<title>{title}</title>", '<g fill="none" stroke-linecap="round" stroke-linejoin="round">']
    effect = ' vector-effect="non-scaling-stroke"'
    drawn = [*_layers(strokes, effect), *_prints(prints)]
    if on_phones:
        style = f"<style>.p{{display:none}}@media(max-width:{PHONE}px){{.w{{display:none}}.p{{display:inline}}}}</style>"
        few, words = on_phones
        transform = _filling(box, fitted(few, [words.letters]))
        alone = [f'<g class="p" transform="{transform}">', *_layers(few, effect), *_prints(words), "</g>"]
        drawn = [style, '<g class="w">', *drawn, "</g>", *alone]
    small = [*_measures(marks, effect), *_labels(prints)]
    if small:
        below = math.ceil(width * LEGIBLE / min(TALL, prints.smallest)) - 1
        small = [f"<style>@media(max-width:{below}px){{.m{{display:none}}}}</style>", '<g class="m">', *small, "</g>"]
    return "\n".join([*lines, *drawn, *small, "</g>", "</svg>", ""])


def _filling(box, inner):
    """The transform that brings one box into the middle of another, as large as fits."""
    scale = min(box[2] / inner[2], box[3] / inner[3])
    x, y = (box[i] + box[i + 2] / 2 - scale * (inner[i] + inner[i + 2] / 2) for i in (0, 1))
    return f"matrix({scale:.3f} 0 0 {scale:.3f} {x:.1f} {y:.1f})"


def picture(strokes, marks, prints, box, title, pen):
    """The drawing as an original of a picture: twice as large, on the dark ground, its lines `pen` times as wide as on a page."""
    x, y, width, height = box
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}" width="{2 * width}" height="{2 * height}">'
    ground = f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{INK}"/>'
    lines = [head, f"<title>{title}</title>", ground, '<g fill="none" stroke-linecap="round" stroke-linejoin="round">']
    return "\n".join(
        [*lines, *_layers(strokes, "", pen), *_prints(prints), *_labels(prints), *_measures(marks, "", pen), "</g>", "</svg>", ""]
    )


def _layers(strokes, effect, pen=1.0):
    pens, lines = {}, []
    for stroke in strokes:
        pens.setdefault((stroke.weight, stroke.accent), []).append(stroke)
    for accent in (False, True):
        for weight in (AXIS, CREASE, FORM, OUTLINE):
            if (weight, accent) in pens:
                colour = SIGNAL if accent else COLOURS[weight]
                lines.append(_drawn(path(pens[weight, accent]), colour, WIDTHS[weight] * pen, effect, weight == AXIS))
    return lines


def _prints(prints):
    filled = [f'<path fill="{SIGNAL if accent else PALE}" d="{_outline(points)}"/>' for points, accent in prints.shapes]
    return [*filled, *(f'<path fill="{BONE}" d="{d}"/>' for d in prints.letters)]


def _labels(prints):
    words = {colour: "".join(d for d, light in prints.labels if light == (colour == BONE)) for colour in (PALE, BONE)}
    return [f'<path fill="{colour}" d="{d}"/>' for colour, d in words.items() if d]


def _outline(points):
    """The d of a closed shape, in tenths."""
    tenths = np.round(points * 10).astype(int)
    steps = "".join("l" + "".join(_spaced(n) for n in step).lstrip() for step in np.diff(tenths, axis=0))
    return f"M{_number(tenths[0][0])} {_number(tenths[0][1])}{steps}z"


def _measures(marks, effect, pen=1.0):
    lines, figures = ("".join(d) for d in marks)
    if not lines:
        return []
    return [_drawn(lines, PALE, WIDTHS[AXIS] * pen, effect), f'<path fill="{BONE}" d="{figures}"/>']


def _drawn(d, colour, width, effect, dashed=False):
    dashes = ' stroke-dasharray="16 4 3 4"' if dashed else ""
    return f'<path stroke="{colour}" stroke-width="{width:g}"{dashes}{effect} d="{d}"/>'
