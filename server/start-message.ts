import { join } from 'node:path'
import { joinLink } from '../domain/accounts/invite.ts'
import { closedDaysWarning } from '../domain/opening-hours/check-closed-days.ts'
import { wallClockAt } from '../domain/opening-hours/dates.ts'
import { type BeforeYouCome, beforeYouCome, factNames } from '../workshop/before-you-come.ts'
import { type Business, business } from '../workshop/business.ts'
import { closedDays } from '../workshop/closed-days.ts'
import { holidaysLine } from '../workshop/hours.ts'
import { mailFolderOf } from './database/store-settings.ts'
import type { Settings } from './settings.ts'

export type StartMessageOptions = {
  /** The key of the first owner's link, while the desk has no staff. */
  ownerKey?: string | undefined
  facts?: Business
  optional?: BeforeYouCome
  now?: Date
}

/** Returns the lines printed on start. Contains no passwords. */
export function startMessage(
  settings: Settings,
  url: string,
  { ownerKey, facts = business, optional = beforeYouCome, now = new Date() }: StartMessageOptions = {},
): string {
  const { host, databaseUrl, smtpUrl, dataDir, mailFrom, workshopEmail, rateLimit } = settings
  const everywhere = host === '0.0.0.0' || host === '::'
  const warning = closedDaysWarning(closedDays, wallClockAt(now).date)
  const missing = factNames.filter((name) => optional[name] === undefined)
  const lines = [
    `${facts.name}: the website is at ${url}${everywhere ? ', and on every address of this machine' : ''}.`,
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
    ...(facts.placeholders.length > 0
      ? [`Still placeholders in workshop/business.ts: ${facts.placeholders.join(', ')}. Replace them before the site goes live.`]
      : []),
    ...(facts.placeholders.includes('closedDays')
      ? [`closedDays are the dates in workshop/closed-days.ts, and '${holidaysLine}' in workshop/hours.ts: correct or confirm them.`]
      : []),
    ...(missing.length > 0
      ? [`Not given in workshop/before-you-come.ts, so the site says nothing about these: ${missing.join(', ')}.`]
      : []),
    ...(warning ? [warning] : []),
  ]
  return `${lines.join('\n')}\n`
}

/** Without PUBLIC_URL, PORT=0 takes any port, which only `url` knows. */
function originOf({ publicUrl, port }: Settings, url: string): string {
  return port === 0 && new URL(publicUrl).port === '0' ? url : publicUrl
}

/** Returns a URL without user, password and query. */
export function masked(url: string): string {
  const { protocol, host, pathname } = new URL(url)
  return `${protocol}//${host}${pathname === '/' ? '' : pathname}`
}
