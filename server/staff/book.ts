import { randomUUIDv7 } from 'node:crypto'
import { bookedAlready, checkAppointment, tellThemByPhone } from '../../desk/actions/appointment.ts'
import type { Desk } from '../../desk/actions/desk.ts'
import { isOpen } from '../../desk/actions/visit.ts'
import type { InvitationContent } from '../mail/kinds/invitation.ts'
import type { EnquiryActions } from '../store/store.ts'
import { actOnce } from './act-once.ts'

/** Returns the use case that books a car's visit and invites the customer, by mail if there is an address. */
export function bookWith(store: EnquiryActions, now: () => number): Desk['book'] {
  return (stamp, sent) =>
    actOnce(store, stamp, 'appointment', 'date', ({ answers, appointment, confirmation }) => {
      const checked = checkAppointment(sent, now())
      if (!checked.ok) return checked
      if (isOpen(appointment)) return { fieldErrors: { date: bookedAlready } }
      const visit = { ...checked.visit, id: randomUUIDv7(), reminder: false }
      if (!answers.email) return { visit, text: tellThemByPhone }
      const { anyway: _, reminder: __, ...said } = visit
      const content: InvitationContent = { ...said, sequence: 0, plate: answers.plate ?? '', confirmation }
      return { visit, mail: { kind: 'invitation', content } }
    })
}
