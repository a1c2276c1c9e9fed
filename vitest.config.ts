import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, lookForChromium } from './ops/test/find-chromium.ts'

const executablePath = await lookForChromium()

/** Slow tests that only `npm run test:all` runs: they kill, trace and attack servers, rebuild the site, or run Vite as `npm run dev` does. */
const nightly = [
  'e2e/chaos/*.test.ts',
  'e2e/staff-desk/nul.test.ts',
  'server/fuzz/*.test.ts',
  'server/mail/killed-between-mails.test.ts',
  'ops/checks/*how-to.test.ts',
  'build/dev.test.ts',
]

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['{workshop,content,domain,ui,site,server,desk,build,ops,art}/**/*.test.ts', 'e2e/staff-desk/*.test.ts'],
          exclude: nightly,
          // Only to end tests that hang. It is no speed limit, because the machine may be busy.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // One more than the two cores of CI, because files wait for disks and mail servers.
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'nightly',
          include: nightly,
          // As above.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // After all others, because they use the whole machine.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        define: {
          __BOOKING_ENDPOINT__: "'/dev/booking'",
          __CONTACT_ENDPOINT__: "'/dev/contact'",
        },
        optimizeDeps: {
          include: ['axe-core', 'lucide-react', 'react', 'react-dom/client', 'react/jsx-dev-runtime', 'vitest-browser-react', 'valibot'],
        },
        test: {
          name: 'browser',
          include: ['{site,desk}/**/*.browser.test.tsx'],
          // As above.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // As in Node, and therefore beside those: with one worker, they would run after all others, and leave a core idle.
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
          expect: { poll: { timeout: 15_000 } },
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
