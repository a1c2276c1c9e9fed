import { notFoundPath, pageAt } from '../workshop/pages.ts'
import type { CurrentPage } from './current-page.ts'
import { type PageModule, routeTo } from './routes.ts'

/** A page with what shows it. */
export type Shown = { page: CurrentPage; module: PageModule }

const modules = new Map<string, Promise<PageModule>>()

/**
 * Loads what shows an address of the site; once is enough.
 * @throws when its script can't be loaded: no network, or a newer build has replaced it. The next call tries again
 */
export async function loadPage({ pathname, searchParams }: URL): Promise<Shown> {
  const { file, content = '', load } = routeTo(pathname)
  const key = file + content
  const loading = modules.get(key) ?? load()
  modules.set(key, loading)
  loading.catch(() => modules.delete(key))
  // Every missing page is the same document, whatever was asked for.
  const path = pageAt(pathname) ? pathname : notFoundPath
  return { page: { path, query: searchParams }, module: await loading }
}
