import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { deskContext } from './desk-context.ts'

/** Renders a document. The nonce lets the content security policy allow the inline scripts of React and React Router. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, logError } = context.get(deskContext)
  // An error that rejects the stream is passed to `handleError`. React would print the others.
  let isRendered = false
  const onError = (error: unknown) => {
    if (isRendered) logError(error)
  }
  const stream = await renderToReadableStream(<ServerRouter context={entryContext} url={request.url} nonce={nonce} />, { nonce, onError })
  isRendered = true
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers })
}

/** Logs errors, except missing pages, and what the server reports or asks for itself: an unavailable store, an owner's password. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // Their names, because the desk can't import their classes from the server.
  const isReported = error instanceof Error && ['StoreUnavailable', 'PasswordNeeded'].includes(error.name)
  const isExpected = request.signal.aborted || isRouteErrorResponse(error) || isReported
  if (!isExpected) context.get(deskContext).logError(error)
}
