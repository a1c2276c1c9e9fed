import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommand } from '../run-command.ts'

/** Who may import whom, one line for each border: the file, what it imports, and whether it may. */
const imports = [
  ['workshop/a.ts', '../enquiries/wording.ts', 'no'],
  ['workshop/b.test.ts', './a.ts', 'yes'],
  ['enquiries/a.ts', '../workshop/hours.ts', 'yes'],
  ['enquiries/booking/b.ts', '../../site/forms/form.ts', 'no'],
  ['site/pages/a.tsx', '../../workshop/hours.ts', 'yes'],
  ['site/pages/b.tsx', '../../enquiries/wording.ts', 'yes'],
  ['site/pages/c.tsx', '../../art/pictures.ts', 'yes'],
  ['site/pages/d.tsx', '../../server/app.ts', 'no'],
  ['server/store/a.ts', '../../enquiries/wording.ts', 'yes'],
  ['server/http/c.ts', '../../site/site.tsx', 'no'],
  ['server/http/d.ts', '../../build/server/index.js', 'no'],
  ['server/main.ts', '../build/server/index.js', 'yes'],
  ['art/a.ts', '../workshop/services.ts', 'yes'],
  ['art/b.ts', '../site/site.tsx', 'no'],
  ['site/pages/f.tsx', '../../e2e/journeys/book.ts', 'no'],
  ['server/e.ts', '../benchmarks/posts/run.ts', 'no'],
  ['server/f.ts', '../scripts/start-postgres.ts', 'no'],
  ['server/g.test.ts', '../scripts/find-chromium.ts', 'yes'],
  ['server/h.test.ts', '../scripts/start-postgres.ts', 'no'],
  ['vitest.config.ts', './scripts/find-chromium.ts', 'yes'],
  ['playwright.config.ts', './e2e/journeys/book.ts', 'no'],
  ['e2e/journeys/a.spec.ts', '../../server/app.ts', 'yes'],
  ['scripts/a.ts', '../site/routes.ts', 'yes'],
  ['drawer/a.ts', '../workshop/hours.ts', 'no'],
] as const

/** Other ways to write an import, all of which the border must see. */
const spellings = {
  'workshop/c.ts': "import type { Site } from '../site/site.tsx'\nexport type Ours = Site\n",
  'workshop/d.ts': "export { site } from '../site/site.tsx'\n",
  'workshop/e.ts': "export * from '../site/site.tsx'\n",
  'workshop/f.ts': "export const site = import('../site/site.tsx')\n",
  'workshop/g.ts': "export type Site = import('../site/site.tsx').Site\n",
  'workshop/h.ts': "import '../site/design/base.css'\n",
}

/** Files with what Biome must say of them; none when they are well. */
const exportsAndNames = [
  ['workshop/default-export.ts', 'export default 1\n', 'noDefaultExport'],
  ['site/pages/default-export.tsx', 'export default 1\n', undefined],
  ['vite.config.ts', 'export default {}\n', undefined],
  ['workshop/BadName.ts', 'export const a = 1\n', 'useFilenamingConvention'],
  ['workshop/good-name.test.ts', 'export const a = 1\n', undefined],
  ['enquiries/barrel.ts', "export { a } from './field.ts'\n", 'noBarrelFile'],
] as const

let house: string

beforeAll(async () => {
  const root = join(import.meta.dirname, '../..')
  house = await mkdtemp(join(tmpdir(), 'house-'))
  for (const ours of ['.oxlintrc.json', 'biome.json', 'scripts/lint']) await cp(join(root, ours), join(house, ours), { recursive: true })
  for (const [file, imported] of imports) await put(file, `import { thing } from '${imported}'\nexport const kept = thing\n`)
  for (const [file, text] of [...Object.entries(spellings), ...exportsAndNames]) await put(file, text)
})

afterAll(() => rm(house, { recursive: true }))

async function put(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(house, file)), { recursive: true })
  await writeFile(join(house, file), text)
}

describe('the linter keeps the borders of the house', () => {
  let faults: Set<string>

  beforeAll(async () => {
    const { output } = await runCommand(['oxlint', '--format=json'], { quiet: true, cwd: house })
    const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string; filename: string }[] }
    faults = new Set(diagnostics.filter(({ code }) => code === 'house(borders)').map(({ filename }) => filename))
  })

  test.for(imports)('%s importing %s: %s', ([file, , may]) => {
    expect(faults.has(file) ? 'no' : 'yes').toBe(may)
  })

  test.for(Object.entries(spellings))('%s is seen however it is written', ([file]) => {
    expect(faults).toContain(file)
  })
})

describe('exports have names, and files are named alike', () => {
  let faults: Set<string>

  beforeAll(async () => {
    const { output } = await runCommand(['biome', 'lint', '--reporter=github', '--vcs-enabled=false'], { quiet: true, cwd: house })
    faults = new Set([...output.matchAll(/title=lint\/\w+\/(\w+),file=([^,]+)/g)].map(([, rule, file]) => `${file} ${rule}`))
  })

  test.for(exportsAndNames)('%s holding %j', ([file, , rule]) => {
    const ours = [...faults].filter((fault) => fault.includes(`${file} `)).map((fault) => fault.split(' ').at(-1))
    expect(ours).toEqual(rule ? [rule] : [])
  })
})
