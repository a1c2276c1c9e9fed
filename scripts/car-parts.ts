import { servicePath } from '../workshop/service.ts'
import { services } from '../workshop/services.ts'
import { writeIfChanged } from './pictures.ts'

const file = new URL('../site/components/car-map/car-parts.generated.css', import.meta.url)

/** Writes the position of each service's link on the drawn car as CSS, because the Content-Security-Policy allows no style attributes. */
export async function makeCarParts(): Promise<void> {
  const rules = services.map((service) => {
    const { x, y } = service.symptom
    return `[href='${servicePath(service)}'] {\n  --x: ${x};\n  --y: ${y};\n}\n`
  })
  await writeIfChanged(file, `/* Made by scripts/car-parts.ts; not kept in git. */\n${rules.join('')}`)
}
