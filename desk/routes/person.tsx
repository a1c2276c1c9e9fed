import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { personForm } from '../../domain/accounts/person.ts'
import { textFields } from '../../domain/form.ts'
import { FormCard } from '../../ui/form-card/form-card.tsx'
import { ActionForm, SubmitButton } from '../components/action-form/action-form.tsx'
import { Press } from '../components/action-form/press.tsx'
import page from '../components/desk-page/desk-page.module.css'
import { DeskPage } from '../components/desk-page/desk-page.tsx'
import { errorsOf, Failure } from '../components/failure/failure.tsx'
import { Field } from '../components/field/field.tsx'
import { RoleField } from '../components/team/role-field.tsx'
import styles from '../components/team/team.module.css'
import { deskOf, staffOf } from '../desk-context.ts'
import { type Failure as Failed, runFromBrowser } from '../run-use-case.ts'
import { when } from '../when.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { staff } = await deskOf(context).team()
  const person = staff.find(({ id }) => id === params.id)
  if (!person) throw data(null, { status: 404 })
  return { person, now: Date.now() }
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => [{ title: `${loaderData?.person.name ?? 'Team'} · Desk` }]

export async function action({ request, params, context }: ActionFunctionArgs) {
  const desk = deskOf(context)
  const me = staffOf(context)
  const { id = '' } = params
  const { intent, session = '', ...answers } = textFields(await request.formData())
  const result = intent === 'end' ? await desk.endSession(session, me) : await desk.changePerson(id, answers, me)
  if (result.outcome === 'missing') throw data(null, { status: 404 })
  if (result.outcome === 'refused') return data<Failed>({ ...result, answers }, { status: 422 })
  if (intent === 'end') return redirect(`/invites/${id}`, 303)
  // Who is no longer an owner can't see the team.
  return redirect(id === me.id && answers.role !== 'owner' ? '/inbox' : `/invites?done=changed&who=${id}#done`, 303)
}

export const clientAction = runFromBrowser

/** A person's name, email and role, and where they are signed in. */
export default function Person() {
  const { person, now } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const { id, name, email, role, sessions } = person
  const answers = failure?.answers ?? { name, email, role }
  const errors = errorsOf(failure)
  return (
    <DeskPage title={name} back={{ to: '/invites', name: 'Team' }}>
      <Failure failure={failure} now={now} reason={errors.account} />
      <FormCard title="Name, email and role">
        <ActionForm action={`/invites/${id}`} hidden={{ intent: 'change' }} label={`Change ${name}`} className={page.form}>
          <Field name="name" field={personForm.fields.name} autoComplete="off" defaultValue={answers.name} error={errors.name} />
          <Field name="email" field={personForm.fields.email} autoComplete="off" defaultValue={answers.email} error={errors.email} />
          <RoleField value={answers.role} error={errors.role} />
          <SubmitButton primary busy="Saving…">
            Save
          </SubmitButton>
        </ActionForm>
      </FormCard>
      <section className={styles.open} aria-labelledby="sessions">
        <h2 id="sessions">Signed in</h2>
        {sessions.length > 0 ? (
          <ul className={page.rows}>
            {sessions.map((session) => (
              <li key={session.id}>
                <p className={styles.who}>
                  {session.label} <span>Last seen {when(session.seenAt, now)}</span>
                </p>
                <Press
                  action={`/invites/${id}`}
                  hidden={{ intent: 'end', session: session.id }}
                  label={`Sign ${name} out of ${session.label}`}
                  text="End"
                  busy="Ending…"
                />
              </li>
            ))}
          </ul>
        ) : (
          <p>Nowhere.</p>
        )}
      </section>
    </DeskPage>
  )
}
