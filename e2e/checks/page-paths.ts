import { type Page, pages } from '../../content/pages.ts'

/** The paths of all pages. An alias, such as /home, is the same page under another path. */
export const pagePaths = Object.entries<Page>(pages).flatMap(([path, { canonical }]) => (canonical ? [] : [path]))

/** The first path of each kind of page: all services share a template, as do all projects. */
export const onePathOfEachKind = Map.groupBy(pagePaths, (path) => path.replace(/(?<=.)\/[^/]+$/, '/:slug'))
  .values()
  .map(([path = '/']) => path)
  .toArray()

/** The tag of a check of this page: after the first page of each kind, pages are checked nightly. */
export const tagOf = (path: string) => (pagePaths.includes(path) && !onePathOfEachKind.includes(path) ? '@nightly' : [])
