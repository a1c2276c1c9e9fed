"""What the surface of a panel goes through: scuffs, bare metal, filler, primer, fresh colour, as patches in one material."""

from dataclasses import dataclass

import bpy

from kit.studio import colour

BARE = {"base": (0.50, 0.49, 0.47, 1), "rough": 0.34, "metal": 1}
FILLER = {"base": "#b08f83", "rough": 0.85}
STOPPER = {"base": "#8d9a83", "rough": 0.8}
PRIMER = {"base": "#84888a", "rough": 0.62}
RUBBED = {"base": "#2b2c2e", "rough": 0.75}
SCRAPED = {"base": "#c3c0b8", "rough": 0.7}
@dataclass(frozen=True)
class Patch:
    """A field of another surface, an ellipsoid in the car's metres or, square, a box with rounded edges."""

    look: dict
    place: tuple[float, float, float]
    reach: tuple[float, float, float]
    edge: float = 0.25
    """The share of its reach over which it fades out."""
    ragged: float = 0.3
    """How far noise moves its edge, as a share of its reach."""
    grain: tuple[float, float, float] = (9, 9, 9)
    """How often that noise changes in a metre, along each axis; unequal ones give streaks."""
    cover: float = 1.0
    """The share of the field that is covered; less than 1 leaves specks or streaks."""
    square: bool = False


def patched(name, look, *patches):
    """A material with the look of `look` and the patches over it, the last on top."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.remove(tree.nodes["Principled BSDF"])
    place = tree.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    shown = _surface(tree, look)
    for patch in patches:
        mix = tree.nodes.new("ShaderNodeMixShader")
        tree.links.new(_share(tree, place, patch), mix.inputs[0])
        tree.links.new(shown, mix.inputs[1])
        tree.links.new(_surface(tree, patch.look), mix.inputs[2])
        shown = mix.outputs[0]
    tree.links.new(shown, tree.nodes["Material Output"].inputs["Surface"])
    return made


def fresh(paint):
    """The look of clear-coated colour."""
    return {"base": paint, "rough": 0.30, "coat": 1}


def _surface(tree, look):
    node = tree.nodes.new("ShaderNodeBsdfPrincipled")
    base = look["base"]
    values = {
        "Base Color": colour(base) if isinstance(base, str) else base, "Roughness": look.get("rough", 0.5),
        "Metallic": look.get("metal", 0), "Clearcoat": look.get("coat", 0), "Clearcoat Roughness": look.get("coat_rough", 0.0),
        "Specular": look.get("specular", 0.4),
    }
    for key, value in values.items():
        node.inputs[key].default_value = value
    return node.outputs[0]


def _share(tree, place, patch):
    """0 outside the patch, 1 inside."""
    new, join = tree.nodes.new, tree.links.new

    def vector(operation, one, other=None):
        node = new("ShaderNodeVectorMath")
        node.operation = operation
        join(one, node.inputs[0])
        if other is not None:
            node.inputs[1].default_value = other
        return node.outputs["Value" if operation == "LENGTH" else "Vector"]

    def number(operation, one, other):
        node = new("ShaderNodeMath")
        node.operation = operation
        for socket, value in zip(node.inputs, (one, other)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                join(value, socket)
        return node.outputs[0]

    def noise(scale, detail):
        node = new("ShaderNodeTexNoise")
        node.inputs["Scale"].default_value, node.inputs["Detail"].default_value = 1, detail
        join(vector("MULTIPLY", place, scale), node.inputs["Vector"])
        return node.outputs["Fac"]

    def step(value, least, most):
        node = new("ShaderNodeMapRange")
        node.interpolation_type = "SMOOTHSTEP"
        join(value, node.inputs[0])
        node.inputs[1].default_value, node.inputs[2].default_value = least, most
        return node.outputs[0]

    near = vector("DIVIDE", vector("SUBTRACT", place, patch.place), patch.reach)
    if patch.square:
        split = new("ShaderNodeSeparateXYZ")
        join(vector("ABSOLUTE", near), split.inputs[0])
        far = number("MAXIMUM", number("MAXIMUM", split.outputs[0], split.outputs[1]), split.outputs[2])
    else:
        far = vector("LENGTH", near)
    if patch.ragged:
        far = number("ADD", far, number("MULTIPLY", number("SUBTRACT", noise(patch.grain, 4), 0.5), 2 * patch.ragged))
    share = step(number("SUBTRACT", 1, far), 0, max(patch.edge, 1e-3))
    if patch.cover < 1:
        middle = 0.5 + 0.36 * (0.5 - patch.cover)
        share = number("MULTIPLY", share, step(noise(tuple(3.1 * g for g in patch.grain), 5), middle - 0.03, middle + 0.03))
    return share
