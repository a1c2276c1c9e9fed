import { notFoundPath, pageAt } from '../workshop/pages.ts'
import type { CurrentPage } from './current-page.ts'
import { type PageModule, routeTo } from './routes.ts'

/** A page with what shows it. */
export type Shown = { page: CurrentPage; module: PageModule }

/**
 * Loads what shows an address of the site.
 * @throws when its script cannot be had: no network, or a newer build has taken its place
 */
export async function loadPage({ pathname, searchParams }: URL): Promise<Shown> {
  const module = await routeTo(pathname).load()
  // Every missing page is the same document, whatever was asked for.
  const path = pageAt(pathname) ? pathname : notFoundPath
  return { page: { path, query: searchParams }, module }
}
