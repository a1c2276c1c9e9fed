import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { isStoreUnavailable } from './act.ts'
import { deskContext } from './desk-context.ts'

/** Renders a document. React and React Router write inline scripts, which the content security policy allows by their nonce. */
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

/** Not pages that don't exist, and not that the store is away, which the server reports by itself. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error) && !isStoreUnavailable(error)) console.error(error)
}
