import { randomUUID } from 'node:crypto'
import { chmod, rename, writeFile } from 'node:fs/promises'
import { hoursLine } from '../../domain/opening-hours/hours-lines.ts'
import { addressLine, directionsUrl, type Facts } from '../../workshop/facts.ts'
import { escapeHtml } from '../escape-html.ts'
import { plainPage } from '../http/plain-page.ts'

/**
 * Returns a function that writes the page that the proxy shows when no server responds, unless the facts are still the ones that it has written.
 * @param file absolute path, see UNAVAILABLE_PAGE; nothing is written without it
 */
export function keepUnavailablePage(file: string | undefined, facts: () => Facts): () => Promise<void> {
  let written: Facts | undefined
  return async () => {
    const current = facts()
    if (!file || current === written) return
    // Other servers may be writing it, and the proxy must not read half of it.
    const unfinished = `${file}.${randomUUID()}`
    await writeFile(unfinished, unavailablePage(current))
    // For the proxy, whatever the server's umask.
    await chmod(unfinished, 0o644)
    await rename(unfinished, file)
    written = current
  }
}

// Nothing else can be loaded while the servers are down, so this repeats values from ui/tokens.css.
const style = `
body { margin: 0; background: #f4f1ea; color: #15181d; font: 1.0625rem/1.55 system-ui, sans-serif; border-top: 6px solid #ff5a1f }
main { max-width: 34rem; margin: 0 auto; padding: 3rem 1.25rem }
h1 { margin: 0 0 1rem; font-size: clamp(1.75rem, 1.3rem + 2vw, 2.5rem); line-height: 1.15; font-stretch: 118% }
ul { list-style: none; margin: 1.5rem 0; padding: 0; display: flex; flex-wrap: wrap; gap: .75rem }
ul a { display: block; padding: .875rem 1.5rem; border-radius: 4px; background: #ff5a1f; color: #15181d; font-weight: 700; text-decoration: none; white-space: nowrap }
a:focus-visible { outline: 3px solid #15181d; outline-offset: 3px }
.name { margin: 0 0 2.5rem; font-weight: 700 }
.card { margin: 2rem 0 0; padding: 1.25rem; border-top: 2px solid #15181d; background: #fff }
.card p { margin: 0 }
.card a { color: inherit }
`

/** Returns a self-contained page. It is the response to every request, form posts included. */
function unavailablePage(facts: Facts): string {
  const { business } = facts
  const numbers = [business.landline, business.mobile].map(
    ({ shown, dial }) => `<li><a href="tel:${escapeHtml(dial)}">Call ${escapeHtml(shown)}</a></li>`,
  )
  return plainPage({
    title: 'Back soon',
    site: business.name,
    heading: 'Our website is down for a moment',
    aboveHeading: `<p class="name">${escapeHtml(business.name)}</p>\n`,
    body: `<p>It should be back in a few minutes. You can still get us on the phone, ${escapeHtml(hoursLine(facts))}.</p>
<ul>${numbers.join('')}</ul>
<p>Were you sending us something? It may not have reached us. Go back in a few minutes and send it again, or give us a call.</p>
<div class="card"><p>${escapeHtml(business.name)}<br><a href="${escapeHtml(directionsUrl(business))}">${escapeHtml(addressLine(business))}</a></p></div>`,
    style,
  })
}
