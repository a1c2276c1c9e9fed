import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Facts } from '../../workshop/facts.ts'
import { NoStore } from '../database/open-database.ts'
import { openStore } from '../database/store.ts'
import { storeSettings } from '../database/store-settings.ts'
import { loadSite } from '../pages/load-site.ts'
import type { RenderedSite } from '../pages/render-pages.ts'
import type { Settings } from '../settings.ts'
import { exitWith } from './run-command-line.ts'

const usage = `Writes the pages and their files into a folder, for a host without our server, with what its store says about the workshop. Build first.
  npm run export -- <folder>`

/**
 * Writes the site as files: '/about' as about/index.html, the not-found page as 404.html. Documents of a query aren't written, for such a host
 * can't tell them from their page.
 */
export async function exportSite({ byPath, notFound }: RenderedSite, folder: string): Promise<void> {
  const isFile = (path: string) => /\.\w+$/.test(path)
  const pages = [...byPath].filter(([path]) => !path.includes('?'))
  const files = pages.map(([path, file]) => [isFile(path) ? path : join(path, 'index.html'), file] as const)
  for (const [name, { variants }] of [...files, ['404.html', notFound] as const]) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), variants.identity.body)
  }
}

/** Returns the workshop's facts as its owner has changed them; undefined if there is no store. */
export async function readStoredFacts(settings: Settings): Promise<Facts | undefined> {
  try {
    const store = await openStore({ ...storeSettings(settings), mustExist: true })
    const facts = store.facts()
    await store.close()
    return facts
  } catch (error) {
    if (error instanceof NoStore) return undefined
    throw error
  }
}

if (import.meta.main) {
  await exitWith(async ([folder, ...rest], { settings, print }) => {
    if (!folder || rest.length > 0) {
      print(usage)
      return 2
    }
    const facts = await readStoredFacts(settings)
    const site = await loadSite(join(import.meta.dirname, '..', '..', 'dist'), { ...settings, ...(facts && { facts: () => facts }) })
    await exportSite(site.current(), folder)
    print(
      `The site is in ${folder}, ${facts ? 'with what the store says about the workshop' : 'with the first facts, because there is no store here'}.`,
    )
    return 0
  })
}
