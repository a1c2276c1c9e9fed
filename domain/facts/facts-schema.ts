import * as v from 'valibot'
import { bookableServices } from '../../workshop/bookable-services.ts'
import type { Facts } from '../../workshop/facts.ts'
import { longestAppointment, shortestAppointment } from '../appointments/appointment-form.ts'
import { isDate } from '../appointments/day.ts'
import { isDeliverable } from '../enquiries/fields/email.ts'
import { textRule } from '../enquiries/fields/field.ts'

const time = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter the time like this: 08:30.'))

const date = v.pipe(v.string(), v.check(isDate, 'Enter the date like this: 2027-03-09.'))

const span = v.pipe(
  v.object({ opens: time, closes: time }),
  v.forward(
    v.check(({ opens, closes }) => opens < closes, 'It must close later than it opens.'),
    ['closes'],
  ),
)

const dayHours = v.pipe(
  v.array(span),
  v.maxLength(2, 'A day has up to two openings.'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const [first, second] = dataset.value
    if (first && second && second.opens < first.closes)
      addIssue({ message: 'It must open again after it has closed.', path: pathTo(dataset.value, 1, 'opens') })
  }),
)

const url = v.pipe(
  textRule('Address', 300),
  v.check((text) => URL.canParse(text) && text.startsWith('https://'), 'Copy the whole address, beginning with https://.'),
)

/** A New Zealand number: its area code and the rest, with spaces. */
const phoneNumber = v.pipe(
  v.object({
    shown: v.pipe(
      v.string(),
      v.nonEmpty('Phone number is required.'),
      v.regex(/^0\d{1,3}(?: \d{2,4}){2,3}$/, 'Enter the whole number with its area code, like 06 555 0100.'),
      v.check((text) => /^\d{9,11}$/.test(text.replaceAll(' ', '')), 'Enter the whole number with its area code, like 06 555 0100.'),
    ),
    dial: v.string(),
  }),
  v.check(({ shown, dial }) => dial === dialled(shown), 'The number to dial isn’t the number shown.'),
)

/** Returns a number as it is dialled from anywhere (E.164): +64 replaces the leading 0. */
export function dialled(shown: string): string {
  return `+64${shown.replaceAll(' ', '').replace(/^0/, '')}`
}

const business = v.object({
  name: textRule('Name', 60),
  shortName: textRule('Short name', 12),
  tagline: textRule('Tagline', 120),
  street: textRule('Street', 80),
  suburb: textRule('Suburb', 60),
  postcode: v.pipe(v.string(), v.regex(/^\d{4}$/, 'A postcode has four digits, like 4412.')),
  landline: phoneNumber,
  mobile: phoneNumber,
  email: v.pipe(v.string(), v.check(isDeliverable, 'Enter an email address, like workshop@example.co.nz.')),
  social: v.pipe(v.array(v.object({ name: textRule('Name', 30), url })), v.maxLength(8)),
  since: v.number(),
  copyrightYear: v.number(),
})

const specialDays = v.pipe(
  v.object({ from: date, to: date, reason: textRule('Reason', 60), hours: v.exactOptional(v.pipe(dayHours, v.minLength(1))) }),
  v.forward(
    v.check(({ from, to }) => from <= to, 'The last day can’t be before the first.'),
    ['to'],
  ),
)

const specialDaysList = v.pipe(
  v.array(specialDays),
  v.maxLength(300, 'There are too many. Remove some that are over.'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const [index, { from, reason }] of dataset.value.entries()) {
      const before = dataset.value[index - 1]
      if (before && before.to >= from)
        addIssue({
          message: `${before.reason} and ${reason} overlap. Change one of them.`,
          path: pathTo(dataset.value, index, 'from'),
        })
    }
  }),
)

const wholeNumber = (least: number, most: number) => {
  const message = `Enter a whole number from ${least} to ${most}.`
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message))
}

const price = v.pipe(
  v.number('Enter dollars, like 75 or 89.50.'),
  v.check(
    (dollars) => dollars > 0 && dollars < 10_000 && Number.isInteger(Math.round(dollars * 1e4) / 100),
    'Enter dollars, like 75 or 89.50.',
  ),
)

const beforeYouCome = v.object({
  wofFee: v.exactOptional(price),
  hourlyRate: v.exactOptional(price),
  diagnosticRate: v.exactOptional(price),
  courtesyCar: v.exactOptional(textRule('Courtesy car', 120)),
  keyDrop: v.exactOptional(textRule('After-hours key drop', 120)),
  payment: v.exactOptional(v.pipe(v.array(textRule('Way to pay', 30)), v.minLength(1), v.maxLength(10, 'Name up to ten ways to pay.'))),
  guarantee: v.exactOptional(textRule('Guarantee', 120)),
  parking: v.exactOptional(textRule('Parking', 120)),
  reviews: v.exactOptional(v.object({ name: textRule('Name', 40), url })),
})

const notice = v.pipe(
  v.object({ text: textRule('Notice', 160), from: date, until: date }),
  v.forward(
    v.check(({ from, until }) => from <= until, 'The last day can’t be before the first.'),
    ['until'],
  ),
)

/** The workshop's facts, with what is wrong with them in words for their owner. */
export const factsSchema = v.object({
  business,
  hours: v.pipe(
    v.array(dayHours),
    v.length(7),
    v.check((days) => days.some((spans) => spans.length > 0), 'Give the hours of at least one day.'),
  ),
  specialDays: specialDaysList,
  bays: wholeNumber(1, 50),
  usualMinutes: v.object(Object.fromEntries(bookableServices.map((name) => [name, wholeNumber(shortestAppointment, longestAppointment)]))),
  dropOffWindow: v.exactOptional(wholeNumber(15, 240)),
  beforeYouCome,
  notice: v.exactOptional(notice),
})

/** Returns what is wrong with facts, one line each: 'business.postcode: A postcode has four digits, like 4412.' */
export function factProblems(facts: unknown): string[] {
  const { issues = [] } = v.safeParse(factsSchema, facts)
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
}

/** Reads stored facts. What an older version didn't know yet is as in the first ones. */
export function parseFacts(json: string, first: Facts): Facts {
  const stored = JSON.parse(json) as Facts
  const business = { ...first.business, ...stored.business }
  return v.parse(factsSchema, { ...first, ...stored, business, usualMinutes: { ...first.usualMinutes, ...stored.usualMinutes } })
}

/** Returns the path of an issue at a property of an item of a list. */
function pathTo(list: unknown[], index: number, key: string): [v.ArrayPathItem, v.ObjectPathItem] {
  const item = list[index] as Record<string, unknown>
  return [
    { type: 'array', origin: 'value', input: list, key: index, value: item },
    { type: 'object', origin: 'value', input: item, key, value: item[key] },
  ]
}
