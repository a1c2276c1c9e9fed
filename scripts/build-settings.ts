import type { Kind } from '../enquiries/enquiry.ts'

/**
 * What the environment says to the build. Both endpoints are paths on the site's own server, unless BOOKING_ENDPOINT or
 * CONTACT_ENDPOINT name another host, so that the pages can be hosted apart from the server.
 */
export const buildSettings = {
  /** Where the forms post to. */
  endpoints: {
    booking: process.env.BOOKING_ENDPOINT || '/dev/booking',
    contact: process.env.CONTACT_ENDPOINT || '/dev/contact',
  } satisfies Record<Kind, string>,
  /** The origin that search engines and shared links are told: 'https://www.example.co.nz'. */
  publicUrl: (process.env.PUBLIC_URL || 'http://localhost:3000').replace(/\/$/, ''),
}

export type BuildSettings = typeof buildSettings

/** The faults of these settings, each a sentence with its fix; empty when all is well. */
export function checkBuildSettings({ endpoints, publicUrl }: BuildSettings = buildSettings): string[] {
  const faults = (['booking', 'contact'] as const).flatMap((kind) => {
    const endpoint = endpoints[kind]
    const url = URL.canParse(endpoint, 'http://localhost') ? new URL(endpoint, 'http://localhost') : undefined
    const ours = endpoint.startsWith('/') && !endpoint.startsWith('//')
    if (url && (ours || /^https?:\/\//.test(endpoint)) && url.pathname.endsWith(`/dev/${kind}`)) return []
    return [`${kind.toUpperCase()}_ENDPOINT is '${endpoint}': give an http(s) URL or a path that ends in /dev/${kind}, or leave it unset.`]
  })
  const isOrigin = URL.canParse(publicUrl) && /^https?:$/.test(new URL(publicUrl).protocol) && new URL(publicUrl).origin === publicUrl
  return isOrigin ? faults : [...faults, `PUBLIC_URL is '${publicUrl}': give an origin like https://www.example.co.nz, without a path.`]
}

/** The other hosts that pages must be allowed to call, as origins for the Content-Security-Policy. */
export function foreignOrigins({ endpoints }: Pick<BuildSettings, 'endpoints'> = buildSettings): string[] {
  const origins = Object.values(endpoints)
    .filter((endpoint) => URL.canParse(endpoint))
    .map((endpoint) => new URL(endpoint).origin)
  return [...new Set(origins)]
}
