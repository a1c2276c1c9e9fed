import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, lookForChromium } from './scripts/find-chromium.ts'

const executablePath = await lookForChromium()

export default defineConfig({
  test: {
    projects: [
      {
        define: { __PUBLIC_URL__: "'http://localhost:3000'" },
        test: {
          name: 'node',
          include: ['{workshop,enquiries,site,server,scripts,art}/**/*.test.ts'],
          // Ends what would never end; it says nothing of speed, for the machine may be busy.
          testTimeout: 60_000,
          // A database or a mail server per file: more at once only wait for each other.
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'chaos',
          include: ['e2e/**/*.test.ts'],
          // After all others, and one by one: they take the whole machine.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        define: {
          __BOOKING_ENDPOINT__: "'/dev/booking'",
          __CONTACT_ENDPOINT__: "'/dev/contact'",
          __PUBLIC_URL__: "'http://localhost:3000'",
        },
        optimizeDeps: {
          include: ['axe-core', 'lucide-react', 'react', 'react-dom/client', 'react/jsx-dev-runtime', 'vitest-browser-react', 'valibot'],
        },
        test: {
          name: 'browser',
          include: ['site/**/*.browser.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath, args: [...chromiumArgs] } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
