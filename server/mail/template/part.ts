import type { SummaryLine } from '../../../domain/enquiries/enquiry.ts'
import { layout, line, palette, sheet, styles } from './design.ts'
import { html, type Markup, withBreaks } from './html.ts'

/** A part of an email, as plain text and as HTML. */
export type Part = { text: string; html: Markup }

/** Returns the plain text of an email. */
export function toText(parts: readonly Part[]): string {
  return `${parts.map(({ text }) => text).join('\n\n')}\n`
}

/** Formats answers as plain text. A multi-line answer is indented under its label, so that none of its lines can pass for a label. */
export function answersText(answers: readonly SummaryLine[]): string {
  return answers
    .map(({ label, answer }) => (answer.includes('\n') ? `${label}:\n    ${answer.replaceAll('\n', '\n    ')}` : `${label}: ${answer}`))
    .join('\n')
}

export function heading(text: string): Part {
  return { text, html: html`<h1 class="text" style="${styles.heading};${styles.typed}">${text}</h1>` }
}

export function paragraph(text: string): Part {
  return { text, html: html`<p class="text" style="margin:0;${styles.body}">${text}</p>` }
}

/** What somebody typed, with its line breaks. */
export function typedText(text: string): Part {
  return { text, html: html`<div dir="auto" class="text" style="${styles.body};${styles.typed}">${withBreaks(text)}</div>` }
}

export function smallPrint(text: string): Part {
  return { text, html: html`<p class="quiet" style="margin:0;${styles.quiet}">${text}</p>` }
}

/** A highlighted warning. */
export function warning(text: string): Part {
  return { text, html: barred(text, `border-left:6px solid ${palette.rust};${styles.body}`) }
}

/** A command for the person who looks after the server. */
export function command(label: string, command: string): Part {
  return {
    text: `${label}: ${command}`,
    html: html`<p class="quiet" style="margin:0 0 6px;${styles.quiet}">${label}:</p>
      ${barred(command, `border-left:3px solid ${palette.signal};${styles.command}`)}`,
  }
}

/** A numbered list of steps. A single step has no number. */
export function steps(title: string, list: readonly string[]): Part {
  const numbered = list.length > 1
  const cell = `padding:12px 0;border-top:${line}`
  const number = (index: number) =>
    html`<td valign="top" width="32" class="line number" style="${cell};width:32px;${styles.number}">${index + 1}</td>`
  const rows = list.map(
    (step, index) =>
      html`<tr>${numbered ? number(index) : undefined}<td valign="top" class="line text" style="${cell};${styles.body}">${step}</td></tr>`,
  )
  return {
    text: `${title}:\n${list.map((step, index) => (numbered ? `${index + 1}. ${step}` : step)).join('\n')}`,
    html: html`<h2 class="text" style="${styles.subheading};padding-bottom:12px">${title}</h2>${table(rows)}`,
  }
}

/** Groups parts with less space between them. */
export function group(parts: readonly Part[]): Part {
  const rows = parts.map(({ html: one }, index) => html`<tr><td style="padding:${index === 0 ? 0 : 12}px 0 0">${one}</td></tr>`)
  return { text: toText(parts).trimEnd(), html: table(rows) }
}

/** A full-width layout table. */
export function table(rows: Markup | readonly Markup[]): Markup {
  return html`<table ${layout} width="100%" style="width:100%;table-layout:fixed;border-collapse:separate">${rows}</table>`
}

function barred(text: string, style: string): Markup {
  return table(html`<tr><td class="sheet text" style="padding:12px 16px;${sheet};${style};${styles.typed}">${text}</td></tr>`)
}
