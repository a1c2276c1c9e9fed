import { type Phone, readToTheEnd, type Tab, visit } from '../phone.ts'

/** Transferred bytes, headers included, by type; `other` is what scripts fetch. */
export type Transfers = Record<'requests' | 'html' | 'css' | 'script' | 'font' | 'picture' | 'other', number>

const kinds: Readonly<Record<string, keyof Transfers>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'script',
  Font: 'font',
  Image: 'picture',
}

/**
 * Counts what a phone fetches on its first visit to a page: `initial` until the network is idle, before any input, and `used` in total,
 * after a touch and scrolling to the end.
 */
export async function countTransfers(phone: Phone, url: string): Promise<{ initial: Transfers; used: Transfers }> {
  const tab = await phone.open()
  const sum: Transfers = { requests: 0, html: 0, css: 0, script: 0, font: 0, picture: 0, other: 0 }
  const open = new Map<string, string>()
  tab.session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // The browser fetches the icon at any time, once for all tabs.
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
  const initial = { ...sum }
  await tab.page.mouse.move(1, 0)
  await readToTheEnd(tab.page)
  await quiet(tab)
  await tab.close()
  return { initial, used: sum }
}

/** Waits for islands that load when the browser is idle, and for what they fetch in turn. */
async function quiet({ page }: Tab): Promise<void> {
  await page.waitForTimeout(1000)
  await page.waitForLoadState('networkidle')
}
