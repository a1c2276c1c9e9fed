import type { Desk, InboxLine } from '../../domain/desk.ts'
import { enquiryStates } from '../../domain/enquiries/states.ts'
import { isUuid } from '../../domain/form.ts'
import { openMinutesUntil } from '../../domain/opening-hours/open-minutes.ts'
import type { DeskStore } from '../database/store.ts'

/** Returns the read-only use cases. `now`: milliseconds since 1970. */
export function createReadUseCases(
  store: DeskStore,
  now: () => number,
): Pick<Desk, 'inbox' | 'enquiry' | 'findDone' | 'changeToken' | 'alsoOpen'> {
  return {
    async inbox({ state, before }) {
      const isQueue = state === 'waiting'
      const known = isQueue ? 'new' : enquiryStates.find((one) => one === state)
      const inbox = await store.readInbox({ state: known, before, callsOfAll: isQueue })
      const lines = withWaiting(inbox.lines, now())
      return { ...inbox, callBacks: withWaiting(inbox.callBacks, now()), lines: isQueue ? lines.reverse() : lines }
    },
    async enquiry(id) {
      const card = isUuid(id) ? await store.readCard(id) : undefined
      if (!card) return undefined
      const { state, receivedAt } = card
      return { ...card, waitedMinutes: waited({ state, receivedAt }, openMinutesUntil(now())), others: withWaiting(card.others, now()) }
    },
    alsoOpen: async (enquiry, staff) => (isUuid(enquiry) ? await store.readViewers(enquiry, staff) : []),
    changeToken: async () => (await store.readChanges()).changeToken,
    findDone: async (action, staff) => (isUuid(action) ? await store.findDone(action, staff) : undefined),
  }
}

/** Adds how long each enquiry has waited. */
export function withWaiting<Line extends InboxLine>(lines: readonly Line[], now: number): Line[] {
  const openMinutes = openMinutesUntil(now)
  return lines.map((line) => ({ ...line, waitedMinutes: waited(line, openMinutes) }))
}

/** Only new enquiries are waiting for an answer. */
function waited({ state, receivedAt }: Pick<InboxLine, 'state' | 'receivedAt'>, openMinutes: (since: number) => number) {
  return state === 'new' ? openMinutes(receivedAt) : undefined
}
