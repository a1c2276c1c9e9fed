import type { Business } from '../../../workshop/facts.ts'
import { layout, page, palette, styleSheets, styles } from './design.ts'
import { html, type Markup } from './html.ts'
import type { Part } from './part.ts'

export type Frame = {
  business: Business
  /** What an inbox shows beside the subject. */
  preheader: string
  parts: readonly Part[]
  /** The dark footer. */
  footer: Markup | string
}

/** Invisible padding, so that an inbox doesn't show the email's first text after the preheader. */
const filler = '\u034f\u2007\ufeff '.repeat(80)

/** Returns the whole HTML of an email: one column of tables, at most 600 pixels wide, light and dark, without remote resources. */
export function frame({ business, preheader, parts, footer }: Frame): string {
  const brand = `background-color:${palette.ink};border-bottom:6px solid ${palette.signal}`
  return html`<!doctype html>
<html lang="en-NZ" dir="ltr"><head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<meta name="x-apple-disable-message-reformatting">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${business.name}</title>
${styleSheets.map((css) => html`<style>${css}</style>`)}
</head>
<body class="page" style="margin:0;padding:0;${page};-webkit-text-size-adjust:100%;text-size-adjust:100%">
<div aria-hidden="true" style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px">${preheader}${filler}</div>
${band(brand, html`<tr><td style="padding:18px 0 16px">${wordmark(business.name)}</td></tr>`)}
${band(page, html`<tr><td style="padding:28px 0 0"></td></tr>${parts.map(({ html }) => partRow(html))}`, 'page')}
${band(`background-color:${palette.ink}`, html`<tr><td>${scaleLine()}</td></tr><tr><td style="padding:24px 0 30px;${styles.onInk}">${footer}</td></tr>`)}
</body></html>
`.toString()
}

function partRow(part: Markup): Markup {
  return html`<tr><td style="padding:0 0 26px">${part}</td></tr>`
}

/** A full-width band with content of at most 600 pixels. Outlook ignores max-width, so it gets an outer table of that width. */
function band(background: string, rows: Markup, className = ''): Markup {
  return html`<table ${layout} width="100%" class="${className}" style="width:100%;${background}"><tr><td align="center" style="padding:0 16px">
<!--[if mso]><table ${layout} width="600"><tr><td><![endif]-->
<table ${layout} width="100%" style="width:100%;max-width:600px;table-layout:fixed;text-align:left">${rows}</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>`
}

/** The wordmark of the site's header: the first word is large. */
function wordmark(name: string): Markup {
  const [first = '', ...rest] = name.split(' ')
  return html`<span style="${styles.brand}">${first}</span><br><span style="${styles.brandRest}">${rest.join(' ')}</span>`
}

/** The ticks on the edge of the site's footer. In dark mode they are all that separates it from the email. */
function scaleLine(): Markup {
  const ticks = Array.from({ length: 41 }, (_, index) => {
    const tick = `width:1px;height:${index % 5 === 0 ? 12 : 6}px;background-color:${palette.mist}`
    return html`<td valign="top" style="font-size:0;line-height:0"><div style="${tick}"></div></td>`
  })
  return html`<table ${layout} aria-hidden="true" width="100%" style="width:100%;table-layout:fixed"><tr>${ticks}</tr></table>`
}
