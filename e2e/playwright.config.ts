import { defineConfig } from '@playwright/test'
import { chromiumArgs, lookForChromium } from '../ops/test/find-chromium.ts'
import { lookForProgram } from '../ops/test/find-program.ts'

const chromium = await lookForChromium()
/** The same engine without browser UI, which takes a third of the time. It reports a mouse in the corner of the page, so pages load their scripts at once. */
const headlessShell = lookForProgram('chromium-headless-shell') ?? chromium
const args = [...chromiumArgs]
/** Tests of pages that nobody has touched. */
const untouched = '**/load-scripts.spec.ts'
/** Long tests with a system of their own. */
const long = ['**/two-days.spec.ts', '**/workshop.spec.ts']

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/playwright',
  // Only to end tests that hang. They are no speed limits, because the machine may be busy.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  // One more than the two cores of CI, because tests wait for emails.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    locale: 'en-NZ',
    // Not the workshop's time zone, so that code which relies on the visitor's zone by mistake fails.
    timezoneId: 'Europe/London',
  },
  // Those with few tests first, so that no core waits for the last of them.
  projects: [
    { name: 'chromium', testMatch: untouched, use: { launchOptions: { executablePath: chromium, args } } },
    { name: 'long', testMatch: long, use: { launchOptions: { executablePath: headlessShell, args } } },
    {
      name: 'headless shell',
      testMatch: '**/*.spec.ts',
      testIgnore: [untouched, ...long],
      use: { launchOptions: { executablePath: headlessShell, args } },
    },
  ],
})
