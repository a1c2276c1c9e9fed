import { expect, onTestFinished, test, vi } from 'vitest'
import { askServer, onWaiting } from './ask-server.ts'

test('an older count that arrives after a newer one doesn’t replace it', async () => {
  const [older, newer] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  const fetched = vi.spyOn(globalThis, 'fetch').mockReturnValueOnce(older.promise).mockReturnValueOnce(newer.promise)
  const counts: number[] = []
  const stop = onWaiting((waiting) => counts.push(waiting))
  onTestFinished(() => {
    stop()
    fetched.mockRestore()
  })
  const asked = [askServer(), askServer()]
  newer.resolve(Response.json({ staff: 'mere', waiting: 2 }))
  await asked[1]
  older.resolve(Response.json({ staff: 'mere', waiting: 3 }))
  await asked[0]
  expect(counts).toEqual([2])
})
