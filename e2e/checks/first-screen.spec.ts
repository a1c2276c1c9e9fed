import { get } from 'node:http'
import { brotliDecompressSync, constants } from 'node:zlib'
import { expect, test } from '../workshop-fixture.ts'
import { pagePaths, tagOf } from './page-paths.ts'

/** Bytes, headers included: what a connection carries before its first acknowledgement (ten segments of 1,460 bytes, RFC 6928). */
const firstFlight = 14_600
/** Bytes of the whole document, headers included. */
const document = 24_000

for (const path of pagePaths) {
  test(`the first screen of ${path} arrives in the first flight, on a phone`, { tag: tagOf(path) }, async ({ read, workshop }) => {
    const { headers, body } = await download(workshop.url + path)
    expect(headers + body.length, 'the whole document').toBeLessThanOrEqual(document)
    const page = await read(path, 390)
    const whole = await page.evaluate(firstScreen)
    expect(whole.length).toBeGreaterThan(5)

    const start = brotliDecompressSync(body.subarray(0, firstFlight - headers), { finishFlush: constants.BROTLI_OPERATION_FLUSH })
    await page.route(workshop.url + path, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: start })
    })
    await read(path, 390)
    const arrived = await page.evaluate(firstScreen)
    await page.unrouteAll()
    expect(arrived).toEqual(whole)
  })
}

/** Downloads a document as a browser does: compressed. `headers`: their size in bytes. */
async function download(url: string): Promise<{ headers: number; body: Buffer }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ headers: number; body: Buffer }>()
  get(url, { headers: { 'accept-encoding': 'br' } }, async (response) => {
    const headers = response.rawHeaders.reduce((bytes, part) => bytes + part.length + 2, 'HTTP/1.1 200 OK\r\n\r\n'.length)
    resolve({ headers, body: Buffer.concat(await response.toArray()) })
  }).on('error', reject)
  return await promise
}

/**
 * Runs in the page. Returns what is in view before any scrolling, each with its place: texts, pictures and controls. The phone bar is at the end of
 * the document, and repeats what the header and the page offer.
 */
async function firstScreen(): Promise<string[]> {
  await window.document.fonts.ready
  const inView = [...window.document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
  await Promise.all(inView.map((image) => image.decode().catch(() => undefined)))
  const parts = [...window.document.querySelectorAll('header *, main *')].filter(
    (part) =>
      part.matches('img, svg, input, select, textarea, button') ||
      [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
  )
  return parts.flatMap((part) => {
    const { top, left, width, height } = part.getBoundingClientRect()
    const isInView =
      part.checkVisibility({ visibilityProperty: true }) && width > 1 && top < innerHeight && top + height > 0 && left < innerWidth
    return isInView ? [`${part.tagName} ${part.textContent?.trim().slice(0, 40)} ${[left, top, width].map(Math.round)}`] : []
  })
}
