import { Link } from 'react-router'
import { telLink } from '../../../domain/enquiries/fields/phone.ts'
import { describeSpecialDays } from '../../../domain/facts/subjects.ts'
import type { ClosedDaysPage } from '../../../domain/facts/workshop.ts'
import { shortDayAndMonth } from '../../../domain/opening-hours/dates.ts'
import { formatTime } from '../../../domain/opening-hours/opening.ts'
import { Plate } from '../../../ui/plate/plate.tsx'
import type { SpecialDays } from '../../../workshop/facts.ts'
import { ReloadDocument } from '../action-form/action-form.tsx'
import { Press } from '../action-form/press.tsx'
import page from '../desk-page/desk-page.module.css'
import styles from './workshop.module.css'

type Props = ClosedDaysPage & {
  days: readonly SpecialDays[]
  version: number
  isConfirmed: boolean
  /** The last date of the days that pages know; later ones are folded away. */
  soon: string
}

/** Whom to ring, the special days to come, and the public holidays that aren't among them. */
export function SpecialDaysList({ days, suggested, booked, version, isConfirmed, soon }: Props) {
  const later = days.filter(({ from }) => from > soon)
  const list = (shown: readonly SpecialDays[]) => (
    <ul className={page.rows}>
      {shown.map((each) => (
        <li key={each.from}>
          <span>{describeSpecialDays(each)}</span>
          <span className={styles.buttons}>
            <Link className={page.touch} to={`/workshop/closed-days?${new URLSearchParams({ change: each.from })}#change`}>
              Change
            </Link>
            <Press
              action="/workshop/closed-days"
              hidden={{ version, remove: each.from }}
              label={`Remove ${each.reason}, ${each.from}`}
              text="Remove"
            />
          </span>
        </li>
      ))}
    </ul>
  )
  return (
    <ReloadDocument value={true}>
      {booked.length > 0 ? (
        <section className={styles.ring} aria-label="Booked while you’re closed">
          <p>
            <strong>Booked while you’re closed.</strong> Ring these customers, and change their appointments.
          </p>
          <ul>
            {booked.map(({ enquiry, date, time, plate, name, phone }) => (
              <li key={enquiry}>
                <Link className={page.touch} to={`/enquiries/${enquiry}`}>
                  {shortDayAndMonth(date)}, {formatTime(time)} {plate ? <Plate>{plate}</Plate> : null} {name}
                </Link>
                {phone ? (
                  <a className={page.touch} href={telLink(phone)}>
                    {phone}
                  </a>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {list(days.filter(({ from }) => from <= soon))}
      {later.length > 0 ? (
        <details className={styles.second}>
          <summary>Later</summary>
          {list(later)}
        </details>
      ) : null}
      {isConfirmed ? null : (
        <Press action="/workshop/closed-days" hidden={{ version, confirm: 'yes' }} label="Confirm these days" text="These are right" />
      )}
      {suggested.length > 0 ? (
        <section aria-label="Public holidays" className={styles.suggested}>
          <h2>Public holidays on which you’re open</h2>
          <ul className={page.rows}>
            {suggested.map((each) => (
              <li key={each.from}>
                <span>{describeSpecialDays(each).replace(/: closed$/, '')}</span>
                <Press
                  action="/workshop/closed-days"
                  hidden={{ version, from: each.from, to: each.to, reason: each.reason }}
                  label={`Close on ${each.reason}, ${each.from}`}
                  text="Close"
                />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </ReloadDocument>
  )
}
