import battery from '../../../art/drawings/battery.svg?url'
import brakeDisc from '../../../art/drawings/brake-disc.svg?url'
import coilOver from '../../../art/drawings/coil-over.svg?url'
import gauges from '../../../art/drawings/gauges.svg?url'
import gears from '../../../art/drawings/gears.svg?url'
import oil from '../../../art/drawings/oil.svg?url'
import scanTool from '../../../art/drawings/scan-tool.svg?url'
import sprayGun from '../../../art/drawings/spray-gun.svg?url'
import torch from '../../../art/drawings/torch.svg?url'
import type { ServiceSlug } from '../../../workshop/services.ts'

/** The address of each service's line drawing. */
export const serviceDrawings: Record<ServiceSlug, string> = {
  'air-conditioning': gauges,
  bodywork: sprayGun,
  customization: coilOver,
  diagnostic: scanTool,
  electrical: battery,
  inspection: torch,
  maintenance: oil,
  repair: brakeDisc,
  transmission: gears,
}
