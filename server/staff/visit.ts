import type { Desk } from '../../desk/actions/desk.ts'
import { noAddress } from '../../desk/actions/reply.ts'
import { nextVisitStates, tooEarly, visitErrors, visit as visitForm } from '../../desk/actions/visit.ts'
import { check } from '../../enquiries/enquiry.ts'
import type { ReadyContent } from '../mail/kinds/ready.ts'
import type { EnquiryActions } from '../store/store.ts'
import { actOnce } from './act-once.ts'

/** Returns the use case that moves a car's visit to another state, and tells the customer that it's ready if staff say so. */
export function createSetVisitState(store: EnquiryActions, now: () => number): Desk['setVisitState'] {
  return (stamp, sent) =>
    actOnce(store, stamp, 'visit', 'state', ({ answers, appointment, confirmation }) => {
      const checked = check(visitForm, sent)
      if (!checked.ok) return checked
      const { state, tell } = checked.answers
      const to = nextVisitStates[appointment?.state ?? 'cancelled'].find((each) => each === state)
      if (!appointment) return { fieldErrors: { state: visitErrors.none } }
      if (!to) return { fieldErrors: { state: visitErrors.notFrom } }
      const early = tooEarly(to, appointment, now())
      if (early) return { fieldErrors: { state: early } }
      if (!tell) return { text: to, visitState: to }
      if (to !== 'ready') return { fieldErrors: { tell: visitErrors.onlyReady } }
      if (!answers.email) return { fieldErrors: { tell: noAddress } }
      const content: ReadyContent = { plate: answers.plate ?? '', confirmation }
      return { text: to, visitState: to, mail: { kind: 'ready', content } }
    })
}
