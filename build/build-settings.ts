import { enquiries } from '../domain/enquiries/enquiries.ts'
import type { EnquiryKind } from '../domain/enquiries/enquiry.ts'

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
}

export type BuildSettings = typeof buildSettings

/** Returns the errors in these settings, each with its fix. */
export function checkBuildSettings({ endpoints }: BuildSettings = buildSettings): string[] {
  return (['booking', 'contact'] as const).flatMap((kind) => {
    const endpoint = endpoints[kind]
    const { path } = enquiries[kind]
    const url = URL.canParse(endpoint, 'http://localhost') ? new URL(endpoint, 'http://localhost') : undefined
    const ours = endpoint.startsWith('/') && !endpoint.startsWith('//')
    if (url && (ours || /^https?:\/\//.test(endpoint)) && url.pathname.endsWith(path)) return []
    return [`${kind.toUpperCase()}_ENDPOINT is '${endpoint}': give an http(s) URL or a path that ends in ${path}, or leave it unset.`]
  })
}
