import { type Page, pages } from '../content/pages.ts'
import type { Rendering } from '../domain/site-bundle.ts'
import type { Business } from '../workshop/facts.ts'
import { themeColour } from './document.ts'

/** Returns the texts of the web app manifest, robots.txt and, if the site's origin is known, sitemap.xml, by name: a sitemap's URLs must be absolute. */
export function siteFiles({ origin, facts }: Pick<Rendering, 'origin' | 'facts'>): Record<string, string> {
  return {
    'site.webmanifest': JSON.stringify(webManifest(facts.business)),
    'robots.txt': robots(origin),
    ...(origin && { 'sitemap.xml': sitemap(origin) }),
  }
}

/** Lists every page that isn't a sample and has no other canonical path. */
function sitemap(origin: string): string {
  const found = Object.entries<Page>(pages).filter(([, { sample, canonical }]) => !sample && canonical === undefined)
  const urls = found.map(([path]) => `  <url><loc>${origin}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

// Sample pages are not disallowed here, because search engines must be able to read their noindex.
function robots(origin: string): string {
  return `User-agent: *\nDisallow: /dev/\n${origin && `\nSitemap: ${origin}/sitemap.xml\n`}`
}

/** Returns the web app manifest (W3C Application Manifest). */
function webManifest({ name, shortName, tagline }: Business) {
  return {
    id: '/',
    name,
    short_name: shortName,
    description: tagline,
    lang: 'en-NZ',
    start_url: '/',
    scope: '/',
    // Keeps the browser's back button, because the pages have none.
    display: 'minimal-ui',
    theme_color: themeColour,
    background_color: themeColour,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
