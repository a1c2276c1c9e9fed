import type { ReadBackLine } from '../../enquiries/enquiry.ts'
import { escapeHtml } from '../escape-html.ts'

/** A sentence, some lines under each other, or answers read back. */
export type Paragraph = string | readonly string[] | readonly ReadBackLine[]

export function toText(paragraphs: readonly Paragraph[]): string {
  return `${paragraphs.map((paragraph) => linesOf(paragraph).join('\n')).join('\n\n')}\n`
}

/** Simple enough for every mail program; line breaks of an answer stay. */
export function toHtml(paragraphs: readonly Paragraph[]): string {
  const body = paragraphs.map((paragraph) =>
    isReadBack(paragraph) ? htmlAnswers(paragraph) : `<p>${linesOf(paragraph).map(html).join('<br>')}</p>`,
  )
  return `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"></head><body>\n${body.join('\n')}\n</body></html>\n`
}

function linesOf(paragraph: Paragraph): readonly string[] {
  if (typeof paragraph === 'string') return [paragraph]
  if (!isReadBack(paragraph)) return paragraph
  // An answer of several lines stands under its label, so that none of its lines can pass for another label.
  return paragraph.map(({ label, answer }) =>
    answer.includes('\n') ? `${label}:\n    ${answer.replaceAll('\n', '\n    ')}` : `${label}: ${answer}`,
  )
}

function htmlAnswers(answers: readonly ReadBackLine[]): string {
  const rows = answers.map(({ label, answer }) => `<tr><th align="left" valign="top">${html(label)}</th><td>${html(answer)}</td></tr>`)
  return `<table cellpadding="4">${rows.join('')}</table>`
}

function html(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}

function isReadBack(paragraph: Paragraph): paragraph is readonly ReadBackLine[] {
  return typeof paragraph !== 'string' && typeof paragraph[0] === 'object'
}
