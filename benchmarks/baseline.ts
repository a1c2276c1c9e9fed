/**
 * `npm run benchmark -- baseline`: what our scripts cost a visitor before the page is readable and responds. Lighthouse measures each indexed page
 * and its script-free baseline: the same built page with all scripts removed. Our own server serves both, with the same headers and
 * compression, over TLS and HTTP/2, in interleaved runs. A run goes through all pages, so that a busy minute of the machine affects one
 * run of several pages instead of every run of one page. The table has the medians.
 *
 * `--pages=/,/contact` measures only these pages, `--runs=3` does fewer runs. An interrupted run resumes where it stopped.
 */
import { cp, glob, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { compressFiles } from '../build/compress-files.ts'
import { pages } from '../content/pages.ts'
import { behindTls } from './behind-tls.ts'
import { medianSpeed, openLighthouse, type Scores, type Speed } from './lighthouse.ts'
import { table, verdict } from './report.ts'
import { openResults } from './resumable-results.ts'
import { startSite } from './site-process.ts'

const indexed = Object.entries(pages).flatMap(([path, { sample }]) => (sample ? [] : [path]))
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, pages: { type: 'string', default: indexed.join() } } })
const runs = Number(values.runs)
const paths = values.pages.split(',')
const root = join(import.meta.dirname, '..')

/** Copies what is needed to serve the pages, and removes their scripts. Structured data stays, because browsers don't run it. */
async function makeBaseline(): Promise<string> {
  const baseline = await mkdtemp(join(tmpdir(), 'benchmark-baseline-'))
  for (const name of ['dist', 'package.json']) await cp(join(root, name), join(baseline, name), { recursive: true })
  await symlink(join(root, 'node_modules'), join(baseline, 'node_modules'))
  const client = join(baseline, 'dist', 'client')
  for await (const name of glob('**/*.html', { cwd: client })) {
    const html = await readFile(join(client, name), 'utf8')
    const bare = html
      .replaceAll(/<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '')
      .replaceAll(/<link[^>]*(rel="modulepreload"|as="script")[^>]*>/g, '')
    await writeFile(join(client, name), bare)
  }
  await compressFiles(pathToFileURL(`${client}/`))
  return baseline
}

const subject = JSON.stringify([await readFile(join(root, 'dist', 'built-from'), 'utf8'), runs, paths])
const speeds = await openResults<Speed>('baseline', subject, paths.length * runs * 2)
const others = await openResults<Scores>('baseline-scores', subject, paths.length)
const baseline = await makeBaseline()
const lighthouse = await openLighthouse()
const servers = { product: await startSite(), baseline: await startSite({ root: baseline }) }
const { origins, ...proxy } = await behindTls(servers)
type Name = keyof typeof origins

const speedsOf: Record<string, Speed[]> = {}
for (let run = 1; run <= runs; run++)
  for (const path of paths)
    for (const name of ['product', 'baseline'] as const) {
      const speed = await speeds.get(`${path} ${name} ${run}`, () => lighthouse.speed(origins[name] + path))
      speedsOf[path + name] = [...(speedsOf[path + name] ?? []), speed]
    }

type Row = { path: string; ratio: number; product: Speed; baseline: Speed; scores: Scores }
const rows: Row[] = []
for (const path of paths) {
  const median = (name: Name) => medianSpeed(speedsOf[path + name] ?? [])
  const [product, baseline] = [median('product'), median('baseline')]
  const scores = await others.get(path, () => lighthouse.scores(origins.product + path))
  rows.push({ path, ratio: product.lcp / baseline.lcp, product, baseline, scores })
}

console.log(
  table([
    ['', 'LCP', 'baseline', 'ratio', 'TBT', 'baseline', 'perf.', 'baseline', 'a11y', 'best', 'SEO'],
    ...rows.map(({ path, ratio, product, baseline, scores }) => [
      path,
      ...[product.lcp, baseline.lcp].map(String),
      ratio.toFixed(2),
      ...[product.tbt, baseline.tbt, product.performance, baseline.performance].map(String),
      ...[scores.accessibility, scores.bestPractices, scores.seo].map(String),
    ]),
  ]),
)
const expectAll = (limit: string, holds: (row: Row) => boolean, figure: (row: Row) => string) =>
  verdict(
    limit,
    rows.filter((row) => !holds(row)).map((row) => `${row.path} ${figure(row)}`),
  )
expectAll(
  'LCP at most 1.05 × the baseline',
  ({ ratio }) => ratio <= 1.05,
  ({ ratio }) => ratio.toFixed(2),
)
expectAll(
  'TBT at most 50 ms',
  ({ product }) => product.tbt <= 50,
  ({ product, baseline }) => `${product.tbt} (baseline ${baseline.tbt})`,
)
expectAll(
  'performance at least 98',
  ({ product }) => product.performance >= 98,
  ({ product, baseline }) => `${product.performance} (baseline ${baseline.performance})`,
)
expectAll(
  'accessibility, best practices and SEO 100',
  ({ scores }) => scores.failures.length === 0,
  ({ scores }) => scores.failures.join(' '),
)

await proxy.end()
for (const server of Object.values(servers)) await server.end()
await rm(baseline, { recursive: true })
await speeds.done()
await others.done()
