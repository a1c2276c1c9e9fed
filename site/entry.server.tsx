import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { WithoutScripts } from './without-scripts.tsx'

/** The server puts its `Receive` under this key of the request's context. */
export { receiveContext } from './receive-context.ts'

/**
 * Renders a document whole: for the prerendered files, and for the answer to a form that was posted without scripts.
 * That answer carries no scripts either: what was typed stands in it, and nothing may hydrate over it.
 */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  let failure: unknown
  const stream = await renderToReadableStream(
    <WithoutScripts value={request.method === 'POST'}>
      <ServerRouter context={context} url={request.url} />
    </WithoutScripts>,
    {
      onError: (error) => {
        failure = error
      },
    },
  )
  await stream.allReady
  if (failure) throw failure
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers })
}
