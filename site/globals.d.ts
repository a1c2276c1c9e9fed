/** Defined by the build (build/build-settings.ts): the forms' endpoints, and the site's own origin or ''. */
declare const __BOOKING_ENDPOINT__: string
declare const __CONTACT_ENDPOINT__: string
declare const __PUBLIC_URL__: string
