import { createHash, randomBytes } from 'node:crypto'

/** Returns a new session token, invite key or calendar-link secret: 256 random bits, as text for a cookie or a URL. */
export function newKey(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the hash that is stored instead of a key. Keys are random, so they need no slow hash. */
export function sha256(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
