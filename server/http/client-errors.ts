import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Facts } from '../../workshop/facts.ts'
import { notOpenedPage } from './error-page.ts'
import { securityHeaders } from './security-headers.ts'

const statuses: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/**
 * Responds to malformed HTTP, overlong addresses and headers, and requests that time out. Node has no request or response object for them, so this
 * writes to the socket. Nor are there headers to look at once an address is too long, which happens to people rather than programs: they get a page.
 */
export function handleClientError(error: Error & { code?: string }, socket: Socket, facts: () => Facts): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = statuses[error.code ?? ''] ?? 400
  const title = STATUS_CODES[status]
  const body = status === 431 ? notOpenedPage(status, facts().business) : JSON.stringify({ type: 'about:blank', title, status })
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    `Content-Type: ${status === 431 ? 'text/html; charset=utf-8' : 'application/problem+json'}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
    ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
