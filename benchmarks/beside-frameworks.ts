/**
 * `npm run benchmark:frameworks`: three pages (home, a service, the appointment with its form) beside the same pages built with Next (static
 * export) and with Astro (islands). Both are made here from the project's own components, wordings, rules, styles, fonts and pictures, and
 * served like ours: one small server, files in memory, Brotli.
 *
 * Next gets server components, client components where something moves, and its own links; Astro gets plain links that fetch ahead, and
 * islands for the form and the rows that scroll. Left out in both: all other pages (a link to one of them is a plain link, which spares Next
 * fetching it ahead), the chosen service in the address of the form's page, a form's way without scripts, what is announced and
 * focused when the page changes, the placeholders under pictures, and with Astro whether the workshop is open now. Each of these makes them lighter.
 *
 * The table tells bytes on a phone of 412 px until nothing is fetched any more and before anybody touches it, then those of scripts and of
 * all once it has been touched and read to its end; LCP and TBT by Lighthouse, over TLS and HTTP/2; and the time from a press on the
 * home page's link to the service until its heading is painted, on a slow processor and a slow line, by a pointer that has been over the link
 * for 300 ms and by a finger. The visitor has read the page for some seconds. Here Astro takes part twice: as it is, and with the next page
 * rendered ahead by the browser. Middle figures of the turns, which all take one after another.
 *
 * `--runs=3` fewer turns. A run that was broken off goes on where it was.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { behindTls } from './behind-tls.ts'
import { clickToHeading, type Warmth, watchHeadings } from './click-to-heading.ts'
import { buildWithAstro } from './frameworks/astro-site.ts'
import { buildWithNext } from './frameworks/next-site.ts'
import { serveFolder } from './frameworks/serve-folder.ts'
import { countTransfers, type Transfers } from './frameworks/transfers.ts'
import { openResults } from './kept-results.ts'
import { middleSpeed, openLighthouse, type Speed } from './lighthouse.ts'
import { percentile } from './percentile.ts'
import { openPhone, readToTheEnd, visit } from './phone.ts'
import { table } from './table.ts'
import { verdict } from './verdict.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const runs = Number(values.runs)
const build = join(import.meta.dirname, '..', 'build')
const paths = ['/', '/services/inspection', '/appointment'] as const
const form = '/appointment'

const servers = {
  ours: await serveFolder(join(build, 'client')),
  next: await serveFolder(await buildWithNext()),
  astro: await serveFolder(await buildWithAstro()),
}
type Name = keyof typeof servers
const names = Object.keys(servers) as Name[]
const movers: Record<string, { url: string; close(): void }> = {
  ...servers,
  'astro prerendering': await serveFolder(await buildWithAstro({ prerender: true })),
}
const ways: Warmth[] = ['hover', 'touch']

const subject = JSON.stringify([await readFile(join(build, 'built-from'), 'utf8'), runs])
const speeds = await openResults<Speed>('frameworks', subject, runs * paths.length * names.length)
const moves = await openResults<number>('frameworks-moves', subject, runs * Object.keys(movers).length * ways.length)
const lighthouse = await openLighthouse()
const { origins, ...proxy } = await behindTls(servers)
const phone = await openPhone({ whole: true })

async function move(name: string, way: Warmth): Promise<number> {
  const tab = await phone.open({ slowNetwork: true })
  await watchHeadings(tab)
  await visit(tab, `${movers[name]?.url}/`)
  await readToTheEnd(tab.page)
  const time = await clickToHeading(tab, 'main ol a[href^="/services/inspection"]', way)
  await tab.close()
  return Math.round(time)
}

const times: Record<string, Speed[]> = {}
const moveTimes = new Map<string, number[]>()
for (let run = 1; run <= runs; run++) {
  for (const way of ways)
    for (const name of Object.keys(movers)) {
      const time = await moves.get(`from / to /services/inspection, ${name} ${way} ${run}`, () => move(name, way))
      moveTimes.set(name + way, [...(moveTimes.get(name + way) ?? []), time])
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
    const { lcp, tbt } = middleSpeed(times[path + name] ?? [])
    const { arrived, used } = await countTransfers(phone, servers[name].url + path)
    rows.push({ path, name, fetched: arrived, used, lcp, tbt })
  }

const total = ({ html, css, script, font, picture, other }: Transfers) => html + css + script + font + picture + other
const kilo = (bytes: number) => (bytes / 1000).toFixed(1)
console.log(
  table([
    ['kB and ms', 'HTML', 'CSS', 'script', 'fonts', 'pictures', 'other', 'together', 'requests', 'used: script', 'all', 'LCP', 'TBT'],
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

const moveTime = (name: string, way: Warmth) => percentile(moveTimes.get(name + way) ?? [], 0.5)
console.log(
  table([
    ['From a press to the heading of the service, ms', ...ways],
    ...Object.keys(movers).map((name) => [name, ...ways.map((way) => String(moveTime(name, way)))]),
  ]),
)

/** Each figure in which a page of ours may be ahead; less is better. What scripts fetch stands with the scripts, styles with the document. */
const subjects: Record<string, (row: Row) => number> = {
  'HTML and CSS': ({ fetched }) => fetched.html + fetched.css,
  script: ({ fetched }) => fetched.script + fetched.other,
  'all bytes': ({ fetched }) => total(fetched),
  requests: ({ fetched }) => fetched.requests,
  LCP: ({ lcp }) => lcp,
  TBT: ({ tbt }) => tbt,
}
/** Where ours is not ahead of another one, each with both figures. */
function behind(other: Name, pages: readonly string[]): string[] {
  return pages.flatMap((path) => {
    const [our, their] = (['ours', other] as const).map((name) => rows.find((row) => row.path === path && row.name === name))
    return Object.entries(subjects).flatMap(([subject, of]) =>
      our && their && of(our) <= of(their) ? [] : [`${path} ${subject} ${our && Math.round(of(our))} to ${their && Math.round(of(their))}`],
    )
  })
}
const slower = (other: string) =>
  ways.flatMap((way) => {
    const [our, their] = [moveTime('ours', way), moveTime(other, way)]
    return our <= their ? [] : [`to the service by ${way} ${our} to ${their} ms`]
  })
verdict('ahead of Next in all', [...behind('next', paths), ...slower('next')])
verdict("ahead of Astro on the form's page and in moving", [...behind('astro', [form]), ...slower('astro')])

await phone.close()
await proxy.end()
for (const server of Object.values(movers)) server.close()
await speeds.done()
await moves.done()
