import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData, useOutletContext } from 'react-router'
import { textFields } from '../../domain/form.ts'
import { useFacts } from '../../ui/facts.ts'
import { chooseReply, fillReplies } from '../components/reply-form/fill-replies.ts'
import { ReplyForm } from '../components/reply-form/reply-form.tsx'
import { deskContext, deskOf } from '../desk-context.ts'
import { runFromBrowser, runUseCase } from '../run-use-case.ts'
import { undoneText } from '../undone-text.ts'
import type { EnquiryPage } from './enquiry.tsx'

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

export default function Replies() {
  const facts = useFacts()
  const page = useOutletContext<EnquiryPage>()
  const { card, ids, now } = page
  const { savedReplies } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const chosen = result?.outcome === 'chosen' ? result : undefined
  const failure = result?.outcome === 'chosen' ? undefined : result
  const start = { text: chosen?.text ?? undoneText(page, 'reply') }
  return (
    <ReplyForm
      card={card}
      id={ids.reply}
      failure={failure}
      start={start}
      saved={fillReplies(savedReplies, card, facts)}
      asks={chosen?.asks}
      now={now}
    />
  )
}
