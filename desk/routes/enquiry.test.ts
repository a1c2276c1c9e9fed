import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { DeskContext } from '../../domain/context.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { deskContext } from '../desk-context.ts'
import { loader } from './enquiry.tsx'

test('an enquiry is read after the change token, so that a change in between is noticed', async () => {
  const calls: string[] = []
  const answers: Record<string, unknown> = { changeToken: 'first', enquiry: { id: 'a' }, alsoOpen: [] }
  const answer = async (name: string) => {
    calls.push(name)
    return answers[name]
  }
  const desk = new Proxy({}, { get: (_, name: string) => () => answer(name) })
  const context = new RouterContextProvider()
  context.set(deskContext, { desk, facts: firstFacts, staff: { id: 'mere' } } as DeskContext)
  const url = new URL('https://www.example.nz/desk/enquiries/a')
  const page = await loader({ params: { id: 'a' }, url, context } as unknown as Parameters<typeof loader>[0])
  expect(page.changeToken).toBe('first')
  expect(calls).toEqual(['changeToken', 'enquiry', 'alsoOpen', 'colleagues'])
})
