"""
A car's body as one implicit solid: a tub and a glasshouse, each the intersection of its side view, plan view and section,
joined by curvature-continuous fillets. X to the rear, Y to the right, Z up, in metres. numpy, no Blender.
"""

import numpy as np
from scipy.interpolate import CubicSpline
from scipy.ndimage import map_coordinates, spline_filter
from scipy.spatial import cKDTree

from kit.car.styles import STYLES
from kit.surfaces import both, ease, either


def closed_spline(controls, steps=60):
    """A closed uniform B-spline; a control point with weight 2 counts twice."""
    points = np.array([p[:2] for p in controls for _ in range(int(p[2]) if len(p) > 2 else 1)], float)
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    out = []
    for i in range(len(points)):
        a, b, c, d = (points[(i + k) % len(points)] for k in range(4))
        out.append((a * (1 - t) ** 3 + b * (3 * t**3 - 6 * t**2 + 4) + c * (-3 * t**3 + 3 * t**2 + 3 * t + 1) + d * t**3) / 6)
    return np.vstack(out)


def straight_outline(points, steps=60):
    corners = np.array([p[:2] for p in points], float)
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    return np.vstack([a + (b - a) * t for a, b in zip(corners, np.roll(corners, -1, 0))])


def eased_polygon(points, steps=8):
    """A polygon whose corners are drawn in as parabolas; each point is (x, z, reach)."""
    out = []
    for i, (x, z, reach) in enumerate(points):
        corner = np.array((x, z), float)
        before, after = (np.array(points[(i + k) % len(points)][:2], float) - corner for k in (-1, 1))
        lengths = np.linalg.norm(before), np.linalg.norm(after)
        before, after = before / lengths[0], after / lengths[1]
        angle = np.arccos(np.clip(before @ after, -1, 1))
        if reach <= 0 or angle > np.pi - 0.03:
            out.append(corner)
            continue
        t = min(reach / np.tan(angle / 2), lengths[0] * 0.48, lengths[1] * 0.48)
        k = np.linspace(0, 1, steps)[:, None]
        out += list((1 - k) ** 2 * (corner + before * t) + 2 * k * (1 - k) * corner + k * k * (corner + after * t))
    return out


class Outline:
    """Signed distance, in side view, to a closed curve; negative inside."""

    def __init__(self, curve, step=0.008, margin=0.6):
        curve = curve[np.linalg.norm(np.diff(np.vstack([curve, curve[:1]]), axis=0), axis=1) > 1e-7]
        loop = np.vstack([curve, curve[:1]])
        run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(loop, axis=0), axis=1))])
        even = np.arange(0, run[-1], 0.0015)
        self.curve = np.stack([np.interp(even, run, loop[:, 0]), np.interp(even, run, loop[:, 1])], 1)
        along = np.roll(self.curve, -1, 0) - np.roll(self.curve, 1, 0)
        along /= np.linalg.norm(along, axis=1, keepdims=True)
        x, z = self.curve.T
        turn = np.sign(np.sum(x * np.roll(z, -1) - np.roll(x, -1) * z))
        outwards = np.stack([along[:, 1], -along[:, 0]], 1) * turn
        self.low, self.step = self.curve.min(0) - margin, step
        counts = np.ceil((self.curve.max(0) + margin - self.low) / step).astype(int) + 1
        grid = np.meshgrid(*(self.low[i] + step * np.arange(counts[i]) for i in range(2)), indexing="ij")
        places = np.stack([g.ravel() for g in grid], 1)
        distance, nearest = cKDTree(self.curve).query(places)
        height = ((places - self.curve[nearest]) * outwards[nearest]).sum(1)
        signed = np.where(distance < 0.05, height, np.sign(height) * distance)
        self.grid = spline_filter(signed.reshape(counts), 3)

    def __call__(self, x, z):
        places = [(np.ravel(x) - self.low[0]) / self.step, (np.ravel(z) - self.low[1]) / self.step]
        return map_coordinates(self.grid, places, order=3, prefilter=False, mode="nearest").reshape(np.shape(x))


class Car:
    """A style's dimensions as attributes, and its shape as the method `solid`."""

    def __init__(self, style):
        self.style = style
        self.__dict__.update(STYLES[style])
        self.tub_outline = Outline(closed_spline(self.tub))
        self.glass_outline = Outline(closed_spline(self.glasshouse))
        self.pane = Outline(straight_outline(eased_polygon(self.side_glass)), 0.006, 0.4)
        top = self.glass_outline.curve
        self.roof = top[:, 1].max()
        self.roof_front = top[top[:, 1].argmax(), 0] - 0.15
        belt, sill = self.belt_front, self.sill
        heights = [sill - 0.10, sill, sill + 0.12, sill + 0.30, sill + 0.45, belt - 0.16, belt - 0.03, belt + 0.10]
        inset = [-0.115, -0.050, -0.022, -0.008, -0.004, -0.010 - 0.004, -0.030, -0.062]
        self.section = CubicSpline(heights, np.array(inset) + self.half_width - 0.016)

    def belt(self, x):
        """Height of the lower edge of the side glass."""
        return self.belt_front + (self.belt_rear - self.belt_front) * np.clip((x - 1.3) / (self.length - 1.3), 0, 1)

    def flank(self, x, z):
        """Half the width of the tub: section, plan, shoulder crease with a scallop under it, door scallop, wheel arches."""
        length = self.length
        half = self.section(np.clip(z, self.sill - 0.10, self.belt_front + 0.10))
        half = half - 0.17 * np.clip((0.95 - x) / 0.95, 0, 1) ** 2.3
        half = half - 0.105 * np.clip((x - (length - 0.75)) / 0.75, 0, 1) ** 2.2
        below = self.belt(x) - 0.135 - 0.02 * np.clip(1.4 - x, 0, 1) - z
        below = 0.006 * np.logaddexp(0, below / 0.006)
        depth = 0.020 * ease(0.75, 1.5, x) * (1 - 0.55 * ease(length - 1.2, length - 0.5, x))
        half = half - depth * (below / 0.085) * np.exp(1 - below / 0.085)
        above_sill = z - (self.sill + 0.13 + 0.03 * (x - self.front_axle) / 2.6)
        fade = ease(1.1, 1.6, x) * (1 - ease(self.rear_axle - 0.75, self.rear_axle - 0.35, x))
        half = half - 0.012 * fade * np.exp(-((above_sill / 0.055) ** 2))
        for axle in (self.front_axle, self.rear_axle):
            beyond = np.maximum(np.hypot(x - axle, z - self.wheel_radius) - self.arch_radius, 0)
            half = half + 0.026 * np.exp(-((beyond / 0.085) ** 2.2))
        return half

    def glass_flank(self, x, z):
        """Half the width of the glasshouse: it leans in towards the roof and narrows to the rear."""
        rise = z - self.belt_front
        half = self.glasshouse_half_width - self.tumblehome * rise - 0.16 * np.maximum(rise, 0) ** 2
        half = half - 0.055 * np.clip((x - 2.6) / 1.6, 0, 1) ** 2
        return half - 0.05 * np.clip((1.9 - x) / 0.9, 0, 1) ** 2

    def lower(self, x, y, z):
        """The tub, with the recesses of the grille and the air intake."""
        aside, length = y * y, self.length
        bowed = x - self.nose_bow * aside * (1 - ease(0.15, 1.25, x)) + self.tail_bow * aside * ease(length - 1.1, length - 0.1, x)
        crowned = z + self.crown * 0.75 * aside * (1 - 0.35 * ease(1.2, 2.2, x))
        bulge = (1 - ease(0.44, 0.54, np.abs(y) - 0.06 * np.clip(x, 0, 1.2))) * ease(0.10, 0.45, x) * (1 - ease(1.0, 1.3, x))
        profile = self.tub_outline(bowed, crowned - 0.012 * bulge)
        fillet = self.shoulder_fillet + (self.nose_fillet - self.shoulder_fillet) * (1 - ease(0.1, 0.9, x))
        fillet = fillet + (self.nose_fillet * 0.7 - self.shoulder_fillet) * ease(length - 0.8, length - 0.1, x)
        solid = both(profile, np.abs(y) - self.flank(x, z), fillet, 2.5)
        side, front = np.abs(y), 1 - ease(0.25, 0.45, x)
        solid = solid + 0.045 * ease(-0.004, 0.022, -self.intake(side, z)) * front
        return solid + 0.018 * ease(-0.003, 0.012, -self.grille(side + 0.8 * x, z)) * front

    def intake(self, side, z):
        base = self.sill + 0.085
        return both(np.abs(z - (base + 0.085)) - 0.075, side - (0.50 + 0.275 * (z - base)), 0.04, 2)

    def grille(self, round_the_nose, z):
        middle = 0.665 + self.lamp_lift
        return both(np.abs(z - (middle - 0.028)) - 0.030, round_the_nose - 0.60, 0.02, 2)

    def headlamp(self, round_the_nose, z):
        middle = 0.665 + self.lamp_lift
        top = middle + 0.030 + 0.055 * ease(0.45, 1.25, round_the_nose)
        foot = middle - 0.012 + 0.045 * ease(0.75, 1.3, round_the_nose)
        return both(both(z - top, foot - z, 0.012, 2), np.abs(round_the_nose - 0.90) - 0.375, 0.03, 2)

    def upper(self, x, y, z):
        """The glasshouse."""
        aside, length = y * y, self.length
        bowed = x - self.windscreen_bow * aside * (1 - ease(1.7, 2.6, x)) + self.rear_bow * aside * ease(length - 1.5, length - 0.4, x)
        return both(self.glass_outline(bowed, z + self.crown * aside), np.abs(y) - self.glass_flank(x, z), self.roof_fillet, 2.5)

    def solid(self, x, y, z):
        return either(self.lower(x, y, z), self.upper(x, y, z), 0.035, 2.3)

    def surface_y(self, x, z):
        """Where the flank lies at a place in side view; arrays or numbers."""
        x, z = np.atleast_1d(x).astype(float), np.atleast_1d(z).astype(float)
        low, high = np.full_like(x, 0.2), np.full_like(x, 1.2)
        for _ in range(40):
            middle = (low + high) / 2
            inside = self.solid(x, middle, z) < 0
            low, high = np.where(inside, middle, low), np.where(inside, high, middle)
        return low

    def skin_x(self, y, z, rear=False):
        """The x at which a ray along X at y and z hits the nose, the windscreen or the tail."""
        out, inside = (self.length + 0.3, self.length - 1.5) if rear else (-0.3, 2.5)
        return _between(lambda x: self.solid(*(np.atleast_1d(v).astype(float) for v in (x, y, z)))[0] < 0, out, inside)

    def skin_z(self, x, y):
        """The height of bonnet, glass or roof at a place in plan."""
        return _between(lambda z: self.solid(*(np.atleast_1d(v).astype(float) for v in (x, y, z)))[0] < 0, self.roof + 0.2, self.sill)


def _between(is_inside, out, inside):
    """The first point inside on the way from `out` to `inside`, to 0.1 mm."""
    steps = np.linspace(out, inside, 120)
    last = next((i for i, place in enumerate(steps) if is_inside(place)), len(steps) - 1)
    low, high = steps[max(last - 1, 0)], steps[last]
    while abs(high - low) > 1e-4:
        middle = (low + high) / 2
        low, high = (low, middle) if is_inside(middle) else (middle, high)
    return float(high)
