import { Link } from 'react-router'
import { Plate } from '../../../site/components/plate/plate.tsx'
import type { Instant, Job } from '../../actions/desk.ts'
import { visitStateNames } from '../../when.ts'
import { telephone } from '../enquiry-card/steps.tsx'
import { VisitStates } from '../visit-states/visit-states.tsx'
import { bayOf, stayOn } from './day-wording.ts'
import styles from './job-card.module.css'
import type { VisitIds } from './visit-ids.ts'

type Props = {
  job: Job
  date: string
  now: Instant
  /** The ids of the taps; absent before the day has come. */
  ids: VisitIds | undefined
}

/** A car on a day: where, when and what for, and what takes one tap. In print, a line with a box to tick. */
export function JobCard({ job, date, now, ids }: Props) {
  const { enquiry, version, plate, name, phone, about, appointment } = job
  const stay = stayOn(date, appointment)
  return (
    <article className={styles.card} data-bay={job.bay ?? 'none'} data-gone={job.isGone} data-over={!job.bay && !job.isGone}>
      <span className={styles.tick} aria-hidden="true" />
      <p className={styles.when}>
        <strong>{stay}</strong> <span className={styles.bay}>{bayOf(job)}</span>
      </p>
      <h2 className={styles.title}>
        <Link to={`/enquiries/${enquiry}`}>
          <span className={styles.plate}>{plate ? <Plate>{plate}</Plate> : null}</span>
          <span className={styles.name}>{name}</span>
        </Link>
      </h2>
      <p className={styles.about}>{about}</p>
      <p className={styles.phone}>{phone ? <a href={telephone(phone)}>{phone}</a> : null}</p>
      <p className={styles.state} data-state={appointment.state}>
        {visitStateNames[appointment.state]}
      </p>
      {ids ? (
        <div className={styles.taps}>
          <VisitStates
            visit={appointment}
            enquiry={enquiry}
            version={version}
            ids={ids}
            canTell={job.hasEmail}
            car={plate ?? name}
            now={now}
            from={`/days/${date}`}
          />
        </div>
      ) : null}
    </article>
  )
}
