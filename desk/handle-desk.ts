import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { DeskContext } from './actions/context.ts'
import { deskContext } from './desk-context.ts'

export { permissions } from './permissions.ts'

const handleRequest = createRequestHandler(build, 'production')

/** Answers a request for a page of the desk, a form or the data of a navigation. `request`: its URL has the origin that browsers see. */
export function handleDesk(request: Request, context: DeskContext): Promise<Response> {
  const provider = new RouterContextProvider()
  provider.set(deskContext, context)
  return handleRequest(request, provider)
}
