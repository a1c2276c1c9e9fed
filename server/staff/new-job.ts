import type { Desk } from '../../desk/actions/desk.ts'
import { checkNewJob } from '../../desk/actions/new-job.ts'
import type { EnquiryActions } from '../store/store.ts'
import { isUuid } from './act-once.ts'

/** Longer texts are no plate, so they are not looked up. */
const maxPlateLength = 20

/** Returns the use cases for somebody who rings or walks in. */
export function newJobsWith(store: EnquiryActions): Pick<Desk, 'newJob' | 'knownPlate'> {
  return {
    async newJob(stamp, sent) {
      if (!isUuid(stamp.id)) return { outcome: 'missing' }
      return await store.addJob(stamp, () => {
        const checked = checkNewJob(sent)
        return checked.ok ? { answers: checked.answers } : { outcome: 'refused', fieldErrors: checked.fieldErrors }
      })
    },
    knownPlate: async (plate) => (plate.length <= maxPlateLength ? await store.findKnownPlate(plate) : undefined),
  }
}
