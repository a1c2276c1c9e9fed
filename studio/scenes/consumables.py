"""Still lifes of parts that are replaced at a service: oil, filters, spark plugs."""

import math

from kit.lettering import lettering
from kit.spares import oil_filter, spark_plug
from kit.shapes import box, cylinder, empty, group, lathe, plate, rounded_rectangle
from kit.studio import camera, house_materials, material, pool_of_light, table


def _lying(parts, location, turn_degrees, radius):
    """On its side, axis level, the base turned towards the camera by this many degrees."""
    thing = group(parts, rotation=(math.radians(-90), 0, 0))
    thing.parent = empty(location=(location[0], location[1], radius), rotation=(0, 0, math.radians(turn_degrees)))
    return thing


def _oil_container(m, location, turn_degrees):
    """A five-litre can, 190 × 95 × 290 mm, with its handle cut out, a bare cap and a clear level strip."""
    body = plate(
        "can",
        [rounded_rectangle(0.19, 0.27, 0.035), rounded_rectangle(0.044, 0.12, 0.020, 0.052, 0.050)[::-1]],
        m.graphite,
        0,
        0.095,
        0.010,
    )
    body.rotation_euler = (math.radians(90), 0, 0)
    body.location = (0, 0, 0.136)
    parts = [body]
    parts.append(box("label panel", (0.084, 0.004, 0.13), (-0.024, -0.0467, 0.110), m.bone, 0.0018))
    parts.append(box("level strip", (0.007, 0.002, 0.17), (-0.079, -0.0470, 0.130), m.bone, 0.0008))
    for i in range(6):
        parts.append(box("litre mark", (0.005, 0.0004, 0.0012), (-0.079, -0.0481, 0.056 + 0.028 * i), m.ink, 0))
    parts.append(cylinder("neck", 0.021, 0.03, (-0.045, 0, 0.280), m.graphite))

    def ribs(r, z, turn):
        return (r - 0.0009 * (1 + math.cos(36 * turn)) if r > 0.02 else r), z

    cap = lathe(
        "cap",
        [(0, 0.030), (0.022, 0.030, 0.003), (0.0245, 0.026, 0.002), (0.0245, 0.001, 0.001), (0.0, 0.0)],
        m.bone,
        432,
        0.001,
        bend=ribs,
    )
    cap.location = (-0.045, 0, 0.286)
    return group([*parts, cap], (*location, 0), (0, 0, math.radians(turn_degrees)))


def _printed(m, can):
    """What the can's label says: what oil it is and how much, without a brand."""
    for words, size, height in (("5W-30", 0.0275, 0.142), ("ENGINE OIL", 0.0125, 0.114), ("5 L", 0.022, 0.066)):
        lettering(words, size, (-0.024, -0.0490, height), m.ink).parent = can
    box("label rule", (0.070, 0.0004, 0.0012), (-0.024, -0.0488, 0.091), m.ink, 0).parent = can


def oil_and_filter():
    """An orange oil filter standing, a grey one lying with its thread to the front, a can of oil behind, on ink."""
    m = house_materials()
    group(oil_filter(m, m.paint), (-0.010, -0.02, 0), (0, 0, 0.3))
    _lying(oil_filter(m, m.graphite), (-0.112, -0.06), -28, 0.0388)
    _printed(m, _oil_container(m, (0.115, 0.09), 4))
    table(0.27, dark=True, fill=3.2, face=24, ground=pool_of_light(0.34))
    camera((-0.16, -1.40, 0.46), (0.010, 0.03, 0.150), 80, 11, (-0.01, 0.0, 0.09))


def filters():
    """Two oil filters, the orange one standing, on bone."""
    m = house_materials()
    group(oil_filter(m, m.paint), (0.055, 0.060, 0), (0, 0, 0.3))
    _lying(oil_filter(m, m.charcoal), (-0.052, -0.040), -30, 0.0388)
    table(0.16)
    camera((-0.12, -0.74, 0.24), (0.0, 0, 0.044), 108, 11, (-0.02, -0.03, 0.05))


def spark_plugs():
    """One spark plug lying, another upside down and leaning against it, on bone."""
    m = house_materials()
    m.ceramic = material("ceramic", "#c6c2b8", 0.12, coat=1, coat_rough=0.02)  # white vanishes in the light backdrop
    _lying(spark_plug(m), (-0.030, 0.012), 62, 0.0107).location = (0, -0.04, 0)
    leaning = group(spark_plug(m), (0, 0, -0.0436))
    leaning.parent = empty(location=(0.004, -0.003, 0.0394), rotation=(math.radians(180 - 17), math.radians(20), 0))
    table(0.11)
    camera((-0.05, -0.52, 0.15), (-0.022, 0, 0.036), 108, 14, (0, -0.004, 0.045))
