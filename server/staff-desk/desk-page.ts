import type { FastifyReply } from 'fastify'
import type { InterruptedForm } from '../../domain/accounts/interrupted-form.ts'
import type { ErrorWording } from '../../domain/error-wording.ts'
import { escapeHtml } from '../escape-html.ts'
import { plainPage } from '../http/plain-page.ts'

/** A page that the server sends without the desk's application. `form`: HTML. */
export type DeskPage = ErrorWording & { form?: string }

/** Headers of everything but assets: not indexed, cached or framed, and no scripts. */
export const deskHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'content-security-policy': deskPolicy("default-src 'none'"),
}

/** Returns the content security policy of the application's pages: its own files, and inline scripts and styles with the nonce. */
export function policyWithNonce(nonce: string): string {
  return deskPolicy(
    `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; font-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'`,
  )
}

function deskPolicy(sources: string): string {
  return `${sources}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
}

/** For a post from another website. The application's 403 is for staff on a page that only owners may use. */
export const fromElsewhere: DeskPage = {
  title: 'Not allowed',
  text: 'That form wasn’t sent from the desk. Open the desk and try again.',
}

/** Sends a page without styles. A data request gets plain text (`asText`). */
export function sendDeskPage(reply: FastifyReply, status: number, page: DeskPage, { asText = false } = {}): FastifyReply {
  reply.code(status).headers(deskHeaders)
  if (asText) return reply.type('text/plain; charset=utf-8').send(`${page.title}. ${page.text}\n`)
  return reply.type('text/html; charset=utf-8').send(documentOf(page))
}

function documentOf({ title, text, form = '' }: DeskPage): string {
  return plainPage({ title, site: 'Desk', body: `<p>${escapeHtml(text)}</p>\n${form}<p><a href="/desk">Back to the desk</a></p>` })
}

/** Shows a form that was sent without scripts after the session had ended, once its sender has signed in again. */
export function signedInAgain({ path, fields }: InterruptedForm): DeskPage {
  return {
    title: 'You’re signed in again',
    text: 'Nothing has been sent yet. Press the button to send what you typed.',
    form: formAgain(path, new URLSearchParams(fields), 'Send it now'),
  }
}

/** How many fields `formAgain` repeats at most. Our forms have about ten. */
const maxFields = 40

/**
 * Returns a form that posts the same fields again. Fields whose text has whitespace are shown, because somebody probably typed it;
 * the others are hidden. A password must be typed again.
 * @param url path and query
 */
export function formAgain(url: string, posted: URLSearchParams, button = 'Try again'): string {
  const fields = [...posted].slice(0, maxFields).map(([name, value]) => {
    if (name === 'password') return `<p><label>Password <input type="password" name="password" autocomplete="current-password"></label></p>`
    // What sign-in carries for an interrupted form is JSON.
    const isTyped = name !== 'carried' && /\s/.test(value)
    // HTML drops a line break after the opening tag, so this one keeps any that the text begins with.
    return isTyped
      ? `<p><textarea name="${escapeHtml(name)}" aria-label="${escapeHtml(name)}" rows="8" cols="60">\n${escapeHtml(value)}</textarea></p>`
      : `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`
  })
  return `<form method="post" action="${escapeHtml(url)}">\n${fields.join('\n')}\n<p><button>${button}</button></p>\n</form>\n`
}
