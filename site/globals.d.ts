/** Where the forms post to, put in by the build (scripts/endpoints.ts). */
declare const __BOOKING_ENDPOINT__: string
declare const __CONTACT_ENDPOINT__: string
