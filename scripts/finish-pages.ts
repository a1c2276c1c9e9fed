import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { minifySync } from 'vite'
import { startUp } from '../site/start-up.ts'
import { bookableServices } from '../workshop/bookable-services.ts'
import { notFoundPath, pages } from '../workshop/pages.ts'
import { foreignOrigins } from './build-settings.ts'
import { type Placeholder, placeholdersFile } from './pictures.ts'

const client = new URL('../build/client/', import.meta.url)
const entry = 'site/entry.client.tsx'

/** What the server must know of each page: its path, with the query where that makes a page of its own, and its file, status, policy and style sheets. */
export type PageList = { pages: Record<string, { file: string; status: number; csp: string; stylesheets: string[] }> }

/** What Vite wrote for a source: its script, its style sheets, and the sources whose scripts it imports. */
type Chunk = { file: string; css?: string[]; imports?: string[] }
type Manifest = Record<string, Chunk>

/** Renders each page into a file that is fit to be sent, and writes build/pages.json, the list of them. */
export async function finishPages(): Promise<number> {
  const placeholders: Record<string, Placeholder> = JSON.parse(await readFile(placeholdersFile, 'utf8'))
  const manifest: Manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', client), 'utf8'))
  // The name is put together here, so that the types of a site that is not built yet don't depend on the build.
  const site: typeof import('../site/entry.server.tsx') = await import(new URL('../build/server/index.js', import.meta.url).href)
  const styles = await readStylesheets(manifest)
  const list: PageList = { pages: {} }
  const add = async (path: string, file: string, asked = path, status = 200) => {
    const url = new URL(asked, 'http://localhost')
    const { scripts, stylesheets } = assetsOf(manifest, [entry, site.fileOf(url.pathname)])
    const made = await site.renderPage(url, stylesheets)
    const { html, csp } = finishPage(made, { scripts, styles, placeholders })
    await mkdir(new URL('.', new URL(file, client)), { recursive: true })
    await writeFile(new URL(file, client), html)
    list.pages[path] = { file, status, csp, stylesheets }
  }

  for (const path of Object.keys(pages)) await add(path, path === '/' ? 'index.html' : `${path.slice(1)}/index.html`)
  for (const [index, service] of bookableServices.entries()) {
    await add(`/appointment?service=${encodeURIComponent(service)}`, `appointment/service-${index + 1}.html`)
  }
  await add('*', '404.html', notFoundPath, 404)

  await writeFile(new URL('../build/pages.json', import.meta.url), JSON.stringify(list, null, 2))
  return Object.keys(list.pages).length
}

/** The addresses of all scripts that these sources need, and of their style sheets, where those of parts stand before those of pages. */
export function assetsOf(manifest: Manifest, sources: readonly string[]): { scripts: string[]; stylesheets: string[] } {
  const scripts = new Set<string>()
  const stylesheets = new Set<string>()
  const need = (source: string) => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`The build wrote nothing for ${source}: site/routes.ts names a file that it does not import.`)
    if (scripts.has(`/${chunk.file}`)) return
    scripts.add(`/${chunk.file}`)
    for (const imported of chunk.imports ?? []) need(imported)
    for (const file of chunk.css ?? []) stylesheets.add(`/${file}`)
  }
  for (const source of sources) need(source)
  return { scripts: [...scripts], stylesheets: [...stylesheets] }
}

/** The text of each style sheet, by its address. */
async function readStylesheets(manifest: Manifest): Promise<Map<string, string>> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css))
  const texts = [...files].map(async (file) => [`/${file}`, (await readFile(new URL(file, client), 'utf8')).trim()] as const)
  return new Map(await Promise.all(texts))
}

/**
 * Makes a rendered document paint from its first response: its styles stand in it, its pictures have their placeholder,
 * and no script is fetched before it is loaded and painted. Gives the document and the policy for it.
 */
export function finishPage(
  html: string,
  { scripts, styles, placeholders }: { scripts: readonly string[]; styles: Map<string, string>; placeholders: Record<string, Placeholder> },
): { html: string; csp: string } {
  const rules: string[] = []
  let finished = html
    // The link stays, switched off: so a later page that needs this style sheet too finds it here and does not fetch it.
    .replaceAll(/<link rel="stylesheet" href="([^"]+)"\/>/g, (_, href: string) => {
      const css = styles.get(href)
      if (css === undefined) throw new Error(`A page links the style sheet ${href}, which the build did not write.`)
      rules.push(css)
      return `<link rel="stylesheet" href="${href}" disabled=""/>`
    })
  for (const [, name = '', picture = ''] of finished.matchAll(/<picture data-placeholder="([^"]+)">(.*?)<\/picture>/gs)) {
    const { blur, colour } = placeholders[name] ?? {}
    // A blur costs some 150 bytes that do not compress: it is for the picture that is looked at while it comes.
    const ground = picture.includes('fetchPriority="high"') ? `url(data:image/webp;base64,${blur}) 0/cover` : colour
    const rule = `[data-placeholder='${name}']{background:${ground}}`
    if (!rules.includes(rule)) rules.push(rule)
  }
  const style = rules.join('').trim()
  const inline = [inlineStartUp(scripts), speculationRules]
  finished = finished
    .replace('</title>', `</title><style>${style}</style>`)
    .replace('</body>', `<script>${inline[0]}</script><script type="speculationrules">${inline[1]}</script></body>`)
  return { html: finished, csp: policy(inline, [style]) }
}

/** The text of site/start-up.ts for a page with these scripts, as short as it can be. */
function inlineStartUp(scripts: readonly string[]): string {
  return minifySync('start-up.js', `(${startUp})(${JSON.stringify(scripts)})`).code
}

/** Until the scripts are awake, a browser that knows how fetches the document of a link that a visitor points at. */
const speculationRules = JSON.stringify({ prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] })

/** The Content-Security-Policy of a document with these inline scripts and styles. */
function policy(scripts: readonly string[], styles: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...new Set(scripts.map(hash))].join(' ')}`,
    `style-src ${["'self'", ...styles.map(hash)].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...foreignOrigins()].join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
