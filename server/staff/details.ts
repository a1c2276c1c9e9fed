import type { Desk } from '../../desk/actions/desk.ts'
import { checkDetails, detailsActionText } from '../../desk/actions/details.ts'
import { isPlateConfirmed } from '../../desk/actions/new-job.ts'
import type { DeskStore } from '../store/store.ts'
import { applyActionOnce } from './apply-action-once.ts'

/** Returns the use case that changes who an enquiry is from, or for which car. */
export function createChangeDetails(store: DeskStore): Desk['changeDetails'] {
  return (stamp, sent) =>
    applyActionOnce(store, stamp, 'details', 'name', ({ kind, answers }) => {
      const checked = checkDetails(sent, kind, answers)
      if (!checked.ok) return checked
      const { changed } = checked
      const anyway = isPlateConfirmed(sent, changed.plate)
      return { text: detailsActionText(changed), details: changed, anyway }
    })
}
