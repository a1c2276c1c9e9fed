import { nextVisitStates, tooEarly, visitErrors, visitStateForm } from '../../domain/appointments/visit-state.ts'
import type { Desk } from '../../domain/desk.ts'
import { check } from '../../domain/enquiries/enquiry.ts'
import { noAddress } from '../../domain/enquiries/reply.ts'
import type { DeskStore } from '../database/store.ts'
import { applyActionOnce } from './apply-action-once.ts'

/** Returns the use case that moves a car's visit to another state, and tells the customer that it's ready if staff say so. */
export function createSetVisitState(store: DeskStore, now: () => number): Desk['setVisitState'] {
  return (stamp, sent) =>
    applyActionOnce(store, stamp, 'visit', 'state', ({ answers, visit }) => {
      const checked = check(visitStateForm, sent)
      if (!checked.ok) return checked
      const { state, tell } = checked.answers
      const to = nextVisitStates[visit?.state ?? 'cancelled'].find((each) => each === state)
      if (!visit) return { fieldErrors: { state: visitErrors.none } }
      if (!to) return { fieldErrors: { state: visitErrors.notFrom } }
      const early = tooEarly(to, visit, now())
      if (early) return { fieldErrors: { state: early } }
      if (!tell) return { text: to, visitState: to }
      if (to !== 'ready') return { fieldErrors: { tell: visitErrors.onlyReady } }
      if (!answers.email) return { fieldErrors: { tell: noAddress } }
      return { text: to, visitState: to, mail: { kind: 'ready' } }
    })
}
