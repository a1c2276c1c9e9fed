import { expect, test } from 'vitest'
import { firstFacts } from '../workshop/first-facts.ts'
import { deskUrlOf, readSettings, SettingsError } from './settings.ts'
import { testApp } from './testing/test-app.ts'

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readSettings(env)
  } catch (error) {
    if (error instanceof SettingsError) return error.problems
  }
  return []
}

test('without variables the server uses the embedded store, mail files and port 3000', () => {
  const settings = readSettings({ PORT: '', HOST: ' ', SMTP_URL: '' })
  expect(settings).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    publicUrl: 'http://localhost:3000',
    origin: undefined,
    rateLimit: true,
    limitPerAddress: 30,
    limitPerNetwork: 60,
    limitPerHour: 300,
    workshopEmail: firstFacts.business.email,
    trustedProxies: [],
    stopDelay: 0,
    allowedOrigins: [],
  })
  expect(settings.databaseUrl).toBeUndefined()
  expect(settings.smtpUrl).toBeUndefined()
  expect(settings.dataDir).toMatch(/^\/.*data$/)
})

test('every setting can be set', () => {
  const env = {
    PORT: '0',
    HOST: '::',
    DATA_DIR: '/var/lib/workshop',
    DATABASE_URL: 'postgresql:///workshop?host=/run/postgresql',
    SMTP_URL: 'smtps://user:secret@relay.example.nz',
    SMTP_NAME: 'mail.example.nz',
    MAIL_FROM: 'web@example.nz',
    WORKSHOP_EMAIL: 'desk@example.nz',
    PUBLIC_URL: 'https://www.example.nz/',
    RATE_LIMIT: 'off',
    LIMIT_PER_ADDRESS: '10',
    LIMIT_PER_NETWORK: '100',
    LIMIT_PER_HOUR: '1000',
    ALLOWED_ORIGINS: 'https://pages.example.nz/, http://localhost:5173',
    TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1',
    STOP_DELAY: '5',
    UNAVAILABLE_PAGE: '/var/cache/workshop/unavailable.html',
  }
  expect(readSettings(env)).toEqual({
    port: 0,
    host: '::',
    dataDir: '/var/lib/workshop',
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    smtpName: 'mail.example.nz',
    mailFrom: 'web@example.nz',
    workshopEmail: 'desk@example.nz',
    publicUrl: 'https://www.example.nz',
    origin: 'https://www.example.nz',
    rateLimit: false,
    limitPerAddress: 10,
    limitPerNetwork: 100,
    limitPerHour: 1000,
    allowedOrigins: ['https://pages.example.nz', 'http://localhost:5173'],
    trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1'],
    stopDelay: 5000,
    unavailablePage: '/var/cache/workshop/unavailable.html',
  })
})

test('all invalid settings are reported together, each with its fix, and without secrets', () => {
  const problems = problemsOf({
    PORT: '70000',
    DATABASE_URL: 'mysql://root:hunter2@db',
    SMTP_URL: 'relay:hunter2@example.nz',
    SMTP_NAME: '[127.0.0.1]',
    MAIL_FROM: 'a@example.nz,b@example.nz',
    WORKSHOP_EMAIL: 'a@example.nz\r\nBcc: b@example.nz',
    PUBLIC_URL: 'https://example.nz/path',
    RATE_LIMIT: 'yes',
    LIMIT_PER_ADDRESS: '0',
    LIMIT_PER_NETWORK: '1.5',
    LIMIT_PER_HOUR: '-1',
    ALLOWED_ORIGINS: '*',
    TRUSTED_PROXIES: 'everyone',
    STOP_DELAY: 'soon',
    UNAVAILABLE_PAGE: 'unavailable.html',
  })
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    'PORT',
    'PUBLIC_URL',
    'DATABASE_URL',
    'SMTP_URL',
    'SMTP_NAME',
    'MAIL_FROM',
    'WORKSHOP_EMAIL',
    'RATE_LIMIT',
    'LIMIT_PER_ADDRESS',
    'LIMIT_PER_NETWORK',
    'LIMIT_PER_HOUR',
    'ALLOWED_ORIGINS',
    'TRUSTED_PROXIES',
    'STOP_DELAY',
    'UNAVAILABLE_PAGE',
  ])
  for (const problem of problems) expect(problem).toContain('must be')
  expect(problems.join()).not.toContain('hunter2')
})

test.for([
  ['the site’s', { PUBLIC_URL: 'https://www.example.nz:8443', MAIL_FROM: 'web@mail.example' }, 'www.example.nz'],
  ['the site’s in ASCII', { PUBLIC_URL: 'https://tūhoe.nz' }, 'xn--thoe-v7a.nz'],
  ['the sender’s without PUBLIC_URL', { MAIL_FROM: 'web@shop.example' }, 'shop.example'],
  ['the sender’s on localhost', { PUBLIC_URL: 'http://localhost:3000', MAIL_FROM: 'web@shop.example' }, 'shop.example'],
  ['the sender’s at an IP address', { PUBLIC_URL: 'http://192.0.2.7', MAIL_FROM: 'web@shop.example' }, 'shop.example'],
  ['the sender’s at an IPv6 address', { PUBLIC_URL: 'http://[2001:db8::1]', MAIL_FROM: 'web@shop.example' }, 'shop.example'],
] as const)('the host name in EHLO is %s', ([, env, name]) => {
  expect(readSettings(env).smtpName).toBe(name)
})

test.for([
  'dead',
  'everyone',
  '10',
  '0x7f.0.0.1',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '10.0.0/8',
  '1.2.3.4:80',
  '::1/129',
  'fe80::1%eth0',
  '127.0.0.1,',
  'f',
])('%s is not accepted as a trusted proxy', (text) => {
  expect(problemsOf({ TRUSTED_PROXIES: text })).toEqual([expect.stringContaining('TRUSTED_PROXIES must be')])
})

test('Fastify accepts every proxy that the settings accept', async () => {
  const { trustedProxies } = readSettings({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1,2001:db8::/32,::ffff:10.0.0.1' })
  const app = await testApp({ settings: { publicUrl: 'http://localhost:3000', allowedOrigins: [], rateLimit: false, trustedProxies } })
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

test('emails link to the desk only with https: without, it is open only on the server itself', () => {
  expect(deskUrlOf({ publicUrl: 'https://www.example.co.nz' })).toBe('https://www.example.co.nz/desk')
  expect(deskUrlOf({ publicUrl: 'http://www.example.co.nz' })).toBeUndefined()
  expect(deskUrlOf(readSettings({}))).toBeUndefined()
})

test('a relay needs both addresses', () => {
  expect(problemsOf({ SMTP_URL: 'smtp://localhost:25' }).map((problem) => problem.split(' ')[0])).toEqual(['MAIL_FROM', 'WORKSHOP_EMAIL'])
  expect(problemsOf({ SMTP_URL: 'smtp://localhost:25', MAIL_FROM: 'a@example.nz', WORKSHOP_EMAIL: 'b@example.nz' })).toEqual([])
})

test.for(['https://Workshop.example', 'https://workshop.example:443/', ' https://workshop.example '])(
  'PUBLIC_URL=%s is https://workshop.example',
  (PUBLIC_URL) => {
    const { publicUrl, origin } = readSettings({ PUBLIC_URL })
    expect([publicUrl, origin]).toEqual(['https://workshop.example', 'https://workshop.example'])
  },
)
