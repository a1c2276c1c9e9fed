"""The list of line drawings that the site shows as pictures: on the dark ground, in art/originals/ like the renders."""

from drawings import Drawing

# Shown about 400 px wide.
CARD = {"size": (800, 600), "apart": 3.4, "shortest": 6, "pen": 1.6}

DRAWN_PICTURES = [
    Drawing(
        "appointment",
        "front_desk:card_and_key",
        "Job card and key",
        0.47,
        (0.024, 0, 0.006),
        -10,
        4,
        (800, 800),
        apart=2.6,
        shortest=4,
        pen=1.4,
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
    Drawing(
        "handset",
        "front_desk:telephone_answered",
        "Telephone, its handset lifted",
        0.38,
        (-0.030, 0, 0.169),
        0,
        26,
        (600, 800),
        apart=2.6,
        shortest=4,
        pen=1.5,
    ),
    Drawing("sample-wheel-adjustment", "sample:alignment_clamp", "Wheel with an aligner's target", 1.08, (0.01, 0, 0.33), -6, 10, **CARD),
    Drawing("sample-engine-servicing", "sample:belt_end", "Belt end of an engine", 0.96, (0.05, 0, 0.275), -11, 14, **CARD),
    Drawing(
        "sample-cooling-servicing",
        "sample:radiator_and_fan",
        "Radiator and fan",
        0.86,
        (0.01, 0, 0.18),
        -6,
        14,
        unseen=("fins", "tank's rib"),
        **CARD,
    ),
    Drawing(
        "sample-brake-service",
        "sample:bleeding_a_caliper",
        "Brake disc, its caliper being bled",
        0.67,
        (0.05, 0, 0.17),
        0,
        14,
        unseen=("dark inside",),
        **CARD,
    ),
    Drawing("sample-washing-service", "sample:bucket_and_sponge", "Bucket, sponge and brush", 0.80, (0.035, 0, 0.205), 0, 18, **CARD),
    Drawing("sample-tyre-service", "sample:tyre_and_rim", "Tyre and rim", 1.12, (0.06, 0, 0.325), 0, 12, **CARD),
]
