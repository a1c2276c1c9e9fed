/** `npm run benchmark -- <name>` runs benchmarks/<name>.ts with the arguments that follow the name. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const [name = ''] = process.argv.splice(2, 1)
const file = join(import.meta.dirname, `${name}.ts`)
if (existsSync(file)) await import(file)
else {
  console.error(`There is no benchmark called '${name}'. benchmarks/README.md lists them.`)
  process.exitCode = 1
}
