import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listFiles } from '../list-files.ts'
import { runCommand } from '../run-command.ts'

const root = join(import.meta.dirname, '../..')

/** What each folder may import from the others. */
const allowed: Record<string, readonly string[]> = {
  workshop: [],
  enquiries: ['workshop'],
  art: ['workshop'],
  site: ['workshop', 'enquiries', 'art'],
  server: ['workshop', 'enquiries', 'desk/actions'],
  desk: ['workshop', 'enquiries', 'site/components', 'site/forms', 'site/design'],
  scripts: ['workshop', 'enquiries', 'art', 'site', 'site/components', 'site/forms', 'site/design', 'server', 'desk', 'desk/actions'],
}
const targets = [...Object.keys(allowed), 'site/components', 'site/forms', 'site/design', 'desk/actions', 'e2e', 'benchmarks', 'build']
const pairs = Object.keys(allowed).flatMap((from) =>
  targets.filter((to) => to.split('/')[0] !== from).map((to) => ({ from, to, may: allowed[from]?.includes(to) ? 'yes' : 'no' })),
)
const fileIn = (from: string, to: string) => `${from}/nested/${to.replace('/', '-')}.ts`

/** Other ways to write forbidden imports. */
const spellings = {
  'workshop/type.ts': "import type { Site } from '../site/root.tsx'\nexport type Ours = Site\n",
  'workshop/again.ts': "export { site } from '../site/root.tsx'\n",
  'workshop/all.ts': "export * from '../site/root.tsx'\n",
  'workshop/dynamic.ts': "export const site = import('../site/root.tsx')\n",
  'workshop/style.ts': "import '../site/design/base.css'\n",
  'workshop/deep/er/file.ts': "import '../../../site/root.tsx'\n",
  'vitest.config.ts': "import './e2e/journey.ts'\n",
}

const cycles = {
  'server/first.ts': "import { second } from './second.ts'\nexport const first = () => second\n",
  'server/second.ts': "import { first } from './first.ts'\nexport const second = () => first\n",
  'site/first.ts': "import type { Second } from './second.ts'\nexport type First = Second[]\n",
  'site/second.ts': "import type { First } from './first.ts'\nexport type Second = First | undefined\n",
}

/** Files with the rule that Biome must report, or none. */
const single = [
  ['workshop/default-export.ts', 'export default 1\n', 'noDefaultExport'],
  ['site/pages/default-export.tsx', 'export default 1\n', undefined],
  ['vite.config.ts', 'export default {}\n', undefined],
  ['workshop/BadName.ts', 'export const a = 1\n', 'useFilenamingConvention'],
  ['workshop/good-name.test.ts', 'export const a = 1\n', undefined],
  ['enquiries/barrel.ts', "export { a } from './field.ts'\n", 'noBarrelFile'],
  ['server/development.ts', "import { build } from 'vite'\nexport const b = build\n", 'noUndeclaredDependencies'],
  ['server/development.test.ts', "import { build } from 'vite'\nexport const b = build\n", undefined],
  ['server/floating.ts', 'const work = async () => 1\nwork()\n', 'noFloatingPromises'],
] as const

let scratch: string
let reported: Set<string>

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'import-rules-'))
  for (const ours of ['biome.jsonc', 'package.json']) await cp(join(root, ours), join(scratch, ours))
  for (const { from, to } of pairs) await put(fileIn(from, to), `import { thing } from '../../${to}/thing.ts'\nexport const used = thing\n`)
  for (const [file, text] of [...Object.entries({ ...spellings, ...cycles }), ...single]) await put(file, text)
  const { output } = await runCommand(['biome', 'lint', '--reporter=github', '--vcs-enabled=false', '--max-diagnostics=none'], {
    quiet: true,
    cwd: scratch,
  })
  const found = [...output.matchAll(/title=lint\/\w+\/(\w+),file=([^,]+)/g)]
  reported = new Set(found.map(([, rule, file = '']) => `${file.replace(`${scratch}/`, '')} ${rule}`))
})

afterAll(() => rm(scratch, { recursive: true }))

async function put(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(scratch, file)), { recursive: true })
  await writeFile(join(scratch, file), text)
}

describe('the linter enforces the import rules', () => {
  test.for(pairs)('$from may import $to: $may', ({ from, to, may }) => {
    expect(reported.has(`${fileIn(from, to)} noRestrictedImports`) ? 'no' : 'yes').toBe(may)
  })

  test.for(Object.keys(spellings))('it reports the import in %s', (file) => {
    expect(reported).toContain(`${file} noRestrictedImports`)
  })

  test.for(Object.keys(cycles))('it reports the import cycle of %s, even between types', (file) => {
    expect(reported).toContain(`${file} noImportCycles`)
  })

  test('every folder with TypeScript has a rule', () => {
    const folders = new Set(listFiles().flatMap((file) => (/^[^/]+\/.*\.tsx?$/.test(file) ? file.split('/')[0] : [])))
    expect([...folders].filter((folder = '') => !targets.includes(folder))).toEqual([])
  })
})

test.for(single)('%s with %j', ([file, , rule]) => {
  const rules = [...reported].filter((line) => line.startsWith(`${file} `)).map((line) => line.split(' ')[1])
  expect(rules).toEqual(rule ? [rule] : [])
})
