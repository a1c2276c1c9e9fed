import { expect, test } from 'vitest'
import { business } from '../workshop/business.ts'
import { closedDays } from '../workshop/closed-days.ts'
import { readSettings } from './settings.ts'
import { startMessage } from './start-message.ts'

const addresses = { MAIL_FROM: 'web@example.nz', WORKSHOP_EMAIL: 'desk@example.nz' }

test('the start message says where the site, the enquiries and the mails are, and lists placeholders', () => {
  const said = startMessage(readSettings({ DATA_DIR: '/srv/data' }), 'http://localhost:3000')
  for (const part of ['http://localhost:3000', '/srv/data/workshop.sqlite', '/srv/data/mail', ...business.placeholders])
    expect(said).toContain(part)
})

test('who starts the server reads a year ahead that the closed days run out', () => {
  const last = Date.parse(closedDays.at(-1)?.to ?? '')
  const said = (days: number) => startMessage(readSettings({}), 'http://localhost:3000', business, new Date(last - days * 86_400_000))
  expect(said(400)).not.toContain('workshop/closed-days.ts')
  expect(said(300)).toContain('workshop/closed-days.ts')
})

test('the start message contains no password', () => {
  const settings = readSettings({
    ...addresses,
    DATABASE_URL: 'postgres://me:hunter2@db.example.nz/shop?password=hunter2',
    SMTP_URL: 'smtps://me:hunter2@relay.example.nz:465',
  })
  const said = startMessage(settings, 'http://localhost:3000')
  expect(said).toContain('postgres://db.example.nz/shop')
  expect(said).toContain('smtps://relay.example.nz:465')
  expect(said).not.toContain('hunter2')
})
