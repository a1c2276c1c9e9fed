import { mainLinks } from '../../content/links.ts'
import { clickToHeading, type PrefetchTrigger, watchHeadings } from '../click-to-heading.ts'
import { type Phone, visitHydrated } from '../phone.ts'
import { percentile, table, verdict } from '../report.ts'

/** Each link is pressed twice per tab: on the first visit to its page, and on a later one. */
const visits = ['first', 'again'] as const

/** Measures the time from pressing each main link, in the open menu, until the heading of its page is painted. */
export async function measureClicks(phone: Phone, url: string, runs: number): Promise<void> {
  const paths = mainLinks.map(({ to }) => to)
  const triggers: PrefetchTrigger[] = ['hover', 'touch', 'focus']
  const times = new Map<string, number[]>()
  for (let run = 0; run < runs; run++) {
    for (const trigger of triggers) {
      const tab = await phone.open()
      await watchHeadings(tab)
      await visitHydrated(tab, `${url}/`)
      for (const visit of visits) {
        // The first link leads to the current page, so it comes last.
        for (const to of [...paths.slice(1), ...paths.slice(0, 1)]) {
          await tab.page.locator('[popovertarget=menu]:visible').first().click()
          // Until the menu's animation has ended.
          await tab.page.waitForTimeout(400)
          const time = await clickToHeading(tab, `#menu a[href="${to}"]`, trigger)
          const key = `${to} ${trigger} ${visit}`
          times.set(key, [...(times.get(key) ?? []), time])
          await tab.page.waitForTimeout(1000)
        }
      }
      await tab.close()
    }
  }
  const median = (key: string) => percentile(times.get(key) ?? [], 0.5)
  const columns = triggers.flatMap((trigger) => visits.map((visit) => `${trigger} ${visit}`))
  const rows = paths.map((path) => [path, ...columns.map((column) => median(`${path} ${column}`).toFixed(0))])
  const medians = columns.map((column) => ({
    column,
    time: percentile(
      paths.map((path) => median(`${path} ${column}`)),
      0.5,
    ),
  }))
  console.log(
    table([
      ['From a press to the new heading, ms', ...columns],
      ...rows,
      ['median of the links', ...medians.map(({ time }) => time.toFixed(0))],
    ]),
  )
  verdict(
    'median link: the new heading within 100 ms of the press on a later visit',
    medians
      .filter(({ column, time }) => column.endsWith('again') && !(time <= 100))
      .map(({ column, time }) => `${column} ${time.toFixed(0)}`),
  )
}
