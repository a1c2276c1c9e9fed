import { asciiAddress } from './fields/email.ts'
import { nationalDigits } from './fields/phone.ts'

/** Normalises what people and cars are found by, so that the usual notations of an email, phone number or plate match. */
export const normalisers = {
  email: (text: string) => asciiAddress(text.trim()).toLowerCase(),
  phone: nationalDigits,
  plate: (text: string) => text.toUpperCase().replaceAll(/[^\p{Letter}\p{Number}]/gu, ''),
}

/** Returns the normalised answers that are stored with an enquiry; '' for missing ones. */
export function searchKeysOf({ email, phone, plate }: Record<'email' | 'phone' | 'plate', string | null>) {
  return {
    email_key: normalisers.email(email ?? ''),
    phone_key: normalisers.phone(phone ?? ''),
    plate_key: normalisers.plate(plate ?? ''),
  }
}
