import type { Business } from '../../../workshop/facts.ts'
import { wording } from '../wording.ts'
import { buttons } from './buttons.ts'
import { styles } from './design.ts'
import { html } from './html.ts'
import type { Part } from './part.ts'

/** A sentence with a button for each of our phone numbers under it. */
export function callUs(lead: string, business: Business): Part {
  const words = wording.visitor
  const calls = [business.landline, business.mobile].map(({ shown, dial }) => ({ label: words.call(shown), href: `tel:${dial}` }))
  return {
    text: `${lead} ${words.callUs(business)}`,
    html: html`<p class="text" style="margin:0 0 12px;${styles.body}">${lead}</p>${buttons(calls)}`,
  }
}
