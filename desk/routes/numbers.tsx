import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { PeriodNumbers } from '../../domain/numbers.ts'
import { shortDate } from '../../domain/opening-hours/dates.ts'
import button from '../../ui/button/button.module.css'
import { DeskPage, workshopPage } from '../components/desk-page/desk-page.tsx'
import { deskOf } from '../desk-context.ts'
import { duration } from '../when.ts'
import styles from './numbers.module.css'

export const meta = () => [{ title: 'Numbers · Desk' }]

export const loader = async ({ context }: LoaderFunctionArgs) => await deskOf(context).numbers()

/** What came in, and what became of it. */
export default function Numbers() {
  const { weeks, months, services } = useLoaderData<typeof loader>()
  return (
    <DeskPage title="Numbers" back={workshopPage}>
      <dl className={styles.meanings}>
        <dt>Bookings, Messages</dt>
        <dd>What visitors sent from the website, without what is held back as likely spam.</dd>
        <dt>New jobs</dt>
        <dd>What you wrote down at the desk, for somebody who rang or walked in.</dd>
        <dt>First answer</dt>
        <dd>
          How long visitors waited until you replied, noted a call, booked them in or closed the enquiry, in your opening hours: half waited
          less, half longer. Those still waiting aren’t counted.
        </dd>
        <dt>Booked</dt>
        <dd>How many of the enquiries that came in then have got an appointment since, even if it was cancelled later.</dd>
        <dt>Came, No-shows</dt>
        <dd>The cars with an appointment then, as you marked them.</dd>
      </dl>
      <Periods
        caption="The last 12 weeks, Monday to Sunday"
        first="Week from"
        periods={weeks}
        name={({ from }) => shortDate(from).slice(0, -5)}
      />
      <Periods
        caption="The last 12 months"
        first="Month"
        periods={months}
        name={({ from }) => shortDate(from).slice(2).trim().replace(' ', '\u00a0')}
      />
      <Scrolling caption="Services, in the last 12 months">
        <thead>
          <tr>
            <th scope="col">Service</th>
            <th scope="col">Enquiries</th>
            <th scope="col">Booked</th>
          </tr>
        </thead>
        <tbody>
          {services.map(({ service, enquiries, booked }) => (
            <tr key={service}>
              <th scope="row">{service}</th>
              <td>{enquiries}</td>
              <td>{booked}</td>
            </tr>
          ))}
        </tbody>
      </Scrolling>
      <section className={styles.list} aria-labelledby="list">
        <h2 id="list">The list</h2>
        <p>
          Every enquiry of this month and the 12 before it, for a spreadsheet. The file has names, phone numbers and emails: delete it once
          you don’t need it any more. Messages are deleted after 12 months, so older ones are missing.
        </p>
        <form method="post" action="/desk/numbers/enquiries.csv">
          <button type="submit" className={button.quiet}>
            Download the list (CSV)
          </button>
        </form>
      </section>
    </DeskPage>
  )
}

type PeriodsProps = { caption: string; first: string; periods: readonly PeriodNumbers[]; name: (period: PeriodNumbers) => string }

function Periods({ caption, first, periods, name }: PeriodsProps) {
  return (
    <Scrolling caption={caption}>
      <thead>
        <tr>
          {[first, 'Bookings', 'Messages', 'New jobs', 'First answer', 'Booked', 'Came', 'No-shows'].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {periods.map((period) => (
          <tr key={period.from}>
            <th scope="row">{name(period)}</th>
            <td>{period.bookings}</td>
            <td>{period.messages}</td>
            <td>{period.jobs}</td>
            <td>{period.minutesToAnswer === undefined ? '–' : duration(period.minutesToAnswer)}</td>
            <td>{period.booked}</td>
            <td>{period.came}</td>
            <td>{period.noShow}</td>
          </tr>
        ))}
      </tbody>
    </Scrolling>
  )
}

/** A table that scrolls sideways where it doesn't fit, also with the keyboard. */
function Scrolling({ caption, children }: { caption: string; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll what has the focus
    <section className={styles.scrolling} aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        {children}
      </table>
    </section>
  )
}
