"""Panel and paint tools: the polisher and the colour cards."""

import math

from kit.line.scribe import scribed
from kit.shapes import box, cylinder, extruded, group, lathe, rounded, rounded_rectangle, tube


def polisher(m, pad):
    """A rotary polisher, 420 mm along +X, pad down on z = 0 under its head at the origin."""
    turned = [(0, 0), (0.034, 0.0, 0.01), (0.040, 0.05, 0.02), (0.034, 0.13, 0.02), (0.030, 0.30, 0.02), (0.033, 0.33, 0.01), (0, 0.335)]
    body = lathe("body", turned, m.charcoal, 96, 0.004, sharp=50)
    body.rotation_euler, body.location = (0, math.radians(86), 0), (0.03, 0, 0.105)
    foam = lathe("pad", [(0, 0), (0.070, 0, 0.006), (0.082, 0.010, 0.006), (0.080, 0.030, 0.006), (0.072, 0.034)], pad, 128, 0.002)
    plate = lathe("backing", [(0.073, 0.033), (0.070, 0.040, 0.003), (0.03, 0.046, 0.003), (0.014, 0.050)], m.plastic, 96)
    head = lathe(
        "head",
        [(0.014, 0.048), (0.030, 0.056, 0.004), (0.036, 0.075, 0.006), (0.036, 0.125, 0.010), (0.02, 0.136, 0.006), (0, 0.138)],
        m.alloy,
        96,
    )
    half = [(0.046, 0.098), (0.074, 0.112, 0.02), (0.074, 0.200, 0.03)]
    bail = rounded([*half, *((-y, *rest) for y, *rest in reversed(half))], 0, 8)
    way = [(0.012 - 0.3 * (z - 0.098), y, z) for y, z in bail]
    parts = [
        body,
        foam,
        plate,
        head,
        tube("handle", way, 0.011, m.plastic),
        box("switch", (0.07, 0.020, 0.016), (0.20, 0, 0.088), pad, 0.005),
    ]
    return group(parts, name="polisher")


def colour_cards(m, paint, count=5, others=(), apart=17):
    """A fan of sprayed test cards on a rivet, the topmost on top of `others`, or of pale ones; loose enough for a pen to tell them apart. apart: degrees from card to card."""
    parts = []
    reach = [math.radians(75 + 2 * i) for i in range(16)]
    outline = [(-0.0375, -0.010, 0.006), (0.0375, -0.010, 0.006), *((0.145 * math.cos(t), 0.145 * math.sin(t)) for t in reach)]
    for i in range(count):
        surface = paint if i == count - 1 else others[i] if others else m.bone
        field = [(x, y, 0.0010) for x, y in rounded_rectangle(0.065, 0.094, 0.003, 0, 0.088)]
        card = [
            extruded("card", [tuple(p) for p in rounded(outline, 0, 6, closed=True)], 0.0006, surface, 0),
            scribed("sprayed", field, surface, True),
        ]
        parts.append(group(card, (0, 0, 0.0045 * i), (0, 0, math.radians(apart * (2 - i)))))
    parts.append(cylinder("rivet", 0.0055, 0.003, (0, 0, 0.0045 * count - 0.0020), m.brass, 0, 32))
    return group(parts, name="colour cards")
