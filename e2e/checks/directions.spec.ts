import type { Page } from '@playwright/test'
import { pages } from '../../content/pages.ts'
import { addressLine, directionsUrl } from '../../workshop/facts.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { expect, hydrated, test } from '../workshop-fixture.ts'

const { business } = firstFacts
const maps = new URL(directionsUrl(business))

/** Reads a document. `bare`: the text around each address that doesn't lead to directions. `links`: how many links do. */
function addressesIn(page: Page, html: string): Promise<{ bare: string[]; links: number }> {
  return page.evaluate(
    ([html = '', street, postcode, href]) => {
      const { body } = new DOMParser().parseFromString(html, 'text/html')
      const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
      const bare: string[] = []
      while (texts.nextNode()) {
        const { nodeValue, parentElement } = texts.currentNode
        if (!nodeValue?.includes(street ?? '') && !nodeValue?.includes(postcode ?? '')) continue
        if (parentElement?.closest('script, style') || parentElement?.closest('a')?.href === href) continue
        bare.push(`${nodeValue} in ${parentElement?.outerHTML}`)
      }
      return { bare, links: body.querySelectorAll(`a[href="${href}"]`).length }
    },
    [html, business.street, business.postcode, maps.href],
  )
}

test('directions lead to the address', () => {
  expect(maps.origin + maps.pathname).toBe('https://www.google.com/maps/dir/')
  expect(Object.fromEntries(maps.searchParams)).toEqual({ api: '1', destination: `${addressLine(business)}, New Zealand` })
})

test('every address on every page is a link to directions', async ({ page, request }) => {
  for (const path of [...Object.keys(pages), '/no-such-page']) {
    const { bare, links } = await addressesIn(page, await (await request.get(path)).text())
    expect(bare, path).toEqual([])
    // The page without header and footer has no address.
    if (path !== '/coming-soon') expect(links, path).toBeGreaterThan(0)
  }
})

test('nothing is loaded from the map before a visitor follows the link, not even on hover', async ({ page, context, workshop }) => {
  const foreign: string[] = []
  await context.route(
    (url) => url.origin !== workshop.url,
    (route) => {
      foreign.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>The map</title>' })
    },
  )
  await page.goto('/contact')
  await hydrated(page)
  const link = page.getByRole('link', { name: 'Get directions' })
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
  await link.click()
  await expect(page).toHaveTitle('The map')
  expect(foreign[0]).toBe(maps.href)
})
