import { firstFacts } from '../../workshop/first-facts.ts'
import { expect, test } from '../workshop-fixture.ts'

const { business } = firstFacts

test('the manifest makes the site installable, and each icon has the size that it declares', async ({ page, request, workshop }) => {
  // Chromium counts localhost as secure, and manifests must be on such an origin.
  await page.goto(workshop.url)
  const response = await request.get((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '')
  expect(response.headers()).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'no-cache',
  })
  const manifest = await response.json()
  expect(manifest).toMatchObject({ name: business.name, short_name: business.shortName, start_url: '/', theme_color: '#15181d' })
  const declared = manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)
  expect(declared).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])

  for (const { src, sizes } of [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const icon = await request.get(src)
    expect(icon.headers()['content-type']).toBe('image/png')
    // The size in a PNG's first chunk, IHDR.
    const body = await icon.body()
    expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`, src).toBe(sizes)
  }

  const session = await page.context().newCDPSession(page)
  const { errors, data } = await session.send('Page.getAppManifest')
  expect([errors, JSON.parse(data ?? '{}')], 'Chromium reads it, and the page’s policy lets it').toEqual([[], manifest])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // Playwright's contexts are incognito windows.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})

test('favicon.ico holds the sizes of tabs and shortcuts, and a browser can decode it', async ({ page, request }) => {
  const response = await request.get('/favicon.ico')
  expect(response.headers()).toMatchObject({ 'content-type': 'image/x-icon', 'cache-control': 'public, max-age=3600' })
  const body = await response.body()
  expect([body.readUInt16LE(2), body.readUInt16LE(4)]).toEqual([1, 3])
  expect([0, 1, 2].map((i) => body[6 + 16 * i])).toEqual([16, 32, 48])
  await page.goto('/contact')
  const width = await page.evaluate(async () => {
    const image = new Image()
    image.src = '/favicon.ico'
    await image.decode()
    return image.naturalWidth
  })
  expect([16, 32, 48]).toContain(width)
})
