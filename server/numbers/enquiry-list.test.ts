import { expect, test } from 'vitest'
import { heading, linesOf } from './enquiry-list.ts'

const line = {
  Reference: 'K7M-4QXR',
  Received: '2027-03-01 08:05',
  Kind: 'booking',
  Source: 'website',
  Status: 'new',
  Name: 'Hana',
  Phone: '021 555 0142',
  Email: 'hana@example.nz',
  Plate: 'KLM482',
  About: 'WoF',
  Appointment: undefined,
  'Appointment status': undefined,
}

test('has a heading for each cell, and ends its lines in CRLF', () => {
  expect(heading + linesOf([line])).toBe(
    'Reference,Received,Kind,Source,Status,Name,Phone,Email,Plate,About,Appointment,Appointment status\r\n' +
      'K7M-4QXR,2027-03-01 08:05,booking,website,new,Hana,021 555 0142,hana@example.nz,KLM482,WoF,,\r\n',
  )
})

test.for([
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['=cmd', `"'=cmd"`],
  ['-1+1', `"'-1+1"`],
  ['+1+1', `"'+1+1"`],
  ['+64-21-555', `"'+64-21-555"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['Ngata, Hana "H"', '"Ngata, Hana ""H"""'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['O’Brien', 'O’Brien'],
])('the name %j is written as %j', ([name = '', cell]) => {
  expect(linesOf([{ ...line, Name: name }])).toContain(`,new,${cell},021`)
})

test.for(['+64 21 555 0142', '+64215550142', '06 555 0100'])('%s stays a phone number', (phone) => {
  expect(linesOf([{ ...line, Phone: phone }])).toContain(`,Hana,${phone},hana@`)
})
