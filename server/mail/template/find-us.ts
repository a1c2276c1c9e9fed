import { holidaysLine, hoursLine } from '../../../domain/opening-hours/hours-lines.ts'
import { addressLine, directionsUrl, type Facts } from '../../../workshop/facts.ts'
import { palette, styles } from './design.ts'
import { html } from './html.ts'
import type { Part } from './part.ts'

/** The workshop's address and opening hours, for the dark footer, with a link of this name to directions if there is to be one. */
export function findUs(title: string, { facts, now }: { facts: Facts; now: number }, directions?: string): Part {
  const { business } = facts
  const lines = [business.name, addressLine(business), hoursLine(facts), holidaysLine(facts, new Date(now))].filter(Boolean)
  const way = directionsUrl(business)
  const look = `display:inline-block;margin-top:16px;padding:10px 20px;border:2px solid ${palette.bone};border-radius:4px`
  return {
    text: [title, ...lines, ...(directions ? [`${directions}: ${way}`] : [])].join('\n'),
    html: html`<h2 style="${styles.subheading};padding-bottom:8px;color:${palette.bone}">${title}</h2>
      ${lines.map((one) => html`${one}<br>`)}
      ${directions ? html`<a href="${way}" style="${look};${styles.onInk};font-weight:700;text-decoration:none">${directions}</a>` : ''}`,
  }
}
