import { brakeFluid } from './brake-fluid.ts'
import { brakeNoises } from './brake-noises.ts'
import { coolant } from './coolant.ts'
import { dentedSedan } from './dented-sedan.ts'
import { dipstick } from './dipstick.ts'
import { engineFaults, engineFaultsPhone } from './engine-faults.ts'
import { hatchTall } from './hatch-tall.ts'
import { hatchWide } from './hatch-wide.ts'
import { jobCard } from './job-card.ts'
import { writeDrawing } from './line-drawing.ts'
import { lineDrawings } from './line-drawings.ts'
import { sampleCar } from './sample-car.ts'
import { sedanTall } from './sedan-tall.ts'
import { sedanWide } from './sedan-wide.ts'
import { type Sheet, writeSheet } from './sheet.ts'
import { slides } from './slides.ts'
import { sparkPlugs } from './spark-plugs.ts'
import { suvTall } from './suv-tall.ts'
import { suvWide } from './suv-wide.ts'
import { treadSection } from './tread-section.ts'
import { tyreSidewall, tyreSidewallPhone } from './tyre-sidewall.ts'
import { tyreWear, tyreWearPhone } from './tyre-wear.ts'
import { wagonTall } from './wagon-tall.ts'
import { wagonWide } from './wagon-wide.ts'
import { washUnderneath } from './wash-underneath.ts'
import { wheelToe } from './wheel-toe.ts'
import { wofFindings } from './wof-findings.ts'

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
  ['sample-engine-phone', engineFaultsPhone] as const,
  ['service-bodywork', dentedSedan] as const,
  ['product-tyre-sidewall', tyreSidewall] as const,
  ['product-tyre-sidewall-phone', tyreSidewallPhone] as const,
  ['post-tyres-wear', tyreWear] as const,
  ['post-tyres-wear-phone', tyreWearPhone] as const,
  ['post-brakes', brakeNoises] as const,
  ['job-brakes', brakeFluid] as const,
  ['job-washing', washUnderneath] as const,
  ['job-tyres', treadSection] as const,
  ['appointment', jobCard] as const,
  ['job-wheels', wheelToe] as const,
  ['job-engine', dipstick] as const,
  ['job-cooling', coolant] as const,
  ['testimonial-1', sparkPlugs] as const,
  ['testimonial-2', wofFindings] as const,
]

const writers = new Map([
  ...sheets.map(([name, draw]) => [name, () => writeSheet(draw())] as const),
  ...lineDrawings.map((drawing) => [drawing.name, () => writeDrawing(drawing)] as const),
])

// Draws the named sheets into art/originals/ and line drawings into art/drawings/, or all of them.
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !writers.has(name))
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}. Give names such as project-b-wide-1 or car.`)
for (const [name, write] of writers) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  await write()
  console.log(name)
}
