import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import chromium from './playwright.config.ts'

const executablePath = join(import.meta.dirname, 'e2e/firefox/firefox-bridge.ts')
const withoutScripts = /without (JavaScript|scripts)/

/** The journeys once more in Debian's Firefox: `npm run test:firefox`. */
export default defineConfig({
  ...chromium,
  testDir: 'e2e/journeys',
  workers: 1,
  use: { ...chromium.use, browserName: 'firefox', channel: 'moz-firefox' },
  // Over BiDi Playwright cannot switch scripts off for one page, so there is a Firefox that has none.
  projects: [
    { name: 'firefox', grepInvert: withoutScripts, use: { launchOptions: { executablePath } } },
    { name: 'firefox, no scripts', grep: withoutScripts, use: { launchOptions: { executablePath, args: ['--without-scripts'] } } },
  ],
})
