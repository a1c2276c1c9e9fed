import { defineConfig } from '@playwright/test'
import chromium from '../playwright.config.ts'

/** Runs the most important journeys in WebKit: `npm run test:webkit`. Playwright is the test runner; WebDriver controls the browser. */
export default defineConfig({
  ...chromium,
  testDir: 'e2e/webkit',
  projects: [{ name: 'webkit', testMatch: '**/*.webkit.ts' }],
  workers: 1,
  timeout: 120_000,
})
