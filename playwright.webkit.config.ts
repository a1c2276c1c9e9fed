import { defineConfig } from '@playwright/test'
import chromium from './playwright.config.ts'

/** The most important journeys in WebKit: `npm run test:webkit`. Playwright runs them; the browser hears WebDriver. */
export default defineConfig({
  ...chromium,
  testDir: 'e2e/webkit',
  testMatch: '**/*.webkit.ts',
  workers: 1,
  timeout: 120_000,
})
