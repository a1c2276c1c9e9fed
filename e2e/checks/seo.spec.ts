import type { APIRequestContext } from '@playwright/test'
import { openGraphHash } from '../../art/open-graph.generated.ts'
import { openGraphFile } from '../../art/open-graph-file.ts'
import { textOf } from '../../content/facts-text.ts'
import { type Page, pages } from '../../content/pages.ts'
import { factsAhead } from '../../domain/opening-hours/facts-ahead.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { expect, test } from '../workshop-fixture.ts'

const { business } = firstFacts

const list: Readonly<Record<string, Page>> = pages

for (const [path, { sample }] of Object.entries(list)) {
  test(`${path} has metadata for search engines and shared links`, async ({ request }) => {
    const html = await htmlOf(request, path)
    expect(html).toContain('<html lang="en-NZ"')
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(sample)
    expect(html.match(/<link rel="canonical" href="([^"]+)"/)?.[1]).toBeUndefined()
    expect(html.match(/property="og:url" content="([^"]+)"/)?.[1]).toBeUndefined()
    const image = openGraphFile(path, openGraphHash)
    expect(html.match(/property="og:image" content="([^"]+)"/)?.[1]).toBeUndefined()
    // The test server has no PUBLIC_URL, so no page may contain an address of the site.
    expect(html).not.toContain('localhost')
    const picture = await request.get(image)
    expect(picture.headers()['content-type']).toBe('image/jpeg')
    expect(sizeOfJpeg(await picture.body())).toEqual({ width: 1200, height: 630 })
    const trail = dataOf(html, 'BreadcrumbList')
    const first = trail.map(({ itemListElement }) => (itemListElement as { name: string }[])[0]?.name)
    expect(first).toEqual(html.includes('aria-label="Breadcrumb"') ? ['Home'] : [])
    expect(html).not.toMatch(/"@type":"(?:AggregateRating|Offer|Review|Product)"/)
  })
}

test('every page has its own title and description', () => {
  const own = Object.values(list).filter(({ canonical }) => canonical === undefined)
  for (const key of ['title', 'description'] as const)
    expect(new Set(own.map((page) => textOf(page[key], firstFacts))).size).toBe(own.length)
})

test('home, about and contact say who the workshop is and when it is open', async ({ request }) => {
  for (const path of ['/', '/about', '/contact']) {
    const [workshop, ...more] = dataOf(await htmlOf(request, path), 'AutoRepair')
    expect(more).toEqual([])
    expect(workshop).toMatchObject({
      name: business.name,
      telephone: business.landline.dial,
      address: { postalCode: business.postcode, addressCountry: 'NZ' },
    })
    const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
    expect(workshop?.openingHoursSpecification).toEqual([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens: '08:00', closes: '18:00' },
    ])
  }
})

test('home, about and contact list the closed days to come, without hours', async ({ request }) => {
  const ahead = factsAhead(firstFacts, new Date()).specialDays
  expect(ahead.length).toBeGreaterThan(0)
  for (const path of ['/', '/about', '/contact']) {
    const [workshop] = dataOf(await htmlOf(request, path), 'AutoRepair')
    const special = workshop?.specialOpeningHoursSpecification as { validFrom: string; validThrough: string }[]
    expect(special.map(({ validFrom: from, validThrough: to }) => ({ from, to }))).toEqual(ahead.map(({ from, to }) => ({ from, to })))
    expect(special[0]).toMatchObject({ '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' })
  }
})

test('service pages and the questions page have structured data', async ({ request }) => {
  for (const path of Object.keys(list).filter((each) => each.startsWith('/services/'))) {
    expect(dataOf(await htmlOf(request, path), 'Service')).toMatchObject([{ url: path, provider: { '@type': 'AutoRepair' } }])
  }
  const [faq] = dataOf(await htmlOf(request, '/faq'), 'FAQPage')
  expect(faq?.mainEntity).toHaveLength(8)
})

test('every internal link works', async ({ request }) => {
  const dead: string[] = []
  const seen = new Set<string>()
  for (const path of Object.keys(list)) {
    const html = await htmlOf(request, path)
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) {
      if (seen.has(href)) continue
      seen.add(href)
      const response = await request.get(href.replaceAll('&amp;', '&'))
      if (!response.ok()) dead.push(`${path} links to ${href}, which responds with ${response.status()}`)
    }
    for (const [, id = ''] of html.matchAll(/<a [^>]*href="#([^"]+)"/g)) {
      if (!html.includes(`id="${id}"`)) dead.push(`${path} links to #${id}, which it does not have`)
    }
  }
  expect(dead).toEqual([])
  expect(seen.size).toBeGreaterThan(30)
})

test('robots.txt names no sitemap while the server doesn’t know the site’s address', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots.match(/^Sitemap: (.+)$/m)?.[1]).toBeUndefined()
  expect((await request.get('/sitemap.xml')).status()).toBe(404)
})

test('share links contain no address that only this machine can open', async ({ request }) => {
  const html = await htmlOf(request, '/blog-details')
  const links = [...html.matchAll(/<a href="([^"]+)"[^>]*aria-label="Share on/g)].map(([, href = '']) => new URL(href))
  expect(links).toHaveLength(4)
  const shared = links.flatMap(({ searchParams }) => [...searchParams.values()])
  expect(shared).toEqual([])
})

async function htmlOf(request: APIRequestContext, path: string): Promise<string> {
  return await (await request.get(path)).text()
}

function dataOf(html: string, type: string): Record<string, unknown>[] {
  const found = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json))
  for (const each of found) expect(each['@context']).toBe('https://schema.org')
  return found.filter((each) => each['@type'] === type)
}

/** Reads the frame header of a JPEG (ITU T.81, B.2.2). */
function sizeOfJpeg(jpeg: Buffer): { width: number; height: number } {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg[at + 1] ?? 0
    if (marker >= 0xc0 && marker <= 0xc2) return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) }
  }
  throw new Error('This is not a JPEG.')
}
