import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { type PersonErased, type PersonFound, type PersonRecord, personalDataForm } from '../../domain/accounts/personal-data.ts'
import { textFields } from '../../domain/form.ts'
import type { Instant } from '../../domain/instant.ts'
import button from '../../ui/button/button.module.css'
import { FormCard } from '../../ui/form-card/form-card.tsx'
import { Field as AnyField } from '../../ui/form-field/field.tsx'
import { ActionForm, ReloadDocument, SubmitButton } from '../components/action-form/action-form.tsx'
import { Press } from '../components/action-form/press.tsx'
import page from '../components/desk-page/desk-page.module.css'
import { DeskPage, workshopPage } from '../components/desk-page/desk-page.tsx'
import { DoneLine } from '../components/done-message/done-line.tsx'
import styles from '../components/facts/workshop.module.css'
import { Field } from '../components/field/field.tsx'
import { deskOf, staffOf } from '../desk-context.ts'
import { when } from '../when.ts'

export const meta = () => [{ title: 'A person’s data · Desk' }]

/** The page has no data before somebody asks for it, so it says itself whom it is for. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (staffOf(context).role !== 'owner') throw data(null, { status: 403 })
  return { now: Date.now() }
}

/** `asks`: whether the page asks once more before it erases. */
export async function action({ request, context }: ActionFunctionArgs) {
  const desk = deskOf(context)
  const { intent, ...sent } = textFields(await request.formData())
  const result = intent === 'erase' ? await desk.erasePersonalData(sent) : await desk.findPersonalData(sent)
  if (result.outcome === 'refused') return data({ ...result, sent, asks: false }, { status: 422 })
  return data({ ...result, sent, asks: intent === 'ask' })
}

const choices = { email: 'Email', phone: 'Phone', plate: 'Plate' }

/** Finds everything that is stored about a person, to be given to them or erased. Forms are posted as whole pages, so that nothing personal is in an address. */
export default function Privacy() {
  const { now } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const errors = result?.outcome === 'refused' ? result.fieldErrors : {}
  const found = result?.outcome === 'found' ? result : undefined
  return (
    <DeskPage title="A person’s data" back={workshopPage}>
      {result?.outcome === 'erased' ? <Erased {...result} /> : null}
      <ReloadDocument value={true}>
        {found ? <Found {...found} now={now} /> : null}
        <FormCard title={found ? 'Find somebody else' : 'Find a person'}>
          <ActionForm action="/privacy" hidden={{ intent: 'find' }} label="Find a person" className={page.form}>
            <AnyField id="by" label={personalDataForm.fields.by.label} error={errors.by}>
              {(props) => (
                <select {...props} name="by" defaultValue={result?.sent.by ?? 'email'}>
                  {Object.entries(choices).map(([value, text]) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
                </select>
              )}
            </AnyField>
            <Field name="value" field={personalDataForm.fields.value} defaultValue={result?.sent.value} error={errors.value} />
            <SubmitButton primary busy="Looking…">
              Find
            </SubmitButton>
          </ActionForm>
        </FormCard>
      </ReloadDocument>
    </DeskPage>
  )
}

function Found({ search, records, asks, now }: PersonFound & { asks: boolean; now: Instant }) {
  const open = records.flatMap((record) => record.open)
  const hidden = { by: search.by, value: search.value }
  const count = records.length === 1 ? '1 enquiry' : `${records.length} enquiries`
  return (
    <section className={styles.history} aria-labelledby="found">
      <h2 id="found" tabIndex={-1} data-result>
        {records.length === 0 ? 'Nothing is stored about' : `${count} of`} {search.value}
      </h2>
      {asks && records.length > 0 ? (
        <div className={styles.problem} role="alert">
          <p>
            <strong>Erase {count}?</strong> Their emails and appointments go too, and it can’t be undone.
          </p>
          {open.length > 0 ? (
            <>
              <p>Nobody tells the customer that these appointments are gone. Ring them first:</p>
              <Lines lines={open} />
            </>
          ) : null}
          <Press action="/privacy" hidden={{ intent: 'erase', ...hidden }} label="Erase for good" text="Erase for good" busy="Erasing…" />
        </div>
      ) : null}
      {records.length > 0 ? (
        <div className={styles.end}>
          <form method="post" action="/desk/privacy/data.json" aria-label="Download">
            {Object.entries(hidden).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} readOnly />
            ))}
            <button type="submit" className={button.quiet}>
              Download everything
            </button>
          </form>
          {asks ? null : (
            <Press action="/privacy" hidden={{ intent: 'ask', ...hidden }} label="Erase" text="Erase all of it" busy="Looking…" />
          )}
        </div>
      ) : null}
      <ol className={styles.changes}>
        {records.map((record) => (
          <li key={record.id}>
            <PersonsEnquiry record={record} now={now} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function PersonsEnquiry({ record: { id, reference, receivedAt, answers, events, open }, now }: { record: PersonRecord; now: Instant }) {
  return (
    <>
      <p>
        <Link className={page.touch} to={`/enquiries/${id}`}>
          {reference}
        </Link>{' '}
        <span>received {when(receivedAt, now)}</span>
      </p>
      <Lines lines={answers.map(({ label, answer }) => `${label}: ${answer}`)} />
      <Lines lines={[...open, ...events.map(({ at, text }) => `${when(at, now)}, ${text}`)]} />
    </>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.length > 0 ? (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  ) : null
}

function Erased({ enquiries, open, isPurged }: PersonErased) {
  return (
    <>
      <DoneLine>
        {`Erased: ${enquiries === 1 ? '1 enquiry' : `${enquiries} enquiries`}, with emails and appointments. Emails that were sent are still in people’s mailboxes; restoring an older backup erases it again. Notes on days, and reasons why a bay is out of use, aren’t searched: check them if this person may be named there.`}
      </DoneLine>
      {open.length > 0 ? (
        <div className={styles.problem}>
          <p>These appointments went too, and the customer hasn’t been told:</p>
          <Lines lines={open} />
        </div>
      ) : null}
      {isPurged ? null : (
        <p className={styles.problem}>
          Another program is reading the store, so the erased data is still in its log. It goes within the hour after that program has
          ended.
        </p>
      )}
    </>
  )
}
