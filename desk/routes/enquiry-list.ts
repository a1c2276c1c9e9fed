import type { ActionFunctionArgs } from 'react-router'
import { deskOf } from '../desk-context.ts'

/** The list of enquiries, as a file for spreadsheets. */
export async function action({ context }: ActionFunctionArgs) {
  const { name, text } = await deskOf(context).enquiryList()
  return new Response(text, {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': `attachment; filename="${name}"` },
  })
}
