"""The list of line drawings that the site shows as pictures: on the dark ground, in art/originals/ like the renders."""

from drawings import BRAKES, Drawing

# Shown about 400 px wide.
DRAWN_PICTURES = [
    Drawing(
        "four-bays",
        "four_bays:four_bays",
        "Workshop with four bays",
        20.45,
        (0, 0, 1.87),
        0,
        3,
        (1600, 404),
        distance=5.0,
        apart=2.8,
        shortest=5,
        pen=1.7,
        unseen=BRAKES,
    ),
    Drawing(
        "appointment-tall",
        "front_desk:card_above_keys",
        "Job card above the keys",
        0.37,
        (0, 0, -0.076),
        -10,
        4,
        (700, 1400),
        apart=2.6,
        shortest=4,
        pen=1.4,
    ),
]
