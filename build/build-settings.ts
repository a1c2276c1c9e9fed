import { enquiries } from '../domain/enquiries/enquiries.ts'
import type { EnquiryKind } from '../domain/enquiries/enquiry.ts'
import { parseOrigin } from '../server/origin.ts'

/**
 * The build's settings from the environment. The endpoints are paths on the site's own server, unless BOOKING_ENDPOINT or
 * CONTACT_ENDPOINT name another host for pages that are hosted separately.
 */
export const buildSettings = {
  /** Where the forms post to. */
  endpoints: {
    booking: process.env.BOOKING_ENDPOINT || enquiries.booking.path,
    contact: process.env.CONTACT_ENDPOINT || enquiries.contact.path,
  } satisfies Record<EnquiryKind, string>,
  /** The origin in canonical URLs, the sitemap and shared links: 'https://www.example.co.nz'. Without it they are left out. */
  publicUrl: readPublicUrl(process.env.PUBLIC_URL),
}

/** Returns PUBLIC_URL as the server reads it: 'https://Example.co.nz/' is https://example.co.nz. Invalid text is returned unchanged. */
export function readPublicUrl(text = ''): string | undefined {
  return parseOrigin(text.trim()) ?? (text.trim() || undefined)
}

export type BuildSettings = typeof buildSettings

/** Returns the errors in these settings, each with its fix. */
export function checkBuildSettings({ endpoints, publicUrl }: BuildSettings = buildSettings): string[] {
  const errors = (['booking', 'contact'] as const).flatMap((kind) => {
    const endpoint = endpoints[kind]
    const { path } = enquiries[kind]
    const url = URL.canParse(endpoint, 'http://localhost') ? new URL(endpoint, 'http://localhost') : undefined
    const ours = endpoint.startsWith('/') && !endpoint.startsWith('//')
    if (url && (ours || /^https?:\/\//.test(endpoint)) && url.pathname.endsWith(path)) return []
    return [`${kind.toUpperCase()}_ENDPOINT is '${endpoint}': give an http(s) URL or a path that ends in ${path}, or leave it unset.`]
  })
  if (publicUrl === undefined || parseOrigin(publicUrl) !== undefined) return errors
  return [...errors, `PUBLIC_URL is '${publicUrl}': give an origin like https://www.example.co.nz, without a path.`]
}

/** Returns the origins of other hosts that the Content-Security-Policy must allow pages to call. */
export function foreignOrigins({ endpoints }: Pick<BuildSettings, 'endpoints'> = buildSettings): string[] {
  const origins = Object.values(endpoints)
    .filter((endpoint) => URL.canParse(endpoint))
    .map((endpoint) => new URL(endpoint).origin)
  return [...new Set(origins)]
}
