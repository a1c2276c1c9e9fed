import { openGraphHash } from '../art/open-graph.generated.ts'
import { openGraphFile } from '../art/open-graph-file.ts'
import { textOf } from '../content/facts-text.ts'
import { notFoundPage, pageAt } from '../content/pages.ts'
import type { Rendering } from '../domain/site-bundle.ts'

export type HeadTag = { tag: 'meta' | 'link'; attributes: Readonly<Record<string, string>> }

/**
 * Returns the title and meta tags of a page, from content/pages.ts.
 * If the rendering has no origin, those that need absolute URLs are left out.
 */
export function headOf(path: string, { origin, facts }: Pick<Rendering, 'origin' | 'facts'>): { title: string; tags: HeadTag[] } {
  const page = pageAt(path)
  const { title, sample, canonical = path, ...texts } = page ?? notFoundPage
  const description = textOf(texts.description, facts)
  const { business } = facts
  const meta = (attributes: HeadTag['attributes']): HeadTag => ({ tag: 'meta', attributes })
  const property = (name: string, content: string) => meta({ property: name, content })
  const address = origin + canonical
  return {
    title: `${title} | ${business.name}`,
    tags: [
      meta({ name: 'description', content: description }),
      ...(sample ? [meta({ name: 'robots', content: 'noindex' })] : []),
      ...(page
        ? [
            // Link previews in messengers and social networks.
            property('og:type', 'website'),
            property('og:site_name', business.name),
            property('og:locale', 'en_NZ'),
            property('og:title', title),
            property('og:description', description),
          ]
        : []),
      ...(page && origin
        ? [
            { tag: 'link' as const, attributes: { rel: 'canonical', href: address } },
            property('og:url', address),
            property('og:image', origin + openGraphFile(path, openGraphHash)),
            property('og:image:width', '1200'),
            property('og:image:height', '630'),
            property('og:image:alt', `${title}. ${business.name}, ${business.landline.shown}.`),
            meta({ name: 'twitter:card', content: 'summary_large_image' }),
          ]
        : []),
    ],
  }
}

/** Matches every tag that `headOf` returns. */
const pageTags = 'meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property], link[rel="canonical"]'

/** Replaces the title and meta tags with those of another page. */
export function updateHead(path: string, rendering: Rendering): void {
  const { title, tags } = headOf(path, rendering)
  document.title = title
  for (const old of document.head.querySelectorAll(pageTags)) old.remove()
  for (const { tag, attributes } of tags) {
    const element = document.head.appendChild(document.createElement(tag))
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  }
}
