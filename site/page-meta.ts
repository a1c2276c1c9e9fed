import type { MetaDescriptor } from 'react-router'
import { business } from '../workshop/business.ts'
import { type PagePath, pageAt } from '../workshop/pages.ts'

/** The head of a page, from its facts in workshop/pages.ts. */
export function pageMeta(path: PagePath): MetaDescriptor[] {
  const { title, description, sample } = pageAt(path)
  return [
    { title: pageTitle(title) },
    { name: 'description', content: description },
    ...(sample ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

/** The title as a tab and a search result show it; the business's name is added where it is not there already. */
export function pageTitle(title: string): string {
  return title.includes(business.name) ? title : `${title} | ${business.name}`
}
