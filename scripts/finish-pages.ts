import { createHash } from 'node:crypto'
import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { notFoundPath, pages } from '../workshop/pages.ts'
import { foreignOrigins } from './build-settings.ts'
import { blursFile } from './pictures.ts'

const client = new URL('../build/client/', import.meta.url)

/** What the server must know of each page: its file, its status, and the policy that fits its inline scripts and styles. */
export type PageList = { pages: Record<string, { file: string; status: number; csp: string }> }

/** Makes the prerendered files fit to be sent, and writes build/pages.json, the list of them. */
export async function finishPages(): Promise<number> {
  const blurs: Record<string, string> = JSON.parse(await readFile(blursFile, 'utf8'))
  const stylesheets = await readStylesheets()
  const list: PageList = { pages: {} }
  for (const path of [...Object.keys(pages), notFoundPath]) {
    const made = path === '/' ? 'index.html' : `${path.slice(1)}/index.html`
    const { html, csp } = finishPage(await readFile(new URL(made, client), 'utf8'), stylesheets, blurs)
    if (path === notFoundPath) {
      await rm(new URL(`.${notFoundPath}`, client), { recursive: true })
      await writeFile(new URL('404.html', client), html)
      list.pages['*'] = { file: '404.html', status: 404, csp }
    } else {
      await writeFile(new URL(made, client), html)
      list.pages[path] = { file: made, status: 200, csp }
    }
  }
  await writeFile(new URL('../build/pages.json', import.meta.url), JSON.stringify(list, null, 2))
  return Object.keys(list.pages).length
}

async function readStylesheets(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for await (const file of glob('assets/*.css', { cwd: fileURLToPath(client) })) {
    found.set(`/${file.replaceAll('\\', '/')}`, (await readFile(new URL(file, client), 'utf8')).trim())
  }
  return found
}

/**
 * Makes a prerendered document paint from its first response: its styles stand in it, its pictures have their blurred
 * placeholder, and no script is fetched before it is loaded and painted. Gives the document and the policy for it.
 */
export function finishPage(html: string, stylesheet: Map<string, string>, blurs: Record<string, string>): { html: string; csp: string } {
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
  for (const [, name = ''] of finished.matchAll(/data-blur="([^"]+)"/g)) {
    const rule = `picture[data-blur='${name}']{background-image:url(data:image/webp;base64,${blurs[name]})}`
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
