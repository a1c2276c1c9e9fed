import type { Page } from 'playwright'
import { type Tab, touch } from './phone.ts'

/** What lets the page prefetch a link before it is pressed: 300 ms of hovering, 300 ms of focus, or the finger touching it. */
export type PrefetchTrigger = 'hover' | 'focus' | 'touch'

/** Makes a tab record the times that `clickToHeading` reads. Call it before opening the first page. */
export async function watchHeadings({ page }: Tab): Promise<void> {
  await page.addInitScript(watchInPage)
}

/**
 * Returns the milliseconds from pressing a link until the heading of the new page is painted, with or without a new document. The time
 * starts with the click event, so it doesn't include how long a finger rests on the link.
 * @param selector of a visible link
 */
export async function clickToHeading(tab: Tab, selector: string, trigger: PrefetchTrigger): Promise<number> {
  const { page } = tab
  const before = await page.locator('main h1').first().textContent()
  const link = page.locator(selector).first()
  if (trigger === 'touch') await touch(tab, link)
  else if (trigger === 'focus') {
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
    // Fails while one document replaces the other.
    const time = await page.evaluate(readInPage, before).catch(() => undefined)
    if (time !== undefined) return time
    await page.waitForTimeout(50)
  }
  throw new Error(`No new heading appeared after '${before}' within 30 s.`)
}

/** Runs in each document before anything else. Times are since 1970, so that they can be compared across documents. */
function watchInPage(): void {
  const press = (event: Event) => sessionStorage.setItem('pressed', String(performance.timeOrigin + event.timeStamp))
  addEventListener('click', press, { capture: true })

  let text = ''
  const look = () => {
    const now = document.querySelector('main h1')?.textContent ?? ''
    if (!now || now === text) return
    text = now
    // Runs at the start of a frame; a message posted from it arrives after the frame is painted.
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', () => Object.assign(window, { heading: { text: now, at: performance.now() } }))
      channel.port1.start()
      channel.port2.postMessage(undefined)
    })
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
}

/** Returns the milliseconds from the press to the new heading, or undefined while the old one is shown or nothing is painted yet. */
function readInPage(before: string): number | undefined {
  const heading = Reflect.get(window, 'heading') as { text: string; at: number } | undefined
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
  if (!heading || heading.text === before || painted === undefined) return undefined
  return performance.timeOrigin + Math.max(heading.at, painted) - Number(sessionStorage.getItem('pressed'))
}
