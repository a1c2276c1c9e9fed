import { RouterContextProvider } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { DeskContext } from '../domain/context.ts'
import { deskContext } from './desk-context.ts'
import { handleError } from './entry.server.tsx'

function handle(error: unknown, request = new Request('https://www.example.nz/desk')): unknown[] {
  const logged: unknown[] = []
  const context = new RouterContextProvider()
  context.set(deskContext, { logError: (one) => void logged.push(one) } as DeskContext)
  handleError(error, { request, context, params: {} } as unknown as Parameters<typeof handleError>[1])
  return logged
}

test('an unexpected error goes to the server’s log and is printed nowhere else, because it may quote what somebody typed', () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => printed.mockRestore())
  const error = new Error('Expected a date instead of Hana Williams')
  expect(handle(error)).toEqual([error])
  for (const name of ['StoreUnavailable', 'PasswordNeeded']) expect(handle(Object.assign(new Error(), { name }))).toEqual([])
  expect(handle(error, new Request('https://www.example.nz/desk', { signal: AbortSignal.abort() }))).toEqual([])
  expect(printed).not.toHaveBeenCalled()
})
