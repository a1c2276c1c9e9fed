import { type ActionFunctionArgs, data } from 'react-router'
import { checkSubject, isSubject } from '../../domain/facts/subjects.ts'
import { textFields } from '../../domain/form.ts'
import { deskContext, deskOf } from '../desk-context.ts'

/** The pages that can be looked at before saving. */
const pages = ['/', '/contact']

/** Returns a page of the site as it would be with what is in the form. */
export async function action({ request, url, params, context }: ActionFunctionArgs) {
  const page = url.searchParams.get('page') ?? ''
  const { renderDraft } = context.get(deskContext)
  if (!isSubject(params.subject) || !pages.includes(page) || !renderDraft) throw data(null, { status: 404 })
  const { facts } = await deskOf(context).workshop()
  const checked = checkSubject(params.subject, textFields(await request.formData()), facts)
  const text = checked.ok
    ? await renderDraft(page, checked.facts)
    : `There is nothing to see yet. Press Save to find out what to correct:\n${Object.values(checked.fieldErrors).join('\n')}\n`
  return new Response(text, {
    status: checked.ok ? 200 : 422,
    headers: { 'content-type': `text/${checked.ok ? 'html' : 'plain'}; charset=utf-8` },
  })
}
