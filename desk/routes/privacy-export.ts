import { type ActionFunctionArgs, data } from 'react-router'
import { textFields } from '../../domain/form.ts'
import { deskOf } from '../desk-context.ts'

/** Returns everything about a person as a file, to be given to them. */
export async function action({ request, context }: ActionFunctionArgs) {
  const result = await deskOf(context).exportPersonalData(textFields(await request.formData()))
  if (result.outcome === 'refused') throw data(null, { status: 400 })
  return new Response(result.json, {
    headers: { 'content-type': 'application/json; charset=utf-8', 'content-disposition': 'attachment; filename="personal-data.json"' },
  })
}
