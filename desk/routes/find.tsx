import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { FoundLines } from '../components/find/found-lines.tsx'
import { deskOf } from '../desk-context.ts'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const q = url.searchParams.get('q') ?? ''
  const result = await deskOf(context).find({ q })
  return data({ q: q.slice(0, 200), result, now: Date.now() }, { status: result.outcome === 'refused' ? 422 : 200 })
}

export const meta = (_: MetaArgs<typeof loader>) => [{ title: 'Find · Desk' }]

export default function Find() {
  return <FoundLines {...useLoaderData<typeof loader>()} />
}
