import { asciiAddress } from '../../domain/enquiries/fields/email.ts'
import { keyedHash } from '../database/address-key.ts'

/**
 * Returns the mailbox that an address probably belongs to: many providers deliver 'hana+anything@' to 'hana@', and Gmail
 * ignores dots. Only for counting: if two mailboxes look like one, they share a limit.
 */
function mailboxOf(email: string): string {
  const [local = '', host = ''] = asciiAddress(email).toLowerCase().split('@')
  const name = local.replace(/\+.*$/s, '')
  return host === 'gmail.com' || host === 'googlemail.com' ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}

/** Returns the hash under which a mailbox's confirmations are counted. */
export function hashMailbox(email: string, key: string): string {
  return keyedHash(`email:${mailboxOf(email)}`, key)
}
