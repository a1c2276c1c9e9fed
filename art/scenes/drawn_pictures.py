"""The list of line drawings that the site shows as pictures: on the dark ground, in art/originals/ like the renders."""

from drawings import Drawing

# Shown about 400 px wide.
CARD = {"size": (800, 600), "apart": 3.4, "shortest": 6, "pen": 1.6}

# A square, 100 px wide on a phone and 450 on a desktop.
SQUARE = {"size": (600, 600), "apart": 3, "shortest": 4, "pen": 1.7}

DRAWN_PICTURES = [
    Drawing(
        "appointment", "front_desk:card_and_key", "Job card and key", 0.47, (0.024, 0, 0.006), -10, 4, (800, 800), apart=2.6, shortest=4, pen=1.4,
    ),
    Drawing(
        "appointment-tall", "front_desk:card_above_keys", "Job card above the keys", 0.37, (0, 0, -0.076), -10, 4, (700, 1400), apart=2.6, shortest=4,
        pen=1.4,
    ),
    Drawing("handset", "front_desk:telephone_answered", "Telephone, its handset lifted", 0.38, (-0.030, 0, 0.169), 0, 26, (600, 800), apart=2.6, shortest=4, pen=1.5),
    Drawing("sample-wheel-adjustment", "sample:alignment_clamp", "Wheel with an aligner's target", 1.08, (0.01, 0, 0.33), -6, 10, **CARD),
    Drawing("sample-engine-servicing", "sample:belt_end", "Belt end of an engine", 0.96, (0.05, 0, 0.275), -11, 14, **CARD),
    Drawing("sample-cooling-servicing", "sample:radiator_and_fan", "Radiator and fan", 0.86, (0.01, 0, 0.18), -6, 14, unseen=("fins", "tank's rib"), **CARD),
    Drawing("sample-brake-service", "sample:bleeding_a_caliper", "Brake disc, its caliper being bled", 0.67, (0.05, 0, 0.17), 0, 14, unseen=("dark inside",), **CARD),
    Drawing("sample-washing-service", "sample:bucket_and_sponge", "Bucket, sponge and brush", 0.74, (0.03, 0, 0.19), 0, 16, **CARD),
    Drawing("sample-tyre-service", "sample:tyre_and_rim", "Tyre and rim", 1.12, (0.06, 0, 0.325), 0, 12, **CARD),
    Drawing("team-1", "team:bell", "Counter bell", 0.152, (0, 0, 0.0245), 0, 14, **SQUARE),
    Drawing("team-2", "team:sockets_on_a_rail", "Four sockets on a rail", 0.205, (0, 0, 0.034), -4, 24, **SQUARE),
    Drawing("team-3", "team:fuses", "Three blade fuses", 0.125, (0.001, 0, 0.017), 0, 18, **SQUARE),
    Drawing("team-4", "team:hammer_and_dolly", "Panel hammer and dolly", 0.44, (-0.001, 0.035, 0.010), 0, 48, **SQUARE),
    Drawing("team-5", "team:fan_of_colours", "Fan of colour cards", 0.325, (-0.010, -0.004, 0), -6, 66, **SQUARE),
    Drawing("team-6", "team:wheel_nuts", "Deep socket and wheel nuts", 0.148, (0.004, 0, 0.032), -4, 24, **SQUARE),
]
