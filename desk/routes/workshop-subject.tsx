import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { isSubject, type Subject, showSpecialDays, subjects } from '../../domain/facts/subjects.ts'
import { textFields } from '../../domain/form.ts'
import { addDays, wallClockAt } from '../../domain/opening-hours/dates.ts'
import button from '../../ui/button/button.module.css'
import { FormCard } from '../../ui/form-card/form-card.tsx'
import deskPage from '../components/desk-page/desk-page.module.css'
import { DeskPage, workshopPage } from '../components/desk-page/desk-page.tsx'
import { DoneLine } from '../components/done-message/done-line.tsx'
import { SpecialDaysList } from '../components/facts/special-days.tsx'
import { SubjectForm } from '../components/facts/subject-form.tsx'
import styles from '../components/facts/workshop.module.css'
import { deskOf, staffOf } from '../desk-context.ts'
import { stepOf, steps } from '../first-run.ts'

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const name = params.subject
  if (!isSubject(name)) throw data(null, { status: 404 })
  const desk = deskOf(context)
  const { facts, version, history, unconfirmed } = await desk.workshop()
  const subject: Subject = subjects[name]
  const step = stepOf(name, url.searchParams)
  if (name !== 'closed-days') return { name, version, shown: subject.show(facts), step }
  const today = wallClockAt(new Date()).date
  const days = facts.specialDays.filter(({ to }) => to >= today)
  const changed = days.find(({ from }) => from === url.searchParams.get('change'))
  return {
    name,
    version,
    step,
    shown: changed ? showSpecialDays(changed) : {},
    days,
    soon: addDays(today, 400),
    changed: changed?.from,
    isConfirmed: !unconfirmed.includes(name),
    saved: url.searchParams.get('done') === String(version) ? history[0]?.changes : undefined,
    ...(await desk.closedDays()),
  }
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => [
  { title: loaderData ? `${subjects[loaderData.name].title} · Desk` : 'Workshop · Desk' },
]

export async function action({ request, url, params, context }: ActionFunctionArgs) {
  const { version = '', ...sent } = textFields(await request.formData())
  if (!/^\d{1,9}$/.test(version)) throw data(null, { status: 400 })
  const form = { subject: params.subject ?? '', basedOn: Number(version), sent, by: staffOf(context) }
  const result = await deskOf(context).saveFacts(form)
  if (result.outcome === 'missing') throw data(null, { status: 404 })
  if (result.outcome === 'refused') return data({ sent, fieldErrors: result.fieldErrors, isOutdated: false }, { status: 422 })
  if (result.outcome === 'changed') return data({ sent, fieldErrors: {}, isOutdated: true }, { status: 409 })
  const step = stepOf(form.subject, url.searchParams)
  if (step) return redirect(step.next === '/workshop' ? `/workshop?done=${result.version}#done` : step.next, 303)
  // The page of closed days stays, for the next one, and lists whom to ring.
  return redirect(`/workshop${params.subject === 'closed-days' ? '/closed-days' : ''}?done=${result.version}#done`, 303)
}

export default function WorkshopSubject() {
  const page = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  const { name, version, shown, step } = page
  const subject: Subject = subjects[name]
  const changed = failed?.sent.replaces ?? ('days' in page ? page.changed : undefined)
  const label = 'days' in page ? (changed ? 'Change these days' : 'Add days') : subject.title
  return (
    <DeskPage title={subject.title} back={step ? undefined : workshopPage}>
      {step ? (
        <div>
          <p>
            Step {step.number} of {steps}. What’s here is made up: change it to your own.
          </p>
          <Link className={deskPage.touch} to={step.next}>
            Skip this step
          </Link>
        </div>
      ) : null}
      {failed ? (
        <p role="alert" className={styles.problem}>
          {failed.isOutdated
            ? 'Somebody else has changed something since you opened this form. Check it, and press Save again.'
            : 'Nothing is saved yet. Correct what’s marked below.'}
        </p>
      ) : null}
      {'days' in page ? (
        <>
          {page.saved && !failed ? <DoneLine>{['Saved', ...page.saved].join('. ')}.</DoneLine> : null}
          <p>
            <a className={button.quiet} href="#change">
              {label}
            </a>
          </p>
          <SpecialDaysList {...page} />
        </>
      ) : null}
      <FormCard id="change" title={label}>
        <SubjectForm
          key={`${version} ${changed}`}
          name={name}
          subject={subject}
          version={version}
          answers={failed?.sent ?? shown}
          errors={failed?.fieldErrors}
          hidden={changed ? { replaces: changed } : {}}
          label={label}
          step={step?.number}
        />
      </FormCard>
    </DeskPage>
  )
}
