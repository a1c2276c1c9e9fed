import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const hashWith = promisify(argon2)

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const hashBytes = 32

/** Returns a PHC string with a new salt: `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>`. Runs in Node's thread pool. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(saltBytes)
  return phcString(nonce, await hashWith('argon2id', { message: password, nonce, tagLength: hashBytes, ...cost }))
}

/** Whether a password matches a PHC string. @throws when the string isn't in the format of `hashPassword` */
export async function verifyPassword(password: string, phc: string): Promise<boolean> {
  const { hash, ...parameters } = parse(phc)
  return timingSafeEqual(await hashWith('argon2id', { message: password, ...parameters }), hash)
}

/** A PHC string that no password matches. Verifying against it takes the usual time, so timing doesn't reveal an unknown email. */
export const dummyHash = phcString(randomBytes(saltBytes), randomBytes(hashBytes))

function phcString(nonce: Buffer, hash: Buffer): string {
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(hash)}`
}

/** Reads the cost from the string, so that old passwords still match after the cost is raised. */
function parse(phc: string): Omit<Argon2Parameters, 'message'> & { hash: Buffer } {
  const [, m, t, p, salt, hash] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(phc) ?? []
  if (!salt || !hash) throw new Error('A stored password is not a PHC string of argon2id.')
  const bytes = Buffer.from(hash, 'base64')
  return {
    memory: Number(m),
    passes: Number(t),
    parallelism: Number(p),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: bytes.length,
    hash: bytes,
  }
}

/** Without padding, as PHC strings require. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
