import { mainLinks } from '../../workshop/links.ts'
import { clickToHeading, type Warmth, watchHeadings } from '../click-to-heading.ts'
import { percentile } from '../percentile.ts'
import { type Phone, visitAwake } from '../phone.ts'
import { table } from '../table.ts'
import { verdict } from '../verdict.ts'

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
      // The first of them leads to the page where the visitor is, so it comes last.
      for (const to of [...paths.slice(1), ...paths.slice(0, 1)]) {
        await tab.page.locator('[popovertarget=menu]:visible').first().click()
        // Until the menu stands still.
        await tab.page.waitForTimeout(400)
        const time = await clickToHeading(tab, `#menu a[href="${to}"]`, warmth)
        times.set(`${to} ${warmth}`, [...(times.get(`${to} ${warmth}`) ?? []), time])
        await tab.page.waitForTimeout(1000)
      }
      await tab.close()
    }
  }
  const middle = (key: string) => percentile(times.get(key) ?? [], 0.5)
  const rows = paths.map((path) => [path, ...warmths.map((warmth) => middle(`${path} ${warmth}`).toFixed(0))])
  console.log(table([['From a press to the new heading, ms', ...warmths], ...rows]))
  const middles = warmths.map((warmth) => ({
    warmth,
    time: percentile(
      paths.map((path) => middle(`${path} ${warmth}`)),
      0.5,
    ),
  }))
  verdict(
    'the new heading within 100 ms of the press, the middle link',
    middles.filter(({ time }) => !(time <= 100)).map(({ warmth, time }) => `${warmth} ${time.toFixed(0)}`),
  )
}
