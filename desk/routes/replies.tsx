import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData, useOutletContext } from 'react-router'
import { noAddress, replyForm } from '../../domain/actions/reply.ts'
import { textFields } from '../../domain/form.ts'
import { useFacts } from '../../ui/facts.ts'
import { EnquiryActionForm, SubmitButton } from '../components/action-form/action-form.tsx'
import layout from '../components/action-form/form-layout.module.css'
import { errorsOf, Failure } from '../components/failure/failure.tsx'
import { Field } from '../components/field/field.tsx'
import { chooseReply, fillReplies } from '../components/saved-replies/fill-replies.ts'
import { SavedReplies } from '../components/saved-replies/saved-replies.tsx'
import { deskContext, deskOf } from '../desk-context.ts'
import { runFromBrowser, runUseCase } from '../run-use-case.ts'
import { undoneText } from '../undone-text.ts'
import type { EnquiryPage } from './enquiry.tsx'
import styles from './replies.module.css'

export const loader = async ({ context }: LoaderFunctionArgs) => ({ savedReplies: await deskOf(context).savedReplies() })

/** Without scripts, choosing a saved reply sends the form too. */
export async function action(args: ActionFunctionArgs) {
  const desk = deskOf(args.context)
  const sent = textFields(await args.request.clone().formData())
  if (!sent.saved) return await runUseCase(args, 'reply')
  const card = await desk.enquiry(args.params.id ?? '')
  if (!card) throw data(null, { status: 404 })
  return {
    outcome: 'chosen' as const,
    ...chooseReply(fillReplies(await desk.savedReplies(), card, args.context.get(deskContext).facts), sent),
  }
}

export const clientAction = runFromBrowser

/** The form for an email to the customer. */
export default function Replies() {
  const facts = useFacts()
  const page = useOutletContext<EnquiryPage>()
  const { card, ids, now } = page
  const { savedReplies } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const chosen = result?.outcome === 'chosen' ? result : undefined
  const failure = result?.outcome === 'chosen' ? undefined : result
  const { email, name } = card.answers
  if (!email) return <p className={layout.form}>{noAddress}</p>
  const asks = chosen?.asks
  return (
    <EnquiryActionForm card={card} id={ids.reply} failure={failure} path="replies" label={`Reply to ${name}`}>
      <Question card={card} />
      <Failure failure={failure} now={now} />
      {savedReplies.length > 0 ? <SavedReplies replies={fillReplies(savedReplies, card, facts)} asks={asks} /> : null}
      <Field
        name="text"
        field={replyForm.fields.text}
        label={`Reply to ${name}`}
        hint={`Goes to ${email}. Replies come back to the workshop’s mailbox.`}
        rows={8}
        defaultValue={failure?.answers?.text ?? chosen?.text ?? undoneText(page, 'reply')}
        error={errorsOf(failure).text}
      />
      <div className={layout.end}>
        <SubmitButton primary busy="Sending…">
          Send reply
        </SubmitButton>
        <p className={layout.quiet}>You’ll have 10 seconds to undo it.</p>
      </div>
    </EnquiryActionForm>
  )
}

/** The customer's message above the field. A long one scrolls, so that the field stays in view. */
function Question({ card: { source, answers } }: Pick<EnquiryPage, 'card'>) {
  const { plate, service, subject, message } = answers
  const label = source === 'desk' ? 'What they want' : 'They wrote'
  return (
    <section className={styles.question} aria-label={label}>
      <p className={styles.about}>{[label, plate, service ?? subject].filter(Boolean).join(' · ')}</p>
      {message ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        <p className={styles.message} tabIndex={0}>
          {message}
        </p>
      ) : null}
    </section>
  )
}
