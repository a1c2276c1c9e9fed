import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { isStoreUnavailable } from './act.ts'
import { deskContext } from './desk-context.ts'

/** Renders a document. The nonce lets the content security policy allow the inline scripts of React and React Router. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(deskContext)
  const stream = await renderToReadableStream(<ServerRouter context={entryContext} url={request.url} nonce={nonce} />, { nonce })
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers })
}

/** Logs errors, except missing pages and an unavailable store, which the server reports itself. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error) && !isStoreUnavailable(error)) console.error(error)
}
