import fc from 'fast-check'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { nastyHeaders } from './nasty-requests.ts'

/** Data written to a socket, part by part. `pause`: milliseconds after each part. `hangsUp`: closes without waiting for the response. */
export type NastyConnection = { parts: Buffer[]; pause: number; hangsUp: boolean }

const good = Buffer.from(JSON.stringify({ ...goodBooking, message: 'In pieces' }))

const last = 'Connection: close\r\n'

/** Returns the request headers of a booking. `length`: Content-Length, or another header in its place. */
function head(length: string | number, more = last): Buffer {
  const lengthHeader = typeof length === 'number' ? `Content-Length: ${length}` : length
  const lines = ['POST /dev/booking HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', lengthHeader]
  return Buffer.from(`${lines.join('\r\n')}\r\n${more}\r\n`, 'latin1')
}

const noise = fc.uint8Array({ minLength: 1, maxLength: 2000, size: 'max' }).map((bytes) => Buffer.from(bytes))

const smuggled = Buffer.from('0\r\n\r\nGET /healthz HTTP/1.1\r\n\r\n')

const parts = fc.oneof(
  // Bodies shorter or longer than their Content-Length.
  fc.nat(good.length).map((sent) => [head(good.length), good.subarray(0, sent)]),
  fc.integer({ min: -good.length, max: 50 }).map((wrong) => [head(good.length + wrong), good]),
  fc
    .integer({ min: 2, max: 12 })
    .map((pieces) => [
      head(good.length),
      ...Array.from({ length: pieces }, (_, at) => good.subarray((at * good.length) / pieces, ((at + 1) * good.length) / pieces)),
    ]),
  fc.constantFrom<Buffer[][]>(
    [head('Transfer-Encoding: chunked'), Buffer.from('zz\r\nnonsense\r\n')],
    [head('Content-Length: 5\r\nTransfer-Encoding: chunked'), smuggled],
    [head('Content-Length: -1'), good],
    [head(`Content-Length: ${'9'.repeat(40)}`), good],
    [head(good.length, `${last}X: a\0b\r\n`), good],
    [head(good.length, `${last}X: ${'x'.repeat(30_000)}\r\n`), good],
    [head(good.length, `${last}Host: evil.example\r\n`), good],
  ),
  nastyHeaders.map((headers) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    return [head(good.length, last + lines.join('')), good]
  }),
  fc
    .constantFrom('\0', '%00', '//../', '?a=%ff', '#x', ' x')
    .map((odd) => [Buffer.from(`POST /dev/booking${odd} HTTP/1.1\r\nHost: localhost\r\n${last}\r\n`)]),
  noise.map((bytes) => [bytes]),
  noise.map((bytes) => [head(good.length), bytes]),
  fc
    .integer({ min: 1, max: 8 })
    .map((before) => [...Array.from({ length: before }, () => Buffer.concat([head(good.length, ''), good])), head(good.length), good]),
)

/** A connection that stalls, trickles, or is not HTTP. */
export const nastyConnection: fc.Arbitrary<NastyConnection> = fc
  .record({ parts, pause: fc.nat(10), hangsUp: fc.boolean() })
  .map((connection) => ({ ...connection, [fc.toStringMethod]: () => shown(connection) }))

function shown({ parts, pause, hangsUp }: NastyConnection): string {
  const written = parts.map((part) => JSON.stringify(part.toString('latin1').slice(0, 500)))
  return `\n  ${written.join(`, after ${pause} ms `)}${hangsUp ? ', then hangs up' : ''}`
}
