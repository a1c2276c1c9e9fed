import { randomUUID } from 'node:crypto'
import { bookedAnyway } from '../../domain/appointments/appointment-form.examples.ts'
import { addDays, wallClockAt } from '../../domain/opening-hours/dates.ts'

const kinds = ['note', 'reply', 'book'] as const
const paths = { note: 'notes', reply: 'replies', book: 'appointments' } as const

/** An action that somebody at the desk sends until it is answered. `id`: its form's. */
export type Act = {
  id: string
  enquiry: string
  kind: (typeof kinds)[number]
  version: number
  fields: Record<string, string>
  /** Number of 303 responses. */
  answered: number
  /** Statuses of failed attempts; 0 for a broken connection. */
  errorStatuses: number[]
}

/** A week ahead. Every car comes at the same time, so that all bookings lock the same day. */
const date = addDays(wallClockAt(new Date()).date, 7)
const appointment = bookedAnyway({ date, time: '09:00', minutes: '60', readyDate: date, readyTime: '10:00', noReminder: 'yes' })

/** Milliseconds that staff wait for a response. */
const timeoutMs = 15_000

/**
 * Creates people at the desk, who carry on from round to round. Each takes an enquiry, adds a note, replies and books it in. A form without
 * a response is sent again unchanged, as when somebody presses the button again.
 * @param cookies of their sessions
 * @param enquiries ids to take from
 */
export function createStaff(cookies: readonly string[], enquiries: string[]) {
  const acts: Act[] = []
  const begun = new Map<string, Act>()
  let answered = 0

  function next(cookie: string): Act | undefined {
    const last = begun.get(cookie)
    if (last && last.answered === 0) return last
    const isSame = last !== undefined && last.version + 1 < kinds.length
    const enquiry = isSame ? last.enquiry : enquiries.shift()
    if (!enquiry) return undefined
    const version = isSame ? last.version + 1 : 0
    const kind = kinds[version] ?? 'note'
    const id = randomUUID()
    const fields: Record<string, string> = kind === 'book' ? appointment : { text: `Kia ora, this is ${kind} ${id}.` }
    const act: Act = { id, enquiry, kind, version, fields, answered: 0, errorStatuses: [] }
    acts.push(act)
    begun.set(cookie, act)
    return act
  }

  async function post(url: string, cookie: string, { id, enquiry, kind, version, fields }: Act): Promise<number> {
    const response = await fetch(`${url}/desk/enquiries/${enquiry}/${paths[kind]}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie },
      body: new URLSearchParams({ action: id, version: String(version), ...fields }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.arrayBuffer().catch(() => undefined)
    return response.status
  }

  async function work(url: string, cookie: string, over: () => boolean): Promise<void> {
    while (!over()) {
      const act = next(cookie)
      const status = act && (await post(url, cookie, act).catch(() => 0))
      if (act && status === 303) {
        act.answered++
        answered++
      } else if (act) act.errorStatuses.push(status ?? 0)
      // Until somebody has sent an enquiry, or the store is back.
      if (status !== 303) await new Promise((later) => setTimeout(later, 20))
    }
  }

  return {
    acts: acts as readonly Act[],
    /** Number of success responses so far. */
    answered: () => answered,
    /** Has everybody act at the same time. Resolves soon after `over` returns true. */
    async act(url: string, over: () => boolean): Promise<void> {
      await Promise.all(cookies.map((cookie) => work(url, cookie, over)))
    },
  }
}
