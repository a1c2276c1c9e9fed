import { addressLine, business } from '../../workshop/business.ts'
import { escapeHtml } from '../escape-html.ts'

const sentences: Readonly<Record<number, string>> = {
  403: 'It came from a page that is not ours, so we did not take it. Please open our own page and send it there.',
  413: 'Your message is too long to be sent. Please go back, shorten it, and send it again.',
  429: 'We had many messages from your connection today and take no more of them by this form.',
}

/** A page for when no page can be made, complete in itself and without style: it says that nothing was sent, and whom to call. */
export function troublePage(status: number): string {
  const { name, landline, mobile } = business
  const call = [landline, mobile].map(({ shown, dial }) => `<a href="tel:${escapeHtml(dial)}">${escapeHtml(shown)}</a>`).join(' or ')
  return `<!doctype html>
<html lang="en-NZ">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Not sent - ${escapeHtml(name)}</title></head>
<body>
<h1>Your message was not sent</h1>
<p>${sentences[status] ?? 'Something went wrong on our side. Please go back and try again in a moment.'}</p>
<p>Or call us: ${call}.</p>
<p>${escapeHtml(name)}, ${escapeHtml(addressLine())}</p>
</body>
</html>
`
}
