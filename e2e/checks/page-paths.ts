import { type Page, pageAt, pages } from '../../content/pages.ts'

/** The paths of all pages. An alias, such as /home, is the same page under another path. */
export const pagePaths = Object.entries<Page>(pages).flatMap(([path, { canonical }]) => (canonical ? [] : [path]))

/** The first path of each kind of page: all services share a template, as do all projects. */
export const onePathOfEachKind = Map.groupBy(pagePaths, (path) => path.replace(/(?<=.)\/[^/]+$/, '/:slug'))
  .values()
  .map(([path = '/']) => path)
  .toArray()

/** Of these, those that have the workshop's own content. */
export const mainPaths = onePathOfEachKind.filter((path) => !pageAt(path)?.sample)

/** The paths of all others: sample pages, and the services and projects after the first of each. */
export const otherPaths = pagePaths.filter((path) => !mainPaths.includes(path))

/** The tag of a check of this page: the others are checked nightly. */
export const tagOf = (path: string) => (otherPaths.includes(path) ? '@nightly' : [])
