import type { Instant } from '../../domain/instant.ts'
import { addDays, instantOf, wallClockAt } from '../../domain/opening-hours/dates.ts'
import { isOpenOn, openDayFrom, opensOn } from '../../domain/opening-hours/opening.ts'
import type { Facts } from '../../workshop/facts.ts'
import type { Sample, Step } from '../enquiries/samples.ts'

const minute = 60_000
const hour = 60 * minute

/** Milliseconds since opening, from which a day has something to show. */
const underWay = 90 * minute

/** Days to look back for one on which the workshop was open. */
const maxDaysBack = 60

/**
 * Returns believable enquiries around a moment: new ones, a call that is due, cars that are booked, here and ready, one that didn't come, one that is
 * done. Everybody is called Sample, and all emails are at example.com (RFC 2606).
 */
export function sampleEnquiries(now: Instant, facts: Facts): Sample[] {
  const today = wallClockAt(new Date(now)).date
  const [latest, before] = daysUnderWay(now, facts)
  const next = opening(openDayFrom(addDays(today, 1), facts), facts)
  return [
    {
      ...booking(
        'Hana',
        'Inspection and WoF Services',
        'Hi, my WoF runs out on Friday. Can you fit it in before then? Any morning is fine.',
      ),
      receivedAt: now - 20 * minute,
      steps: [],
    },
    {
      ...booking('Wiremu', 'Diagnostic Services', 'The engine light came on this morning and it feels down on power going up hills.'),
      receivedAt: latest + 30 * minute,
      steps: [],
    },
    {
      ...contact('Mele', 'Courtesy car', 'Do you have a courtesy car for a day while mine is in for a service?'),
      receivedAt: latest + 10 * minute,
      steps: [],
    },
    {
      ...contact('Tom', 'Towbar', 'What would it cost to fit a towbar to a 2016 Outlander?'),
      receivedAt: before + 11 * hour,
      steps: [],
    },
    {
      ...booking('Priya', 'Repair Services', 'There’s a grinding noise from the front left when I brake.'),
      receivedAt: before + hour,
      steps: [
        { at: before + 2 * hour, action: 'call', sent: { outcome: 'no-answer', said: 'Try again in the morning.' } },
        { at: before + 2 * hour, action: 'callBack', sent: wallClockAt(new Date(latest + 15 * minute)) },
      ],
    },
    {
      ...booking('Sione', 'Air Conditioning(AC) Services', 'The air con blows warm. It was re-gassed two summers ago.'),
      receivedAt: before + 3 * hour,
      steps: [
        {
          at: before + 4 * hour,
          action: 'reply',
          sent: {
            text: 'Kia ora Sione,\n\nThanks for getting in touch. If it was re-gassed two years ago, it may be leaking. Could you bring it in one morning, so that we can check it?',
          },
        },
      ],
    },
    {
      ...booking('Ngaire', 'Maintenance Services', 'Full service please. It’s done 142,000 km.'),
      receivedAt: before + 2 * hour,
      steps: [book(before + 5 * hour, next + 30 * minute, 120)],
    },
    {
      ...booking('Dave', 'Inspection and WoF Services', 'WoF, and the wipers are due too.', { email: '' }),
      receivedAt: before + 4 * hour,
      steps: [book(before + 5 * hour, next + 180 * minute, 60)],
    },
    {
      ...booking('Aroha', 'Repair Services', 'Brakes are squealing, mostly when it’s cold.'),
      receivedAt: before + hour,
      steps: [
        book(before + 2 * hour, latest, 180, next + 2 * hour),
        { at: latest + 5 * minute, action: 'setAppointmentState', sent: { state: 'here' } },
        { at: latest + 50 * minute, action: 'note', sent: { text: 'Front discs are below the minimum. Pads and discs ordered.' } },
      ],
    },
    {
      ...booking('Kevin', 'Maintenance Services', 'Oil and filter change.', { email: '' }),
      receivedAt: before + hour,
      steps: [
        book(before + 3 * hour, latest, 45),
        { at: latest + 10 * minute, action: 'setAppointmentState', sent: { state: 'here' } },
        { at: latest + 70 * minute, action: 'setAppointmentState', sent: { state: 'ready' } },
      ],
    },
    {
      ...booking('Leilani', 'Electrical and Hybrid Services', 'The battery’s flat every second morning.'),
      receivedAt: before + hour,
      steps: [
        book(before + 3 * hour, latest + 15 * minute, 60),
        { at: latest + 80 * minute, action: 'setAppointmentState', sent: { state: 'no-show' } },
      ],
    },
    {
      ...booking('Grant', 'Inspection and WoF Services', 'WoF for the ute, please.'),
      receivedAt: before - 30 * hour,
      steps: [
        book(before - 28 * hour, before + 30 * minute, 60),
        { at: before + 35 * minute, action: 'setAppointmentState', sent: { state: 'here' } },
        { at: before + 2 * hour, action: 'setAppointmentState', sent: { state: 'ready' } },
        { at: before + 5 * hour, action: 'setAppointmentState', sent: { state: 'collected' } },
      ],
    },
  ]
}

/** Returns when the workshop opened on the latest day that has been under way for a while, and on the one before. */
function daysUnderWay(now: Instant, facts: Facts): [latest: Instant, before: Instant] {
  const { date } = wallClockAt(new Date(now))
  const days = Array.from({ length: maxDaysBack }, (_, back) => addDays(date, -back)).filter((day) => isOpenOn(day, facts))
  const [latest, before] = days.map((day) => opening(day, facts)).filter((opens) => opens + underWay <= now)
  if (latest === undefined || before === undefined) throw new Error(`The workshop wasn't open on two of the last ${maxDaysBack} days.`)
  return [latest, before]
}

function opening(date: string, facts: Facts): Instant {
  return instantOf(`${date}T${opensOn(date, facts)}`)
}

function booking(name: string, service: string, message: string, more: Record<string, string> = {}): Pick<Sample, 'kind' | 'answers'> {
  return { kind: 'booking', answers: { ...person(name), plate: plateOf(name), service, message: marked(message), ...more } }
}

function contact(name: string, subject: string, message: string): Pick<Sample, 'kind' | 'answers'> {
  return { kind: 'contact', answers: { ...person(name), subject, message: marked(message) } }
}

function person(name: string) {
  return { name: `${name} Sample`, email: `${name.toLowerCase()}.sample@example.com`, phone: `021 555 01${digitsOf(name)}` }
}

/** 'SAM' and three digits. */
function plateOf(name: string): string {
  return `SAM1${digitsOf(name)}`
}

/** Returns two digits that stay the same for a name. */
function digitsOf(name: string): string {
  return String([...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 100).padStart(2, '0')
}

function marked(message: string): string {
  return `${message}\n\n(This is a sample enquiry.)`
}

/** `ready`: absent for the end of the work. */
function book(at: Instant, starts: Instant, minutes: number, ready?: Instant): Step {
  const { date, time } = wallClockAt(new Date(starts))
  const until = ready === undefined ? undefined : wallClockAt(new Date(ready))
  const sent = { date, time, minutes: String(minutes), readyDate: until?.date ?? '', readyTime: until?.time ?? '', noReminder: 'yes' }
  return { at, action: 'book', sent }
}
