import { createServer, type Server, type Socket } from 'node:net'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../testing/free-port.ts'
import { isUnreachable } from './is-unreachable.ts'

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

/** Starts a TCP server that isn't a database. Returns its host and port. */
async function listen(answer: (socket: Socket) => void): Promise<string> {
  const server: Server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

test('a port without a listener is unreachable', async () => {
  const port = await freePort()
  expect(isUnreachable(await errorOf(`127.0.0.1:${port}`))).toBe(true)
  // Several addresses with one aggregate error.
  expect(isUnreachable(await errorOf(`localhost:${port}`))).toBe(true)
})

test('an unknown host is unreachable', async () => {
  expect(isUnreachable(await errorOf('database.invalid'))).toBe(true)
})

test('a listener that says nothing or drops the connection is unreachable', async () => {
  expect(isUnreachable(await errorOf(await listen((socket) => onTestFinished(() => void socket.destroy()))))).toBe(true)
  expect(isUnreachable(await errorOf(await listen((socket) => socket.end())))).toBe(true)
  expect(isUnreachable(await errorOf(await listen((socket) => socket.resetAndDestroy())))).toBe(true)
})

// Built by hand, because a running PostgreSQL can't be made to send most of them.
test.for([
  ['57P03', 'starting up', true],
  ['57P01', 'shutting down', true],
  ['53300', 'too many connections', true],
  ['08006', 'connection failure', true],
  ['28P01', 'a wrong password', false],
  ['28000', 'an unknown role', false],
  ['3D000', 'an unknown database', false],
  ['42501', 'no privilege on the tables', false],
] as const)('%s, %s: unreachable is %s', ([code, , unreachable]) => {
  expect(isUnreachable(Object.assign(new Error('Connection terminated'), { code }))).toBe(unreachable)
})

test("a bug of ours doesn't count as unreachable", () => {
  expect(isUnreachable(new TypeError("Cannot read properties of undefined (reading 'code')"))).toBe(false)
})
