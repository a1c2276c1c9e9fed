import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FormPost } from '../../domain/enquiries/form-post.ts'
import type { Rendering, SiteBundle } from '../../domain/site-bundle.ts'
import { compressed, type ServedFile } from '../http/served-file.ts'

/** An entry of Vite's manifest: a source's script, its style sheets, and the sources whose scripts it imports. */
type Chunk = { file: string; css?: string[]; imports?: string[] }
export type Manifest = Readonly<Record<string, Chunk>>

/** What the build made for rendering. `inlineScript`: the code of site/entry.inline.ts. `css`: style sheets by URL. */
type BuiltPages = { bundle: SiteBundle; manifest: Manifest; inlineScript: string; css: ReadonlyMap<string, string> }

/** The pages by path (including the query, if it has a document of its own), site.webmanifest, robots.txt and sitemap.xml, and the not-found page. */
export type RenderedSite = { byPath: ReadonlyMap<string, ServedFile>; notFound: ServedFile }

/** Loads what the build made for rendering. @throws when the site has not been built */
export async function loadBuiltPages(buildDir: string): Promise<BuiltPages> {
  const read = (name: string) => readFile(join(buildDir, name), 'utf8')
  const [manifest, inlineScript] = await Promise.all([read('manifest.json'), read('inline.js')])
  // A computed path, so that type checking works without a build.
  const { bundle }: { bundle: SiteBundle } = await import(pathToFileURL(join(buildDir, 'server', 'index.js')).href)
  const sheets = (await readdir(join(buildDir, 'client', 'assets'))).filter((file) => file.endsWith('.css'))
  const css = await Promise.all(
    sheets.map(async (file) => [`/assets/${file}`, (await read(join('client', 'assets', file))).trim()] as const),
  )
  return { bundle, manifest: JSON.parse(manifest), inlineScript, css: new Map(css) }
}

/** Renders and compresses every page. @throws when a page can't be rendered */
export async function renderPages(built: BuiltPages, rendering: Rendering): Promise<RenderedSite> {
  const { documents, notFoundPath, siteFiles } = built.bundle
  const byPath = new Map<string, ServedFile>()
  for (const url of documents) byPath.set(url, await renderDocument(url, built, rendering))
  for (const [name, text] of Object.entries(siteFiles(rendering))) byPath.set(`/${name}`, await compressed(name, text, { status: 200 }))
  return { byPath, notFound: await renderDocument(notFoundPath, built, rendering) }
}

/**
 * Renders a document without scripts: the response to a form post, whose typed text hydration would overwrite, or a page with facts that aren't saved.
 */
export async function renderWithoutScripts(path: string, built: BuiltPages, rendering: Rendering, posted?: FormPost): Promise<string> {
  const { page, stylesheets } = await renderPage(path, built, rendering, posted)
  return page.documentWith({ stylesheets })
}

async function renderPage(url: string, { bundle, manifest }: BuiltPages, rendering: Rendering, posted?: FormPost) {
  const page = await bundle.renderPage(new URL(url, 'http://localhost'), rendering, posted)
  return { page, ...assetsOf(manifest, [bundle.clientEntry, ...page.files]) }
}

async function renderDocument(url: string, built: BuiltPages, rendering: Rendering): Promise<ServedFile> {
  const { bundle, inlineScript, css } = built
  const { page, scripts, stylesheets } = await renderPage(url, built, rendering)
  const style = stylesheets.map((href) => css.get(href)).join('')
  const html = page.documentWith({
    style,
    stylesheets,
    stylesheetsInlined: true,
    scripts: [
      { attributes: { 'data-scripts': scripts.join(' ') }, text: inlineScript },
      { attributes: { type: 'speculationrules' }, text: speculationRules },
    ],
  })
  const csp = contentSecurityPolicy([inlineScript, speculationRules], style, bundle.endpoints)
  return await compressed('index.html', html, { status: page.status, csp })
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

/**
 * Returns the Content-Security-Policy of a document with these inline scripts and this inline style.
 * @param endpoints where the forms post to: paths, or URLs on another host
 */
export function contentSecurityPolicy(scripts: readonly string[], style: string, endpoints: readonly string[]): string {
  const others = new Set(endpoints.filter((endpoint) => URL.canParse(endpoint)).map((endpoint) => new URL(endpoint).origin))
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts.map(hash)].join(' ')}`,
    `style-src 'self' ${hash(style)}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${["'self'", ...others].join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
