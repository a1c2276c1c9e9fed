import type { Desk } from '../../domain/desk.ts'
import { checkDetails, detailsActionText } from '../../domain/enquiries/details.ts'
import { isPlateConfirmed } from '../../domain/enquiries/new-job.ts'
import type { DeskStore } from '../database/store.ts'
import { applyActionOnce } from './apply-action-once.ts'
import { mailsForAddress } from './book.ts'

/** Returns the use case that changes who an enquiry is from, or for which car. A new address gets the invitation of an appointment that is to come. */
export function createChangeDetails(store: DeskStore, now: () => number): Desk['changeDetails'] {
  return (stamp, sent) =>
    applyActionOnce(store, stamp, 'details', 'name', (enquiry) => {
      const checked = checkDetails(sent, enquiry.kind, enquiry.answers)
      if (!checked.ok) return checked
      const { changed } = checked
      const mails = changed.email === undefined ? {} : mailsForAddress(enquiry, changed.email, now())
      return { ...mails, text: detailsActionText(changed), details: changed, anyway: isPlateConfirmed(sent, changed.plate) }
    })
}
