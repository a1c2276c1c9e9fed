import { telLink } from '../../../domain/enquiries/fields/phone.ts'
import { styles } from './design.ts'
import { html, type Markup, withBreaks } from './html.ts'
import type { Part } from './part.ts'

/** Web addresses, email addresses, and New Zealand phone numbers of at least nine digits. A full stop after one belongs to the sentence. */
const linkable =
  /\b(?:https?:\/\/|www\.)[^\s<>"]+|[\w.+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|(?<![\w+])(?:\+64|0)(?:[ ()\u00a0-]{0,2}\d){8,12}(?!\w)/giu

/** What staff typed, with its line breaks. In HTML, the addresses in it are links. */
export function linkedText(text: string): Part {
  return { text, html: html`<div dir="auto" class="text" style="${styles.body};${styles.typed}">${linked(text)}</div>` }
}

function linked(text: string): Markup[] {
  const parts: Markup[] = []
  let end = 0
  for (const { 0: match, index } of text.matchAll(linkable)) {
    const shown = withoutPunctuation(match)
    const href = hrefOf(shown)
    if (!href) continue
    parts.push(withBreaks(text.slice(end, index)), html`<a href="${href}" class="text" style="${styles.inlineLink}">${shown}</a>`)
    end = index + shown.length
  }
  return [...parts, withBreaks(text.slice(end))]
}

/** Drops what ends the sentence, and brackets that were opened before the address. */
function withoutPunctuation(address: string): string {
  const shorter = address.replace(/[.,;:!?'’”*]+$/, '')
  if (shorter !== address) return withoutPunctuation(shorter)
  const isOpenedBefore = address.endsWith(')') && address.split(')').length > address.split('(').length
  return isOpenedBefore ? withoutPunctuation(address.slice(0, -1)) : address
}

function hrefOf(address: string): string | undefined {
  if (/^(?:https?:\/\/|www\.)/i.test(address)) {
    const url = /^www\./i.test(address) ? `https://${address}` : address
    return URL.canParse(url) ? url : undefined
  }
  return address.includes('@') ? `mailto:${address}` : telLink(address)
}
