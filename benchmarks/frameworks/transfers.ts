import { type Phone, readToTheEnd, type Tab, visit } from '../phone.ts'

/** Bytes as they travel, headers included, by what they are; `other` is what scripts fetch. */
export type Transfers = Record<'requests' | 'html' | 'css' | 'script' | 'font' | 'picture' | 'other', number>

const kinds: Readonly<Record<string, keyof Transfers>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'script',
  Font: 'font',
  Image: 'picture',
}

/**
 * What a phone fetches for a page that it visits for the first time, until nothing is fetched any more: `arrived` before
 * anybody touches it, `used` in all when it has been touched and read to its end.
 */
export async function countTransfers(phone: Phone, url: string): Promise<{ arrived: Transfers; used: Transfers }> {
  const tab = await phone.open()
  const sum: Transfers = { requests: 0, html: 0, css: 0, script: 0, font: 0, picture: 0, other: 0 }
  const open = new Map<string, string>()
  tab.session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // The browser fetches the icon when it likes, once for all tabs.
    if (!response.url.startsWith('data:') && !response.url.endsWith('/favicon.svg')) open.set(requestId, type)
  })
  tab.session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = open.get(requestId)
    if (type === undefined) return
    sum.requests++
    sum[kinds[type] ?? 'other'] += encodedDataLength
  })
  await visit(tab, url)
  await quiet(tab)
  const arrived = { ...sum }
  await tab.page.mouse.move(1, 0)
  await readToTheEnd(tab.page)
  await quiet(tab)
  await tab.close()
  return { arrived, used: sum }
}

/** Waits for an island that waits until the browser is idle, and for what it fetches in turn. */
async function quiet({ page }: Tab): Promise<void> {
  await page.waitForTimeout(1000)
  await page.waitForLoadState('networkidle')
}
