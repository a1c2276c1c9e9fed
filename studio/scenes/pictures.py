"""The list of rendered pictures, in rendering order."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Picture:
    name: str
    """The picture's name in art/pictures.ts; the file becomes art/originals/<name>.jpg."""
    scene: str
    """module:function, in this folder."""
    samples: int = 28
    """Samples per pixel, both exposures together."""
    size: tuple[int, int] = (1600, 1067)
    """Width and height in pixels."""
    look: str = "High Contrast"
    """The look in Blender's Filmic view transform."""
    exposure: float = 0.45
    """In stops."""
    ground: str = ""
    """The page's ground, ink or bone, that the backdrop is graded into, so that it has no edges there."""


PICTURES = [
    Picture("service-inspection", "inspection:brake_rollers", ground="ink"),
    Picture("service-maintenance", "consumables:oil_and_filter", ground="ink"),
    Picture("service-electrical", "electrics:battery_and_loom", ground="ink"),
    Picture("service-air-conditioning", "climate:compressor_and_gauges", ground="ink"),
    Picture("service-diagnostic", "bench:misfire_on_the_screen", ground="ink"),
    Picture("service-transmission", "driveline:gears_on_stand", ground="ink"),
    Picture("service-customization", "driveline:wheel_and_coil_over", ground="ink"),
    Picture("technicians-mechanical", "bench:torque_wrench_and_head", 24),
    Picture("technicians-body", "bench:spray_gun_and_cards", 24),
    Picture("product-car-engine", "bench:engine_on_floor", 20, ground="bone"),
    Picture("technicians-electrical", "electrics:meter_and_loom", 24),
    Picture("service-repair", "brakes:disc_and_pads", 40, ground="ink"),
    Picture("product-tyre", "driveline:tyre_alone", 20, ground="bone"),
    Picture("product-brake-disk", "brakes:plain_disc", 20, ground="bone"),
    Picture("product-car-wheels", "driveline:alloy_wheels", 20, ground="bone"),
    Picture("product-oil-filter", "consumables:filters", 20, ground="bone"),
    Picture("product-spark-plug", "consumables:spark_plugs", 20, ground="bone"),
    Picture("product-petrol-pump", "cabin:pump_module", 20, ground="bone"),
    Picture("product-steering-wheel", "cabin:wheel_for_hands", 20, ground="bone"),
    Picture("product-headlights", "cabin:two_headlights", 20, ground="bone"),
    *(
        Picture(name, scene, 24, (1280, 960))
        for name, scene in (
            ("post-tyres", "journal:tread_depth"),
            ("post-wof", "journal:torch_and_card"),
            ("post-oil", "journal:service_on_the_bench"),
            ("post-hybrid", "journal:high_voltage"),
            ("post-beach", "journal:sand_and_hose"),
        )
    ),
    *(
        Picture(name, scene, 16, (1280, 960), ground="bone")
        for name, scene in (
            ("tab-wheels", "tabs:runout_measured"),
            ("tab-steering", "tabs:tie_rod_end"),
            ("tab-brakes", "tabs:disc_measured"),
            ("tab-suspension", "tabs:pair_of_struts"),
            ("tab-tyre", "tabs:pressure_checked"),
        )
    ),
    *(
        Picture(name, scene, 48, (900, 900), ground="bone")
        for name, scene in (
            ("team-1", "team:job_card_and_pencil"),
            ("team-2", "team:sockets_on_a_rail"),
            ("team-3", "team:fuses"),
            ("team-4", "team:hammer_and_dolly"),
            ("team-5", "team:fan_of_colours"),
            ("team-6", "team:tread_measured"),
        )
    ),
]
