import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** A minimal load balancer: it polls each server's readiness, and retries a request on another server only if the connection was refused. */
export type Proxy = {
  url: string
  /** Adds a server. Resolves once it is ready and gets requests. */
  add(server: string): Promise<void>
  remove(server: string): void
  close(): Promise<void>
}

/** Milliseconds between two readiness checks. */
const pollInterval = 50

/** Starts a proxy on a free port, with keep-alive connections to the servers. */
export async function startProxy(): Promise<Proxy> {
  const ready = new Map<string, boolean>()
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  let closed = false

  async function watch(server: string): Promise<void> {
    while (!closed && ready.has(server)) {
      const response = await fetch(`${server}/readyz`).catch(() => undefined)
      if (ready.has(server)) ready.set(server, response?.ok ?? false)
      await wait(pollInterval)
    }
  }

  function pass(from: IncomingMessage, to: ServerResponse, tried: readonly string[] = []): void {
    const left = [...ready].flatMap(([server, is]) => (is && !tried.includes(server) ? [server] : []))
    const server = left[turn++ % left.length]
    if (!server) return void to.writeHead(502).end()
    const passed = request(server + from.url, { method: from.method, headers: from.headers, agent }, (response) => {
      to.writeHead(response.statusCode ?? 502, { 'content-type': response.headers['content-type'] ?? '' })
      response.pipe(to)
    })
    passed.on('error', (error: NodeJS.ErrnoException) => {
      // Safe to retry: no server has seen the request.
      if (error.code === 'ECONNREFUSED') pass(from, to, [...tried, server])
      else to.writeHead(502).end()
    })
    from.pipe(passed)
  }

  const http = createServer((from, to) => pass(from, to))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const address = http.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    async add(server) {
      ready.set(server, false)
      void watch(server)
      while (!ready.get(server)) await wait(pollInterval)
    },
    remove: (server) => void ready.delete(server),
    close() {
      closed = true
      agent.destroy()
      http.closeAllConnections()
      return new Promise((resolve) => http.close(() => resolve()))
    },
  }
}
