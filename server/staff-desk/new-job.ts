import { randomUUIDv7 } from 'node:crypto'
import type { Desk } from '../../domain/desk.ts'
import { plate as plateField } from '../../domain/enquiries/fields/plate.ts'
import { appointmentOfCarHere, checkNewJob, isPlateConfirmed } from '../../domain/enquiries/new-job.ts'
import { isUuid } from '../../domain/form.ts'
import type { DeskStore } from '../database/store.ts'

/** Returns the use cases for phone calls and walk-ins. `now`: milliseconds since 1970. */
export function createNewJobUseCases(store: DeskStore, now: () => number): Pick<Desk, 'newJob' | 'knownPlate' | 'similarPlates'> {
  return {
    async newJob(stamp, sent) {
      if (!isUuid(stamp.id)) return { outcome: 'missing' }
      return await store.addJob(stamp, () => {
        const checked = checkNewJob(sent, now())
        if (!checked.ok) return { outcome: 'refused', fieldErrors: checked.fieldErrors }
        const { here, since, ...answers } = checked.answers
        if (!here) return { answers }
        const appointment = appointmentOfCarHere({ ...answers, since }, now())
        const anyway = isPlateConfirmed(sent, answers.plate) ? [...appointment.anyway, 'twice' as const] : appointment.anyway
        return { answers, appointment: { ...appointment, anyway, id: randomUUIDv7(), outsideHours: [] } }
      })
    },
    knownPlate: async (plate) => (plate.length <= plateField.maxLength ? await store.findKnownPlate(plate) : undefined),
    similarPlates: async (plate) => (plate.length <= plateField.maxLength ? await store.findSimilarPlates(plate) : []),
  }
}
