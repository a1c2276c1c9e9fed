"""
Layered surfaces, such as paint over primer over bright metal. A layer appears where a mask exceeds
its threshold; the mask is 1 in the middle of a spot, 0 at its edge, and frayed by noise.
"""

import bpy

from kit.studio import colour


def layered(name, spots, layers, fray=0.5, scale=9.0):
    """
    spots: (x, y, z, reach x, reach y, reach z) in the object's space. layers, from below: (threshold, softness, surface); the first
    layer's threshold is ignored. fray is how far the noise, of `scale` per metre, moves an edge, as a fraction of the reach.
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
        ("Base Color", base),
        ("Roughness", rough),
        ("Metallic", metal),
        ("Clearcoat", coat),
        ("Clearcoat Roughness", 0.02),
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
