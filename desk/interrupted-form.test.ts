import { expect, test } from 'vitest'
import { formUndoing, readInterruptedForm, writeInterruptedForm } from './interrupted-form.ts'

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('a form survives the round trip through the sign-in form', () => {
  const fields = { text: 'Kia ora "Hana",\n<b>', version: '3' }
  expect(readInterruptedForm(writeInterruptedForm('/desk/enquiries/ab-12/replies', form(fields)))).toEqual({
    path: '/desk/enquiries/ab-12/replies',
    fields,
  })
})

test('a new job survives the round trip through the sign-in page too', () => {
  expect(readInterruptedForm(writeInterruptedForm('/desk/new', form({ name: 'Hana' })))).toEqual({
    path: '/desk/new',
    fields: { name: 'Hana' },
  })
})

test.for<[string, Record<string, string>]>([
  ['/desk/enquiries/ab-12/details', { phone: '021' }],
  ['/desk/enquiries/ab-12/call-back', { date: '2027-03-04', time: '14:35' }],
  ['/desk/invites', { intent: 'invite', email: 'tama@example.nz', role: 'owner' }],
  ['/desk/feeds', { intent: 'make', label: 'Phone' }],
  ['/desk/days/2027-03-09/note', { text: 'Sam away' }],
  ['/desk/days/2027-03-09/outage', { reason: 'Hoist broken', date: '2027-03-09' }],
])('what was typed at %s survives the round trip too', ([path, fields]) => {
  expect(readInterruptedForm(writeInterruptedForm(path, form(fields)))).toEqual({ path, fields })
})

test.for<[string, Record<string, string>]>([
  ['/desk/enquiries/ab-12/call-back', { off: 'yes' }],
  ['/desk/invites', { intent: 'disable', id: 'x' }],
  ['/desk/feeds', { intent: 'revoke', id: 'x' }],
  ['/desk/days/2027-03-09/note', { remove: 'x' }],
  ['/desk/days/2027-03-09/outage', { remove: 'x' }],
])('a button at %s has nothing to restore', ([path, fields]) => {
  expect(writeInterruptedForm(path, form(fields))).toBeUndefined()
})

test.for([
  '/desk/sign-in',
  '/desk/new/x',
  '/desk/invites',
  '/desk/actions/ab-12/undo',
  '/desk/enquiries/ab-12/state',
  '/desk/enquiries/../replies',
  '/elsewhere/desk/enquiries/ab-12/replies',
])('%s has nothing to restore', (path) => {
  expect(writeInterruptedForm(path, form({ password: 'x' }))).toBeUndefined()
})

test('an undone reply or note opens its form again, and nothing else does', () => {
  expect(['reply', 'note', 'details', 'job', ''].map(formUndoing)).toEqual(['replies', 'notes', undefined, undefined, undefined])
})

test.for([
  undefined,
  '',
  'not JSON',
  '[]',
  '{"path":"https://elsewhere.example/replies","fields":{}}',
  '{"path":"https://elsewhere.example/desk/enquiries/a/notes","fields":{}}',
  '{"path":"/desk/enquiries/a/notes"}',
])('%s is rejected', (sent) => {
  expect(readInterruptedForm(sent)).toBeUndefined()
})
