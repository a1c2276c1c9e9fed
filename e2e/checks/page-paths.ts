import { type Page, pages } from '../../content/pages.ts'

/** The paths of all pages. An alias, such as /home, is the same page under another path. */
export const pagePaths = Object.entries<Page>(pages).flatMap(([path, { canonical }]) => (canonical ? [] : [path]))

/** The first path of each kind of page: all services share a template, as do all projects. */
export const onePathOfEachKind = Map.groupBy(pagePaths, (path) => path.replace(/(?<=.)\/[^/]+$/, '/:slug'))
  .values()
  .map(([path = '/']) => path)
  .toArray()

/** The paths after the first of each kind. */
export const otherPaths = pagePaths.filter((path) => !onePathOfEachKind.includes(path))

/** The tag of a check of this page: the other pages of a kind are checked nightly. */
export const tagOf = (path: string) => (otherPaths.includes(path) ? '@nightly' : [])
