import { type Phone, touch, visit } from '../phone.ts'
import { percentile, table } from '../report.ts'

const paths = ['/', '/services', '/services/inspection', '/services/bodywork', '/appointment', '/about']

/**
 * Measures what the first touch of a page costs on slow 4G, since it loads the scripts and hydrates the page: milliseconds until hydration,
 * and the total blocking time until then (which Lighthouse can't see, because it never touches the page).
 */
export async function measureFirstTouch(phone: Phone, url: string, runs: number): Promise<void> {
  const rows: string[][] = []
  for (const path of paths) {
    const touches: FirstTouch[] = []
    for (let run = 0; run < runs; run++) touches.push(await touchFirst(phone, url + path))
    const median = (figure: keyof FirstTouch) =>
      percentile(
        touches.map((each) => each[figure]),
        0.5,
      ).toFixed(0)
    rows.push([path, median('hydrated'), median('blocked')])
  }
  console.log(table([['From the first touch, ms', 'until hydrated', 'blocked until then'], ...rows]))
}

type FirstTouch = { hydrated: number; blocked: number }

async function touchFirst(phone: Phone, url: string): Promise<FirstTouch> {
  const tab = await phone.open({ slowNetwork: true })
  await visit(tab, url)
  await tab.page.evaluate(watchInPage)
  await touch(tab, tab.page.locator('main h1').first())
  await tab.page.waitForFunction(() => Reflect.get(window, 'hydrated'))
  // Sections further down are rendered after that.
  await tab.page.waitForTimeout(1000)
  const result = await tab.page.evaluate(() => ({ hydrated: Reflect.get(window, 'hydrated'), blocked: Reflect.get(window, 'blocked') }))
  await tab.close()
  return result
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
    Object.assign(window, { hydrated: performance.now() - start })
  })
  observer.observe(document.body, { childList: true })
}
