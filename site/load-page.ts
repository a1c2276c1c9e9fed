import { notFoundPath, pageAt } from '../workshop/pages.ts'
import type { CurrentPage } from './current-page.ts'
import { type PageModule, routeTo } from './routes.ts'

/** A page with what shows it. */
export type Shown = { page: CurrentPage; module: PageModule }

const loaded = new Map<string, PageModule>()

/**
 * Loads what shows an address of the site.
 * @throws when its script cannot be had: no network, or a newer build has taken its place
 */
export async function loadPage(url: URL): Promise<Shown> {
  const { file, load } = routeTo(url.pathname)
  const module = await load()
  loaded.set(file, module)
  return shown(url, module)
}

/** What shows an address of the site, if it was loaded before. */
export function loadedPage(url: URL): Shown | undefined {
  const module = loaded.get(routeTo(url.pathname).file)
  return module && shown(url, module)
}

function shown({ pathname, searchParams }: URL, module: PageModule): Shown {
  // Every missing page is the same document, whatever was asked for.
  const path = pageAt(pathname) ? pathname : notFoundPath
  return { page: { path, query: searchParams }, module }
}
