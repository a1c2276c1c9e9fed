"""The photo studio: common materials, seamless backdrop, soft lights, camera. Lengths in metres, light in watts."""

import math
from types import SimpleNamespace

import bpy
import numpy as np

from kit.shapes import aim, box, link, polygons

PAINT = "#e2440a"
BONE, INK = "#e9e3d8", "#1d2025"
WARM, NEUTRAL, COOL = (1, 0.98, 0.95), (1, 0.985, 0.96), (0.94, 0.97, 1)


def colour(hexadecimal):
    """An sRGB colour such as #15181d as linear RGBA."""
    digits = hexadecimal.lstrip("#")
    parts = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts) + (1,)


def material(
    name,
    base="#808080",
    rough=0.5,
    metal=0.0,
    coat=0.0,
    coat_rough=0.03,
    specular=0.5,
    glow=None,
    glow_strength=1.0,
    anisotropic=0.0,
    bump=None,
    rough_noise=None,
    transmission=0.0,
    ior=None,
):
    """A surface. base: hex or linear RGBA; bump: (scale, strength, distance in m); rough_noise: (scale, least, most)."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    tree = made.node_tree
    inputs = tree.nodes["Principled BSDF"].inputs
    values = {
        "Base Color": colour(base) if isinstance(base, str) else base,
        "Roughness": rough,
        "Metallic": metal,
        "Clearcoat": coat,
        "Clearcoat Roughness": coat_rough,
        "Specular": specular,
        "Anisotropic": anisotropic,
        "Transmission": transmission,
    }
    if ior:
        values["IOR"] = ior
    if glow:
        made.cycles.sample_as_light = glow_strength > 10  # otherwise half the samples would go to a lit lamp or a screen
        values |= {"Emission": colour(glow) if isinstance(glow, str) else glow, "Emission Strength": glow_strength}
    for key, value in values.items():
        inputs[key].default_value = value
    if rough_noise:
        scale, least, most = rough_noise
        spread = tree.nodes.new("ShaderNodeMapRange")
        for i, value in ((1, 0.35), (2, 0.65), (3, least), (4, most)):
            spread.inputs[i].default_value = value
        tree.links.new(_noise(tree, scale, 6), spread.inputs[0])
        tree.links.new(spread.outputs[0], inputs["Roughness"])
    if bump:
        scale, strength, distance = bump
        tree.links.new(_bump(tree, _noise(tree, scale, 4), strength, distance), inputs["Normal"])
    return made


def _noise(tree, scale, detail):
    place = tree.nodes.new("ShaderNodeTexCoord")
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, detail
    tree.links.new(place.outputs["Object"], noise.inputs["Vector"])
    return noise.outputs["Fac"]


def _bump(tree, height, strength, distance):
    node = tree.nodes.new("ShaderNodeBump")
    node.inputs["Strength"].default_value, node.inputs["Distance"].default_value = strength, distance
    tree.links.new(height, node.inputs["Height"])
    return node.outputs["Normal"]


def turned_metal(name, base, rough=0.25, anisotropic=0.7, scale=900, strength=0.12, distance=0.0003):
    """Metal from the lathe: fine concentric grooves about the object's Z, and the fan of light that they give."""
    made = material(name, base, rough, 1, anisotropic=anisotropic)
    tree = made.node_tree
    inputs, new, join = tree.nodes["Principled BSDF"].inputs, tree.nodes.new, tree.links.new
    place, split, flat, length = (new(f"ShaderNode{n}") for n in ("TexCoord", "SeparateXYZ", "CombineXYZ", "VectorMath"))
    length.operation = "LENGTH"
    join(place.outputs["Object"], split.inputs[0])
    join(split.outputs[0], flat.inputs[0])
    join(split.outputs[1], flat.inputs[1])
    join(flat.outputs[0], length.inputs[0])
    noise = new("ShaderNodeTexNoise")
    noise.noise_dimensions = "1D"
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, 5
    join(length.outputs["Value"], noise.inputs["W"])
    join(_bump(tree, noise.outputs["Fac"], strength, distance), inputs["Normal"])
    tangent = new("ShaderNodeTangent")
    tangent.direction_type, tangent.axis = "RADIAL", "Z"
    join(tangent.outputs[0], inputs["Tangent"])
    return made


def clear_cover():
    """A clear lamp cover: light passes straight through, and it reflects more at grazing angles."""
    made = bpy.data.materials.new("clear cover")
    made.use_nodes = True
    tree = made.node_tree
    new, join = tree.nodes.new, tree.links.new
    clear, mirror, slope, mix = (new(f"ShaderNode{n}") for n in ("BsdfTransparent", "BsdfGlossy", "LayerWeight", "MixShader"))
    mirror.inputs["Roughness"].default_value, slope.inputs["Blend"].default_value = 0.01, 0.25
    join(slope.outputs["Fresnel"], mix.inputs[0])
    join(clear.outputs[0], mix.inputs[1])
    join(mirror.outputs[0], mix.inputs[2])
    join(mix.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
    return made


def pane(name, through, sheen=1.0):
    """
    Tinted glass: `through` is the share of light that passes, `sheen` how strongly it mirrors. What it mirrors is painted: a soft glow from above, by Fresnel's
    law; a true mirror would show the softboxes as white sheets, and speckle at few samples.
    """
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    made.cycles.sample_as_light = False
    tree = made.node_tree
    new, join = tree.nodes.new, tree.links.new
    clear, glow, both, slope = (new(f"ShaderNode{n}") for n in ("BsdfTransparent", "Emission", "AddShader", "Fresnel"))
    place, split, sky, strength = (new(f"ShaderNode{n}") for n in ("TexCoord", "SeparateXYZ", "MapRange", "Math"))
    clear.inputs[0].default_value = (through * 0.94, through, through * 0.98, 1)
    glow.inputs["Color"].default_value, slope.inputs["IOR"].default_value = (0.93, 0.97, 1, 1), 1.45
    sky.interpolation_type, strength.operation = "SMOOTHSTEP", "MULTIPLY"
    for i, value in ((1, 0.40), (2, 0.95), (3, 0.05 * sheen), (4, 1.7 * sheen)):
        sky.inputs[i].default_value = value
    join(place.outputs["Reflection"], split.inputs[0])
    join(split.outputs["Z"], sky.inputs[0])
    join(sky.outputs[0], strength.inputs[0])
    join(slope.outputs[0], strength.inputs[1])
    join(strength.outputs[0], glow.inputs["Strength"])
    join(clear.outputs[0], both.inputs[0])
    join(glow.outputs[0], both.inputs[1])
    join(both.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
    return made


def house_materials():
    """The common materials, one name for each surface."""
    m = SimpleNamespace()
    m.paint = material("paint", PAINT, 0.32, coat=1, coat_rough=0.02)
    m.charcoal = material("charcoal", "#2a2d31", 0.42, coat=0.6, coat_rough=0.08)
    m.ink = material("ink", "#15181d", 0.4, coat=0.4, coat_rough=0.1)
    m.graphite = material("graphite", "#3a4048", 0.45, coat=0.3, coat_rough=0.1)
    m.bone = material("bone", "#efe9df", 0.35, coat=0.5, coat_rough=0.05)
    m.rubber = material("rubber", "#1d1e20", 0.62, specular=0.35, bump=(900, 0.12, 0.0004), rough_noise=(14, 0.5, 0.72))
    m.plastic = material("plastic", "#1b1c1e", 0.5, specular=0.4, bump=(700, 0.15, 0.0004))
    m.steel = material("steel", (0.60, 0.59, 0.57, 1), 0.24, 1, rough_noise=(30, 0.18, 0.32))
    m.chrome = material("chrome", (0.75, 0.75, 0.75, 1), 0.07, 1)
    m.cast_iron = material("cast iron", (0.20, 0.20, 0.205, 1), 0.5, 1, bump=(600, 0.35, 0.0006))
    m.cast_alloy = material("cast alloy", (0.52, 0.52, 0.51, 1), 0.46, 1, bump=(420, 0.3, 0.0005), rough_noise=(20, 0.4, 0.55))
    m.alloy = material("alloy", (0.72, 0.72, 0.71, 1), 0.22, 1, rough_noise=(20, 0.18, 0.27))
    m.milled = material("milled alloy", (0.66, 0.66, 0.655, 1), 0.34, 1, bump=(900, 0.08, 0.0002))
    m.burnt = material("burnt steel", (0.30, 0.24, 0.19, 1), 0.42, 1, bump=(500, 0.12, 0.0003), rough_noise=(12, 0.34, 0.5))
    m.gunmetal = material("gunmetal", (0.11, 0.115, 0.12, 1), 0.32, 1, coat=0.6, coat_rough=0.05)
    m.black_metal = material("black metal", (0.035, 0.037, 0.04, 1), 0.42, 1, coat=0.4, coat_rough=0.15, bump=(500, 0.12, 0.0003))
    m.zinc = material("zinc", (0.66, 0.64, 0.58, 1), 0.3, 1, bump=(300, 0.1, 0.0004))
    m.brass = material("brass", (0.78, 0.55, 0.26, 1), 0.25, 1)
    m.copper = material("copper", (0.80, 0.42, 0.26, 1), 0.3, 1)
    m.lead = material("lead", (0.34, 0.345, 0.36, 1), 0.42, 1, bump=(400, 0.15, 0.0004))
    m.ceramic = material("ceramic", "#f4f1ea", 0.12, coat=1, coat_rough=0.02)
    m.gloss = material("gloss black", (0.004, 0.004, 0.005, 1), 0.08, coat=1, coat_rough=0.02)
    m.paper = material("paper", "#cfc0a2", 0.75, specular=0.2)
    m.primer = material("primer", "#84888a", 0.62, specular=0.35, rough_noise=(9, 0.5, 0.7), bump=(1500, 0.06, 0.0003))
    m.tape = material("masking tape", "#e3c98a", 0.6, specular=0.3)
    m.black = material("black", (0.002, 0.002, 0.002, 1), 1, specular=0)
    m.turned_steel = turned_metal("turned steel", (0.64, 0.63, 0.61, 1), 0.22, 0.5, 2500, 0.05, 0.0001)
    m.disc_face = turned_metal("disc face", (0.62, 0.61, 0.60, 1), 0.23, 0.75, 1400, 0.18, 0.0002)
    return m


def pool_of_light(size, rough=0.6, shine=0.1):
    """
    A dark floor that is lit round the origin and black from `size` away, for pictures that end in the page's ink. With little `rough` and more `shine` it
    mirrors what stands on it.
    """
    made = material("pool of light", rough=rough)
    tree = made.node_tree
    inputs, new, join = tree.nodes["Principled BSDF"].inputs, tree.nodes.new, tree.links.new
    place, far, fall = (new(f"ShaderNode{n}") for n in ("NewGeometry", "VectorMath", "MapRange"))
    far.operation, fall.interpolation_type = "LENGTH", "SMOOTHSTEP"
    for i, value in ((1, 0.30 * size), (2, size), (3, 1), (4, 0)):
        fall.inputs[i].default_value = value
    join(place.outputs["Position"], far.inputs[0])
    join(far.outputs["Value"], fall.inputs[0])
    tint, mirror = new("ShaderNodeVectorMath"), new("ShaderNodeMath")
    tint.operation, tint.inputs[0].default_value = "SCALE", (0.0050, 0.0061, 0.0080)
    mirror.operation, mirror.inputs[1].default_value = "MULTIPLY", shine
    join(fall.outputs[0], tint.inputs["Scale"])
    join(tint.outputs[0], inputs["Base Color"])
    join(fall.outputs[0], mirror.inputs[0])
    join(mirror.outputs[0], inputs["Specular"])
    return made


def sweep(surface, width, depth, front, height, radius):
    """A seamless backdrop: floor that curves up into the wall."""
    line = [(-front, 0)]
    line += [(depth - radius + radius * math.sin(t), radius - radius * math.cos(t)) for t in np.linspace(0, math.pi / 2, 40)]
    line += [(depth, height)]
    points = [(x, y, z) for y, z in line for x in (-width, width)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
    return polygons("sweep", points, faces, surface, None)


def softbox(location, target, size, watts, tint=(1, 1, 1), feather=0.3, seen=False):
    """A softbox with a bright core and a feathered edge, so that reflections have no hard edges."""
    light = bpy.data.lights.new("softbox", "AREA")
    light.shape, (light.size, light.size_y), light.energy, light.color = "RECTANGLE", size, watts, tint
    thing = link(bpy.data.objects.new("softbox", light))
    thing.location = location
    thing.visible_camera = seen
    light.use_nodes = True
    tree = light.node_tree
    place = tree.nodes.new("ShaderNodeNewGeometry").outputs["Parametric"]
    tree.links.new(_feathered(tree, place, feather, 1.6), tree.nodes["Emission"].inputs["Strength"])
    return aim(thing, target)


def _feathered(tree, place, feather, strength):
    """The strength in the middle of a panel, falling off to its edges; place runs from 0 to 1 along its sides."""
    new, join = tree.nodes.new, tree.links.new
    split = new("ShaderNodeSeparateXYZ")
    join(place, split.inputs[0])
    edges = []
    for axis in (0, 1):
        fold = new("ShaderNodeMath")
        fold.operation, fold.inputs[1].default_value = "PINGPONG", 0.5
        join(split.outputs[axis], fold.inputs[0])
        edge = new("ShaderNodeMapRange")
        edge.interpolation_type, edge.inputs[1].default_value, edge.inputs[2].default_value = "SMOOTHERSTEP", 0, feather
        join(fold.outputs[0], edge.inputs[0])
        edges.append(edge)
    both, core = new("ShaderNodeMath"), new("ShaderNodeMath")
    both.operation = core.operation = "MULTIPLY"
    core.inputs[1].default_value = strength
    join(edges[0].outputs[0], both.inputs[0])
    join(edges[1].outputs[0], both.inputs[1])
    join(both.outputs[0], core.inputs[0])
    return core.outputs[0]


def flag(size, location, turn_degrees):
    """A black card that gives shiny metal a dark edge. It is visible in reflections but not to the camera."""
    card = box("flag", size, location, material("flag", (0.01, 0.01, 0.01, 1), 1, specular=0), 0, (0, 0, math.radians(turn_degrees)))
    card.visible_camera = card.visible_shadow = card.visible_diffuse = False
    return card


def ambient(strength, tint=(1, 0.99, 0.97, 1)):
    world = bpy.data.worlds.new("ambient")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value, background.inputs[1].default_value = tint, strength


def camera(location, target, lens=85, stop=None, focus=None, shift=(0, 0)):
    """A 36 mm camera. lens in mm; stop as an f-number, none for a pinhole; focus is a place."""
    body = bpy.data.cameras.new("camera")
    body.lens, body.clip_start = lens, 0.005
    body.shift_x, body.shift_y = shift
    thing = link(bpy.data.objects.new("camera", body))
    thing.location = location
    aim(thing, target)
    if stop:
        body.dof.use_dof, body.dof.aperture_fstop = True, stop
        body.dof.focus_distance = math.dist(focus or target, location)
    bpy.context.scene.camera = thing
    return thing


def table(size, dark=False, key=1.0, fill=1.0, face=0.0, ground=None):
    """
    The still life studio round a subject of about `size` metres at the origin: top softbox, strip at the left, rim at the right,
    low front fill, a glow on the backdrop, black flags. face adds a panel at the right that fills flat metal turned to it. ground: the material of the backdrop.
    """
    s, power = size, size * size
    ground = ground or material("backdrop", INK if dark else BONE, 0.6, specular=0.2)
    sweep(ground, 22 * s, 6 * s, 9 * s, 11 * s, 3.4 * s)
    softbox((-0.5 * s, 0.9 * s, 3.0 * s), (0, 0, 0.3 * s), (2.8 * s, 1.9 * s), 190 * power * key, NEUTRAL)
    softbox((-2.8 * s, -0.2 * s, 1.5 * s), (0, 0, 0.5 * s), (0.7 * s, 2.6 * s), 95 * power * key, WARM)
    softbox((2.6 * s, 1.2 * s, 1.4 * s), (0, 0, 0.4 * s), (0.3 * s, 2.4 * s), (110 if dark else 50) * power * fill, COOL)
    softbox((0.5 * s, -4 * s, 2.8 * s), (0, 0, 0.3 * s), (1.6 * s, 0.7 * s), 16 * power * fill)
    softbox((0, 2.4 * s, 3.0 * s), (0, 5.6 * s, 1.2 * s), (7 * s, 1.2 * s), (95 if dark else 80) * power)
    if face:
        softbox((2.3 * s, -0.75 * s, 0.75 * s), (0, 0, 0.42 * s), (0.9 * s, 1.8 * s), face * power, WARM)
    flag((0.9 * s, 0.02 * s, 2.2 * s), (1.7 * s, -1.5 * s, 0.9 * s), -35)
    flag((0.9 * s, 0.02 * s, 2.2 * s), (-1.5 * s, -2.2 * s, 0.9 * s), 30)
    ambient(0.06 if dark else 0.12)
