/**
 * `npm run benchmark:twin`: what our scripts cost a visitor before they can read and press. Each page that search engines keep is measured
 * by Lighthouse beside its twin, the same built page with every script taken out; both are served by our own server, with the same headers
 * and in the same compression, over TLS and HTTP/2, and take turns. A turn goes through all pages, so that a bad minute of the machine
 * falls on one turn of several pages and not on all of one. The table has the middle figure of the turns.
 *
 * `--pages=/,/contact` takes these pages alone, `--runs=3` fewer turns. A run that was broken off goes on where it was.
 */
import { cp, glob, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { compressFiles } from '../scripts/compress-files.ts'
import { pages } from '../workshop/pages.ts'
import { behindTls } from './behind-tls.ts'
import { openResults } from './kept-results.ts'
import { middleSpeed, openLighthouse, type Scores, type Speed } from './lighthouse.ts'
import { startSite } from './site-process.ts'
import { table } from './table.ts'
import { verdict } from './verdict.ts'

const kept = Object.entries(pages).flatMap(([path, { sample }]) => (sample ? [] : [path]))
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, pages: { type: 'string', default: kept.join() } } })
const runs = Number(values.runs)
const paths = values.pages.split(',')
const root = join(import.meta.dirname, '..')

/** A checkout that has only what serves pages, and these without their scripts. Structured data stays: no browser runs it. */
async function makeTwin(): Promise<string> {
  const twin = await mkdtemp(join(tmpdir(), 'benchmark-twin-'))
  for (const name of ['build', 'package.json']) await cp(join(root, name), join(twin, name), { recursive: true })
  await symlink(join(root, 'node_modules'), join(twin, 'node_modules'))
  const client = join(twin, 'build', 'client')
  for await (const name of glob('**/*.html', { cwd: client })) {
    const html = await readFile(join(client, name), 'utf8')
    const bare = html
      .replaceAll(/<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '')
      .replaceAll(/<link[^>]*(rel="modulepreload"|as="script")[^>]*>/g, '')
    await writeFile(join(client, name), bare)
  }
  await compressFiles(pathToFileURL(`${client}/`))
  return twin
}

const subject = JSON.stringify([await readFile(join(root, 'build', 'built-from'), 'utf8'), runs, paths])
const speeds = await openResults<Speed>('twin', subject, paths.length * runs * 2)
const others = await openResults<Scores>('twin-scores', subject, paths.length)
const twin = await makeTwin()
const lighthouse = await openLighthouse()
const servers = { product: await startSite(), twin: await startSite({ root: twin }) }
const { origins, ...proxy } = await behindTls(servers)
type Name = keyof typeof origins

const turns: Record<string, Speed[]> = {}
for (let run = 1; run <= runs; run++)
  for (const path of paths)
    for (const name of ['product', 'twin'] as const) {
      const speed = await speeds.get(`${path} ${name} ${run}`, () => lighthouse.speed(origins[name] + path))
      turns[path + name] = [...(turns[path + name] ?? []), speed]
    }

type Row = { path: string; ratio: number; product: Speed; twin: Speed; scores: Scores }
const rows: Row[] = []
for (const path of paths) {
  const middle = (name: Name) => middleSpeed(turns[path + name] ?? [])
  const [product, twin] = [middle('product'), middle('twin')]
  const scores = await others.get(path, () => lighthouse.scores(origins.product + path))
  rows.push({ path, ratio: product.lcp / twin.lcp, product, twin, scores })
}

console.log(
  table([
    ['', 'LCP', 'twin', 'ratio', 'TBT', 'twin', 'perf.', 'twin', 'a11y', 'best', 'SEO'],
    ...rows.map(({ path, ratio, product, twin, scores }) => [
      path,
      ...[product.lcp, twin.lcp].map(String),
      ratio.toFixed(2),
      ...[product.tbt, twin.tbt, product.performance, twin.performance].map(String),
      ...[scores.accessibility, scores.bestPractices, scores.seo].map(String),
    ]),
  ]),
)
const wanted = (what: string, holds: (row: Row) => boolean, figure: (row: Row) => string) =>
  verdict(
    what,
    rows.filter((row) => !holds(row)).map((row) => `${row.path} ${figure(row)}`),
  )
wanted(
  "LCP at most 1.05 of the twin's",
  ({ ratio }) => ratio <= 1.05,
  ({ ratio }) => ratio.toFixed(2),
)
wanted(
  'TBT at most 50 ms',
  ({ product }) => product.tbt <= 50,
  ({ product, twin }) => `${product.tbt} (twin ${twin.tbt})`,
)
wanted(
  'performance at least 98',
  ({ product }) => product.performance >= 98,
  ({ product, twin }) => `${product.performance} (twin ${twin.performance})`,
)
wanted(
  'accessibility, best practices and SEO 100',
  ({ scores }) => scores.faults.length === 0,
  ({ scores }) => scores.faults.join(' '),
)

await proxy.end()
for (const server of Object.values(servers)) await server.end()
await rm(twin, { recursive: true })
await speeds.done()
await others.done()
