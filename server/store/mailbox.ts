import { keyedHash } from './address-key.ts'

/**
 * The mailbox that an address belongs to, as far as it can be known: many providers deliver 'hana+anything@' to 'hana@',
 * and Gmail ignores dots. Only for counting: two people taken for one get a confirmation less.
 */
export function mailboxOf(email: string): string {
  const [local = '', host = ''] = email.toLowerCase().split('@')
  const name = local.replace(/\+.*$/s, '')
  return host === 'gmail.com' || host === 'googlemail.com' ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}

/** What is kept of a mailbox, to count its confirmations. */
export function hashMailbox(email: string, key: string): string {
  return keyedHash(`email:${mailboxOf(email)}`, key)
}
