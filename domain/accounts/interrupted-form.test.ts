import { expect, test } from 'vitest'
import { readInterruptedForm, writeInterruptedForm } from './interrupted-form.ts'

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test.for<[string, Record<string, string>]>([
  ['/desk/enquiries/ab-12/replies', { text: 'Kia ora "Hana",\n<b>', version: '3' }],
  ['/desk/new', { name: 'Hana' }],
  ['/desk/days/2027-03-09/outage', { reason: 'Hoist broken', date: '2027-03-09' }],
  ['/desk/saved-replies/3', { title: 'Please ring us', text: 'Kia ora' }],
])('what was typed at %s survives the round trip through the sign-in form', ([path, fields]) => {
  expect(readInterruptedForm(writeInterruptedForm(path, form(fields)))).toEqual({ path, fields })
})

test.for([
  null,
  '',
  'not JSON',
  '[]',
  '{"path":"https://elsewhere.example/replies","fields":{}}',
  '{"path":"https://elsewhere.example/desk/enquiries/a/notes","fields":{}}',
  '{"path":"/elsewhere/desk/enquiries/a/replies","fields":{}}',
  '{"path":"/desk/enquiries/../replies","fields":{}}',
  '{"path":"/desk/sign-in","fields":{}}',
  '{"path":"/desk/enquiries/a/notes"}',
])('%s is rejected', (sent) => {
  expect(readInterruptedForm(sent)).toBeUndefined()
})
