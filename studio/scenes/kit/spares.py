"""Service parts: oil filter and spark plug. Axis Z."""

import math

import numpy as np

from kit.shapes import circle, cylinder, faces_outwards, hexagon, hole, lathe, plate, polygons, ring


def oil_filter(m, body, height=0.090, radius=0.038):
    """A spin-on canister: threaded base with its gasket at z = 0, fluted end for the cap wrench on top."""

    def flute(r, z, turn):
        if z > height * 0.78 and r > 0.012:
            rise = min(1, (z - height * 0.78) / (height * 0.03))
            ridge = abs((turn * 15 / (2 * math.pi)) % 1 - 0.5) * 2
            return r * (1 - 0.035 * rise * ridge**1.5 * min(1, r / 0.03)), z
        return r, z

    can = [
        (radius - 0.001, 0.004, 0), (radius + 0.0012, 0.0045, 0.0008), (radius + 0.0012, 0.0085, 0.0012),
        (radius - 0.0002, 0.0105, 0.0015), (radius, height * 0.70, 0.002), (radius - 0.0012, height * 0.735, 0.001),
        (radius - 0.0012, height * 0.78, 0.001), (radius - 0.0012, height * 0.95, 0.005), (radius * 0.80, height * 0.995, 0.006),
        (radius * 0.45, height * 0.985, 0.006), (radius * 0.40, height * 0.965, 0.003), (0, height * 0.962),
    ]  # fmt: skip
    base = [circle(radius - 0.002, 128), hole(0.0098, count=64), *(hole(0.0030, x, y, 32) for x, y in ring(0.0172, 8))]
    gasket = [(0.0245, 0.004), (0.0245, 0.0005, 0.0012), (0.0315, 0.0005, 0.0012), (0.0315, 0.004)]
    lip = [(0.0098, 0.003), (0.0100, 0.0008, 0.0004), (0.0118, 0.0012, 0.0006), (0.0128, 0.0036)]
    return [
        lathe("can", can, body, 300, 0.001, 6, bend=flute, sharp=50),
        plate("base", base, m.zinc, 0.0045, 0.003, 0.0005),
        lathe("gasket", gasket, m.rubber),
        lathe("thread", [(0.0098, z) for z in np.linspace(0.0005, 0.02, 160)], m.zinc, 64, 0, bend=thread(0.0015, 0.0006), sharp=60),
        lathe("thread lip", lip, m.zinc, 96, 0.0004),
        cylinder("dark inside", radius - 0.004, 0.002, (0, 0, 0.02), m.black),
    ]


def thread(pitch, depth, start=-1.0, end=1.0, run_out=0.001):
    """A bend for lathe: a right-hand thread between two heights, in metres."""

    def cut(r, z, turn):
        share = min(1, max(0, (z - start) / run_out)) * min(1, max(0, (end - z) / run_out))
        return r + share * depth * math.sin(2 * math.pi * (z / pitch) - turn), z

    return cut


def spark_plug(m, band=None):
    """82 mm long, M14 × 1.25, firing end at z = 0, terminal up. band colours the ring at the insulator's foot."""
    steel = m.turned_steel
    profile = [
        (0.0046, 0.0045),
        (0.0052, 0.0048),
        *((0.0062, z) for z in np.linspace(0.0055, 0.0255, 420)),
        (0.0066, 0.0262),
        (0.0082, 0.0268),
    ]
    gasket = [(0.0070, 0.0266), (0.0096, 0.0266, 0.0006), (0.0100, 0.0275, 0.0006), (0.0096, 0.0284, 0.0006), (0.0070, 0.0284)]
    shell = [
        (0.006, 0.0283),
        (0.0092, 0.0283, 0.0006),
        (0.0098, 0.0292, 0.0006),
        (0.0098, 0.0335, 0.0008),
        (0.0086, 0.0345, 0.001),
        (0.0086, 0.0365),
    ]
    crimp = [(0.0092, 0.0475), (0.0092, 0.0490, 0.0006), (0.0084, 0.0502, 0.001), (0.0068, 0.0507, 0.0006), (0.0060, 0.0500)]
    insulator = [(0.0064, 0.0495), (0.0064, 0.0520, 0.001), (0.0058, 0.0540, 0.002)]
    for z in 0.0560 + 0.0034 * np.arange(5):
        insulator += [(0.0053, z, 0.0006), (0.0061, z + 0.0009, 0.0007), (0.0061, z + 0.0017, 0.0007), (0.0053, z + 0.0026, 0.0006)]
    insulator += [(0.0053, 0.0740, 0.001), (0.0047, 0.0760, 0.002), (0.0030, 0.0768, 0.0006)]
    terminal = [
        (0.0022, 0.0765), (0.0022, 0.0775, 0.0003), (0.0031, 0.0780, 0.0004), (0.0031, 0.0805, 0.0004), (0.0025, 0.0815, 0.0003),
        (0.0025, 0.0835, 0.0003), (0.0031, 0.0845, 0.0004), (0.0031, 0.0862, 0.0005), (0.0024, 0.0870, 0.0005), (0, 0.0870),
    ]  # fmt: skip
    nose = [(0.0045, 0.006), (0.0036, 0.0045, 0.001), (0.0024, 0.0008, 0.0008), (0.0014, 0.0004)]
    ring_line = [(0.00642, 0.0506), (0.00648, 0.0507, 0.0001), (0.00648, 0.0518, 0.0001), (0.00642, 0.0519)]
    return [
        lathe("thread", profile, steel, 96, 0, bend=thread(0.00125, 0.00055, 0.0065, 0.0245), sharp=60),
        lathe("gasket", gasket, m.zinc, 128, 0.0005),
        lathe("shell", shell, steel, 160, 0.0006),
        hexagon("hexagon", 0.0208, 0.0118, (0, 0, 0.0420), m.alloy),
        lathe("crimp", crimp, steel, 128, 0.0006),
        lathe("insulator", insulator, m.ceramic, 160, 0.0006, 5, sharp=60),
        lathe("band", ring_line, band or m.paint, 128, 0.0001),
        lathe("terminal", terminal, steel, 96, 0.0003),
        lathe("nose", nose, m.ceramic, 96, 0.0005),
        lathe("centre electrode", [(0.0013, 0.001), (0.0013, -0.0006, 0.0002), (0, -0.0006)], steel, 48, 0.0002),
        _ground_strap(steel),
    ]


def _ground_strap(steel):
    path = [(-0.0051, 0.0050), (-0.0051, 0.0012), (-0.0049, -0.0004), (-0.0042, -0.0015), (-0.0030, -0.0020), (0.0012, -0.0020)]
    points, faces = [], []
    for i, (x, z) in enumerate(path):
        before, after = np.array(path[max(0, i - 1)]), np.array(path[min(len(path) - 1, i + 1)])
        along = (after - before) / np.linalg.norm(after - before)
        for side, up in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            points.append((x - along[1] * up * 0.0007, side * 0.00135, z + along[0] * up * 0.0007))
    for i in range(len(path) - 1):
        faces += [(4 * i + k, 4 * i + (k + 1) % 4, 4 * i + 4 + (k + 1) % 4, 4 * i + 4 + k) for k in range(4)]
    last = 4 * (len(path) - 1)
    faces += [(3, 2, 1, 0), (last, last + 1, last + 2, last + 3)]
    strap = polygons("ground strap", points, faces, steel)
    faces_outwards(strap.data)
    bevel = strap.modifiers.new("soft edges", "BEVEL")
    bevel.width, bevel.segments = 0.0002, 2
    return strap
