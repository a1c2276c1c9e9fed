/**
 * `npm run benchmark -- frameworks`: compares three pages (home, a service, the booking form) with the same pages built with Next (static
 * export) and Astro (islands). Both are built from the project's own components, wording, rules, styles, fonts and pictures, and
 * served like ours: one small server, files in memory, Brotli.
 *
 * Next gets server components, client components where there is behaviour, and its own links. Astro gets plain links with prefetching, and
 * islands for the form and the carousels. Both leave out all other pages (links to them are plain links, which Next doesn't prefetch),
 * `?service=…` on the form's page, form posts without JavaScript, and announcing and focusing the heading after navigation;
 * Astro also leaves out whether the workshop is open now. Each of these makes them lighter.
 *
 * The table reports the bytes that a 412 px phone fetches until the network is idle and before any input, then the scripts and total after a
 * touch and scrolling to the end; LCP and TBT by Lighthouse, over TLS and HTTP/2; and the time from pressing the home page's link to
 * the service until its heading is painted, with a slow CPU and network, by a pointer that has hovered over the link for 300 ms and by
 * touch, after some seconds of reading. For this, Astro takes part twice: as it is, and with the browser prerendering the next page.
 * Figures are medians of interleaved runs.
 *
 * `--runs=3` does fewer runs. An interrupted run resumes where it stopped.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { compressFiles } from '../build/compress-files.ts'
import { exportSite } from '../server/commands/export.ts'
import { loadSite } from '../server/pages/load-site.ts'
import { behindTls } from './behind-tls.ts'
import { clickToHeading, type PrefetchTrigger, watchHeadings } from './click-to-heading.ts'
import { buildWithAstro } from './frameworks/astro-site.ts'
import { buildWithNext } from './frameworks/next-site.ts'
import { serveFolder } from './frameworks/serve-folder.ts'
import { countTransfers, type Transfers } from './frameworks/transfers.ts'
import { medianSpeed, openLighthouse, type Speed } from './lighthouse.ts'
import { openPhone, readToTheEnd, visit } from './phone.ts'
import { percentile, table, verdict } from './report.ts'
import { openResults } from './resumable-results.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const runs = Number(values.runs)
const build = join(import.meta.dirname, '..', 'dist')
const paths = ['/', '/services/inspection', '/appointment'] as const
const form = '/appointment'

const exported = await mkdtemp(join(tmpdir(), 'benchmark-ours-'))
await exportSite((await loadSite(build)).current(), exported)
await compressFiles(pathToFileURL(`${exported}/`))

const servers = {
  ours: await serveFolder(exported),
  next: await serveFolder(await buildWithNext()),
  astro: await serveFolder(await buildWithAstro()),
}
type Name = keyof typeof servers
const names = Object.keys(servers) as Name[]
const navigationServers: Record<string, { url: string; close(): void }> = {
  ...servers,
  'astro prerendering': await serveFolder(await buildWithAstro({ prerender: true })),
}
const triggers: PrefetchTrigger[] = ['hover', 'touch']

const subject = JSON.stringify([await readFile(join(build, 'built-from'), 'utf8'), runs])
const speeds = await openResults<Speed>('frameworks', subject, runs * paths.length * names.length)
const navigations = await openResults<number>(
  'frameworks-navigation',
  subject,
  runs * Object.keys(navigationServers).length * triggers.length,
)
const lighthouse = await openLighthouse()
const { origins, ...proxy } = await behindTls(servers)
const phone = await openPhone({ fullChromium: true })

async function measureNavigation(name: string, trigger: PrefetchTrigger): Promise<number> {
  const tab = await phone.open({ slowNetwork: true })
  await watchHeadings(tab)
  await visit(tab, `${navigationServers[name]?.url}/`)
  await readToTheEnd(tab.page)
  const time = await clickToHeading(tab, 'main ol a[href^="/services/inspection"]', trigger)
  await tab.close()
  return Math.round(time)
}

const times: Record<string, Speed[]> = {}
const navigationTimes = new Map<string, number[]>()
for (let run = 1; run <= runs; run++) {
  for (const trigger of triggers)
    for (const name of Object.keys(navigationServers)) {
      const time = await navigations.get(`from / to /services/inspection, ${name} ${trigger} ${run}`, () =>
        measureNavigation(name, trigger),
      )
      navigationTimes.set(name + trigger, [...(navigationTimes.get(name + trigger) ?? []), time])
    }
  for (const path of paths)
    for (const name of names) {
      const speed = await speeds.get(`${path} ${name} ${run}`, () => lighthouse.speed(origins[name] + path))
      times[path + name] = [...(times[path + name] ?? []), speed]
    }
}

type Row = { path: string; name: Name; fetched: Transfers; used: Transfers; lcp: number; tbt: number }
const rows: Row[] = []
for (const path of paths)
  for (const name of names) {
    const { lcp, tbt } = medianSpeed(times[path + name] ?? [])
    const { initial, used } = await countTransfers(phone, servers[name].url + path)
    rows.push({ path, name, fetched: initial, used, lcp, tbt })
  }

const total = ({ html, css, script, font, picture, other }: Transfers) => html + css + script + font + picture + other
const kilo = (bytes: number) => (bytes / 1000).toFixed(1)
console.log(
  table([
    ['kB and ms', 'HTML', 'CSS', 'script', 'fonts', 'pictures', 'other', 'total', 'requests', 'used: script', 'total', 'LCP', 'TBT'],
    ...rows.map((row) => {
      const { html, css, script, font, picture, other, requests } = row.fetched
      return [
        `${row.path} ${row.name}`,
        ...[html, css, script, font, picture, other, total(row.fetched)].map(kilo),
        String(requests),
        ...[row.used.script + row.used.other, total(row.used)].map(kilo),
        ...[row.lcp, row.tbt].map(String),
      ]
    }),
  ]),
)

const navigationTime = (name: string, trigger: PrefetchTrigger) => percentile(navigationTimes.get(name + trigger) ?? [], 0.5)
console.log(
  table([
    ['From a press to the heading of the service, ms', ...triggers],
    ...Object.keys(navigationServers).map((name) => [name, ...triggers.map((trigger) => String(navigationTime(name, trigger)))]),
  ]),
)

/** The figures that are compared; lower is better. What scripts fetch counts as script, styles count with the document. */
const subjects: Record<string, (row: Row) => number> = {
  'HTML and CSS': ({ fetched }) => fetched.html + fetched.css,
  script: ({ fetched }) => fetched.script + fetched.other,
  'all bytes': ({ fetched }) => total(fetched),
  requests: ({ fetched }) => fetched.requests,
  LCP: ({ lcp }) => lcp,
  TBT: ({ tbt }) => tbt,
}
/** Lists where another framework is ahead of ours, with both figures. */
function behind(other: Name, pages: readonly string[]): string[] {
  return pages.flatMap((path) => {
    const [our, their] = (['ours', other] as const).map((name) => rows.find((row) => row.path === path && row.name === name))
    return Object.entries(subjects).flatMap(([subject, of]) =>
      our && their && of(our) <= of(their) ? [] : [`${path} ${subject} ${our && Math.round(of(our))} to ${their && Math.round(of(their))}`],
    )
  })
}
const slower = (other: string) =>
  triggers.flatMap((trigger) => {
    const [our, their] = [navigationTime('ours', trigger), navigationTime(other, trigger)]
    return our <= their ? [] : [`to the service by ${trigger} ${our} to ${their} ms`]
  })
verdict('ahead of Next in everything', [...behind('next', paths), ...slower('next')])
verdict('ahead of Astro on the form page and in navigation', [...behind('astro', [form]), ...slower('astro')])

await phone.close()
await proxy.end()
for (const server of Object.values(navigationServers)) server.close()
await rm(exported, { recursive: true })
await speeds.done()
await navigations.done()
