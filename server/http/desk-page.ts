import type { FastifyReply } from 'fastify'
import { business } from '../../workshop/business.ts'
import { escapeHtml } from '../escape-html.ts'

/** A page of the desk that is written without its application. `form`: a form, as HTML. */
export type DeskPage = { title: string; text: string; form?: string }

/** Headers of everything but assets: nothing is found, kept or framed, and nothing runs. */
export const deskHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'content-security-policy': deskPolicy("default-src 'none'"),
}

/** Returns the policy of the application's pages: only its own files, and what carries the nonce. */
export function policyWithNonce(nonce: string): string {
  return deskPolicy(
    `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; font-src 'self'; img-src 'self'; connect-src 'self'`,
  )
}

function deskPolicy(sources: string): string {
  return `${sources}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
}

const somethingElse: DeskPage = {
  title: 'Something went wrong',
  text: 'Press Back and try again in a moment. What happened is in the server’s log.',
}

const pages: Readonly<Record<number, DeskPage>> = {
  403: {
    title: 'Not allowed',
    text: 'This page is for owners, or the form came from somewhere else. Go back to the desk and try from there.',
  },
  404: { title: 'Page not found', text: 'The desk has no such page.' },
  413: { title: 'That’s too long', text: 'Nothing was sent. Press Back: your text is still there. Shorten it and send it again.' },
  415: { title: 'Not sent', text: 'The desk takes forms only.' },
  503: {
    title: 'The store isn’t answering',
    text: 'Nothing was saved. It usually comes back within a minute; try again, and call the customer if it’s urgent.',
  },
}

/** Returns what went wrong and what to do. */
export function deskPage(status: number): DeskPage {
  return pages[status] ?? somethingElse
}

/** Sends a page without styles. The data of a page gets the text alone. */
export function sendDeskPage(reply: FastifyReply, status: number, page: DeskPage, { asText = false } = {}): FastifyReply {
  reply.code(status).headers(deskHeaders)
  if (asText) return reply.type('text/plain; charset=utf-8').send(`${page.title}. ${page.text}\n`)
  return reply.type('text/html; charset=utf-8').send(documentOf(page))
}

function documentOf({ title, text, form = '' }: DeskPage): string {
  return `<!doctype html>
<html lang="en-NZ">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} - ${escapeHtml(business.name)}</title></head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${form}<p><a href="/desk">To the desk</a></p>
</body>
</html>
`
}

/** Most fields that a page gives back. Ours have about ten. */
const mostFields = 40

/**
 * Returns a form with everything that was posted, which posts it again. What was typed is shown, the rest is hidden, and a password has to be
 * typed again.
 * @param url path and query
 */
export function formAgain(url: string, posted: URLSearchParams): string {
  const fields = [...posted].slice(0, mostFields).map(([name, value]) => {
    if (name === 'password') return `<p><label>Password <input type="password" name="password" autocomplete="current-password"></label></p>`
    const isTyped = /\s/.test(value)
    // A line break after the opening tag is not part of the text, so that one of the text's own is kept.
    return isTyped
      ? `<p><textarea name="${escapeHtml(name)}" aria-label="${escapeHtml(name)}" rows="8" cols="60">\n${escapeHtml(value)}</textarea></p>`
      : `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`
  })
  return `<form method="post" action="${escapeHtml(url)}">\n${fields.join('\n')}\n<p><button>Try again</button></p>\n</form>\n`
}
