import { connect } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

/** What an attacker sends: the same request several times on each connection. */
export type Attack = { connections: number; request: string; times: number; reads?: boolean }

const { port, connections, request, times, reads = true }: Attack & { port: number } = workerData

// In a thread of its own, so that the page requested beside it doesn't wait for the attacker.
for (let at = 0; at < connections; at++) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  if (reads) socket.resume()
  socket.write(request.repeat(times))
}
parentPort?.postMessage('begun')
