import { defineConfig } from '@playwright/test'
import { chromiumArgs, lookForChromium } from './scripts/find-chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/playwright',
  // Only to end tests that hang. They are no speed limits, because the machine may be busy.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    locale: 'en-NZ',
    // Not the workshop's time zone, so that code which relies on the visitor's zone by mistake fails.
    timezoneId: 'Europe/London',
    launchOptions: { executablePath: await lookForChromium(), args: [...chromiumArgs] },
  },
})
