"""The list of line drawings."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Drawing:
    name: str
    """The file becomes art/drawings/<name>.svg."""
    scene: str
    """module:function, in this folder."""
    title: str
    span: float
    """Width of the drawing in metres, at the target."""
    target: tuple[float, float, float]
    azimuth: float = 0.0
    """Direction of the camera in degrees: 0 at −Y, 90 at +X."""
    elevation: float = 20.0
    size: tuple[int, int] = (800, 600)
    """Width and height in units of the drawing; a unit is a pixel at the largest size on the site."""
    box: tuple[int, int, int, int] | None = None
    """The visible part, as an SVG viewBox. None: in drawings.py what is drawn, with a little space above and below; of a picture, all of it."""
    distance: float = 9.0
    """From the camera to the target, in spans."""
    shortest: float = 6.0
    """Shorter lines are left out; in units of the drawing."""
    apart: float = 2.6
    """Parallel lines closer than this are merged."""
    unseen: tuple[str, ...] = ()
    """Objects to leave out, by their names. Where `unseen_on_phones` is given, phones show these."""
    unseen_on_phones: tuple[str, ...] = ()
    """Those to leave out where a phone shows the drawing small; the rest is enlarged there, with fewer lines."""
    pen: float = 1.0
    """Of a picture: how many times wider its lines are than in the SVGs that pages show. A picture shown small needs a wide pen."""


# Behind a small wheel, the lines of a brake are only noise.
BRAKES = (
    "friction face",
    "vane",
    "vent floor",
    "hat",
    "hat top",
    "caliper half",
    "piston housing",
    "piston plug",
    "pad",
    "bridge bolt",
    "bleed nipple",
    "bleed cap",
)

# The same goes for what hangs on a hoist's posts.
LIFT_FITTINGS = (
    "anchor",
    "anchor's stud",
    "gusset",
    "lip",
    "carriage",
    "slide block",
    "yoke",
    "yoke's back",
    "pin",
    "pin's head",
    "ram",
    "cable",
    "cushion",
    "head plate",
    "sheave",
    "bolt",
    "oil line",
    "clip",
    "stop lever",
    "bracket",
    "pump",
    "release",
    "release's knob",
    "hose",
    "pad's screw",
    "pad's cup",
    "arm's end",
)

DRAWINGS = [
    Drawing(
        "hoist",
        "subjects:hatch_on_lift",
        "Car on a two-post hoist",
        5.45,
        (0, 0, 1.7),
        -6,
        4,
        shortest=8,
        apart=3.0,
        unseen=(*BRAKES, *LIFT_FITTINGS),
    ),
    Drawing("wheel-away", "subjects:wheel_rolling_away", "Wheel that rolls away", 1.12, (-0.03, 0, 0.33), 0, 12),
    Drawing(
        "spark-plug",
        "subjects:plug",
        "Spark plug",
        0.104,
        (0.004, 0, 0.0235),
        0,
        10,
        unseen=("coarse thread", "turn", "thin line", "large size"),
        unseen_on_phones=("thread", "gasket", "crimp", "nose", "centre electrode"),
    ),
    Drawing("spray-gun", "subjects:gun", "Spray gun", 0.457, (0, 0, 0.1382), 0, 8, apart=2.2, shortest=4),
    Drawing("torque-wrench", "subjects:wrench_and_socket", "Torque wrench", 0.54, (0.04, -0.02, -0.05), -24, 32),
    Drawing("multimeter", "subjects:meter_and_leads", "Multimeter", 0.47, (0.115, -0.02, 0.02), -5, 40, apart=2, shortest=1),
    Drawing("tin-and-tape", "subjects:tin_and_tape", "Tin of paint and tape", 0.32, (0.04, 0, 0.055), -10, 24),
    Drawing(
        "vernier-caliper",
        "shop_floor:vernier_caliper",
        "Vernier caliper on a nut, 24 mm across its flats",
        0.132,
        (0.05, 0, -0.014),
        0,
        18,
        shortest=3,
        apart=2,
        unseen=("plain slide", "flat nut", "large size"),
        unseen_on_phones=(
            "slide",
            "stem",
            "lock screw",
            "roller",
            "rod",
            "graduation",
            "vernier",
            "thin line",
            "size",
            "nut",
            "thread",
            "chamfer",
        ),
    ),
    Drawing("tool-trolley", "shop_floor:tool_trolley", "Tool trolley with an open drawer", 1.694, (0, 0, 0.4513), 0, 16),
    Drawing("colour-cards", "shop_floor:colour_fan", "Fan of colour cards", 0.33, (0, 0.048, 0.02), 0, 58),
    Drawing("polisher", "shop_floor:polishing", "Polisher", 0.50, (0, 0, 0.09), 0, 16),
    Drawing("fan", "shop_floor:cooling_fan", "Cooling fan", 0.54, (0, 0, 0.158), 0, 8, unseen_on_phones=("hole", "ring")),
    Drawing("grinder", "shop_floor:angle_grinder", "Angle grinder", 0.42, (-0.1, 0, 0.04), 0, 16),
    Drawing(
        "notebook",
        "front_desk:notebook",
        "Open notebook",
        0.46,
        (0, -0.02, 0),
        0,
        42,
        unseen=("thick pencil",),
        unseen_on_phones=("other line", "ribbon", "barrel"),
    ),
    Drawing("ringing-phone", "front_desk:ringing_phone", "Mobile phone that rings", 0.30, (0, 0.02, 0.075), 0, 27),
    Drawing("mugs", "front_desk:mugs", "Six mugs, each with the mark of a trade", 0.785, (0, 0, 0.040), 0, 14, shortest=5, apart=1.2),
]
