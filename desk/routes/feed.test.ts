import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { DeskContext } from '../../domain/context.ts'
import { deskContext } from '../desk-context.ts'
import { loader } from './feed.ts'

const etag = 'W/"abc"'

/** Returns the status and the ETag of the response to a calendar that sends this If-None-Match. */
async function ask(known?: string) {
  const context = new RouterContextProvider()
  const desk = { readFeed: async () => ({ outcome: 'found', text: 'BEGIN:VCALENDAR', etag }) }
  context.set(deskContext, { desk, client: { address: '192.0.2.7', label: 'a phone' } } as unknown as DeskContext)
  const request = new Request('https://www.example.co.nz/desk/feeds/x.ics', known ? { headers: { 'if-none-match': known } } : {})
  const response = await loader({ request, params: { file: 'x.ics' }, context } as unknown as Parameters<typeof loader>[0])
  return { status: response.status, etag: response.headers.get('etag') }
}

test.for(['W/"abc"', '"abc"', '"old", W/"abc"'])('a calendar that has %s gets 304', async (known) => {
  expect(await ask(known)).toEqual({ status: 304, etag })
})

test.for([undefined, '"old"', 'W/"ab"'])('a calendar that has %s gets the file', async (known) => {
  expect(await ask(known)).toEqual({ status: 200, etag })
})
