/** Milliseconds since 1970. */
export type Instant = number
