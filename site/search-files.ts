import { type Page, pages } from '../content/pages.ts'

/** Returns the text of robots.txt and, if the site's origin is known, sitemap.xml, by name: a sitemap's URLs must be absolute. */
export function searchFiles(origin: string): Record<string, string> {
  return { 'robots.txt': robots(origin), ...(origin && { 'sitemap.xml': sitemap(pages, origin) }) }
}

/** Lists every page that isn't a sample and has no other canonical path. */
export function sitemap(list: Readonly<Record<string, Page>>, origin: string): string {
  const found = Object.entries(list).filter(([, { sample, canonical }]) => !sample && canonical === undefined)
  const urls = found.map(([path]) => `  <url><loc>${origin}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

// Sample pages are not disallowed here, because search engines must be able to read their noindex.
function robots(origin: string): string {
  return `User-agent: *\nDisallow: /dev/\n${origin && `\nSitemap: ${origin}/sitemap.xml\n`}`
}
