import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { findDocErrors, type Repository } from './find-doc-errors.ts'
import { listFiles } from './list-files.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const files = listFiles()
/** Documentation, and files that run on other machines. */
const documents =
  /^(?:README|CONTRIBUTING|CHANGELOG|THIRD-PARTY|docs\/.+)\.md$|^ops\/deploy\/|^(?:Dockerfile|compose\.yaml|\.dockerignore)$|^\.github\//
const readers = /^(?:server|build|ops(?!\/checks)|benchmarks)\/.*(?<!\.test)\.tsx?$|^[\w.]+\.config\.ts$|^\.ci\/|^compose\.yaml$/

const repository: Repository = {
  files,
  isGenerated: (path) => spawnSync('git', ['check-ignore', path, `${path}/`], { cwd: root }).status === 0,
  scripts: Object.keys(JSON.parse(read('package.json')).scripts ?? {}),
  sources: files
    .filter((file) => readers.test(file))
    .map(read)
    .join('\n'),
}

test('there is a README', () => {
  expect(files, 'A newcomer would find nothing that explains the project. Write README.md.').toContain('README.md')
})

test.for(files.filter((file) => documents.test(file)))('everything that %s refers to exists', (file) => {
  expect(findDocErrors(file, read(file), repository)).toEqual([])
})

test('every decision has a date and a status', () => {
  const decisions = files.filter((file) => /^docs\/decisions\/\d/.test(file))
  const status = /^20\d\d-\d\d-\d\d, (?:proposed|accepted)\.(?: \S.+)?$/
  expect(decisions.filter((file) => !status.test(read(file).split('\n')[2] ?? ''))).toEqual([])
  expect(decisions.length).toBeGreaterThan(0)
})

test("the README's screenshots are small", () => {
  const screenshots = files.filter((file) => file.startsWith('docs/screenshots/'))
  const sizes = screenshots.map((file) => statSync(join(root, file)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000)
  expect(screenshots.filter((file) => !read('README.md').includes(file))).toEqual([])
})

test('CI runs what a developer runs, on the pinned version of Node', () => {
  const { jobs } = parse(read('.github/workflows/ci.yml')) as {
    jobs: { test: { steps: { run?: string; with?: Record<string, string> }[] } }
  }
  expect(jobs.test.steps.map(({ run }) => run)).toContain('.ci/run')
  expect(jobs.test.steps.map((step) => step.with?.['node-version-file'])).toContain('.node-version')
  expect(read('.ci/run')).toMatch(/^npm ci\nnpm test$/m)
})

describe('findDocErrors', () => {
  const small: Repository = {
    files: ['server/main.ts', 'docs/how-to/move.md', 'docs/decisions/001-pages.md', 'package.json'],
    isGenerated: (path) => path.startsWith('dist'),
    scripts: ['test', 'build'],
    sources: "env.PORT ?? env['DATABASE_URL']",
  }
  const errors = (text: string) => findDocErrors('docs/how-to/move.md', text, small)

  test.for([
    'Start with `server/main.ts:12`, in `server/`.',
    'See [why](../decisions/001-pages.md#cost) and `docs/decisions/*.md`.',
    '`main.ts` and `package.json` have no folder; `dist/client` is generated.',
    '`npm run build`, then `npm test`, then `node server/main.ts`.',
    '| `PORT` | the port |',
    'Run `TZ=UTC npm test`.',
    'Set `DATABASE_URL`, or `PORT=3000 node server/main.ts`.',
    'It answers `POST /dev/booking` with `text/html`, `/contact`, `and/or`, `@types/node`.',
    'See [the docs](https://example.nz/a/b.ts) and [above](#start).',
  ])('accepts: %s', (text) => {
    expect(errors(text)).toEqual([])
  })

  test.for([
    ['Start with `server/app.ts`.', 'server/app.ts, which does not exist'],
    ['It is in `drawer/`.', 'drawer/, which does not exist'],
    ['See `tsconfig.json`.', 'tsconfig.json, which does not exist'],
    ['See [why](../decisions/002-gone.md).', '../decisions/002-gone.md, which does not exist'],
    ['Run `node ops/gone.ts`.', 'ops/gone.ts, which does not exist'],
    ['Run `npm run deploy`.', 'npm run deploy'],
    ['    npm start', 'npm start'],
    ['Set `DATABASE_PATH`.', 'variable DATABASE_PATH'],
    ['| `HOST` | the host |', 'variable HOST'],
    ['    HOST=0.0.0.0 node server/main.ts', 'variable HOST'],
  ] as const)('reports: %s', ([text, expected]) => {
    expect(errors(text)).toEqual([expect.stringContaining(expected)])
  })
})
