import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { DeskContext } from '../domain/context.ts'
import { deskContext } from './desk-context.ts'

const handleRequest = createRequestHandler(build, 'production')

/** Handles requests for the desk's pages, forms and navigation data. `request`: its URL has the public origin. */
export function handleDesk(request: Request, context: DeskContext): Promise<Response> {
  const provider = new RouterContextProvider()
  provider.set(deskContext, context)
  return handleRequest(request, provider)
}
