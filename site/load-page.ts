import { notFoundPath, pageAt } from '../content/pages.ts'
import type { CurrentPage } from './current-page.ts'
import { findRoute, type PageModule } from './routes.ts'

/** A page and the module that renders it. */
export type LoadedPage = { page: CurrentPage; module: PageModule }

const modules = new Map<string, Promise<PageModule>>()

/**
 * Loads the page module for a URL. Modules are cached, because a content page would otherwise be a new component on each load
 * (site/routes.ts), and React would remount it.
 * @throws if the script can't be loaded: no network, or a newer build has replaced it. The next call tries again.
 */
export async function loadPage({ pathname, searchParams }: URL): Promise<LoadedPage> {
  const { files, load } = findRoute(pathname)
  const key = files.join()
  const loading = modules.get(key) ?? load()
  if (!modules.has(key)) loading.catch(() => modules.delete(key))
  modules.set(key, loading)
  // Every unknown path renders the same not-found document.
  const path = pageAt(pathname) ? pathname : notFoundPath
  return { page: { path, query: searchParams }, module: await loading }
}
