import { mailsForAddress } from '../appointments/appointment-mails.ts'
import { defineAction } from './action.ts'
import { checkDetails, detailsActionText, detailsForm } from './details.ts'
import { isPlateConfirmed } from './new-job.ts'

/** Changes who an enquiry is from, or for which car. A new address gets the invitation to an appointment that is to come, the former one a cancellation. */
export const changeDetails = defineAction({
  kind: 'details',
  who: 'staff',
  form: detailsForm,
  problemAt: 'name',
  decide(sent, enquiry, now) {
    const checked = checkDetails(sent, enquiry.kind, enquiry.answers)
    if (!checked.ok) return checked
    const { changed } = checked
    const mails = changed.email === undefined ? {} : mailsForAddress(enquiry, changed.email, now)
    return { ...mails, text: detailsActionText(changed), details: changed, anyway: isPlateConfirmed(sent, changed.plate) }
  },
})
