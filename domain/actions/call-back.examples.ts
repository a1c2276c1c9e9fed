import type { FieldErrors } from '../form.ts'

/** Thursday, 9.00am. */
export const goodCallBack = { date: '2027-03-04', time: '09:00' }

/** Valid at the appointments' `exampleNow`, each with the text that is stored. */
export const goodCallBacks: readonly { because: string; answers: Record<string, string>; text: string }[] = [
  { because: 'everything is as usual', answers: goodCallBack, text: '2027-03-04T09:00' },
  { because: 'it is in a minute', answers: { date: '2027-03-01', time: '09:01' }, text: '2027-03-01T09:01' },
  { because: 'we are closed then', answers: { date: '2027-03-06', time: '20:30' }, text: '2027-03-06T20:30' },
  { because: 'it is a year ahead', answers: { date: '2028-03-01', time: '09:00' }, text: '2028-03-01T09:00' },
  { because: 'it is cleared', answers: { off: 'yes' }, text: '' },
]

/** Invalid, with every message that staff should see. */
export const badCallBacks: readonly { because: string; answers: Record<string, string>; fieldErrors: FieldErrors }[] = [
  { because: 'nothing is filled in', answers: {}, fieldErrors: { date: 'Date is required.', time: 'Time is required.' } },
  {
    because: 'every field is malformed',
    answers: { date: 'Thursday', time: '9', off: 'no' },
    fieldErrors: { date: 'Enter the date like this: 2027-03-09.', time: 'Enter the time like this: 08:30.' },
  },
  { because: 'there is no such day', answers: { ...goodCallBack, date: '2027-02-29' }, fieldErrors: { date: 'That date doesn’t exist.' } },
  { because: 'it is now', answers: { date: '2027-03-01', time: '09:00' }, fieldErrors: { time: 'That’s in the past.' } },
  { because: 'it was yesterday', answers: { date: '2027-02-28', time: '17:00' }, fieldErrors: { date: 'That’s in the past.' } },
  {
    because: 'it is too far ahead',
    answers: { date: '2028-03-02', time: '09:00' },
    fieldErrors: { date: 'That’s more than a year away.' },
  },
  {
    because: 'the hour does not exist',
    answers: { date: '2027-09-26', time: '02:30' },
    fieldErrors: { time: 'There’s no 02:30 on 26 September 2027, because the clocks go forward. Choose another time.' },
  },
]
