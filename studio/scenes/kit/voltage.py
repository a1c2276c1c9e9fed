"""The service plug, which interrupts the high-voltage circuit of a plug-in car."""

from kit.shapes import box, extruded, group, rounded_rectangle, through, tube


def service_plug(m, orange):
    """The plug that opens the high-voltage circuit, lying, 120 mm: body, contacts, lever."""
    parts = [
        extruded("plug", rounded_rectangle(0.080, 0.060, 0.010), 0.045, orange, 0.005),
        box("shoulder", (0.096, 0.072, 0.010), (0, 0, 0.020), orange, 0.003),
        box("plug's mouth", (0.062, 0.020, 0.044), (0, -0.034, 0.024), m.plastic, 0.004),
    ]
    for x in (-0.018, 0.018):
        parts.append(box("contact", (0.020, 0.030, 0.005), (x, -0.056, 0.024), m.copper, 0.001))
    bow = through(
        [
            (-0.046, -0.006, 0.030),
            (-0.047, 0.040, 0.040),
            (-0.034, 0.064, 0.046),
            (0.034, 0.064, 0.046),
            (0.047, 0.040, 0.040),
            (0.046, -0.006, 0.030),
        ]
    )
    parts.append(tube("lever", bow, 0.007, m.charcoal))
    return group(parts, name="service plug")
