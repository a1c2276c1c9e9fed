import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { savedReplyForm } from '../../domain/actions/saved-replies.ts'
import { textFields } from '../../domain/form.ts'
import { FormCard } from '../../ui/form-card/form-card.tsx'
import { ActionForm, SubmitButton } from '../components/action-form/action-form.tsx'
import page from '../components/desk-page/desk-page.module.css'
import { DeskPage } from '../components/desk-page/desk-page.tsx'
import { errorsOf, Failure } from '../components/failure/failure.tsx'
import { Field } from '../components/field/field.tsx'
import { deskOf, staffOf } from '../desk-context.ts'
import { type Failure as Failed, runFromBrowser } from '../run-use-case.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  if (staffOf(context).role !== 'owner') throw data(null, { status: 403 })
  const reply = (await deskOf(context).savedReplies()).find(({ number }) => number === numberIn(params.number))
  if (!reply) throw data(null, { status: 404 })
  return { reply, now: Date.now() }
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => [{ title: `${loaderData?.reply.title ?? 'Saved replies'} · Desk` }]

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answers = textFields(await request.formData())
  const result = await deskOf(context).changeSavedReply(numberIn(params.number), answers, staffOf(context))
  if (result.outcome === 'missing') throw data(null, { status: 404 })
  if (result.outcome === 'refused') return data<Failed>({ ...result, answers }, { status: 422 })
  return redirect('/saved-replies?done#done', 303)
}

export const clientAction = runFromBrowser

/** Returns the number in the page's path; 0 for anything else. */
function numberIn(text = ''): number {
  return /^\d$/.test(text) ? Number(text) : 0
}

export default function SavedReply() {
  const { reply, now } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const { title, text } = savedReplyForm.fields
  const { number, ...shown } = { ...reply, ...failure?.answers }
  const errors = errorsOf(failure)
  return (
    <DeskPage title={reply.title} back={{ to: '/saved-replies', name: 'Saved replies' }}>
      <FormCard title={`Saved reply ${number}`}>
        <ActionForm
          action={`/saved-replies/${number}`}
          hidden={{ was: failure?.answers.was ?? reply.text }}
          label="Saved reply"
          className={page.form}
        >
          <Failure failure={failure} now={now} reason={errors.account} />
          <Field name="title" field={title} defaultValue={shown.title} error={errors.title} />
          <Field name="text" field={text} rows={10} defaultValue={shown.text} error={errors.text} />
          <SubmitButton primary busy="Saving…">
            Save
          </SubmitButton>
        </ActionForm>
      </FormCard>
    </DeskPage>
  )
}
