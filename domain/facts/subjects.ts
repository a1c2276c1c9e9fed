import * as v from 'valibot'
import { bookableServices } from '../../workshop/bookable-services.ts'
import { type BeforeYouCome, type DayHours, type Facts, factLabels, type Span, type SpecialDays } from '../../workshop/facts.ts'
import { cleanLine } from '../enquiries/fields/field.ts'
import { cleanPhone, spacePhone } from '../enquiries/fields/phone.ts'
import type { FieldErrors } from '../form.ts'
import { shortDayAndMonth, weekdayNames } from '../opening-hours/dates.ts'
import { formatSpan } from '../opening-hours/opening.ts'
import { dialled, factsSchema } from './facts-schema.ts'

/** A field of a subject's form. `path`: of the fact, as `factsSchema` reports it; errors of what is in it are shown at this field. */
export type FactField = {
  name: string
  path: string
  label: string
  hint?: string
  type: 'text' | 'tel' | 'email' | 'url' | 'date' | 'time' | 'number'
  optional?: boolean
}

export type Sent = Readonly<Record<string, string>>

/** A page of the desk on which the owner changes some of the facts. `groups`: its fields; a group without a legend has no frame. */
export type Subject = {
  title: string
  groups: readonly { legend?: string; fields: readonly FactField[] }[]
  /** Returns the text of each field. */
  show(facts: Facts): Sent
  /** Returns the facts as they would be, which may be wrong. */
  draft(sent: Sent, facts: Facts): unknown
}

const text = (name: string, path: string, label: string, more: Partial<FactField> = {}): FactField => ({
  name,
  path,
  label,
  type: 'text',
  ...more,
})

/** The social networks of the site's links, in their order. */
const networks = ['Facebook', 'Instagram', 'X', 'LinkedIn'] as const

const business: Subject = {
  title: 'Name, address and phones',
  groups: [
    {
      fields: [
        text('name', 'business.name', 'Name'),
        text('landline', 'business.landline', 'Phone', { type: 'tel' }),
        text('mobile', 'business.mobile', 'Mobile', { type: 'tel' }),
        text('email', 'business.email', 'Email', {
          type: 'email',
          hint: 'What visitors see. Enquiries are emailed to the address in the server’s settings.',
        }),
        text('street', 'business.street', 'Street'),
        text('suburb', 'business.suburb', 'Suburb'),
        text('postcode', 'business.postcode', 'Postcode'),
      ],
    },
    {
      legend: 'Social media',
      fields: networks.map((name) =>
        text(name, `business.social.${name}`, name, { type: 'url', hint: 'Leave it empty if you aren’t there.', optional: true }),
      ),
    },
  ],
  show({ business: { name, landline, mobile, email, street, suburb, postcode, social } }) {
    const links = Object.fromEntries(networks.map((network) => [network, social.find((link) => link.name === network)?.url ?? '']))
    return { name, landline: landline.shown, mobile: mobile.shown, email, street, suburb, postcode, ...links }
  },
  draft(sent, facts) {
    const { name, email, street, suburb, postcode } = sent
    const social = networks.flatMap((network) => (sent[network] ? [{ name: network, url: sent[network] }] : []))
    const phones = { landline: phoneNumber(sent.landline), mobile: phoneNumber(sent.mobile) }
    return { ...facts, business: { ...facts.business, name, email, street, suburb, postcode, ...phones, social } }
  },
}

function phoneNumber(typed = '') {
  const shown = spacePhone(cleanPhone(typed)).replace(/^\+?64 ?/, '0')
  return { shown, dial: dialled(shown) }
}

const openings = [
  ['opens', 'Opens'],
  ['closes', 'Closes'],
  ['reopens', 'Opens again'],
  ['recloses', 'Closes again'],
] as const

const hours: Subject = {
  title: 'Opening hours',
  groups: weekdayNames.map((legend, day) => ({
    legend,
    fields: openings.map(([name, label], index) => ({
      name: `${name}-${day}`,
      path: `hours.${day}.${Math.floor(index / 2)}.${index % 2 === 0 ? 'opens' : 'closes'}`,
      label,
      type: 'time' as const,
      optional: true,
    })),
  })),
  show: (facts) => Object.assign({}, ...facts.hours.map((spans, day) => showSpans(spans, `-${day}`))),
  draft: (sent, facts) => ({ ...facts, hours: weekdayNames.map((_, day) => spansIn(sent, `-${day}`)) }),
}

function showSpans([first, second]: DayHours, suffix: string): Sent {
  const { opens = '', closes = '' } = first ?? {}
  return {
    [`opens${suffix}`]: opens,
    [`closes${suffix}`]: closes,
    [`reopens${suffix}`]: second?.opens ?? '',
    [`recloses${suffix}`]: second?.closes ?? '',
  }
}

function spansIn(sent: Sent, suffix: string): Span[] {
  const spans = [
    { opens: sent[`opens${suffix}`] ?? '', closes: sent[`closes${suffix}`] ?? '' },
    { opens: sent[`reopens${suffix}`] ?? '', closes: sent[`recloses${suffix}`] ?? '' },
  ]
  return spans.filter(({ opens, closes }) => opens || closes)
}

const specialDays: Subject = {
  title: 'Closed days and holidays',
  groups: [
    {
      fields: [
        text('from', 'specialDays.from', 'First day', { type: 'date' }),
        text('to', 'specialDays.to', 'Last day', { type: 'date', hint: 'The same for one day' }),
        text('reason', 'specialDays.reason', 'Reason', { hint: 'Shown after “Closed for”, such as: the Christmas break' }),
      ],
    },
    {
      legend: 'Hours, if you’re open for part of it',
      fields: openings.map(([name, label]) => text(name, `specialDays.${name}`, label, { type: 'time', optional: true })),
    },
  ],
  show: () => ({}),
  draft(sent, facts) {
    const { from = '', to = '', reason = '', replaces, remove, confirm } = sent
    if (confirm) return facts
    const spans = spansIn(sent, '')
    const days = { from, to: to || from, reason, ...(spans.length > 0 && { hours: spans }) }
    const others = facts.specialDays.filter((each) => each.from !== (replaces || remove))
    const all = remove ? others : [...others, days]
    return { ...facts, specialDays: all.toSorted((a, b) => (a.from < b.from ? -1 : 1)) }
  },
}

/** Returns the fields of special days as the form shows them. */
export function showSpecialDays({ from, to, reason, hours = [] }: SpecialDays): Sent {
  return { from, to, reason, ...showSpans(hours, '') }
}

const work: Subject = {
  title: 'Bays and usual times',
  groups: [
    {
      fields: [
        text('bays', 'bays', 'Cars that you can work on at once', { type: 'number' }),
        text('dropOffWindow', 'dropOffWindow', 'Minutes to drop a car off', {
          hint: 'With 60, customers are told “between 8.00am and 9.00am”. Leave it empty if they come at an exact time.',
          type: 'number',
          optional: true,
        }),
      ],
    },
    {
      legend: 'Minutes that a job usually takes',
      fields: bookableServices.map((name, index) => text(`minutes-${index}`, `usualMinutes.${name}`, name, { type: 'number' })),
    },
  ],
  show: (facts) => ({
    bays: String(facts.bays),
    dropOffWindow: String(facts.dropOffWindow ?? ''),
    ...Object.fromEntries(bookableServices.map((name, index) => [`minutes-${index}`, String(facts.usualMinutes[name] ?? '')])),
  }),
  draft: (sent, { dropOffWindow: _, ...facts }) => ({
    ...facts,
    bays: numberIn(sent.bays),
    ...(sent.dropOffWindow && { dropOffWindow: numberIn(sent.dropOffWindow) }),
    usualMinutes: Object.fromEntries(bookableServices.map((name, index) => [name, numberIn(sent[`minutes-${index}`])])),
  }),
}

const examples: Readonly<Record<keyof BeforeYouCome, string>> = {
  wofFee: 'Dollars, GST included, like 75',
  hourlyRate: 'Dollars, GST included, like 125',
  diagnosticRate: 'Dollars, GST included, like 95',
  courtesyCar: 'Such as: Free while we’ve got yours. Ask when you book.',
  keyDrop: 'Such as: Slot beside the office door. Write your rego on the envelope.',
  payment: 'With commas: EFTPOS, Visa, bank transfer',
  guarantee: 'Such as: 12 months or 20,000 km on parts and labour',
  parking: 'Such as: Three visitor parks in front of the office',
  reviews: '',
}

const prices = ['wofFee', 'hourlyRate', 'diagnosticRate'] as const
const sentences = ['courtesyCar', 'keyDrop', 'guarantee', 'parking'] as const
const field = (name: keyof BeforeYouCome) => text(name, `beforeYouCome.${name}`, factLabels[name], { hint: examples[name], optional: true })

const beforeYouCome: Subject = {
  title: 'Prices and what customers ask',
  groups: [
    { legend: 'Prices', fields: prices.map(field) },
    { legend: 'What customers ask', fields: [...sentences, 'payment' as const].map(field) },
    {
      legend: 'Reviews',
      fields: [
        text('reviewsAt', 'beforeYouCome.reviews.name', 'Where they are', { hint: 'Such as: Google', optional: true }),
        text('reviewsUrl', 'beforeYouCome.reviews.url', 'Their address', { type: 'url', optional: true }),
      ],
    },
  ],
  show({ beforeYouCome: facts }) {
    return {
      ...Object.fromEntries(prices.map((name) => [name, String(facts[name] ?? '')])),
      ...Object.fromEntries(sentences.map((name) => [name, facts[name] ?? ''])),
      payment: (facts.payment ?? []).join(', '),
      reviewsAt: facts.reviews?.name ?? '',
      reviewsUrl: facts.reviews?.url ?? '',
    }
  },
  draft(sent, facts) {
    const ways = (sent.payment ?? '').split(',').map(cleanLine).filter(Boolean)
    const { reviewsAt = '', reviewsUrl = '' } = sent
    return {
      ...facts,
      beforeYouCome: {
        ...Object.fromEntries(prices.flatMap((name) => (sent[name] ? [[name, numberIn(sent[name].replace(/^\$ ?/, ''))]] : []))),
        ...Object.fromEntries(sentences.flatMap((name) => (sent[name] ? [[name, sent[name]]] : []))),
        ...(ways.length > 0 && { payment: ways }),
        ...((reviewsAt || reviewsUrl) && { reviews: { name: reviewsAt, url: reviewsUrl } }),
      },
    }
  },
}

const notice: Subject = {
  title: 'Notice',
  groups: [
    {
      fields: [
        text('text', 'notice.text', 'What it says', { hint: 'On every page. Leave it empty for no notice.', optional: true }),
        text('from', 'notice.from', 'From', { type: 'date', optional: true }),
        text('until', 'notice.until', 'Until, this day included', { type: 'date', optional: true }),
      ],
    },
  ],
  show: ({ notice: shown }) => ({ text: shown?.text ?? '', from: shown?.from ?? '', until: shown?.until ?? '' }),
  draft({ text: says = '', from = '', until = '' }, { notice: _, ...facts }) {
    return says ? { ...facts, notice: { text: says, from, until } } : facts
  },
}

/** By the last part of their pages' paths. */
export const subjects = { hours, 'closed-days': specialDays, notice, business, prices: beforeYouCome, bays: work } satisfies Readonly<
  Record<string, Subject>
>

export type SubjectName = keyof typeof subjects

export function isSubject(name: string | undefined): name is SubjectName {
  return name !== undefined && Object.hasOwn(subjects, name)
}

/** Returns NaN for text that isn't a number, which the schema refuses. */
function numberIn(typed = ''): number {
  return /^\d{1,6}(?:\.\d{1,2})?$/.test(typed) ? Number(typed) : Number.NaN
}

/** Characters of a field that are looked at. */
const maxSent = 500

/** Returns the facts with what was sent, or what is wrong with it by the names of the fields. */
export function checkSubject(
  name: SubjectName,
  sent: unknown,
  facts: Facts,
): { ok: true; facts: Facts } | { ok: false; fieldErrors: FieldErrors } {
  const { draft, groups }: Subject = subjects[name]
  const typed = Object.entries(typeof sent === 'object' && sent !== null ? sent : {}).flatMap(([field, value]) =>
    typeof value === 'string' ? [[field, cleanLine(value.slice(0, maxSent))]] : [],
  )
  const { success, output, issues } = v.safeParse(factsSchema, draft(Object.fromEntries(typed), facts))
  if (success) return { ok: true, facts: output }
  const fieldErrors: Record<string, string> = {}
  for (const issue of issues) {
    const at = fieldAt(
      groups.flatMap(({ fields }) => fields),
      pathOf(issue),
    )
    if (at) fieldErrors[at.name] ??= issue.message
  }
  return { ok: false, fieldErrors }
}

/** Returns the path of an issue as the fields have it: of special days without their place in the list, of links with their name. */
function pathOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? ''
  if (path.startsWith('specialDays.')) {
    const [, , part = 'from', second, end = ''] = path.split('.')
    return part === 'hours' ? `specialDays.${second === '1' ? 're' : ''}${end || 'opens'}` : `specialDays.${part}`
  }
  const link = issue.path?.find(({ value }) => typeof value === 'object' && value !== null && 'url' in value)
  if (path.startsWith('business.social.') && link) return `business.social.${(link.value as { name: string }).name}`
  return path
}

/** Returns the field whose fact an issue is in, or that is in what the issue is about. */
function fieldAt(fields: readonly FactField[], path: string): FactField | undefined {
  const isIn = (inner: string, outer: string) => inner === outer || inner.startsWith(`${outer}.`)
  return fields.find((each) => isIn(path, each.path)) ?? fields.find((each) => isIn(each.path, path))
}

/** Returns what changed from one version of the facts to the next, one line each: 'Phone: 06 555 0100 → 06 355 1234'. */
export function changesBetween(before: Facts, after: Facts): string[] {
  const lines = Object.values<Subject>(subjects).flatMap(({ groups, show }) => {
    const [old, now] = [show(before), show(after)]
    return groups.flatMap(({ legend, fields }) =>
      fields.flatMap(({ name, label, type }) => {
        const inWords = (value = '') => (value && type === 'date' ? shortDayAndMonth(value) : value || 'none')
        return old[name] === now[name] ? [] : [`${legend ? `${legend}, ` : ''}${label}: ${inWords(old[name])} → ${inWords(now[name])}`]
      }),
    )
  })
  const days = (facts: Facts) => new Set(facts.specialDays.map(describeSpecialDays))
  const [old, now] = [days(before), days(after)]
  return [
    ...lines,
    ...[...now].filter((line) => !old.has(line)).map((line) => `Added: ${line}`),
    ...[...old].filter((line) => !now.has(line)).map((line) => `Removed: ${line}`),
  ]
}

/** Returns special days in words: 'Fri 25 Dec 2026 to Tue 5 Jan 2027, the Christmas break: closed'. */
export function describeSpecialDays({ from, to, reason, hours: open }: SpecialDays): string {
  const day = (date: string) => `${shortDayAndMonth(date)} ${date.slice(0, 4)}`
  const when = from === to ? day(from) : `${day(from)} to ${day(to)}`
  return `${when}, ${reason}: ${open ? open.map(formatSpan).join(' and ') : 'closed'}`
}
