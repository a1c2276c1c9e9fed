import { defineConfig } from '@playwright/test'
import chromium from '../playwright.config.ts'

/** Runs the most important journeys in WebKit. Playwright is the test runner; WebDriver controls the browser. */
export default defineConfig({
  ...chromium,
  testDir: '.',
  outputDir: '../../.cache/playwright',
  projects: [{ name: 'webkit', testMatch: '**/*.webkit.ts' }],
  workers: 1,
  timeout: 120_000,
})
