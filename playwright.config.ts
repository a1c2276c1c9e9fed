import { defineConfig } from '@playwright/test'
import { chromiumArgs, lookForChromium } from './scripts/find-chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    locale: 'en-NZ',
    // Not the workshop's zone: what depends on the zone must say so itself.
    timezoneId: 'Europe/London',
    launchOptions: { executablePath: await lookForChromium(), args: [...chromiumArgs] },
  },
})
