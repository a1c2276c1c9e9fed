import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import chromium from './playwright.config.ts'

/** The journeys once more in Debian's Firefox: `npm run test:firefox`. */
export default defineConfig({
  ...chromium,
  testDir: 'e2e/journeys',
  // Playwright cannot switch scripts off in this Firefox: these journeys would run with them, and prove nothing.
  grepInvert: /without (JavaScript|scripts)/,
  workers: 1,
  use: {
    ...chromium.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: join(import.meta.dirname, 'e2e/firefox/firefox-bridge.ts') },
  },
})
