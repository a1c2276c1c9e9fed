import { cardFile } from '../art/card-file.ts'
import { cardsHash } from '../art/cards.generated.ts'
import { business } from '../workshop/business.ts'
import { notFoundPage, pageAt } from '../workshop/pages.ts'
import { absolute } from './structured-data.ts'

export type HeadTag = { tag: 'meta' | 'link'; attributes: Readonly<Record<string, string>> }

/** What the head of a document says about its page, from the facts in workshop/pages.ts. */
export function headOf(path: string): { title: string; tags: HeadTag[] } {
  const page = pageAt(path)
  const { title, description, sample, canonical = path } = page ?? notFoundPage
  const meta = (attributes: HeadTag['attributes']): HeadTag => ({ tag: 'meta', attributes })
  const property = (name: string, content: string) => meta({ property: name, content })
  const address = absolute(canonical)
  return {
    title: title.includes(business.name) ? title : `${title} | ${business.name}`,
    tags: [
      meta({ name: 'description', content: description }),
      ...(sample ? [meta({ name: 'robots', content: 'noindex' })] : []),
      ...(page
        ? [
            { tag: 'link' as const, attributes: { rel: 'canonical', href: address } },
            // What a link to the page looks like where it is shared.
            property('og:type', 'website'),
            property('og:site_name', business.name),
            property('og:locale', 'en_NZ'),
            property('og:title', title),
            property('og:description', description),
            property('og:url', address),
            property('og:image', absolute(cardFile(path, cardsHash))),
            property('og:image:width', '1200'),
            property('og:image:height', '630'),
            property('og:image:alt', `${title}. ${business.name}, ${business.landline.shown}.`),
            meta({ name: 'twitter:card', content: 'summary_large_image' }),
          ]
        : []),
    ],
  }
}

/** All tags that `headOf` makes. */
const pageTags = 'meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property], link[rel="canonical"]'

/** Makes the document's head that of another page. */
export function updateHead(path: string): void {
  const { title, tags } = headOf(path)
  document.title = title
  for (const old of document.head.querySelectorAll(pageTags)) old.remove()
  for (const { tag, attributes } of tags) {
    const element = document.head.appendChild(document.createElement(tag))
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  }
}
