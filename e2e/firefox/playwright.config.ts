import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import chromium from '../playwright.config.ts'

const executablePath = join(import.meta.dirname, 'firefox-bridge.ts')
const withoutScripts = /without (JavaScript|scripts)/
// What Playwright can't do with this Firefox: hover (headless, it has no pointer that hovers), touch gestures, forwarding a request's body, and axe.
// As on a phone, scrollbars take no width.
const firefoxUserPrefs = { 'ui.useOverlayScrollbars': 1 }
const chromiumOnly = /@chromium/

/** Runs the journeys in Debian's Firefox. */
export default defineConfig({
  ...chromium,
  testDir: '../journeys',
  outputDir: '../../.cache/playwright',
  workers: 1,
  use: { ...chromium.use, browserName: 'firefox', channel: 'moz-firefox' },
  // Over BiDi, Playwright can't disable JavaScript per page, so those tests use a Firefox without it.
  projects: [
    { name: 'firefox', grepInvert: [withoutScripts, chromiumOnly], use: { launchOptions: { executablePath, firefoxUserPrefs } } },
    {
      name: 'firefox, no scripts',
      grep: withoutScripts,
      use: { launchOptions: { executablePath, firefoxUserPrefs, args: ['--without-scripts'] } },
    },
  ],
})
