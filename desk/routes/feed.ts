import type { LoaderFunctionArgs } from 'react-router'
import { deskContext } from '../desk-context.ts'

/** The appointments as a calendar, for anyone with the link's secret. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { desk, client } = context.get(deskContext)
  const [, secret = ''] = /^([\w-]+)\.ics$/.exec(params.file ?? '') ?? []
  const result = await desk.readFeed(secret, client)
  if (result.outcome === 'limited')
    return new Response('Too many invalid calendar links from your connection. Try again later.\n', { status: 429 })
  if (result.outcome === 'missing') return new Response('This calendar link doesn’t work any more.\n', { status: 404 })
  const { etag, text } = result
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((each) => opaqueTag(each.trim()))
  if (known.includes(opaqueTag(etag))) return new Response(null, { status: 304, headers: { ETag: etag } })
  return new Response(text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8', ETag: etag } })
}

/** Returns an ETag without `W/`, for the weak comparison (RFC 9110). */
function opaqueTag(etag: string): string {
  return etag.replace(/^W\//, '')
}
