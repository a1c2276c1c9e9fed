import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerOptions, type ServerResponse } from 'node:http'
import { BlockList, isIPv6, type Socket } from 'node:net'
import { senderOf } from '../database/sender-of.ts'

/** Open connections of everybody. Idle ones take 20 kB each. */
const maxConnections = 4000
/**
 * Open connections of one sender. An office of thirty people opens up to 180. In a flood, a turn of the event loop accepts 500 and reads those of
 * the turn before, so with less, the flood's sender could be refused a page meanwhile.
 */
const usualMaxPerSender = 1500
/** Requests that may wait for their turn on one connection. Browsers and proxies send the next one after the response. */
const maxWaiting = 16
/** Milliseconds that a new connection may take to send its first request before it may be closed for a newer one. */
const grace = 1000

type Exchange = [request: IncomingMessage, response: ServerResponse]

/** `idleSince`: when its last request ended, or its grace; Infinity while a request is in work. */
type Connection = { idleSince: number; waiting: Exchange[] }

export type ConnectionOptions = ServerOptions & {
  /** Milliseconds without progress in either direction, after which a connection is closed: the client doesn't read its response. */
  idleTimeout: number
  /** Addresses and networks of proxies, which open the connections of many visitors. */
  proxies: readonly string[]
  /** Connections of one sender. Default: `usualMaxPerSender`. */
  maxPerSender?: number
}

/** Creates a server that bounds its connections, and answers the requests of each one after the other. */
export function createBoundedServer(
  handler: RequestListener,
  { idleTimeout, proxies, maxPerSender = usualMaxPerSender, ...options }: ConnectionOptions,
): Server {
  const isProxy = findProxies(proxies)
  const senders = new Map<string, Map<Socket, Connection>>()
  const connections = new WeakMap<Socket, Connection>()

  const server = createServer(options, (request, response) => {
    const connection = connections.get(request.socket)
    if (!connection) return handler(request, response)
    if (connection.idleSince !== Number.POSITIVE_INFINITY) return answer(connection, [request, response])
    if (connection.waiting.length < maxWaiting) connection.waiting.push([request, response])
    else close(request.socket)
  })
  server.maxConnections = maxConnections
  server.setTimeout(idleTimeout)

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const connection = { idleSince: performance.now() + grace, waiting: [] }
    connections.set(socket, connection)
    if (isProxy(address)) return
    const sender = senderOf(address)
    const others = senders.get(sender) ?? new Map<Socket, Connection>()
    if (others.size >= maxPerSender && !closeIdle(others)) return void socket.destroy()
    senders.set(sender, others.set(socket, connection))
    socket.once('close', () => {
      others.delete(socket)
      if (others.size === 0 && senders.get(sender) === others) senders.delete(sender)
    })
  })

  function answer(connection: Connection, [request, response]: Exchange): void {
    connection.idleSince = Number.POSITIVE_INFINITY
    response.once('close', () => {
      connection.idleSince = performance.now()
      const next = connection.waiting.shift()
      if (next && !request.socket.destroyed) answer(connection, next)
    })
    handler(request, response)
  }

  return server
}

/** Closes the connection that has been idle for longest. Returns whether there was one. */
function closeIdle(connections: Map<Socket, Connection>): boolean {
  let [longest, since]: [Socket | undefined, number] = [undefined, performance.now()]
  for (const [socket, { idleSince }] of connections) if (idleSince < since) [longest, since] = [socket, idleSince]
  if (!longest) return false
  connections.delete(longest)
  longest.destroy()
  return true
}

/** Closes a connection and ignores what has been read from it: Node would create each of a thousand requests. */
function close(socket: Socket & { parser?: { onIncoming: () => number } | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => 0
  socket.destroy()
}

/** Returns a function that tells whether an address is a proxy's. */
function findProxies(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const proxy of proxies) {
    const [address = '', prefix] = proxy.split('/')
    const family = familyOf(address)
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return (address) => list.check(address, familyOf(address))
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}
