import { createServer, type Server, type Socket } from 'node:net'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../testing/free-port.ts'
import { isAway } from './is-away.ts'

async function errorOf(address: string): Promise<unknown> {
  const pool = new pg.Pool({ connectionString: `postgres://${address}/workshop`, connectionTimeoutMillis: 300 })
  try {
    return await pool.query('select 1').then(
      () => undefined,
      (error) => error,
    )
  } finally {
    await pool.end()
  }
}

/** A port where somebody answers, but no database. */
async function listen(answer: (socket: Socket) => void): Promise<string> {
  const server: Server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

test('nobody listens', async () => {
  const port = await freePort()
  expect(isAway(await errorOf(`127.0.0.1:${port}`))).toBe(true)
  // Several addresses, one error for all of them.
  expect(isAway(await errorOf(`localhost:${port}`))).toBe(true)
})

test('the name is not known', async () => {
  expect(isAway(await errorOf('database.invalid'))).toBe(true)
})

test('somebody listens and says nothing, or hangs up', async () => {
  expect(isAway(await errorOf(await listen((socket) => onTestFinished(() => void socket.destroy()))))).toBe(true)
  expect(isAway(await errorOf(await listen((socket) => socket.end())))).toBe(true)
  expect(isAway(await errorOf(await listen((socket) => socket.resetAndDestroy())))).toBe(true)
})

// Where PostgreSQL says them is in its sources alone, or takes a second server.
test.for([
  ['57P03', 'it starts up', true],
  ['57P01', 'it shuts down', true],
  ['53300', 'all its connections are taken', true],
  ['08006', 'the connection broke', true],
  ['28P01', 'a wrong password', false],
  ['28000', 'an unknown role', false],
  ['3D000', 'an unknown database', false],
  ['42501', 'no right to the tables', false],
] as const)('%s, %s: waiting helps: %s', ([code, , helps]) => {
  expect(isAway(Object.assign(new Error('Connection terminated'), { code }))).toBe(helps)
})

test('a fault of ours is no reason to wait', () => {
  expect(isAway(new TypeError("Cannot read properties of undefined (reading 'code')"))).toBe(false)
})
