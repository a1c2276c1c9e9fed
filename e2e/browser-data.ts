import type { Page } from '@playwright/test'

/** Returns everything that the browser stores for the site. */
export async function browserData(page: Page) {
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
  }))
  return { ...stored, cookies: await page.context().cookies() }
}

/** The data of a browser that stores nothing. */
export const nothing = { local: [], session: [], databases: 0, caches: 0, cookies: [] }
