import type { EnquiryRow } from './tables.ts'

/** What a person or car is searched by: returns the same text for the usual notations of one address, number or plate. */
export const normalisers = {
  email: (text: string) => text.trim().toLowerCase(),
  phone: normalisePhone,
  plate: (text: string) => text.toUpperCase().replaceAll(/[^\p{Letter}\p{Number}]/gu, ''),
}

/** Returns the normalised answers that are stored with an enquiry; null where nothing is left of one. */
export function searchKeysOf({ email, phone, plate }: Pick<EnquiryRow, 'email' | 'phone' | 'plate'>) {
  return {
    email_key: (email && normalisers.email(email)) || null,
    phone_key: (phone && normalisers.phone(phone)) || null,
    plate_key: (plate && normalisers.plate(plate)) || null,
  }
}

/**
 * Returns the digits of a number without New Zealand's country code and the leading 0: 215550142 for 021 555 0142, +64 21 555 0142,
 * 0064 (0)21 555 0142 and 64-21-5550142. New Zealand numbers have eight to ten digits after the 0; other countries' keep their code.
 */
function normalisePhone(text: string): string {
  const digits = text.replaceAll(/\D/g, '').replace(/^00/, '')
  return digits.replace(/^64(?=0?\d{8,10}$)/, '').replace(/^0/, '')
}
