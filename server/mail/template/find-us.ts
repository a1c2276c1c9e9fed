import { addressLine, type Business } from '../../../workshop/business.ts'
import { hoursLine } from '../../../workshop/hours.ts'
import { palette, styles } from './design.ts'
import { html } from './html.ts'
import type { Part } from './part.ts'

/** Where the workshop is and when it opens, on ink. */
export function findUs(title: string, directions: string, facts: Business): Part {
  const lines = [facts.name, addressLine(facts), hoursLine]
  const way = directionsLink(facts)
  const look = `display:inline-block;margin-top:16px;padding:10px 20px;border:2px solid ${palette.bone};border-radius:4px`
  return {
    text: [title, ...lines, `${directions}: ${way}`].join('\n'),
    html: html`<h2 style="${styles.subheading};padding-bottom:8px;color:${palette.bone}">${title}</h2>
      ${lines.map((one) => html`${one}<br>`)}
      <a href="${way}" style="${look};${styles.onInk};font-weight:700;text-decoration:none">${directions}</a>`,
  }
}

/** Opens the way here in a maps app, or on the web. */
function directionsLink(facts: Business): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${facts.name}, ${addressLine(facts)}`)}`
}
