import { type Phone, type Tab, visitAwake } from '../phone.ts'
import { table } from '../table.ts'
import { verdict } from '../verdict.ts'

const paths = ['/', '/services', '/services/inspection', '/projects/project-a', '/appointment', '/contact']

/** Whether a page that was left for another document is shown again as it was, without being loaded, on the way back and forward. */
export async function measureBackAndForward(phone: Phone, url: string): Promise<void> {
  const rows: string[][] = []
  const reloaded: string[] = []
  for (const [at, path] of paths.entries()) {
    const next = paths[(at + 1) % paths.length] ?? '/'
    let [back, forward] = await leaveAndReturn(phone, url + path, url + next)
    // A reason of the browser's own, such as a busy machine, none of the page's.
    for (let tries = 1; tries < 3 && `${back} ${forward}`.includes('masked'); tries++)
      [back, forward] = await leaveAndReturn(phone, url + path, url + next)
    rows.push([`${path} and ${next}`, back, forward])
    for (const [way, came] of Object.entries({ back, forward }))
      if (came !== 'kept') reloaded.push(`${way} between ${path} and ${next} ${came}`)
  }
  console.log(table([['Back to the first page, forward to the second', 'back', 'forward'], ...rows]))
  verdict('back and forward show the page that was kept', reloaded)
}

/** How the first page came when the visitor went back from the second, and how that came then. */
async function leaveAndReturn(phone: Phone, first: string, second: string): Promise<[back: string, forward: string]> {
  const tab = await phone.open()
  await tab.page.addInitScript(watchInPage)
  // Both from the address bar: a link would change the page in its document.
  await visitAwake(tab, first)
  await visitAwake(tab, second)
  const ways: [string, string] = [await go(tab, 'back'), await go(tab, 'forward')]
  await tab.close()
  return ways
}

/** 'kept', or 'loaded' with the browser's reasons. */
async function go({ page, session }: Tab, way: 'back' | 'forward'): Promise<string> {
  await session.send('Runtime.evaluate', { expression: `sessionStorage.removeItem('came'); history.${way}()` })
  for (let tries = 0; tries < 100; tries++) {
    await page.waitForTimeout(100)
    const { result } = await session.send('Runtime.evaluate', { expression: `sessionStorage.getItem('came')` })
    if (result.value) return result.value
  }
  return 'never came'
}

function watchInPage(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const navigation = performance.getEntriesByType('navigation')[0] as PerformanceEntry & {
      notRestoredReasons?: { reasons: { reason: string }[] } | null
    }
    const reasons = navigation.notRestoredReasons?.reasons.map(({ reason }) => reason) ?? []
    sessionStorage.setItem('came', persisted ? 'kept' : `loaded (${reasons.join(', ') || 'no reason given'})`)
  })
}
