import type { SummaryLine } from '../../../domain/enquiries/enquiry.ts'
import { type Button, buttons } from './buttons.ts'
import { layout, line, palette, rule, sheet, styles } from './design.ts'
import { html, type Markup, withBreaks } from './html.ts'
import { answersText, type Part, table } from './part.ts'

/** An answer, with a link if it's a phone number or an address. */
type CardLine = SummaryLine & { href?: string | undefined }

type MailCard = {
  title: string
  /** Heading level: 1 if the card is the whole email. */
  level: 1 | 2
  /** The two cells of the header: the reference, and one more. */
  cells: readonly [Cell, Cell]
  plate: SummaryLine | undefined
  lines: readonly CardLine[]
  buttons: readonly Button[]
  /** What the buttons do, for plain text. */
  buttonsText: string
  /** A long answer, shown below the buttons so that they stay visible. */
  message: SummaryLine | undefined
}

/** `text`: for the plain-text part. */
type Cell = { label: string; value: string; text: string }

/** A card like that of the site's forms: a header, the plate, and the answers. */
export function mailCard(card: MailCard): Part {
  const { cells, plate, lines, message, buttonsText } = card
  const answers = [plate, ...lines, message].filter((one) => one !== undefined)
  const head = [card.title, ...cells.map(({ text }) => text)].join('\n')
  return {
    text: [head, answersText(answers), buttonsText].filter(Boolean).join('\n\n'),
    html: html`<table ${layout} width="100%" class="sheet line" style="width:100%;table-layout:fixed;border:${line};border-top:0;${sheet}">
      <tr><td height="6" style="height:6px;font-size:0;line-height:0;background-color:${palette.signal}">&nbsp;</td></tr>
      ${row('16px', '14px', title(card))}
      <tr><td class="rule" style="border-bottom:${rule}">${table(html`<tr>${cells.map(headCell)}</tr>`)}</td></tr>
      ${plate && row('18px', '8px', plateOf(plate))}
      ${lines.length > 0 ? row('6px', '8px', table(lines.map(lineRow))) : undefined}
      ${card.buttons.length > 0 ? row('8px', '8px', buttons(card.buttons)) : undefined}
      ${message && row('4px', '22px', messageOf(message))}
    </table>`,
  }
}

function row(above: string, below: string, content: Markup): Markup {
  return html`<tr><td style="padding:${above} 20px ${below}">${content}</td></tr>`
}

function title({ title, level }: MailCard): Markup {
  return level === 1
    ? html`<h1 class="text" style="${styles.heading}">${title}</h1>`
    : html`<h2 class="text" style="${styles.subheading}">${title}</h2>`
}

function headCell({ label, value }: Cell, index: number): Markup {
  const [width, cell, weight] =
    index === 0 ? ['40%', 'padding:9px 8px 10px 20px', 700] : ['60%', `padding:9px 8px 10px 14px;border-left:${line}`, 400]
  return html`<td valign="top" width="${width}" class="line" style="border-top:${line};${cell}">
    <span class="quiet" style="${styles.label}">${label}</span><br>
    <span class="text" style="${styles.body};font-weight:${weight}">${value}</span></td>`
}

/** Stays black on white in dark mode, like a real plate. */
function plateOf({ answer }: SummaryLine): Markup {
  const style = `padding:3px 14px 3px 17px;border:3px solid ${palette.ink};border-radius:8px;background-color:${palette.paper}`
  return html`<table ${layout} style="border-collapse:separate"><tr>
    <td bgcolor="${palette.paper}" style="${style};${styles.plate};${styles.typed}">${answer}</td></tr></table>`
}

function lineRow({ label, answer, href }: CardLine, index: number): Markup {
  const border = index === 0 ? '' : `border-top:${line};`
  // The link fills its row, as a larger touch target.
  const linked = `display:block;padding:10px 0;${styles.body};font-weight:700;text-decoration:underline`
  const shown = href ? html`<a href="${href}" class="text" style="${linked}">${answer}</a>` : withBreaks(answer)
  return html`<tr>
    <td valign="top" width="30%" class="line quiet" style="${border}padding:10px 10px 10px 0;${styles.quiet}">${label}</td>
    <td valign="top" dir="auto" class="line text" style="${border}padding:${href ? 0 : '10px 0'};${styles.body};font-weight:700;${styles.typed}">${shown}</td>
    </tr>`
}

function messageOf({ label, answer }: SummaryLine): Markup {
  return html`<span class="quiet" style="${styles.label}">${label}</span>
    <div dir="auto" class="text" style="padding-top:4px;${styles.body};${styles.typed}">${withBreaks(answer)}</div>`
}
