import { createHash } from 'node:crypto'
import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { bookableServices } from '../workshop/bookable-services.ts'
import { notFoundPath, pages } from '../workshop/pages.ts'
import { foreignOrigins } from './build-settings.ts'
import { type Placeholder, placeholdersFile } from './pictures.ts'

const client = new URL('../build/client/', import.meta.url)

/** What the server must know of each page: its path, with the query where that makes a page of its own, and its file, status and policy. */
export type PageList = { pages: Record<string, { file: string; status: number; csp: string }> }

/** Makes the prerendered files fit to be sent, and writes build/pages.json, the list of them. */
export async function finishPages(): Promise<number> {
  const placeholders: Record<string, Placeholder> = JSON.parse(await readFile(placeholdersFile, 'utf8'))
  const stylesheets = await readStylesheets()
  const list: PageList = { pages: {} }
  const add = async (path: string, file: string, made: string, status = 200) => {
    const { html, csp } = finishPage(made, stylesheets, placeholders)
    await writeFile(new URL(file, client), html)
    list.pages[path] = { file, status, csp }
  }

  for (const path of Object.keys(pages)) {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}/index.html`
    await add(path, file, await readFile(new URL(file, client), 'utf8'))
  }
  for (const [index, service] of bookableServices.entries()) {
    const path = `/appointment?service=${encodeURIComponent(service)}`
    await add(path, `appointment/service-${index + 1}.html`, await render(path))
  }
  const notFound = new URL(`.${notFoundPath}/index.html`, client)
  await add('*', '404.html', await readFile(notFound, 'utf8'), 404)
  await rm(new URL('.', notFound), { recursive: true })

  await writeFile(new URL('../build/pages.json', import.meta.url), JSON.stringify(list, null, 2))
  return Object.keys(list.pages).length
}

/** A page with a query is none of React Router's files, so the built server renders it: the form with its service chosen. */
async function render(path: string): Promise<string> {
  const build: ServerBuild = await import(new URL('../build/server/index.js', import.meta.url).href)
  const response = await createRequestHandler(build, 'production')(new Request(`http://localhost${path}`))
  return await response.text()
}

async function readStylesheets(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for await (const file of glob('assets/*.css', { cwd: fileURLToPath(client) })) {
    found.set(`/${file.replaceAll('\\', '/')}`, (await readFile(new URL(file, client), 'utf8')).trim())
  }
  return found
}

/**
 * Makes a prerendered document paint from its first response: its styles stand in it, its pictures have their
 * placeholder, and no script is fetched before it is loaded and painted. Gives the document and the policy for it.
 */
export function finishPage(
  html: string,
  stylesheet: Map<string, string>,
  placeholders: Record<string, Placeholder>,
): { html: string; csp: string } {
  const styles: string[] = []
  let finished = html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    // The link stays, switched off: hydration expects it, and a later navigation must not take the styles away.
    .replaceAll(/<link rel="stylesheet" href="([^"]+)"\/>/g, (_, href: string) => {
      const css = stylesheet.get(href)
      if (css === undefined) throw new Error(`A page links the stylesheet ${href}, which the build did not write.`)
      styles.push(css)
      return `<link rel="stylesheet" href="${href}" disabled=""/>`
    })
  for (const [, name = '', picture = ''] of finished.matchAll(/<picture data-placeholder="([^"]+)">(.*?)<\/picture>/gs)) {
    const { blur, colour } = placeholders[name] ?? {}
    // A blur costs some 150 bytes that do not compress: it is for the picture that is looked at while it comes.
    const ground = picture.includes('fetchPriority="high"') ? `url(data:image/webp;base64,${blur}) 0/cover` : colour
    const rule = `[data-placeholder='${name}']{background:${ground}}`
    if (!styles.includes(rule)) styles.push(rule)
  }
  const style = styles.join('').trim()
  finished = finished
    .replace('</title>', `</title><style>${style}</style>`)
    .replace('<script type="module" async="">', `<script>${later}</script><script type="${inert}" async="">`)
  const scripts = [...finished.matchAll(/<script(?! type="application\/ld)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
  return { html: finished, csp: policy(scripts, [style]) }
}

/** A script type that browsers leave alone. */
const inert = 'text/later'

// Nothing of the scripts may stand before the first paint, nor compete with the largest picture: the page's own script
// waits for the load event or for the first touch or key, whichever comes first. Links and forms work until then.
const later = `(()=>{let s=()=>{s=()=>{};requestAnimationFrame(()=>setTimeout(()=>{let a=document.querySelector('script[type="${inert}"]'),b=document.createElement('script');b.type='module';b.async=true;b.text=a.text;a.replaceWith(b)}))},g=()=>s();for(let e of ['load','pointerdown','keydown'])addEventListener(e,g,{once:true})})()`

/** The Content-Security-Policy of a document with these inline scripts and styles. */
function policy(scripts: readonly string[], styles: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...new Set(scripts.map(hash))].join(' ')}`,
    `style-src ${["'self'", ...styles.map(hash)].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...foreignOrigins()].join(' ')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
