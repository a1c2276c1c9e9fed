import { resolve } from 'node:path'
import ipaddr from 'ipaddr.js'
import * as v from 'valibot'
import { email } from '../enquiries/fields/email.ts'
import { type Business, business } from '../workshop/business.ts'

/** How one server runs. Read once at start from the environment; nothing else reads `process.env`. */
export type Settings = {
  /** 0 takes any free port. */
  port: number
  host: string
  /** Absolute path. Holds the embedded store, and the mails when no relay is given. */
  dataDir: string
  /** A PostgreSQL address with its password; absent: the embedded store. */
  databaseUrl?: string
  /** A mail relay's address with its password; absent: mails become files. */
  smtpUrl?: string
  mailFrom: string
  workshopEmail: string
  /** The origin that visitors see, without a slash at the end. */
  publicUrl: string
  rateLimit: boolean
  /** New enquiries from one address in one day; with `rateLimit`. */
  limitPerAddress: number
  /** Enquiries from one network in one hour that are mailed at once, the others go to quarantine; with `rateLimit`. */
  limitPerNetwork: number
  /** Enquiries in one hour that are mailed at once, the others go to quarantine; with `rateLimit`. */
  limitPerHour: number
  /** Addresses or networks whose X-Forwarded-… headers are believed. */
  trustedProxies: readonly string[]
  /** Origins of pages that are hosted apart from this server and may make its two calls. */
  allowedOrigins: readonly string[]
  /** Milliseconds between the word that it stops and the stop, in which a proxy learns to send visitors elsewhere. */
  stopDelay: number
}

/** What the environment says wrongly: every fault at once, each with its repair. Holds no secret. */
export class SettingsError extends Error {
  override name = 'SettingsError'
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(
      `The settings have ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
    )
    this.faults = faults
  }
}

/**
 * Reads the settings. An empty variable counts as unset.
 * @throws SettingsError with all faults
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>, facts: Business = business): Settings {
  const faults: string[] = []
  const given = (name: string) => env[name]?.trim() || undefined

  function valid<T>(name: string, fallback: T, read: (text: string) => T | undefined, repair: string): T {
    const text = given(name)
    if (text === undefined) return fallback
    const value = read(text)
    if (value === undefined) faults.push(`${name} ${repair}`)
    return value ?? fallback
  }

  const port = valid('PORT', 3000, portNumber, 'must be a whole number from 0 to 65535 (0 takes any free port).')
  const publicUrl = valid(
    'PUBLIC_URL',
    `http://localhost:${port}`,
    origin,
    'must be the address that visitors see, http:// or https:// and a host, without a path: https://www.example.co.nz',
  )
  const databaseUrl = valid(
    'DATABASE_URL',
    undefined,
    (text) => addressOf(text, ['postgres:', 'postgresql:']),
    'must be a postgres:// address; percent-encode special characters of the password. Leave it out for the embedded store.',
  )
  const smtpUrl = valid(
    'SMTP_URL',
    undefined,
    (text) => addressOf(text, ['smtp:', 'smtps:']),
    'must be smtp://host:port or smtps://host:port; percent-encode special characters of the password. Leave it out to get mails as files.',
  )
  if (smtpUrl && facts.placeholders.includes('email')) {
    for (const name of ['MAIL_FROM', 'WORKSHOP_EMAIL']) {
      if (!given(name)) {
        faults.push(
          `${name} is not set, and the e-mail address in workshop/business.ts is still a placeholder: set ${name}, or put the real address there and take 'email' off its placeholders.`,
        )
      }
    }
  }
  const oneAddress = 'must be one e-mail address and nothing else, like counter@workshop.example'
  const settings: Settings = {
    port,
    host: given('HOST') ?? '0.0.0.0',
    dataDir: resolve(given('DATA_DIR') ?? 'data'),
    databaseUrl,
    smtpUrl,
    mailFrom: valid('MAIL_FROM', facts.email, mailAddress, oneAddress),
    workshopEmail: valid('WORKSHOP_EMAIL', facts.email, mailAddress, oneAddress),
    publicUrl,
    rateLimit: valid('RATE_LIMIT', true, (text) => ({ on: true, off: false })[text], "must be 'on' or 'off'."),
    limitPerAddress: valid('LIMIT_PER_ADDRESS', 30, count, 'must be a whole number above 0: enquiries from one address in a day.'),
    limitPerNetwork: valid(
      'LIMIT_PER_NETWORK',
      60,
      count,
      'must be a whole number above 0: enquiries from one network in an hour that are mailed at once.',
    ),
    limitPerHour: valid('LIMIT_PER_HOUR', 300, count, 'must be a whole number above 0: enquiries in an hour that are mailed at once.'),
    allowedOrigins: valid(
      'ALLOWED_ORIGINS',
      [],
      origins,
      'must be origins with commas between them: https://www.example.co.nz,https://preview.example.co.nz',
    ),
    trustedProxies: valid('TRUSTED_PROXIES', [], networks, 'must be addresses or networks with commas between them: 127.0.0.1,10.0.0.0/8'),
    stopDelay: valid('STOP_DELAY', 0, secondsUpToMinute, 'must be a whole number of seconds from 0 to 60.') * 1000,
  }
  if (faults.length > 0) throw new SettingsError(faults)
  return settings
}

function portNumber(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined
}

function secondsUpToMinute(text: string): number | undefined {
  return /^\d{1,2}$/.test(text) && Number(text) <= 60 ? Number(text) : undefined
}

function count(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

function origin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, origin, pathname, search, hash, username } = new URL(text)
  const bare = pathname === '/' && !search && !hash && !username
  return bare && (protocol === 'http:' || protocol === 'https:') ? origin : undefined
}

function origins(text: string): string[] | undefined {
  const found = text.split(',').map((part) => origin(part.trim()))
  return found.every((one) => one !== undefined) ? found : undefined
}

function addressOf(text: string, protocols: readonly string[]): string | undefined {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : undefined
}

// The form's rule tidies what a visitor typed; a setting is not tidied, so line breaks are refused before it.
function mailAddress(text: string): string | undefined {
  return !/\s/.test(text) && v.is(email.rule, text) ? text : undefined
}

function networks(text: string): string[] | undefined {
  const parts = text.split(',').map((part) => part.trim())
  return parts.every(isNetwork) ? parts : undefined
}

/** An address or a network in its usual spelling: '0x7f.1' is one as well, and surely a mistake. */
function isNetwork(text: string): boolean {
  const { IPv4, IPv6 } = ipaddr
  if (!text.includes('/')) return IPv4.isValidFourPartDecimal(text) || (IPv6.isValid(text) && !text.includes('%'))
  return (IPv4.isValidCIDRFourPartDecimal(text) || IPv6.isValidCIDR(text)) && !text.endsWith('/0')
}
