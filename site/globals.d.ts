/** Defined by the build (build/build-settings.ts): the forms' endpoints. */
declare const __BOOKING_ENDPOINT__: string
declare const __CONTACT_ENDPOINT__: string
