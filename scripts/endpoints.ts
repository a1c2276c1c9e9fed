import type { Kind } from '../enquiries/enquiry.ts'

/**
 * Where the built pages send what visitors send: paths on the site's own server, unless BOOKING_ENDPOINT or
 * CONTACT_ENDPOINT name another host at build time, so that the pages can be hosted apart from the server.
 */
export const endpoints: Record<Kind, string> = {
  booking: process.env.BOOKING_ENDPOINT || '/dev/booking',
  contact: process.env.CONTACT_ENDPOINT || '/dev/contact',
}

/** The faults of both settings, each a sentence with its fix; empty when all is well. */
export function checkEndpoints(given: Record<Kind, string> = endpoints): string[] {
  return (['booking', 'contact'] as const).flatMap((kind) => {
    const endpoint = given[kind]
    const url = URL.canParse(endpoint, 'http://localhost') ? new URL(endpoint, 'http://localhost') : undefined
    const ours = endpoint.startsWith('/') && !endpoint.startsWith('//')
    const http = url !== undefined && /^https?:$/.test(url.protocol) && (ours || /^https?:\/\//.test(endpoint))
    if (http && url.pathname.endsWith(`/dev/${kind}`)) return []
    return [`${kind.toUpperCase()}_ENDPOINT is '${endpoint}': give an http(s) URL or a path that ends in /dev/${kind}, or leave it unset.`]
  })
}

/** The other hosts that pages must be allowed to call, as origins for the Content-Security-Policy. */
export function foreignOrigins(given: Record<Kind, string> = endpoints): string[] {
  const origins = Object.values(given)
    .filter((endpoint) => URL.canParse(endpoint))
    .map((endpoint) => new URL(endpoint).origin)
  return [...new Set(origins)]
}
