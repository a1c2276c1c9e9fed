import { asciiAddress } from '../../../domain/enquiries/fields/email.ts'
import { layout, palette, rule, styles } from './design.ts'
import { html, type Markup } from './html.ts'

export type Button = { label: string; href: string }

/** Buttons in touch size; the first is the primary one. They wrap on narrow screens. */
export function buttons(list: readonly Button[]): Markup {
  return html`${list.map(({ label, href }, index) => {
    const [look, cell, link] =
      index === 0 ? [`border:2px solid ${palette.signal};background-color:${palette.signal}`, '', ''] : [`border:${rule}`, 'rule', 'text']
    // Outlook ignores a link's padding, so the cell gets it there.
    return html`<table ${layout} class="press" style="display:inline-table;margin:0 10px 10px 0"><tr>
      <td class="${cell}" style="${look};border-radius:4px;mso-padding-alt:12px 20px">
      <a href="${href}" class="${link}" style="display:block;padding:12px 20px;${styles.body};font-weight:700;${styles.typed};text-decoration:none">${label}</a>
      </td></tr></table>`
  })}`
}

/** Returns a mailto: URL. */
export function mailLink(address: string, subject: string): string {
  return `mailto:${encodeURIComponent(asciiAddress(address)).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`
}
