import { type Phone, type Tab, visitHydrated } from '../phone.ts'
import { table, verdict } from '../report.ts'

const paths = ['/', '/services', '/services/inspection', '/projects/project-a', '/appointment', '/contact']

/** Checks that going back and forward between two documents restores them from the back/forward cache. */
export async function measureBackAndForward(phone: Phone, url: string): Promise<void> {
  const rows: string[][] = []
  const reloaded: string[] = []
  for (const [at, path] of paths.entries()) {
    const next = paths[(at + 1) % paths.length] ?? '/'
    let [back, forward] = await leaveAndReturn(phone, url + path, url + next)
    // 'masked' is a reason internal to the browser, such as a busy machine, not one in the page.
    for (let tries = 1; tries < 3 && `${back} ${forward}`.includes('masked'); tries++)
      [back, forward] = await leaveAndReturn(phone, url + path, url + next)
    rows.push([`${path} and ${next}`, back, forward])
    for (const [way, result] of Object.entries({ back, forward }))
      if (result !== 'cached') reloaded.push(`${way} between ${path} and ${next} ${result}`)
  }
  console.log(table([['Back to the first page, forward to the second', 'back', 'forward'], ...rows]))
  verdict('back and forward use the back/forward cache', reloaded)
}

/** Opens two pages, goes back and forward, and returns how each was restored. */
async function leaveAndReturn(phone: Phone, first: string, second: string): Promise<[back: string, forward: string]> {
  const tab = await phone.open()
  await tab.page.addInitScript(watchInPage)
  // Both with goto, because a link would change the page without loading a document.
  await visitHydrated(tab, first)
  await visitHydrated(tab, second)
  const ways: [string, string] = [await go(tab, 'back'), await go(tab, 'forward')]
  await tab.close()
  return ways
}

/** Returns 'cached', or 'loaded' with the browser's reasons. */
async function go({ page, session }: Tab, way: 'back' | 'forward'): Promise<string> {
  await session.send('Runtime.evaluate', { expression: `sessionStorage.removeItem('restored'); history.${way}()` })
  for (let tries = 0; tries < 100; tries++) {
    await page.waitForTimeout(100)
    const { result } = await session.send('Runtime.evaluate', { expression: `sessionStorage.getItem('restored')` })
    if (result.value) return result.value
  }
  return 'timed out'
}

function watchInPage(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const navigation = performance.getEntriesByType('navigation')[0] as PerformanceEntry & {
      notRestoredReasons?: { reasons: { reason: string }[] } | null
    }
    const reasons = navigation.notRestoredReasons?.reasons.map(({ reason }) => reason) ?? []
    sessionStorage.setItem('restored', persisted ? 'cached' : `loaded (${reasons.join(', ') || 'no reason given'})`)
  })
}
