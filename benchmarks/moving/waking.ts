import { percentile } from '../percentile.ts'
import { type Phone, touch, visit } from '../phone.ts'
import { table } from '../table.ts'

const paths = ['/', '/services', '/services/inspection', '/services/bodywork', '/appointment', '/about']

/**
 * What the first touch of a page costs, which fetches its scripts and wakes it, on a slow line: milliseconds until its links change the page
 * in its frame, and how long in all a second touch would have waited longer than 50 ms meanwhile (what Lighthouse calls TBT; it touches nothing).
 */
export async function measureWaking(phone: Phone, url: string, runs: number): Promise<void> {
  const rows: string[][] = []
  for (const path of paths) {
    const wakings: Waking[] = []
    for (let run = 0; run < runs; run++) wakings.push(await wake(phone, url + path))
    const middle = (figure: keyof Waking) =>
      percentile(
        wakings.map((waking) => waking[figure]),
        0.5,
      ).toFixed(0)
    rows.push([path, middle('awake'), middle('blocked')])
  }
  console.log(table([['From the first touch, ms', 'until awake', 'blocked meanwhile'], ...rows]))
}

type Waking = { awake: number; blocked: number }

async function wake(phone: Phone, url: string): Promise<Waking> {
  const tab = await phone.open({ slowNetwork: true })
  await visit(tab, url)
  await tab.page.evaluate(watchInPage)
  await touch(tab, tab.page.locator('main h1').first())
  await tab.page.waitForFunction(() => Reflect.get(window, 'awake'))
  // Sections further down are laid out after that.
  await tab.page.waitForTimeout(1000)
  const waking = await tab.page.evaluate(() => ({ awake: Reflect.get(window, 'awake'), blocked: Reflect.get(window, 'blocked') }))
  await tab.close()
  return waking
}

function watchInPage(): void {
  Object.assign(window, { blocked: 0 })
  let start = 0
  addEventListener('pointerdown', ({ timeStamp }) => {
    start = timeStamp
  })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      if (duration > 50) Object.assign(window, { blocked: Reflect.get(window, 'blocked') + duration - 50 })
  }).observe({ type: 'longtask' })
  const observer = new MutationObserver(() => {
    if (document.querySelector('script[type="speculationrules"]')) return
    observer.disconnect()
    Object.assign(window, { awake: performance.now() - start })
  })
  observer.observe(document.body, { childList: true })
}
