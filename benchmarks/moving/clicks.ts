import { mainLinks } from '../../workshop/links.ts'
import { clickToHeading, type Warmth, watchHeadings } from '../click-to-heading.ts'
import { percentile } from '../percentile.ts'
import { type Phone, visitAwake } from '../phone.ts'
import { table } from '../table.ts'
import { verdict } from '../verdict.ts'

/** Each link is pressed twice in a tab: where its page comes for the first time, and when the visitor has been there. */
const visits = ['first', 'again'] as const

/** From the press on each main link, in the opened menu, until the heading of its page is painted. */
export async function measureClicks(phone: Phone, url: string, runs: number): Promise<void> {
  const paths = mainLinks.map(({ to }) => to)
  const warmths: Warmth[] = ['hover', 'touch', 'focus']
  const times = new Map<string, number[]>()
  for (let run = 0; run < runs; run++) {
    for (const warmth of warmths) {
      const tab = await phone.open()
      await watchHeadings(tab)
      await visitAwake(tab, `${url}/`)
      for (const visit of visits) {
        // The first of them leads to the page where the visitor is, so it comes last.
        for (const to of [...paths.slice(1), ...paths.slice(0, 1)]) {
          await tab.page.locator('[popovertarget=menu]:visible').first().click()
          // Until the menu stands still.
          await tab.page.waitForTimeout(400)
          const time = await clickToHeading(tab, `#menu a[href="${to}"]`, warmth)
          const key = `${to} ${warmth} ${visit}`
          times.set(key, [...(times.get(key) ?? []), time])
          await tab.page.waitForTimeout(1000)
        }
      }
      await tab.close()
    }
  }
  const middle = (key: string) => percentile(times.get(key) ?? [], 0.5)
  const columns = warmths.flatMap((warmth) => visits.map((visit) => `${warmth} ${visit}`))
  const rows = paths.map((path) => [path, ...columns.map((column) => middle(`${path} ${column}`).toFixed(0))])
  const middles = columns.map((column) => ({
    column,
    time: percentile(
      paths.map((path) => middle(`${path} ${column}`)),
      0.5,
    ),
  }))
  console.log(
    table([
      ['From a press to the new heading, ms', ...columns],
      ...rows,
      ['the middle link', ...middles.map(({ time }) => time.toFixed(0))],
    ]),
  )
  verdict(
    'the new heading within 100 ms of the press, once warm, the middle link',
    middles
      .filter(({ column, time }) => column.endsWith('again') && !(time <= 100))
      .map(({ column, time }) => `${column} ${time.toFixed(0)}`),
  )
}
