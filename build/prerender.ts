import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { notFoundPath, pages } from '../content/pages.ts'
import type { PageList } from '../server/http/load-files.ts'
import { bookableServices } from '../workshop/bookable-services.ts'
import { buildSettings, foreignOrigins } from './build-settings.ts'
import { bundleInlineScript } from './inline-script.ts'

const client = new URL('../dist/client/', import.meta.url)
const entry = 'site/entry.client.tsx'

/** An entry of Vite's manifest: a source's script, its style sheets, and the sources whose scripts it imports. */
type Chunk = { file: string; css?: string[]; imports?: string[] }
type Manifest = Record<string, Chunk>

/** The exports of site/entry.server.tsx. */
export type SiteBundle = typeof import('../site/entry.server.tsx')

/** A document to prerender. `url`: the page, with its query; `key`: its name in the page list. */
type PageFile = { key: string; url: string; file: string }

/** What Vite built. `inlineScript`: the code of site/entry.inline.ts. */
type Built = { site: SiteBundle; manifest: Manifest; inlineScript: string }

/** Every page, the booking form with each service preselected, and the not-found page under the key '*'. */
const documents: readonly PageFile[] = [
  ...Object.keys(pages).map((path) => {
    return { key: path, url: path, file: path === '/' ? 'index.html' : `${path.slice(1)}/index.html` }
  }),
  ...bookableServices.map((service, index) => {
    const url = `/appointment?service=${encodeURIComponent(service)}`
    return { key: url, url, file: `appointment/service-${index + 1}.html` }
  }),
  { key: '*', url: notFoundPath, file: '404.html' },
]

/** Prerenders every page to a file and lists them in dist/pages.json. Returns the number of pages. */
export async function prerender(): Promise<number> {
  const manifest: Manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', client), 'utf8'))
  // A computed path, so that type checking works without a build.
  const site: SiteBundle = await import(new URL('../dist/server/index.js', import.meta.url).href)
  const list: PageList = { publicUrl: buildSettings.publicUrl, pages: {} }
  const built = { site, manifest, inlineScript: await bundleInlineScript() }
  for (const page of documents) list.pages[page.key] = await writeDocument(page, built)
  await writeFile(new URL('../dist/pages.json', import.meta.url), JSON.stringify(list, null, 2))
  return documents.length
}

/** Renders a page to its file. Returns its entry in the page list. */
async function writeDocument({ url, file }: PageFile, { site, manifest, inlineScript }: Built): Promise<PageList['pages'][string]> {
  const page = await site.renderPage(new URL(url, 'http://localhost'))
  const { scripts, stylesheets } = assetsOf(manifest, [entry, ...page.files])
  const css = await Promise.all(stylesheets.map(async (href) => (await readFile(new URL(href.slice(1), client), 'utf8')).trim()))
  const style = css.join('')
  const html = site.htmlDocument({
    ...page,
    style,
    stylesheets,
    stylesheetsInlined: true,
    scripts: [
      { attributes: { 'data-scripts': scripts.join(' ') }, text: inlineScript },
      { attributes: { type: 'speculationrules' }, text: speculationRules },
    ],
  })
  await mkdir(new URL('.', new URL(file, client)), { recursive: true })
  await writeFile(new URL(file, client), html)
  return { file, status: page.status, csp: contentSecurityPolicy([inlineScript, speculationRules], style), stylesheets }
}

/** Returns the URLs of all scripts that these sources need, and of their style sheets, components' before pages'. */
export function assetsOf(manifest: Manifest, sources: readonly string[]): { scripts: string[]; stylesheets: string[] } {
  const scripts = new Set<string>()
  const stylesheets = new Set<string>()
  const visit = (source: string) => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`Vite built nothing for ${source}: site/routes.ts doesn't import it.`)
    if (scripts.has(`/${chunk.file}`)) return
    scripts.add(`/${chunk.file}`)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const file of chunk.css ?? []) stylesheets.add(`/${file}`)
  }
  for (const source of sources) visit(source)
  return { scripts: [...scripts], stylesheets: [...stylesheets] }
}

/** Until the page hydrates, browsers that support speculation rules prefetch a link's document on hover. */
const speculationRules = JSON.stringify({ prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] })

/** Returns the Content-Security-Policy of a document with these inline scripts and this inline style. */
export function contentSecurityPolicy(scripts: readonly string[], style: string): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts.map(hash)].join(' ')}`,
    `style-src 'self' ${hash(style)}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${["'self'", ...foreignOrigins()].join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
