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
  databaseUrl?: string | undefined
  /** A mail relay's address with its password; absent: mails become files. */
  smtpUrl?: string | undefined
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

const oneAddress = 'must be one e-mail address and nothing else, like counter@workshop.example'

// The form's rule tidies what a visitor typed; a setting is not tidied, so line breaks are refused before it.
const mailAddress = v.pipe(
  v.string(),
  v.check((text) => !/\s/.test(text) && v.is(email.rule, text), oneAddress),
)

/** The variables, in the order in which their faults are listed. Each message follows the variable's name. */
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
      v.check(isOrigin, 'must be the address that visitors see, http:// or https:// and a host, without a path: https://www.example.co.nz'),
      v.transform(originOf),
    ),
  ),
  DATABASE_URL: v.optional(
    addressOf(
      ['postgres:', 'postgresql:'],
      'must be a postgres:// address; percent-encode special characters of the password. Leave it out for the embedded store.',
    ),
  ),
  SMTP_URL: v.optional(
    addressOf(
      ['smtp:', 'smtps:'],
      'must be smtp://host:port or smtps://host:port; percent-encode special characters of the password. Leave it out to get mails as files.',
    ),
  ),
  MAIL_FROM: v.optional(mailAddress),
  WORKSHOP_EMAIL: v.optional(mailAddress),
  RATE_LIMIT: v.optional(v.picklist(['on', 'off'], "must be 'on' or 'off'."), 'on'),
  LIMIT_PER_ADDRESS: v.optional(countOf('enquiries from one address in a day.'), '30'),
  LIMIT_PER_NETWORK: v.optional(countOf('enquiries from one network in an hour that are mailed at once.'), '60'),
  LIMIT_PER_HOUR: v.optional(countOf('enquiries in an hour that are mailed at once.'), '300'),
  ALLOWED_ORIGINS: v.optional(
    listOf(isOrigin, 'must be origins with commas between them: https://www.example.co.nz,https://preview.example.co.nz'),
    '',
  ),
  TRUSTED_PROXIES: v.optional(listOf(isNetwork, 'must be addresses or networks with commas between them: 127.0.0.1,10.0.0.0/8'), ''),
  STOP_DELAY: v.optional(wholeNumber(0, 60, 'must be a whole number of seconds from 0 to 60.'), '0'),
})

/**
 * Reads the settings. An empty variable counts as unset.
 * @throws SettingsError with all faults
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>, facts: Business = business): Settings {
  const given = Object.fromEntries(
    Object.keys(variables.entries).flatMap((name) => {
      const text = env[name]?.trim()
      return text ? [[name, text]] : []
    }),
  )
  const result = v.safeParse(variables, given, { abortPipeEarly: true })
  const faults = (result.issues ?? []).map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
  if ('SMTP_URL' in given && facts.placeholders.includes('email')) {
    for (const name of ['MAIL_FROM', 'WORKSHOP_EMAIL']) {
      if (name in given) continue
      faults.push(
        `${name} is not set, and the e-mail address in workshop/business.ts is still a placeholder: set ${name}, or put the real address there and take 'email' off its placeholders.`,
      )
    }
  }
  if (!result.success || faults.length > 0) throw new SettingsError(faults)
  const values = result.output
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? facts.email,
    workshopEmail: values.WORKSHOP_EMAIL ?? facts.email,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    rateLimit: values.RATE_LIMIT === 'on',
    limitPerAddress: values.LIMIT_PER_ADDRESS,
    limitPerNetwork: values.LIMIT_PER_NETWORK,
    limitPerHour: values.LIMIT_PER_HOUR,
    allowedOrigins: values.ALLOWED_ORIGINS.map(originOf),
    trustedProxies: values.TRUSTED_PROXIES,
    stopDelay: values.STOP_DELAY * 1000,
  }
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

/** Parts with commas between them; none when the text is empty. */
function listOf(isPart: (part: string) => boolean, message: string) {
  return v.pipe(
    v.string(),
    v.transform((text) => (text === '' ? [] : text.split(',').map((part) => part.trim()))),
    v.everyItem(isPart, message),
  )
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, pathname, search, hash, username } = new URL(text)
  return ['http:', 'https:'].includes(protocol) && pathname === '/' && !search && !hash && !username
}

function originOf(text: string): string {
  return new URL(text).origin
}

/** An address or a network in its usual spelling: '0x7f.1' is one as well, and surely a mistake. */
function isNetwork(text: string): boolean {
  const { IPv4, IPv6 } = ipaddr
  if (!text.includes('/')) return IPv4.isValidFourPartDecimal(text) || (IPv6.isValid(text) && !text.includes('%'))
  return (IPv4.isValidCIDRFourPartDecimal(text) || IPv6.isValidCIDR(text)) && !text.endsWith('/0')
}
