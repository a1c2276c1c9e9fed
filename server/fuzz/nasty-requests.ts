import fc from 'fast-check'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { goodContact } from '../../domain/enquiries/contact/contact.examples.ts'
import { corrupted, formBody, jsonBody, mostly } from './nasty-bodies.ts'

/** A malformed or hostile request, or a valid one with a few odd parts. */
export type NastyRequest = {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'GET' | 'HEAD' | 'OPTIONS'
  url: string
  headers: Headers
  body: Buffer
}
type Headers = Record<string, string>

const header = (name: string, ...values: string[]) => fc.constantFrom(...values).map((value): Headers => ({ [name]: value }))

/** Hostile header values that HTTP allows. */
export const nastyHeaders: fc.Arbitrary<Headers> = fc.oneof(
  header('form-age', '-1', '1e999', 'NaN', '9'.repeat(400), '0x10', ' '),
  header('idempotency-key', '', ' ', '../..', 'x'.repeat(65), '\u00ff'),
  header('user-agent', 'x'.repeat(4000), '\u00ff\u0080%{x}'),
  header('x-forwarded-for', 'nonsense', '::1, 127.0.0.1', 'victim@evil.example', `${'1.1.1.1, '.repeat(300)}2`),
  header('x-forwarded-host', 'evil.example'),
  header('x-forwarded-proto', 'gopher'),
  header('host', 'evil.example', '', '[::', 'a b', 'localhost:99999'),
  header('origin', 'null', 'http://', 'https://evil.example', 'file://'),
  header('sec-fetch-site', 'nonsense'),
  header('content-encoding', 'gzip', 'br', 'nonsense'),
  header(
    'content-type',
    '',
    ';',
    'application/json; charset=utf-7',
    'application/json;;',
    'multipart/form-data',
    'text/plain',
    'a/b'.repeat(500),
  ),
  header('accept-encoding', 'br;q=-1', ';;;,,,', 'x'.repeat(5000)),
  header('expect', 'nonsense'),
  header('cookie', '__proto__=1; a=b'),
  header('if-none-match', '"'.repeat(500)),
)

const oddMethod = fc.constantFrom<NastyRequest['method']>('GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE')

const oddUrl = (url: string) =>
  fc.oneof(
    fc.constantFrom(`${url}/`, `${url}?a=%ff`, `${url}#x`, `${url}%00`, `${url}/..%2f`, '/healthz', '/', '/%ff', '/serice-details'),
    fc.webPath().map((path) => path || '/'),
  )

function requestTo(url: string, type: string, text: fc.Arbitrary<string>): fc.Arbitrary<NastyRequest> {
  const whole = text.map((body) => Buffer.from(body))
  return fc
    .record({
      method: mostly(fc.constant<NastyRequest['method']>('POST'), 2, oddMethod),
      url: mostly(fc.constant(url), 3, oddUrl(url)),
      headers: mostly(fc.constant({}), 30, nastyHeaders).map((odd): Headers => ({ 'content-type': type, ...odd })),
      body: mostly(whole, 10, corrupted(whole)),
    })
    .map((request) => ({ ...request, [fc.toStringMethod]: () => shown(request) }))
}

function shown({ method, url, headers, body }: NastyRequest): string {
  return `\n  ${method} ${url} ${JSON.stringify(headers)} ${JSON.stringify(body.toString().slice(0, 1000))} (${body.length} bytes)`
}

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'

/** A request to a JSON endpoint or a form. */
export const nastyRequest: fc.Arbitrary<NastyRequest> = fc.oneof(
  { weight: 46, arbitrary: requestTo('/dev/booking', json, jsonBody(goodBooking)) },
  { weight: 46, arbitrary: requestTo('/dev/contact', json, jsonBody(goodContact)) },
  { weight: 4, arbitrary: requestTo('/appointment', form, formBody(goodBooking)) },
  { weight: 4, arbitrary: requestTo('/contact', form, formBody(goodContact)) },
)
