import { join } from 'node:path'
import { type Business, business } from '../workshop/business.ts'
import type { Settings } from './settings.ts'
import { mailFolderOf } from './store-settings.ts'

/** What somebody who starts the server wants to know, in lines. Passwords are left out. */
export function startMessage(settings: Settings, url: string, facts: Business = business): string {
  const { host, databaseUrl, smtpUrl, dataDir, mailFrom, workshopEmail, rateLimit } = settings
  const everywhere = host === '0.0.0.0' || host === '::'
  const lines = [
    `${facts.name}: the website is at ${url}${everywhere ? ', and at every address of this machine' : ''}.`,
    `Enquiries are kept in ${databaseUrl ? `PostgreSQL, ${masked(databaseUrl)}` : join(dataDir, 'workshop.sqlite')}.`,
    smtpUrl
      ? `Mails leave through ${masked(smtpUrl)}, from ${mailFrom}; the workshop's go to ${workshopEmail}.`
      : `Mails become files in ${mailFolderOf(settings)}; set SMTP_URL to send them.`,
    ...(rateLimit ? [] : ['The limits of enquiries from one address and in one hour are off.']),
    ...(facts.placeholders.length > 0
      ? [`Still placeholders in workshop/business.ts: ${facts.placeholders.join(', ')}. Put the real values there before anybody visits.`]
      : []),
  ]
  return `${lines.join('\n')}\n`
}

/** An address without its user, password and options. */
export function masked(url: string): string {
  const { protocol, host, pathname } = new URL(url)
  return `${protocol}//${host}${pathname === '/' ? '' : pathname}`
}
