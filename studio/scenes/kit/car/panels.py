"""
The car's skin, cut along 2D fields into its panels with gaps of 6 mm, cached in .cache/art/. numpy, no Blender.
A panel is a mesh (points, faces, normals) of the side y ≥ 0; the car is symmetrical.
"""

import hashlib
import os
import pathlib
import time

import numpy as np

from kit.car.body import Car
from kit.surfaces import both, clip, compact, ease, surface

GAP = 0.0030  # half the gap between two panels


class Cutter:
    """The rest of the skin, and the panels that were cut out of it."""

    def __init__(self, skin):
        self.rest, self.panels = skin, {}

    def take(self, name, field, gap=GAP):
        piece, rest = clip(self.rest, lambda p: field(p) + gap)
        rest = compact(rest) if len(rest[1]) else rest
        if gap > 0:
            rest = compact(clip(rest, lambda p: field(p) - gap)[1])
        self.rest = rest
        if len(piece[1]):
            self.panels[name] = compact(piece)


def _x(p):
    return p[:, 0]


def _side(p):
    return np.abs(p[:, 1])


def _z(p):
    return p[:, 2]


def cut(car, skin):
    cutter = Cutter(skin)
    take = cutter.take
    nose, tail = (lambda p: _side(p) + 0.8 * _x(p)), (lambda p: _side(p) + 0.8 * (car.length - _x(p)))

    def round_wheel(p, axle):
        dx, dz = np.abs(_x(p) - axle), np.maximum(_z(p) - car.wheel_radius, 0)
        return (dx**2 + dz**2) ** (1 / 2)

    for name, axle in (("opening front", car.front_axle), ("opening rear", car.rear_axle)):
        take(name, lambda p: np.maximum(round_wheel(p, axle) - car.arch_radius, 0.45 - _side(p)), 0)
    _take_glass(car, cutter)
    take("headlamp", lambda p: np.maximum(car.headlamp(nose(p), _z(p)), _x(p) - 1.0), 0.0025)
    take("grille", lambda p: np.maximum(car.grille(nose(p), _z(p)) + 0.002, _x(p) - 0.5), 0)
    take("intake", lambda p: np.maximum(car.intake(_side(p), _z(p)) - 0.004, _x(p) - 0.4), 0)

    def vent(p):
        upright = np.abs(nose(p) - (0.93 + 0.25 * (_z(p) - 0.4 - car.lamp_lift * 0.5))) - 0.035
        level = np.abs(_z(p) - (car.sill + 0.23 + car.lamp_lift * 0.3)) - 0.11
        return np.maximum(both(upright, level, 0.02, 2), _x(p) - 0.6)

    def tail_lamp(p):
        level = np.abs(_z(p) - (car.belt_rear - 0.10 - 0.02 * (tail(p) - 0.6))) - 0.045
        return np.maximum(both(level, np.abs(tail(p) - 0.80) - 0.25, 0.03, 2), (car.length - 1.0) - _x(p))

    def tail_strip(p):
        middle = car.belt_rear - 0.10 - 0.02 * (tail(p) - 0.6)
        return np.maximum(np.maximum(np.abs(_z(p) - middle) - 0.007, np.abs(tail(p) - 0.80) - 0.215), (car.length - 1.0) - _x(p))

    take("vent", vent, 0)
    take("tail lamp", tail_lamp, 0.0025)
    lamp, rest = cutter.panels.pop("tail lamp"), cutter.rest
    cutter.rest = lamp
    take("tail strip", tail_strip, 0)
    cutter.panels["tail lamp"], cutter.rest = cutter.rest, rest
    clad_top = car.sill + 0.012

    def cladding(p):
        return _z(p) - clad_top - 0.03 * (1 - ease(0, 0.5, _x(p)))

    take("cladding", cladding, 0.0015)
    _take_front(car, cutter)
    _take_doors(car, cutter, clad_top)
    _take_rear(car, cutter)
    cutter.panels["shell"] = cutter.rest
    _split_side_glass(car, cutter)
    _split_headlamp(car, cutter, nose)
    return {name: panel for name, panel in cutter.panels.items() if not name.startswith("opening")}


def _glass_fields(car):
    """Where each pane lies, each with its gap; the dark shell inside the skin is open there."""

    def on_side(p):
        return (car.glass_flank(_x(p), _z(p)) - _side(p)) - 0.045

    def trim(p):
        return np.maximum(np.maximum(car.pane(_x(p), _z(p)), 0.30 - _side(p)) - 0.016, on_side(p))

    def windscreen(p):
        between = _side(p) - (car.glass_flank(_x(p), _z(p)) - 0.072)
        above = car.lower(*p.T)
        field = np.maximum.reduce([between, _x(p) - car.roof_front, 0.012 - above])
        return both(both(field, _z(p) + 0.06 * _side(p) ** 2 - (car.roof - 0.075), 0.03, 2), 0.03 - above, 0)

    def rear_window(p):
        between = both(_side(p) - (car.glass_flank(_x(p), _z(p)) - 0.10), _rear_edge(car) - _x(p), 0)
        top, foot = _z(p) + 0.06 * _side(p) ** 2 - (car.roof - 0.125), car.belt_rear + 0.055 - _z(p)
        return both(between, both(top, foot, 0.05, 2), 0.05, 2)

    return {"side trim": (trim, 0), "windscreen": (windscreen, 0.002), "rear window": (rear_window, 0.002)}


def _take_glass(car, cutter):
    def cowl(p):
        return np.maximum.reduce(
            [car.upper(*p.T) - 0.03, car.lower(*p.T) - 0.028, _x(p) - 1.45, _side(p) - (car.glass_flank(_x(p), _z(p)) - 0.02)]
        )

    for name, (field, gap) in _glass_fields(car).items():
        cutter.take(name, field, gap)
    cutter.take("cowl", cowl, 0)


def _rear_edge(car):
    """Where the roof ends: the last tight corner of the glasshouse above the belt."""
    corners = [p[0] for p in car.glasshouse if len(p) > 2 and p[1] > car.belt_rear + 0.2]
    return corners[-1] + 0.012 if corners else car.glasshouse[9][0]


def _take_front(car, cutter):
    lift = car.lamp_lift

    def bonnet(p):
        bowed = _x(p) - car.nose_bow * _side(p) ** 2 * (1 - ease(0.15, 1.25, _x(p)))
        edge = _side(p) - (0.60 + 0.115 * ease(0.1, 1.2, _x(p)))
        shape = both(both(edge, 0.075 - bowed, 0.06, 2), np.maximum(bowed - 1.5, -0.5), 0)
        return np.maximum(shape, (0.60 + lift) - _z(p))

    def bumper(p):
        return np.maximum(_x(p) - (0.50 - 0.25 * np.clip(_z(p) - 0.62 - lift, -0.02, 0.2)), _z(p) - (0.71 + lift))

    def strip(p):
        """What lies between bonnet, lamps and bumper across the nose belongs to the bumper, not to the wings."""
        return np.maximum(_x(p) + 0.55 * np.maximum(_side(p) - 0.45, 0) - 0.30, _z(p) - (0.90 + lift))

    cutter.take("bonnet", bonnet)
    cutter.take("bumper front", bumper)
    cutter.take("nose strip", strip, 0.0015)


def _take_doors(car, cutter, clad_top):
    start = car.front_axle + 0.53

    def door(p, first, last, round_arch=None):
        """The rear edge leans over the whole height, straight, so that the shut line does not follow the crease."""
        x, z = _x(p), _z(p)
        lean = -0.040 * np.clip((z - 0.35) / 0.75, 0, 1)
        back = 0 if round_arch is not None else -0.020 * np.clip((z - 0.35) / 0.75, 0, 1)
        field = both(both((first + lean) - x, x - (last + back), 0), both((clad_top + 0.055) - z, z - (car.belt(x) + 0.055), 0), 0.05, 2)
        if round_arch is not None:
            field = both(field, (car.arch_radius + 0.075) - np.hypot(x - round_arch, z - car.wheel_radius), 0.10, 2)
        return np.maximum(field, 0.35 - _side(p))

    cutter.take("door front", lambda p: door(p, start, car.pillar))
    cutter.take("door rear", lambda p: door(p, car.pillar, car.rear_door_end, car.rear_axle))
    cutter.take("wing front", lambda p: np.maximum.reduce([_x(p) - (start - 0.006), _z(p) - (car.belt(_x(p)) + 0.03), 0.25 - _side(p)]), 0)


def _take_rear(car, cutter):
    gate = max(_rear_edge(car) - 0.024, car.length - 0.62)

    def flap(p):
        level = np.abs(_z(p) - (car.belt_rear - 0.18)) - 0.075
        return np.maximum(both(np.abs(_x(p) - (car.rear_axle + 0.20)) - 0.075, level, 0.05, 2), 0.5 - _side(p))

    def bumper(p):
        return np.maximum((car.length - 0.42 + 0.10 * np.clip(_z(p) - 0.45, 0, 0.4)) - _x(p), _z(p) - (car.sill + 0.47))

    def valance(p):
        """The black foot of the rear bumper."""
        low = _z(p) - (car.sill + 0.135 + 0.05 * ease(0.35, 0.75, _side(p)))
        return np.maximum((car.length - 0.40) - _x(p), low)

    def reflector(p):
        level = np.abs(_z(p) - (car.sill + 0.20)) - 0.016
        return np.maximum(both(level, np.abs(_side(p) - 0.60) - 0.085, 0.012, 2), (car.length - 0.40) - _x(p))

    cutter.take("reflector", reflector, 0.001)
    cutter.take("valance", valance, 0.0015)
    cutter.take("bumper rear", bumper)
    cutter.take("tailgate", lambda p: np.maximum.reduce([_side(p) - 0.62, gate - _x(p), _z(p) - (car.roof - 0.06)]))
    cutter.take("fuel flap", flap)


def _split_side_glass(car, cutter):
    cutter.rest = cutter.panels.pop("side trim")
    middle, lean = car.pillar - 0.012, 0.28

    def pane(p):
        return car.pane(_x(p), _z(p))

    def rear(p, gap):
        return car.rear_door_end + gap + lean * (_z(p) - car.belt_rear)

    cutter.take("glass front", lambda p: np.maximum(pane(p), _x(p) - (middle - 0.035 - 0.02 * (_z(p) - 1))), 0.0015)
    cutter.take("glass rear", lambda p: np.maximum.reduce([pane(p), (middle + 0.035) - _x(p), _x(p) - rear(p, -0.02)]), 0.0015)
    cutter.take("glass quarter", lambda p: np.maximum(pane(p), rear(p, 0.03) - _x(p)), 0.0015)
    cutter.panels["trim"] = cutter.rest


def _split_headlamp(car, cutter, nose):
    cutter.rest = cutter.panels.pop("headlamp")
    middle = 0.665 + car.lamp_lift

    def strip(p):
        return np.maximum(np.abs(_z(p) - (middle + 0.020 + 0.055 * ease(0.45, 1.25, nose(p)))) - 0.0058, np.abs(nose(p) - 0.89) - 0.345)

    cutter.take("lamp strip", strip, 0)
    for i, place in enumerate((0.70, 0.83, 0.96)):
        height = middle + 0.006 + 0.0135 * i
        cutter.take(f"projector {i}", lambda p: both(np.abs(nose(p) - place) - 0.040, np.abs(_z(p) - height) - 0.0125, 0.008, 2), 0)
    cutter.panels["headlamp"] = cutter.rest


def _arch_lips(car):
    """The edge of each wheel opening on the skin, from sill to sill."""
    turn = np.linspace(-0.35, np.pi + 0.35, 120)
    across, up = np.cos(turn), np.sin(turn)
    lips = {}
    for name, axle in (("front", car.front_axle), ("rear", car.rear_axle)):
        x, z = axle + car.arch_radius * across, car.wheel_radius + car.arch_radius * up
        lips[name] = np.stack([x, car.surface_y(x, z), z], 1)[z > car.sill - 0.02]
    return lips


def _plate_x(car):
    """How far forward the bumper reaches at the height of the number plate."""
    curve, height = car.tub_outline.curve, car.sill + 0.19
    near = curve[(np.abs(curve[:, 1] - height) < 0.02) & (curve[:, 0] < 1)]
    return near[:, 0].min()


def car_panels(style, step=0.010):
    """(car, panels, arch lips, x of the number plate) of a style; meshed unless the cache has this body."""
    form = b"".join((pathlib.Path(__file__).parent / f"{file}.py").read_bytes() for file in ("body", "panels", "styles"))
    print_of_form = hashlib.sha256(form).hexdigest()[:8]
    store = pathlib.Path(os.environ.get("ART_CACHE", "/tmp")) / f"car-{style}-{step}-{print_of_form}.npz"
    car = Car(style)
    if not store.exists():
        started = time.time()
        low = (-0.12, -step * 1.5, car.sill - 0.12)
        skin = surface(car.solid, low, (car.length + 0.12, car.half_width + 0.12, car.roof + 0.06), step, 5, 2e-4)
        skin = compact(clip(skin, lambda p: -p[:, 1])[0])
        panels = cut(car, skin)
        # A dark inner shell keeps light out of the gaps; it is open at the wheels and the windows.
        points, faces, normals = skin
        centre, keep = points[faces].mean(1), np.ones(len(faces), bool)
        for axle in (car.front_axle, car.rear_axle):
            beside = np.hypot(centre[:, 0] - axle, centre[:, 2] - car.wheel_radius) < car.arch_radius + 0.02
            keep &= ~(beside & (centre[:, 1] > 0.4))
        for field, _ in _glass_fields(car).values():
            keep &= field(centre) > -0.020
        panels["inner shell"] = points - normals * 0.016, faces[keep], normals
        kinds = (np.float32, np.int32, np.float32)
        parts = {f"{name}|{i}": part.astype(kinds[i]) for name, mesh in panels.items() for i, part in enumerate(mesh)}
        np.savez(store, **parts)
        print(f"Meshed the {style} in {time.time() - started:.0f} s", flush=True)
    stored = np.load(store)
    names = dict.fromkeys(key.split("|")[0] for key in stored.files)
    return car, {name: [stored[f"{name}|{i}"] for i in range(3)] for name in names}, _arch_lips(car), _plate_x(car)
