import { type Page, pages } from '../../content/pages.ts'

/** The paths of all pages. An alias, such as /home, is the same page under another path. */
export const pagePaths = Object.entries<Page>(pages).flatMap(([path, { canonical }]) => (canonical ? [] : [path]))
