"""Paint tools: the colour cards."""

import math

from kit.line.scribe import scribed
from kit.shapes import cylinder, extruded, group, rounded, rounded_rectangle


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
