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
    )
]
