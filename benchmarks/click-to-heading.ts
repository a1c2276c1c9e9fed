import type { Page } from 'playwright'
import { type Tab, touch } from './phone.ts'

/** How a link is made warm before it is pressed: by a pointer over it for 300 ms, the focus for as long, or a finger. */
export type Warmth = 'hover' | 'focus' | 'touch'

/** Lets a tab take the times that `clickToHeading` reads; before the first page. */
export async function watchHeadings({ page }: Tab): Promise<void> {
  await page.addInitScript(watchInPage)
}

/**
 * Milliseconds from the press on a link until the heading of the new page is painted, whether the page changes in its document or another
 * document comes. While a finger rests on the link no time is counted: it starts with the click.
 * @param selector of one link that can be seen
 */
export async function clickToHeading(tab: Tab, selector: string, warmth: Warmth): Promise<number> {
  const { page } = tab
  const before = await page.locator('main h1').first().textContent()
  const link = page.locator(selector).first()
  if (warmth === 'touch') await touch(tab, link)
  else if (warmth === 'focus') {
    await link.focus()
    await page.waitForTimeout(300)
    await page.keyboard.press('Enter')
  } else {
    await link.hover()
    await page.waitForTimeout(300)
    await page.mouse.down()
    await page.mouse.up()
  }
  return await readTime(page, before ?? '')
}

async function readTime(page: Page, before: string): Promise<number> {
  for (let tries = 0; tries < 600; tries++) {
    // The document may just be changing.
    const time = await page.evaluate(readInPage, before).catch(() => undefined)
    if (time !== undefined) return time
    await page.waitForTimeout(50)
  }
  throw new Error(`No new heading came after '${before}' within 30 s.`)
}

/** Runs in each document before anything else. Moments are told since 1970, so that those of two documents can be compared. */
function watchInPage(): void {
  const press = (event: Event) => sessionStorage.setItem('pressed', String(performance.timeOrigin + event.timeStamp))
  addEventListener('click', press, { capture: true })

  let text = ''
  const look = () => {
    const now = document.querySelector('main h1')?.textContent ?? ''
    if (!now || now === text) return
    text = now
    // A frame begins with this; what is posted from it runs when the frame is through.
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', () => Object.assign(window, { heading: { text: now, at: performance.now() } }))
      channel.port1.start()
      channel.port2.postMessage(undefined)
    })
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
}

/** Milliseconds from the press to the new heading, or undefined while the old one stands there or nothing is painted yet. */
function readInPage(before: string): number | undefined {
  const heading = Reflect.get(window, 'heading') as { text: string; at: number } | undefined
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
  if (!heading || heading.text === before || painted === undefined) return undefined
  return performance.timeOrigin + Math.max(heading.at, painted) - Number(sessionStorage.getItem('pressed'))
}
