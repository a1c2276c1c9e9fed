"""The parts below a car's floor, visible on the lift: subframe, sump, arms, drive shafts, exhaust, tank, rear axle."""

from kit.shapes import box, cylinder, through, tube

ACROSS = (1.5707963, 0, 0)


def underside(m, car):
    """The parts, in the car's metres."""
    floor, front, rear = car.sill + 0.01, car.front_axle, car.rear_axle
    parts = [
        box("engine's underside", (0.42, 0.52, 0.10), (front - 0.02, 0.10, floor - 0.01), m.cast_alloy, 0.03),
        box("sump", (0.26, 0.28, 0.09), (front + 0.02, -0.16, floor - 0.035), m.black_metal, 0.025),
        box("gearbox", (0.30, 0.26, 0.12), (front, 0.30, floor - 0.02), m.cast_alloy, 0.04),
        box("subframe", (0.10, 0.86, 0.07), (front + 0.26, 0, floor - 0.035), m.steel_coat, 0.02),
        box("radiator's beam", (0.07, 1.0, 0.06), (front - 0.48, 0, floor - 0.01), m.steel_coat, 0.015),
        box("tank", (0.52, 0.92, 0.13), (rear - 0.50, 0.05, floor - 0.02), m.plastic, 0.05),
        box("tank's strap", (0.54, 0.04, 0.135), (rear - 0.50, 0.22, floor - 0.022), m.steel_coat, 0.045),
        tube("rear axle", [(rear, -0.66, floor + 0.02), (rear, 0.66, floor + 0.02)], 0.045, m.steel_coat),
        box("catalyst", (0.34, 0.13, 0.11), (front + 0.62, -0.08, floor - 0.045), m.alloy, 0.05),
        box("middle silencer", (0.46, 0.19, 0.11), (rear - 1.25, -0.12, floor - 0.05), m.alloy, 0.05),
        box("rear silencer", (0.26, 0.66, 0.15), (rear + 0.40, 0.02, floor - 0.03), m.alloy, 0.06),
        tube(
            "exhaust",
            through([
                (front + 0.18, -0.12, floor), (front + 0.45, -0.08, floor - 0.045), (rear - 1.45, -0.10, floor - 0.05), (rear - 0.9, -0.18, floor - 0.05),
                (rear - 0.4, -0.52, floor - 0.03), (rear, -0.50, floor + 0.07), (rear + 0.35, -0.30, floor - 0.01),
            ]), 0.029, m.steel_coat,
        ),
    ]  # fmt: skip
    for side in (1, -1):
        parts += [
            box("chassis rail", (1.35, 0.09, 0.06), ((front + rear) / 2, side * 0.42, floor - 0.02), m.steel_coat, 0.015),
            tube("drive shaft", [(front, side * 0.30, floor + 0.05), (front, side * 0.72, floor + 0.10)], 0.016, m.black_metal),
            cylinder("boot", 0.045, 0.10, (front, side * 0.62, floor + 0.09), m.rubber, 0.012, 48, ACROSS),
            tube("front arm", [(front + 0.24, side * 0.40, floor - 0.03), (front + 0.02, side * 0.68, floor - 0.01)], 0.026, m.steel_coat),
            tube("front arm", [(front - 0.16, side * 0.42, floor), (front + 0.02, side * 0.68, floor - 0.01)], 0.020, m.steel_coat),
            box("trailing arm", (0.42, 0.07, 0.08), (rear - 0.18, side * 0.60, floor + 0.02), m.steel_coat, 0.025),
        ]  # fmt: skip
    return parts
