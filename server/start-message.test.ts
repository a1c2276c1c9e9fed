import { expect, test } from 'vitest'
import { firstFacts } from '../workshop/first-facts.ts'
import { readSettings } from './settings.ts'
import { type StartMessageOptions, startMessage } from './start-message.ts'

const addresses = { MAIL_FROM: 'web@example.nz', WORKSHOP_EMAIL: 'desk@example.nz' }

function said(env: Record<string, string>, url = 'http://localhost:3000', options: Partial<StartMessageOptions> = {}): string {
  return startMessage(readSettings(env), url, { facts: firstFacts, changed: true, ...options })
}

test('the start message says where the site, the enquiries and the emails are', () => {
  const output = said({ DATA_DIR: '/srv/data' })
  for (const part of ['http://localhost:3000', '/srv/data/workshop.sqlite', '/srv/data/mail', firstFacts.business.name])
    expect(output).toContain(part)
})

test('until an owner has changed the facts, the start message says that they are made up', () => {
  expect(said({}, undefined, { changed: false })).toContain('made-up phone number')
  expect(said({}, undefined, { changed: true })).not.toContain('made-up')
})

test('the start message contains no password', () => {
  const output = said({
    ...addresses,
    DATABASE_URL: 'postgres://me:hunter2@db.example.nz/shop?password=hunter2',
    SMTP_URL: 'smtps://me:hunter2@relay.example.nz:465',
  })
  expect(output).toContain('postgres://db.example.nz/shop')
  expect(output).toContain('smtps://relay.example.nz:465')
  expect(output).not.toContain('hunter2')
})

test("the start message has the first owner's link, at the address that browsers use", () => {
  const withKey = (env: Record<string, string>) => said(env, 'http://localhost:4321', { ownerKey: 'the-key' })
  expect(withKey({ PUBLIC_URL: 'https://www.example.nz' })).toContain('https://www.example.nz/desk/join?key=the-key\n')
  expect(withKey({ PORT: '0' })).toContain('http://localhost:4321/desk/join?key=the-key\n')
  expect(said({})).not.toContain('/desk/join')
})
