"""
Layered surfaces for rust and its repair: paint, primer, bright metal, brown pits. A layer appears where a mask exceeds
its threshold; the mask is 1 in the middle of a spot, 0 at its edge, and frayed by noise.
"""

from types import SimpleNamespace

import bpy

from kit.studio import colour


def layered(name, spots, layers, fray=0.5, scale=9.0):
    """
    spots: (x, y, z, reach x, reach y, reach z) in the object's space, or the name of a mesh attribute that holds the measure. layers, from below: (threshold, softness, surface); the first
    one's threshold is not asked. fray is how far the noise, of `scale` per metre, moves an edge, in parts of a reach.
    """
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.remove(tree.nodes["Principled BSDF"])
    place = tree.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    measure = _measure(tree, place, spots, fray, scale)
    shown = _surface(tree, place, **layers[0][2])
    for threshold, softness, look in layers[1:]:
        step, mix = tree.nodes.new("ShaderNodeMapRange"), tree.nodes.new("ShaderNodeMixShader")
        step.interpolation_type = "SMOOTHSTEP"
        step.inputs[1].default_value, step.inputs[2].default_value = threshold - softness, threshold + softness
        tree.links.new(measure, step.inputs[0])
        tree.links.new(step.outputs[0], mix.inputs[0])
        tree.links.new(shown, mix.inputs[1])
        tree.links.new(_surface(tree, place, **look), mix.inputs[2])
        shown = mix.outputs[0]
    tree.links.new(shown, tree.nodes["Material Output"].inputs["Surface"])
    return made


def _measure(tree, place, spots, fray, scale):
    new, join = tree.nodes.new, tree.links.new
    best = None
    if isinstance(spots, str):
        held = new("ShaderNodeAttribute")
        held.attribute_name, best, spots = spots, held.outputs["Fac"], []
    for x, y, z, *reach in spots:
        aside, share, length, fall = (new(f"ShaderNode{n}") for n in ("VectorMath", "VectorMath", "VectorMath", "Math"))
        aside.operation, share.operation, length.operation, fall.operation = "SUBTRACT", "DIVIDE", "LENGTH", "SUBTRACT"
        aside.inputs[1].default_value, share.inputs[1].default_value, fall.inputs[0].default_value = (x, y, z), reach, 1
        join(place, aside.inputs[0])
        join(aside.outputs[0], share.inputs[0])
        join(share.outputs[0], length.inputs[0])
        join(length.outputs["Value"], fall.inputs[1])
        if best is None:
            best = fall.outputs[0]
            continue
        larger = new("ShaderNodeMath")
        larger.operation = "SMOOTH_MAX"
        larger.inputs[2].default_value = 0.25
        join(best, larger.inputs[0])
        join(fall.outputs[0], larger.inputs[1])
        best = larger.outputs[0]
    frayed = new("ShaderNodeMath")
    frayed.operation, frayed.inputs[1].default_value = "MULTIPLY_ADD", fray * 2
    join(_noise(tree, place, scale, 7, 0.62), frayed.inputs[0])
    join(best, frayed.inputs[2])
    level = new("ShaderNodeMath")
    level.operation, level.inputs[1].default_value = "SUBTRACT", fray
    join(frayed.outputs[0], level.inputs[0])
    return level.outputs[0]


def _surface(tree, place, base="#808080", other=None, grain=40.0, rough=0.5, metal=0.0, coat=0.0, specular=0.5, bump=()):
    """One layer. other: a second colour, mingled with the first at `grain` per metre; bump: (scale, strength, distance in m) each."""
    new, join = tree.nodes.new, tree.links.new
    node = new("ShaderNodeBsdfPrincipled")
    base = colour(base) if isinstance(base, str) else base
    for key, value in (
        ("Base Color", base), ("Roughness", rough), ("Metallic", metal), ("Clearcoat", coat), ("Clearcoat Roughness", 0.02),
        ("Specular", specular),
    ):
        node.inputs[key].default_value = value
    if other:
        ramp = new("ShaderNodeValToRGB")
        for stop, position, tone in zip(ramp.color_ramp.elements, (0.38, 0.62), (base, colour(other))):
            stop.position, stop.color = position, tone
        join(_noise(tree, place, grain, 8, 0.7), ramp.inputs[0])
        join(ramp.outputs[0], node.inputs["Base Color"])
    for scale, strength, distance in bump:
        raised = new("ShaderNodeBump")
        raised.inputs["Strength"].default_value, raised.inputs["Distance"].default_value = strength, distance
        join(_noise(tree, place, scale, 5, 0.6), raised.inputs["Height"])
        if node.inputs["Normal"].is_linked:
            join(node.inputs["Normal"].links[0].from_socket, raised.inputs["Normal"])
        join(raised.outputs[0], node.inputs["Normal"])
    return node.outputs[0]


def _noise(tree, place, scale, detail, roughness):
    noise = tree.nodes.new("ShaderNodeTexNoise")
    for key, value in (("Scale", scale), ("Detail", detail), ("Roughness", roughness)):
        noise.inputs[key].default_value = value
    tree.links.new(place, noise.inputs["Vector"])
    return noise.outputs["Fac"]


PAINT = "#38463e"  # the wagon's dark grey-green


def layers_of(paint=PAINT):
    """What lies over and under the paint of a car."""
    return SimpleNamespace(
        paint={"base": paint, "rough": 0.3, "coat": 1.0},
        blistered={"base": paint, "rough": 0.42, "coat": 0.6, "bump": ((95, 1.0, 0.010),)},
        rust={"base": "#24150f", "other": "#583421", "grain": 70, "rough": 0.92, "specular": 0.15, "bump": ((160, 1.0, 0.006), (600, 0.6, 0.002))},
        pitted={"base": "#1a1311", "other": "#3a2620", "grain": 120, "rough": 0.8, "specular": 0.25, "bump": ((220, 1.0, 0.005),)},
        bright={"base": (0.62, 0.61, 0.59, 1), "rough": 0.30, "metal": 1.0, "bump": ((900, 0.25, 0.0004),)},
        primer={"base": "#84888a", "rough": 0.6, "specular": 0.35},
        sealer={"base": "#b9b5a8", "rough": 0.55, "specular": 0.4},
        stone_chip={"base": "#121314", "rough": 0.62, "specular": 0.4, "bump": ((320, 1.0, 0.004), (900, 0.5, 0.001))},
    )  # fmt: skip
