import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { newerFeaturesIn } from '../../build/newer-features.ts'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { supportedBrowsers } from '../../ui/supported-browsers.ts'
import { expect, test } from '../workshop-fixture.ts'

/** Features that a script names and only uses where they exist, and names that mean something else there. */
const guarded = [
  // React: checked before use; and functions of its own, `createContext` and `use`.
  'api.Element.startViewTransition',
  'api.ViewTransition.skipTransition',
  'api.ML.createContext',
  'javascript.builtins.DisposableStack.use',
  // domain/opening-hours/dates.ts has another way without it.
  'javascript.builtins.Temporal',
  'javascript.builtins.Temporal.Instant.fromEpochMilliseconds',
  'javascript.builtins.Temporal.Instant.toZonedDateTimeISO',
  // site/navigation.tsx: only in browsers with the Navigation API, which came later.
  'api.HTMLElement.hidePopover',
  // desk/live/use-waiting.ts: checked before use.
  'api.Navigator.setAppBadge',
  // site/prefetch.ts waits half a second without it.
  'api.Window.requestIdleCallback',
  // Chrome has had it since 103, with another name for the error until 124.
  'api.AbortSignal.timeout_static',
]

test('the scripts of the site and the desk use nothing that a supported browser lacks', { tag: '@chromium' }, async () => {
  const files = globSync('dist/{client,desk/client}/**/*.js')
  expect(files.length).toBeGreaterThan(40)
  for (const file of files) {
    const newer = newerFeaturesIn(await readFile(file, 'utf8')).filter((feature) => !guarded.includes(feature))
    expect(newer, `${file}: use something older, or check that it exists and list it as guarded`).toEqual([])
  }
})

test('the README names the browsers that the build is for', { tag: '@chromium' }, async () => {
  const { chrome, edge, firefox, safari } = supportedBrowsers
  const readme = await readFile('README.md', 'utf8')
  expect(readme).toContain(`Chrome ${chrome}, Edge ${edge}, Firefox ${firefox} and Safari ${safari}`)
})

/** The browsers just below the line, as far as a script can tell: it runs in each document before the page's own. */
const older = {
  'Chrome 118': () => Reflect.deleteProperty(Promise, 'withResolvers'),
  'Chrome 109 and Firefox 115': () => {
    for (const name of ['toWellFormed', 'isWellFormed']) Reflect.deleteProperty(String.prototype, name)
  },
  'Chrome 109': () => {
    for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with']) Reflect.deleteProperty(Array.prototype, name)
  },
  'Safari 17.3': () => {
    for (const owner of [Object, Map]) Reflect.deleteProperty(owner, 'groupBy')
  },
}

for (const [browser, remove] of Object.entries(older)) {
  test(`in ${browser} no script starts, and a visitor books an appointment without`, { tag: '@nightly' }, async ({ page, workshop }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.addInitScript(remove)
    // Every document has the same script, which decides whether the others are loaded.
    await page.goto('/appointment')
    await page.mouse.move(20, 20)
    await page.mouse.move(60, 80)
    await page.keyboard.press('Tab')
    await expect(page.locator('h1')).toBeVisible()
    const button = page.getByRole('button', { name: 'Book appointment' })
    await button.click()
    // The browser's own validation.
    await expect(page.getByLabel('Name')).toBeFocused()
    const booking = { ...goodBooking, email: `${browser.replaceAll(/\W/g, '')}@visitor.test` }
    for (const [name, text] of Object.entries(booking)) {
      if (name === 'service') await page.locator('#booking-service').selectOption(text)
      else await page.locator(`#booking-${name}`).fill(text)
    }
    await button.click()
    await expect(page.getByText('Message sent successfully!')).toBeVisible()
    expect(workshop.stored(booking.email)).toMatchObject([booking])
    expect(scripts).toEqual([])
  })
}
