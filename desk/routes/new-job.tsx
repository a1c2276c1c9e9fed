import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import * as v from 'valibot'
import { newJobForm } from '../../domain/actions/new-job.ts'
import { textFields } from '../../domain/form.ts'
import { NewJobPage } from '../components/new-job/new-job-page.tsx'
import { deskOf, staffOf } from '../desk-context.ts'
import { type Failure, runFromBrowser, statuses } from '../run-use-case.ts'
import { slotIn, slotOf, slotQuery } from '../slot.ts'

export const meta = () => [{ title: 'New job · Desk' }]

/** `plate`: undefined until one has been entered; '' if it isn't known. `slot`: a free time that was pressed on a day's page. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const typed = url.searchParams.get('plate')
  const checked = v.safeParse(newJobForm.fields.plate.rule, typed ?? '')
  const id = crypto.randomUUID()
  const page = {
    id,
    plate: undefined,
    typed: typed?.slice(0, 20),
    error: undefined,
    known: undefined,
    similar: [],
    fill: false,
    slot: slotOf(url.searchParams),
    now: Date.now(),
  }
  if (typed === null) return { ...page }
  if (!checked.success) return data({ ...page, error: checked.issues[0].message }, { status: 422 })
  const desk = deskOf(context)
  const known = checked.output ? await desk.knownPlate(checked.output) : undefined
  const similar = checked.output && !known ? await desk.similarPlates(checked.output) : []
  return { ...page, plate: checked.output, known, similar, fill: url.searchParams.has('fill') }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { action: id = '', ...answers } = textFields(await request.formData())
  const result = await deskOf(context).newJob({ id, staff: staffOf(context).id }, answers)
  if (result.outcome === 'missing') throw data(null, { status: 400 })
  if (result.outcome !== 'done') return data<Failure>({ ...result, answers }, { status: statuses[result.outcome] })
  const slot = answers.here ? undefined : slotIn(answers)
  const page = `/enquiries/${result.enquiry}${slot ? '/appointments' : ''}`
  return redirect(`${page}${slotQuery(slot, { done: result.action })}#done`, 303)
}

export const clientAction = runFromBrowser

export default function NewJob() {
  return <NewJobPage {...useLoaderData<typeof loader>()} failure={useActionData<typeof action>()} />
}
