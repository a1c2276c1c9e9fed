import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { loadDesk } from '../../server/staff-desk/load-desk.ts'
import { databases } from '../../server/testing/databases.ts'
import { addStaff } from '../../server/testing/staff.ts'
import { saveEnquiry } from '../../server/testing/store.ts'
import { startTestServer } from '../../server/testing/test-server.ts'
import { deskPaths } from './desk-paths.ts'

const buildDir = join(import.meta.dirname, '..', '..', 'dist')

// Only PostgreSQL refuses NUL in texts.
describe.each(databases.filter(({ name }) => name === 'PostgreSQL'))('$name', ({ missing, create }) => {
  // Needs the built desk.
  test.skipIf(missing)('an id with NUL in a path, a query or a form is unknown on every page of the desk, not an error', async () => {
    const testDb = await create()
    onTestFinished(testDb.remove)
    const built = await loadDesk(buildDir)
    const { store, app, remove } = await startTestServer({ ...testDb }, { desk: built })
    onTestFinished(remove)
    const { token } = await addStaff(store, { role: 'owner' })
    const { id } = await saveEnquiry(store, { kind: 'booking', answers: goodBooking })
    const headers = { cookie: `desk=${token}`, 'content-type': 'application/x-www-form-urlencoded' }
    const query = ['q', 'to', 'key', 'done', 'who', 'before', 'plate', 'state'].map((name) => `${name}=%00`).join('&')
    const intents = ['', 'revoke', 'withdraw', 'disable', 'enable']
    const failed: string[] = []
    const ask = async (request: { method: 'GET' | 'POST'; url: string; payload?: string }) => {
      const { statusCode } = await app.inject({ ...request, headers })
      if (statusCode >= 500) failed.push(`${request.method} ${request.url} ${request.payload ?? ''}: ${statusCode}`)
    }
    // It would end the session.
    const paths = deskPaths.filter((path) => path !== '/desk/sign-out')
    for (const path of paths) {
      const placed = [id, '%00', `${id}%00`].map((place) => path.replace(/:\w+/g, place))
      for (const each of new Set(placed)) {
        const url = `${each}?${query}`
        await ask({ method: 'GET', url })
        for (const intent of intents) {
          const payload = `intent=${intent}&action=${randomUUID()}&version=0&id=%00&appointment=%00&from=%00&text=%00&plate=%00&label=%00&email=%00`
          await ask({ method: 'POST', url, payload })
        }
      }
    }
    expect(failed).toEqual([])
  })
})
