import type { MetaDescriptor } from 'react-router'
import { cardFile } from '../art/card-file.ts'
import { cardsHash } from '../art/cards.generated.ts'
import { business } from '../workshop/business.ts'
import { type PagePath, pageAt } from '../workshop/pages.ts'
import { absolute } from './structured-data.ts'

/** The head of a page, from its facts in workshop/pages.ts. */
export function pageMeta(path: PagePath): MetaDescriptor[] {
  const { title, description, sample, canonical = path } = pageAt(path)
  return [
    { title: pageTitle(title) },
    { name: 'description', content: description },
    ...(sample ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: absolute(canonical) },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: business.name },
    { property: 'og:locale', content: 'en_NZ' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: absolute(canonical) },
    { property: 'og:image', content: absolute(cardFile(path, cardsHash)) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${title}. ${business.name}, ${business.landline.shown}.` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** The title as a tab and a search result show it; the business's name is added where it is not there already. */
export function pageTitle(title: string): string {
  return title.includes(business.name) ? title : `${title} | ${business.name}`
}
