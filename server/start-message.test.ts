import { expect, test } from 'vitest'
import { type BeforeYouCome, factNames } from '../workshop/before-you-come.ts'
import { type Business, business } from '../workshop/business.ts'
import { closedDays } from '../workshop/closed-days.ts'
import { readSettings } from './settings.ts'
import { startMessage } from './start-message.ts'

const addresses = { MAIL_FROM: 'web@example.nz', WORKSHOP_EMAIL: 'desk@example.nz' }

test('the start message says where the site, the enquiries and the emails are, and lists placeholders', () => {
  const output = startMessage(readSettings({ DATA_DIR: '/srv/data' }), 'http://localhost:3000')
  for (const part of ['http://localhost:3000', '/srv/data/workshop.sqlite', '/srv/data/mail', ...business.placeholders])
    expect(output).toContain(part)
})

test('the start message warns a year ahead that the closed days run out', () => {
  const last = Date.parse(closedDays.at(-1)?.to ?? '')
  const output = (days: number) => startMessage(readSettings({}), 'http://localhost:3000', { now: new Date(last - days * 86_400_000) })
  expect(output(400)).not.toContain('Add the next year')
  expect(output(300)).toContain('Add the next year')
})

test('until the owner has confirmed the closed days and the holiday line, the start message names them', () => {
  const output = (placeholders: Business['placeholders']) =>
    startMessage(readSettings({}), 'http://localhost:3000', { facts: { ...business, placeholders } })
  expect(output(business.placeholders)).toContain("workshop/closed-days.ts, and 'Closed on public holidays and over Christmas'")
  expect(output([])).not.toContain('closed')
})

test('the start message contains no password', () => {
  const settings = readSettings({
    ...addresses,
    DATABASE_URL: 'postgres://me:hunter2@db.example.nz/shop?password=hunter2',
    SMTP_URL: 'smtps://me:hunter2@relay.example.nz:465',
  })
  const output = startMessage(settings, 'http://localhost:3000')
  expect(output).toContain('postgres://db.example.nz/shop')
  expect(output).toContain('smtps://relay.example.nz:465')
  expect(output).not.toContain('hunter2')
})

test("the start message has the first owner's link, at the address that browsers use", () => {
  const said = (env: Record<string, string>) => startMessage(readSettings(env), 'http://localhost:4321', { ownerKey: 'the-key' })
  expect(said({ PUBLIC_URL: 'https://www.example.nz' })).toContain('https://www.example.nz/desk/join?key=the-key\n')
  expect(said({ PORT: '0' })).toContain('http://localhost:4321/desk/join?key=the-key\n')
  expect(startMessage(readSettings({}), 'http://localhost:3000')).not.toContain('/desk/join')
})

test('the start message lists the optional facts that are not given, and only those', () => {
  const output = (facts: BeforeYouCome) => startMessage(readSettings({}), 'http://localhost:3000', { optional: facts })
  expect(output({})).toContain(`before-you-come.ts, so the site says nothing about these: ${factNames.join(', ')}.`)
  const { wofFee, ...others } = every
  expect(output(others)).toContain('says nothing about these: wofFee.')
  expect(output({ wofFee, ...others })).not.toContain('before-you-come')
})

const every: Required<BeforeYouCome> = {
  wofFee: 75,
  hourlyRate: 125,
  diagnosticRate: 95,
  courtesyCar: 'Free',
  keyDrop: 'Beside the door',
  payment: ['EFTPOS'],
  guarantee: '12 months',
  parking: 'In front',
  reviews: { name: 'Google', url: 'https://www.google.com' },
}
