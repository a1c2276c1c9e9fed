import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BayAppointment } from '../../domain/appointments/appointment.ts'
import type { Stay } from './stays.ts'
import { withBays } from './with-bays.ts'

const bays = 3

type Times = { startsAt: number; length: number }

/** `left`: the order in which the cars leave, by their places in the list. */
function stays(times: readonly Times[], left: readonly number[] = []): Stay[] {
  return times
    .toSorted((one, other) => one.startsAt - other.startsAt)
    .map(({ startsAt, length }, index) => {
      const isGone = left.includes(index)
      const appointment = { id: String(index), startsAt, readyAt: startsAt + length, since: isGone ? 1000 + left.indexOf(index) : 0 }
      return { isGone, appointment, leavesAt: appointment.readyAt } as Stay
    })
}

const cars = fc.array(fc.record({ startsAt: fc.nat({ max: 40 }), length: fc.integer({ min: 1, max: 25 }) }), { maxLength: 14 })

/** A day's cars, and the order in which some of them leave. */
const days = cars.chain((times) => fc.tuple(fc.constant(times), fc.shuffledSubarray(times.map((_, index) => index))))

const bayIn = (appointments: readonly BayAppointment[], id: string) => appointments.find(({ appointment }) => appointment.id === id)?.bay

test('no car moves to another bay when others leave; one without a bay may get one', () => {
  fc.assert(
    fc.property(days, ([times, left]) => {
      const drawn = left.map((_, index) => withBays(stays(times, left.slice(0, index)), [], bays).cars)
      for (const [index, before] of drawn.slice(0, -1).entries()) {
        for (const { bay, appointment } of before) {
          if (bay !== undefined) expect(bayIn(drawn[index + 1] ?? [], appointment.id)).toBe(bay)
        }
      }
    }),
  )
})

test('no two cars are in one bay at the same time', () => {
  fc.assert(
    fc.property(days, ([times, left]) => {
      const present = withBays(stays(times, left), [], bays).cars.filter(({ isGone, bay }) => !isGone && bay !== undefined)
      for (const one of present) {
        for (const other of present) {
          if (one === other || one.bay !== other.bay) continue
          const [{ startsAt, readyAt }, second] = [one.appointment, other.appointment]
          expect(second.readyAt <= startsAt || readyAt <= second.startsAt).toBe(true)
        }
      }
    }),
  )
})

test('while nobody has left, a car finds no bay free only when all are taken', () => {
  fc.assert(
    fc.property(cars, (times) => {
      const appointments = withBays(stays(times), [], bays).cars
      for (const { bay, appointment } of appointments) {
        const { startsAt } = appointment
        const others = appointments.filter(
          ({ appointment: other }) => other.startsAt <= startsAt && startsAt < other.readyAt && other !== appointment,
        )
        if (bay === undefined) expect(others.filter((other) => other.bay !== undefined)).toHaveLength(bays)
      }
    }),
  )
})

test('an outage takes the last bay that is free and no car is in it then; while nobody has left, it finds none free only when all are taken', () => {
  const withOutages = fc.property(cars, cars, days, (times, closed, [others, left]) => {
    const outages = closed.map(({ startsAt, length }, index) => ({
      id: `out ${index}`,
      startsAt,
      endsAt: startsAt + length,
      reason: '',
      by: '',
    }))
    const held = (drawn: ReturnType<typeof withBays>) => [
      ...drawn.cars
        .filter(({ isGone }) => !isGone)
        .map(({ bay, leavesAt, appointment: { startsAt } }) => ({ bay, startsAt, endsAt: leavesAt })),
      ...drawn.outages.map(({ bay, startsAt, bayFrom = startsAt, endsAt }) => ({ bay, startsAt: bayFrom, endsAt })),
    ]
    for (const drawn of [withBays(stays(times), outages, bays), withBays(stays(others, left), outages, bays)]) {
      const all = held(drawn)
      for (const one of all) {
        const overlapping = all.filter((other) => other !== one && other.startsAt < one.endsAt && one.startsAt < other.endsAt)
        if (one.bay !== undefined) expect(overlapping.map(({ bay }) => bay)).not.toContain(one.bay)
      }
    }
    const all = held(withBays(stays(times), outages, bays))
    for (const one of all.filter(({ bay }) => bay === undefined)) {
      const taken = all.filter(({ bay, startsAt, endsAt }) => bay !== undefined && startsAt <= one.startsAt && one.startsAt < endsAt)
      expect(taken).toHaveLength(bays)
    }
  })
  fc.assert(withOutages)
  const outage = { id: 'out', startsAt: 2, endsAt: 5, reason: '', by: '' }
  const drawn = withBays(stays([{ startsAt: 1, length: 9 }]), [outage], bays)
  expect([drawn.cars[0]?.bay, drawn.outages[0]?.bay]).toEqual([1, 3])
})

test('an outage that begins while all bays are taken gets the next that becomes free, or the one that somebody left', () => {
  const outage = { id: 'out', startsAt: 2, endsAt: 9, reason: '', by: '' }
  const times = [8, 5, 6].map((length) => ({ startsAt: 0, length }))
  const drawn = (left: readonly number[] = [], endsAt = outage.endsAt) => {
    const [{ bay, bayFrom } = {}] = withBays(stays(times, left), [{ ...outage, endsAt }], bays).outages
    return [bay, bayFrom]
  }
  expect([drawn(), drawn([], 5)]).toEqual([
    [2, 5],
    [undefined, undefined],
  ])
  expect([drawn([2]), drawn([1])]).toEqual([
    [3, undefined],
    [2, undefined],
  ])
})

test('a car that found no bay free gets the one that somebody left', () => {
  const times = [0, 0, 0, 0].map((startsAt) => ({ startsAt, length: 8 }))
  const drawn = (...left: number[]) => withBays(stays(times, left), [], bays).cars.map(({ bay }) => bay)
  expect(drawn()).toEqual([1, 2, 3, undefined])
  expect(drawn(1)).toEqual([1, 2, 3, 2])
  expect(drawn(1, 0)).toEqual([1, 2, 3, 2])
})
