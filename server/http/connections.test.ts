import { once } from 'node:events'
import { type RequestListener, ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { until } from '../testing/until.ts'
import { type ConnectionOptions, createBoundedServer } from './connections.ts'

const get = 'GET / HTTP/1.1\r\nHost: a.nz\r\n\r\n'
const answerAtOnce: RequestListener = (_request, response) => void response.end('ok')

/** Starts a server. `open` connects a client from an address of the loopback network, whose `text` has what it read. */
async function serverWith(handler: RequestListener, options: Partial<ConnectionOptions> = {}) {
  const server = createBoundedServer(handler, { idleTimeout: 30_000, proxies: [], maxPerSender: 50, ...options }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { open: (localAddress = '127.0.0.1') => client(connect({ port, host: '127.0.0.1', localAddress })) }
}

function client(socket: Socket) {
  const received: string[] = []
  socket.on('data', (chunk) => void received.push(chunk.toString('latin1')))
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  const closed = new Promise((resolve) => socket.once('close', resolve))
  return { socket, closed, text: () => received.join(''), isClosed: () => socket.destroyed, isOpen: () => once(socket, 'connect') }
}

test('requests on one connection are handled one after the other, and answered in order', async () => {
  let inWork = 0
  let most = 0
  const { open } = await serverWith(async ({ url }, response) => {
    most = Math.max(most, ++inWork)
    await wait(url === '/0' ? 50 : 1)
    inWork--
    response.end(`page ${url}`)
  })
  const { socket, text } = open()
  socket.write(Array.from({ length: 17 }, (_, at) => get.replace('/', `/${at}`)).join(''))
  await until(() => text().includes('page /16'))
  expect(text().match(/page \/\d+/g)).toEqual(Array.from({ length: 17 }, (_, at) => `page /${at}`))
  expect(most).toBe(1)
})

test.for<[string, string]>([
  ['requests of usual length', get],
  ['the shortest requests that there are', 'GET / HTTP/1.1\r\n\r\n'],
])('a connection with thousands of %s at once is closed: one is handled, and few are kept in memory', async ([, request]) => {
  let handled = 0
  let created = 0
  class CountedResponse extends ServerResponse {
    constructor(...given: ConstructorParameters<typeof ServerResponse>) {
      super(...given)
      created++
    }
  }
  const handler: RequestListener = (_request, response) => setTimeout(() => response.end(), 100 + handled++)
  const { open } = await serverWith(handler, { requireHostHeader: false, ServerResponse: CountedResponse as typeof ServerResponse })
  const clients = Array.from({ length: 20 }, () => open())
  for (const { socket } of clients) socket.write(request.repeat(3600))
  await Promise.all(clients.map(({ closed }) => closed))
  expect(handled).toBe(20)
  expect(created).toBe(20 * 18)
})

test('a client that never reads its response is closed; one that reads slowly gets all of it', async () => {
  const body = Buffer.alloc(16_000_000, 'x')
  const { open } = await serverWith((_request, response) => void response.end(body), { idleTimeout: 1500 })
  const [never, slow] = [open(), open()]
  never.socket.pause()
  let read = 0
  slow.socket.on('data', (chunk) => {
    read += chunk.length
    slow.socket.pause()
    setTimeout(() => slow.socket.resume(), 15)
  })
  for (const { socket } of [never, slow]) socket.write(get)
  const start = performance.now()
  await until(() => read > body.length)
  // Proof that it was slow: longer than the timeout.
  expect(performance.now() - start).toBeGreaterThan(1500)
  // It learns about it when it reads.
  never.socket.resume()
  await never.closed
  expect(never.text().length).toBeLessThan(body.length)
})

test('an office of thirty people may open six connections each, and all are answered', async () => {
  const { open } = await serverWith(answerAtOnce, { maxPerSender: undefined })
  const many = Array.from({ length: 180 }, () => open())
  for (const { socket } of many) socket.write(get)
  await until(() => many.every(({ text }) => text().includes('ok')))
})

test('a sender with its share of connections gets no more while all are in work; others do', async () => {
  const { open } = await serverWith(() => {})
  const many = Array.from({ length: 50 }, () => open())
  for (const { socket } of many) socket.write(get)
  await Promise.all(many.map(({ isOpen }) => isOpen()))
  await open().closed
  const other = open('127.0.0.2')
  await other.isOpen()
  await wait(200)
  expect([other, ...many].filter(({ isClosed }) => isClosed())).toEqual([])
})

test('a new connection replaces the one of its sender that has been idle for longest', async () => {
  const { open } = await serverWith(answerAtOnce)
  const first = open()
  await first.isOpen()
  const many = Array.from({ length: 49 }, () => open())
  await Promise.all(many.map(({ isOpen }) => isOpen()))
  await wait(1100)
  first.socket.write(get)
  await until(() => first.text().includes('ok'))
  const late = open()
  late.socket.write(get)
  await until(() => late.text().includes('ok'))
  await until(() => many.some(({ isClosed }) => isClosed()))
  expect([first, ...many].filter(({ isClosed }) => isClosed())).toEqual([many[0]])
})

test('a connection that was answered just now is idle; a new one gets a second to send its request', async () => {
  const { open } = await serverWith(answerAtOnce)
  const many = Array.from({ length: 50 }, () => open())
  await Promise.all(many.map(({ isOpen }) => isOpen()))
  await open().closed
  for (const { socket } of many) socket.write(get)
  await until(() => many.every(({ text }) => text().includes('ok')))
  const late = open()
  late.socket.write(get)
  await until(() => late.text().includes('ok'))
})

test.for([[['127.0.0.1']], [['10.0.0.0/8', '127.0.0.0/8']], [['::ffff:127.0.0.1']]])(
  'a proxy in %s may open more connections than one sender',
  async ([proxies]) => {
    const { open } = await serverWith(answerAtOnce, { proxies })
    const many = Array.from({ length: 60 }, () => open())
    await Promise.all(many.map(({ isOpen }) => isOpen()))
    await wait(200)
    expect(many.filter(({ isClosed }) => isClosed())).toEqual([])
  },
)
