import { join } from 'node:path'
import { joinLink } from '../domain/accounts/invite.ts'
import type { Facts } from '../workshop/facts.ts'
import { mailFolderOf } from './database/store-settings.ts'
import type { Settings } from './settings.ts'

export type StartMessageOptions = {
  facts: Facts
  /** Whether an owner has changed any of them. */
  changed: boolean
  /** The key of the first owner's link, while the desk has no staff. */
  ownerKey?: string | undefined
}

/** Returns the lines printed on start. Contains no passwords. */
export function startMessage(settings: Settings, url: string, { facts, changed, ownerKey }: StartMessageOptions): string {
  const { host, databaseUrl, smtpUrl, dataDir, mailFrom, workshopEmail, rateLimit } = settings
  const everywhere = host === '0.0.0.0' || host === '::'
  const lines = [
    `${facts.business.name}: the website is at ${url}${everywhere ? ', and on every address of this machine' : ''}.`,
    `Enquiries are stored in ${databaseUrl ? `PostgreSQL, ${masked(databaseUrl)}` : join(dataDir, 'workshop.sqlite')}.`,
    smtpUrl
      ? `Emails are sent through ${masked(smtpUrl)} from ${mailFrom}; the workshop's go to ${workshopEmail}.`
      : `Emails are written to files in ${mailFolderOf(settings)}; set SMTP_URL to send them.`,
    ...(ownerKey
      ? [
          `Nobody can use the desk yet. The first owner can set a password here within 24 hours: ${joinLink(originOf(settings, url), ownerKey)}`,
        ]
      : []),
    ...(rateLimit ? [] : ['Rate limiting is off.']),
    ...(changed ? [] : ['The site still has a made-up phone number and address. The owner replaces them at the desk, under Workshop.']),
  ]
  return `${lines.join('\n')}\n`
}

/** Without PUBLIC_URL, PORT=0 takes any port, which only `url` knows. */
function originOf({ publicUrl, port }: Settings, url: string): string {
  return port === 0 && new URL(publicUrl).port === '0' ? url : publicUrl
}

/** Returns a URL without user, password and query. */
function masked(url: string): string {
  const { protocol, host, pathname } = new URL(url)
  return `${protocol}//${host}${pathname === '/' ? '' : pathname}`
}
