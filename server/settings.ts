import { isAbsolute, resolve } from 'node:path'
import ipaddr from 'ipaddr.js'
import * as v from 'valibot'
import { isDeliverable } from '../domain/enquiries/fields/email.ts'
import { firstFacts } from '../workshop/first-facts.ts'

/** The server's configuration, read once from the environment at start. Nothing else reads `process.env`. */
export type Settings = {
  /** 0 for any free port. */
  port: number
  host: string
  /** Absolute path. Holds the embedded store, and mail files when there is no relay. */
  dataDir: string
  /** PostgreSQL URL with password; absent for the embedded store. */
  databaseUrl?: string | undefined
  /** URL of the mail relay, with password; absent to write emails to files. */
  smtpUrl?: string | undefined
  /** The host name that we give to the relay. */
  smtpName: string
  mailFrom: string
  workshopEmail: string
  /** The origin that visitors see, without a trailing slash. */
  publicUrl: string
  /** The same for canonical URLs and the sitemap, which a site without PUBLIC_URL has none of. */
  origin: string | undefined
  rateLimit: boolean
  /** New enquiries accepted from one address per day, with `rateLimit`. */
  limitPerAddress: number
  /** Enquiries from one network per hour that are emailed immediately, with `rateLimit`; more are quarantined. */
  limitPerNetwork: number
  /** Enquiries per hour that are emailed immediately, with `rateLimit`; more are quarantined. */
  limitPerHour: number
  /** Addresses or networks whose X-Forwarded-… headers are trusted. */
  trustedProxies: readonly string[]
  /** Origins of pages hosted elsewhere that may post to the two JSON endpoints. */
  allowedOrigins: readonly string[]
  /** Milliseconds from failing the readiness check to closing, for a proxy to notice and send visitors elsewhere. */
  stopDelay: number
  /** Where to keep the page that the proxy shows when no server responds: an absolute path. */
  unavailablePage: string | undefined
}

/** Lists every invalid setting with its fix. Contains no secrets. */
export class SettingsError extends Error {
  override name = 'SettingsError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`Invalid settings:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

const oneAddress = 'must be one email address and nothing else, like counter@workshop.example'

// The form's rule cleans its input; a setting must be right as it is, so whitespace is refused first.
const mailAddress = v.pipe(v.string(), v.check(isDeliverable, oneAddress))

/** The address of emails that are only written to files. */
const unsent = firstFacts.business.email

/** Errors are listed in this order. Each message follows its variable's name. */
const variables = v.object({
  PORT: v.optional(wholeNumber(0, 65_535, 'must be a whole number from 0 to 65535 (0 takes any free port).'), '3000'),
  HOST: v.optional(v.string(), '0.0.0.0'),
  DATA_DIR: v.optional(
    v.pipe(
      v.string(),
      v.transform((path) => resolve(path)),
    ),
    'data',
  ),
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isOrigin, 'must be the address that visitors see, http:// or https:// with a host and no path: https://www.example.co.nz'),
      v.transform(originOf),
    ),
  ),
  DATABASE_URL: v.optional(
    addressOf(
      ['postgres:', 'postgresql:'],
      'must be a postgres:// address; percent-encode special characters in the password. Leave it out for the embedded store.',
    ),
  ),
  SMTP_URL: v.optional(
    addressOf(
      ['smtp:', 'smtps:'],
      'must be smtp://host:port or smtps://host:port; percent-encode special characters in the password. Leave it out to write emails to files.',
    ),
  ),
  SMTP_NAME: v.optional(v.pipe(v.string(), v.check(isDomain, 'must be a host name: www.example.co.nz'))),
  MAIL_FROM: v.optional(mailAddress),
  WORKSHOP_EMAIL: v.optional(mailAddress),
  RATE_LIMIT: v.optional(v.picklist(['on', 'off'], "must be 'on' or 'off'."), 'on'),
  LIMIT_PER_ADDRESS: v.optional(countOf('enquiries from one address per day.'), '30'),
  LIMIT_PER_NETWORK: v.optional(countOf('enquiries from one network per hour that are emailed immediately.'), '60'),
  LIMIT_PER_HOUR: v.optional(countOf('enquiries per hour that are emailed immediately.'), '300'),
  ALLOWED_ORIGINS: v.optional(
    listOf(isOrigin, 'must be origins separated by commas: https://www.example.co.nz,https://preview.example.co.nz'),
    '',
  ),
  TRUSTED_PROXIES: v.optional(listOf(isNetwork, 'must be addresses or networks separated by commas: 127.0.0.1,10.0.0.0/8'), ''),
  STOP_DELAY: v.optional(wholeNumber(0, 60, 'must be a whole number of seconds from 0 to 60.'), '0'),
  UNAVAILABLE_PAGE: v.optional(
    v.pipe(
      v.string(),
      v.check((path) => isAbsolute(path), 'must be the absolute path of a file: /var/cache/workshop/unavailable.html'),
    ),
  ),
})

/**
 * Reads and validates the settings. An empty variable counts as unset.
 * @throws SettingsError listing every invalid setting
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const provided = Object.fromEntries(
    Object.keys(variables.entries).flatMap((name) => {
      const text = env[name]?.trim()
      return text ? [[name, text]] : []
    }),
  )
  const result = v.safeParse(variables, provided, { abortPipeEarly: true })
  const problems = (result.issues ?? []).map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
  if ('SMTP_URL' in provided) {
    for (const name of ['MAIL_FROM', 'WORKSHOP_EMAIL'])
      if (!(name in provided)) problems.push(`${name} is not set. A relay needs it: set ${name} to an address of the workshop.`)
  }
  if (!result.success || problems.length > 0) throw new SettingsError(problems)
  const values = result.output
  const mailFrom = values.MAIL_FROM ?? unsent
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    smtpName: values.SMTP_NAME ?? hostName(values.PUBLIC_URL) ?? hostName(`http://${domainOf(mailFrom)}`) ?? domainOf(mailFrom),
    mailFrom,
    workshopEmail: values.WORKSHOP_EMAIL ?? unsent,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    origin: values.PUBLIC_URL,
    rateLimit: values.RATE_LIMIT === 'on',
    limitPerAddress: values.LIMIT_PER_ADDRESS,
    limitPerNetwork: values.LIMIT_PER_NETWORK,
    limitPerHour: values.LIMIT_PER_HOUR,
    allowedOrigins: values.ALLOWED_ORIGINS.map(originOf),
    trustedProxies: values.TRUSTED_PROXIES,
    stopDelay: values.STOP_DELAY * 1000,
    unavailablePage: values.UNAVAILABLE_PAGE,
  }
}

/** Returns the desk's address for links in emails; undefined without https, where the desk can be opened only on the server itself. */
export function deskUrlOf({ publicUrl }: Pick<Settings, 'publicUrl'>): string | undefined {
  return publicUrl.startsWith('https:') ? `${publicUrl}/desk` : undefined
}

function wholeNumber(least: number, most: number, message: string) {
  return v.pipe(v.string(), v.regex(/^\d{1,9}$/, message), v.transform(Number), v.minValue(least, message), v.maxValue(most, message))
}

function countOf(what: string) {
  return wholeNumber(1, 999_999_999, `must be a whole number above 0: ${what}`)
}

function addressOf(protocols: readonly string[], message: string) {
  return v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), message),
  )
}

/** A comma-separated list; empty text is an empty list. */
function listOf(isPart: (part: string) => boolean, message: string) {
  return v.pipe(
    v.string(),
    v.transform((text) => (text === '' ? [] : text.split(',').map((part) => part.trim()))),
    v.everyItem(isPart, message),
  )
}

/** Returns a URL's host name, in ASCII; undefined for an IP address or a name that is valid only on this machine. */
function hostName(url: string | undefined): string | undefined {
  const name = url && URL.canParse(url) ? new URL(url).hostname : ''
  return isDomain(name) ? name : undefined
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1)
}

/** Whether other servers may know it: relays refuse 'localhost' and check for a dot. */
function isDomain(text: string): boolean {
  return /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/i.test(text)
}

/** Whether it is an http or https address without a path: 'https://www.example.co.nz'. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, pathname, search, hash, username, password } = new URL(text)
  return ['http:', 'https:'].includes(protocol) && pathname === '/' && !search && !hash && !username && !password
}

function originOf(text: string): string {
  return new URL(text).origin
}

/** Accepts only the usual notations: '0x7f.1' is valid as well, but surely a mistake. Refuses networks of all addresses (/0). */
function isNetwork(text: string): boolean {
  const { IPv4, IPv6 } = ipaddr
  if (!text.includes('/')) return IPv4.isValidFourPartDecimal(text) || (IPv6.isValid(text) && !text.includes('%'))
  return (IPv4.isValidCIDRFourPartDecimal(text) || IPv6.isValidCIDR(text)) && !text.endsWith('/0')
}
