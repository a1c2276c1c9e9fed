import type { Assets, Rendering } from '../domain/site-bundle.ts'
import archivo from '../ui/fonts/archivo.woff2?url'
import plexSans from '../ui/fonts/plex-sans.woff2?url'
import { headOf } from './head.ts'
import { factsScript, renderingAttributes } from './rendering.ts'

/** The colour of a browser's own bars, as in ui/tokens.css. */
export const themeColour = '#15181d'

type Attributes = Readonly<Record<string, string | boolean>>

/** `body`: the HTML that React rendered. */
type Parts = Assets & { path: string; rendering: Rendering; body: string }

/** Returns a page's complete HTML document. */
export function htmlDocument({ path, rendering, body, style, stylesheets = [], stylesheetsInlined = false, scripts = [] }: Parts): string {
  const { title, tags } = headOf(path, rendering)
  return [
    `<!DOCTYPE html><html lang="en-NZ"${attributeText(renderingAttributes(rendering))}><head>`,
    element('meta', { charset: 'utf-8' }),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('meta', { name: 'theme-color', content: themeColour }),
    `<title>${escapeHtml(title)}</title>`,
    style ? `<style>${style}</style>` : '',
    ...tags.map(({ tag, attributes }) => element(tag, attributes)),
    // Browsers ask for /favicon.ico and /apple-touch-icon.png without a link.
    element('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    element('link', { rel: 'manifest', href: '/site.webmanifest' }),
    ...[archivo, plexSans].map((href) => element('link', { rel: 'preload', href, as: 'font', crossorigin: true })),
    ...stylesheets.map((href) => element('link', { rel: 'stylesheet', href, disabled: stylesheetsInlined })),
    `</head><body><div id="root">${body}</div>`,
    scripts.length > 0 ? factsScript(rendering) : '',
    ...scripts.map(({ attributes = {}, text = '' }) => `<script${attributeText(attributes)}>${text}</script>`),
    '</body></html>',
  ].join('')
}

function element(tag: string, attributes: Attributes): string {
  return `<${tag}${attributeText(attributes)}/>`
}

function attributeText(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`))
    .join('')
}

/** Escapes less than the server's escapeHtml, which the site can't import, because attributes here are always in double quotes. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
