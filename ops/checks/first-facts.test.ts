import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { listFiles } from './list-files.ts'

/** What may know the first values: the store and its settings, and what renders without a store. */
const allowed = ['build/build.ts', 'build/dev-pages.ts', 'server/database/store.ts', 'server/pages/load-site.ts', 'server/settings.ts']

test('no page, email or rule imports a fact about the workshop: owners change them while the server runs', async () => {
  const importing: string[] = []
  for (const file of listFiles().filter((each) => /^(?:build|content|desk|domain|server|site|ui)\/.*\.tsx?$/.test(each))) {
    if (/\.(?:browser\.)?test\.tsx?$|\/testing\//.test(file)) continue
    if (/workshop\/(?:first-facts|closed-days)\.ts'/.test(await readFile(file, 'utf8'))) importing.push(file)
  }
  expect(importing.sort()).toEqual(allowed)
})
