import type { Page } from '@playwright/test'
import { isLettered, phoneWidth } from '../../art/phone-width.ts'
import { pages } from '../../content/pages.ts'
import { servicePath } from '../../content/service.ts'
import { services } from '../../content/services.ts'
import { accessibilityProblems } from '../accessibility-problems.ts'
import { browserData, nothing } from '../browser-data.ts'
import { expect, hydrated, test } from '../workshop-fixture.ts'
import {
  beyondTheEdge,
  brokenWords,
  orangeButtons,
  phoneProblems,
  shownPictures,
  smallTargets,
  stickyParts,
  stretchedColumns,
} from './layout-problems.ts'
import { pagePaths, tagOf } from './page-paths.ts'

/** In pixels. 320 is a 1280 px screen at 400 % zoom. */
const widths = [1024, 768, 320, 2560]
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const servicePaths: readonly string[] = services.map(servicePath)
/** Pages with parts that stay in view beside a longer column. */
const withSticky = ['/services/bodywork', '/blog-details']
/** Pages with drawings whose lettering is to be read. */
const withLettering = ['/appointment', '/service-details', '/products-details', '/blog-details']
/** The greatest length of a page, in screens of a phone. */
const screens: Readonly<Record<string, number>> = {
  '/': 9,
  '/about': 7,
  '/appointment': 4,
  '/faq': 5,
  '/services-1': 5,
  '/service-details': 6,
  '/blog-details': 7,
  '/home-demo-two': 11,
  ...Object.fromEntries(servicePaths.map((path) => [path, 6])),
}

for (const path of [...pagePaths, '/no-such-page']) {
  const status = path in pages ? 200 : 404

  test(`${path} is complete, even before its scripts run, accessible, no longer than it should be and laid out well at every width, stores nothing, and requests nothing from other hosts`, {
    tag: tagOf(path),
  }, async ({ page, workshop }) => {
    const problems: string[] = []
    page.on('console', (message) => {
      // The browser logs the page's own 404 as an error.
      const expected = status === 404 && message.location().url.endsWith(path)
      if (message.type() === 'error' && !expected) problems.push(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText
      // A resized page cancels pictures that are still loading for the width before.
      if (reason !== 'net::ERR_ABORTED') problems.push(`${reason}: ${request.url()}`)
    })
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.protocol !== 'data:' && url.origin !== workshop.url) problems.push(`another host: ${url.origin}`)
    })

    const response = await page.goto(path)
    expect(response?.status()).toBe(status)
    const html = (await response?.text()) ?? ''
    await hydrated(page)
    const prerendered = new Set(await texts(page, html))
    expect((await texts(page)).filter((text) => !prerendered.has(text))).toEqual([])
    // axe can't check skipped sections.
    await page.evaluate(() => document.documentElement.toggleAttribute('data-render-all', true))

    const hasHeader = (await page.getByRole('banner').count()) > 0
    await page.setViewportSize(desktop)
    await expectGoodLayout(page, `${desktop.width} px`)
    expect(await page.evaluate(smallTargets), 'small targets').toEqual([])
    expect(await accessibilityProblems(page)).toEqual([])
    if (hasHeader) expect(await page.evaluate(orangeButtons), 'one orange button in the first view').toHaveLength(1)
    expect(await page.evaluate(stretchedColumns), 'stretched columns').toEqual([])
    for (const width of [desktop.width, 1100]) {
      await page.setViewportSize({ width, height: 700 })
      const { found, problems } = await page.evaluate(stickyParts)
      expect(problems, `what stays in view is below the header, and fits on the screen, at ${width} px`).toEqual([])
      if (withSticky.includes(path)) expect(found, 'parts stay in view').toBeGreaterThan(0)
    }

    await page.setViewportSize(phone)
    await expectGoodLayout(page, `${phone.width} px`)
    expect(await page.evaluate(smallTargets), 'small targets').toEqual([])
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await page.evaluate(phoneProblems), 'on a phone').toEqual([])
    // The appointment page leads to nothing but its own form.
    if (hasHeader) expect((await page.evaluate(orangeButtons)).length, 'orange buttons in the first view').toBeLessThanOrEqual(1)
    const screensOf = (pixels: number) => pixels / phone.height
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    const length = screensOf(await page.evaluate(() => document.documentElement.scrollHeight))
    expect(length, 'Say it once: take something away.').toBeLessThanOrEqual(screens[path] ?? Number.POSITIVE_INFINITY)
    if (servicePaths.includes(path)) {
      const end = await page.getByRole('table').evaluate((table) => table.getBoundingClientRect().bottom)
      expect(screensOf(end), 'what a driver comes to look up is within three screens').toBeLessThanOrEqual(3)
    }
    const lettered = (await page.evaluate(shownPictures)).filter(({ name }) => isLettered(name))
    expect(
      lettered.filter(({ width }) => width < phoneWidth),
      'Lettering can’t be read: give the drawing the whole width of its column, or larger letters.',
    ).toEqual([])
    if (withLettering.includes(path)) expect(lettered.length, 'drawings with lettering').toBeGreaterThan(0)

    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectGoodLayout(page, `${width} px`)
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await page.setViewportSize({ width: 360, height: 844 })
    await expectGoodLayout(page, '360 px with text at 200 %')
    expect(await browserData(page)).toEqual(nothing)
    expect(problems).toEqual([])
  })
}

async function expectGoodLayout(page: Page, at: string): Promise<void> {
  expect(await page.evaluate(beyondTheEdge), `horizontal scrolling at ${at}`).toEqual([])
  expect(await page.evaluate(brokenWords), `words on two lines at ${at}`).toEqual([])
}

/**
 * Returns the texts of a page's main part, without live content, which only the browser can render.
 * @param html a document to read instead of the page's own, without running its scripts
 */
async function texts(page: Page, html?: string): Promise<string[]> {
  return await page.evaluate((source) => {
    const root = source === undefined ? document : new DOMParser().parseFromString(source, 'text/html')
    const live = '[data-live], [role=status], [role=alert]'
    const elements = [...root.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, th, td, label, option, a, summary, figcaption)')]
    return elements
      .filter((element) => !element.matches(live) && !element.closest(live) && !element.querySelector(live))
      .map((element) => element.textContent?.trim() ?? '')
  }, html)
}
