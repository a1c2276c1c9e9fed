import { appointmentErrors } from '../../../domain/appointments/appointment-state.ts'
import type { Instant } from '../../../domain/instant.ts'
import type { Failure as Failed } from '../../run-use-case.ts'
import layout from '../action-form/form-layout.module.css'
import { Failure } from '../failure/failure.tsx'

/** Replaces the form when there is no longer an appointment to change or cancel. */
export function NoAppointment({ failure, now }: { failure: Failed | undefined; now: Instant }) {
  return (
    <div className={layout.form}>
      <Failure failure={failure} now={now} />
      <p>{appointmentErrors.none}</p>
    </div>
  )
}
