import { brakePads } from './brake-pads.ts'
import { engineFaults } from './engine-faults.ts'
import { hatchTall } from './hatch-tall.ts'
import { hatchWide } from './hatch-wide.ts'
import { sampleCar } from './sample-car.ts'
import { scanTool } from './scan-tool.ts'
import { sedanTall } from './sedan-tall.ts'
import { sedanWide } from './sedan-wide.ts'
import { type Sheet, writeSheet } from './sheet.ts'
import { slides } from './slides.ts'
import { suvTall } from './suv-tall.ts'
import { suvWide } from './suv-wide.ts'
import { tieRodEnd } from './tie-rod-end.ts'
import { tyreSidewall } from './tyre-sidewall.ts'
import { tyreWear } from './tyre-wear.ts'
import { wagonTall } from './wagon-tall.ts'
import { wagonWide } from './wagon-wide.ts'

const numbered = (series: string, sheets: readonly (() => Sheet)[]) => sheets.map((draw, i) => [`${series}-${i + 1}`, draw] as const)

const sheets = [
  ...numbered('project-a-wide', hatchWide),
  ...numbered('project-a-tall', hatchTall),
  ...numbered('project-b-wide', sedanWide),
  ...numbered('project-b-tall', sedanTall),
  ...numbered('project-c-wide', suvWide),
  ...numbered('project-c-tall', suvTall),
  ...numbered('project-d-wide', wagonWide),
  ...numbered('project-d-tall', wagonTall),
  ...numbered('slide', slides),
  ...numbered('sample-project', sampleCar),
  ['sample-engine', engineFaults] as const,
  ['service-diagnostic', scanTool] as const,
  ['product-tyre-sidewall', tyreSidewall] as const,
  ['post-tyres-wear', tyreWear] as const,
  ['testimonial-1', brakePads] as const,
  ['testimonial-2', tieRodEnd] as const,
]

// Draws the named sheets into art/originals/, or all of them.
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !sheets.some(([known]) => known === name))
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}. Give names of damage report sheets, such as project-b-wide-1.`)
for (const [name, draw] of sheets) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  await writeSheet(draw())
  console.log(name)
}
