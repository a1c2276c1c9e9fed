"""Panel and paint tools: the polisher and the colour cards."""

import math

from kit.shapes import box, cylinder, extruded, group, lathe, rounded, rounded_rectangle, tube


def polisher(m, pad):
    """A rotary polisher, 420 mm along +X, pad down on z = 0 under its head at the origin."""
    turned = [(0, 0), (0.034, 0.0, 0.01), (0.040, 0.05, 0.02), (0.034, 0.13, 0.02), (0.030, 0.30, 0.02), (0.033, 0.33, 0.01),
        (0, 0.335)]
    body = lathe("body", turned, m.charcoal, 96, 0.004, sharp=50)
    body.rotation_euler, body.location = (0, math.radians(86), 0), (0.03, 0, 0.105)
    foam = lathe("pad", [(0, 0), (0.070, 0, 0.006), (0.082, 0.010, 0.006), (0.080, 0.030, 0.006), (0.072, 0.034)], pad, 128,
        0.002)
    plate = lathe("backing", [(0.073, 0.033), (0.070, 0.040, 0.003), (0.03, 0.046, 0.003), (0.014, 0.050)], m.plastic, 96)
    head = lathe("head", [(0.014, 0.048), (0.030, 0.056, 0.004), (0.036, 0.075, 0.006), (0.036, 0.125, 0.010),
        (0.02, 0.136, 0.006), (0, 0.138)], m.alloy, 96)
    half = [(0.046, 0.098), (0.074, 0.112, 0.02), (0.074, 0.200, 0.03)]
    bail = rounded([*half, *((-y, *rest) for y, *rest in reversed(half))], 0, 8)
    way = [(0.012 - 0.3 * (z - 0.098), y, z) for y, z in bail]
    parts = [body, foam, plate, head, tube("handle", way, 0.011, m.plastic),
        box("switch", (0.07, 0.020, 0.016), (0.20, 0, 0.088), pad, 0.005)]
    return group(parts, name="polisher")


def colour_cards(m, paint, shades, location=(0, 0, 0)):
    """A fan of sprayed test cards on a ring; shades are materials, `paint` the card that matches."""
    parts, fan = [], [*shades, paint]
    for i, shade in enumerate(fan):
        card = group(
            [
                extruded("card", rounded_rectangle(0.075, 0.150, 0.006, 0, 0.065), 0.0012, m.bone, 0.0002),
                extruded("sprayed", rounded_rectangle(0.069, 0.098, 0.003, 0, 0.086), 0.0016, shade, 0.0001),
            ]
        )
        card.location, card.rotation_euler = (0, 0, 0.0022 * i), (0, 0, math.radians(34 - 17 * i))
        parts.append(card)
    parts.append(cylinder("rivet", 0.005, 0.002 * len(fan) + 0.006, (0, 0, 0.006), m.brass, 0.001, 32))
    return group(parts, location, name="colour cards")
