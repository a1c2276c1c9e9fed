import type { FieldErrors } from '../../form.ts'
import type { BookingAnswers } from './booking.ts'

/** A typical booking. */
export const goodBooking: BookingAnswers = {
  name: 'Hana Williams',
  email: 'hana.williams@example.co.nz',
  phone: '021 555 0142',
  plate: 'KLM482',
  service: 'Inspection and WoF Services',
  message: 'WoF is due on Friday. The left brake light is out as well, could you fit a bulb while you are there?',
}

/** Valid bookings, each with a reason why a stricter rule might reject it. */
export const goodBookings: readonly { because: string; answers: BookingAnswers }[] = [
  { because: 'it is a typical one', answers: goodBooking },
  {
    because: 'the name has macrons and the message is in te reo',
    answers: { ...goodBooking, name: 'Mārama Tūhoe', message: 'Kia ora, he rite tonu te haruru o te pūkaha. Ngā mihi.' },
  },
  { because: 'the address has an apostrophe', answers: { ...goodBooking, email: "s.o'brien@example.co.nz" } },
  { because: 'the phone is a landline with spaces', answers: { ...goodBooking, phone: '06 555 0100' } },
  { because: 'the phone is written from abroad, with hyphens', answers: { ...goodBooking, phone: '+64-21-555-0142' } },
  { because: 'the plate has the old format', answers: { ...goodBooking, plate: 'AB1234' } },
  { because: 'the plate is a personalised one with a space', answers: { ...goodBooking, plate: 'KIWI 1' } },
  {
    because: 'the name is Arabic, and the message has joined emoji',
    answers: { ...goodBooking, name: 'ليلى الأحمد', message: 'השלום 👨‍👩‍👧‍👦 our Corolla needs a WoF ❤️' },
  },
  { because: 'the message has several lines', answers: { ...goodBooking, message: 'Rust above the rear arch.\nAlso: new wipers.' } },
]

/** Invalid bookings, with every message that the visitor should see. */
export const badBookings: readonly { because: string; answers: Partial<BookingAnswers>; fieldErrors: FieldErrors }[] = [
  {
    because: 'nothing is filled in',
    answers: { name: '', email: '', phone: '', plate: '', service: '', message: '' },
    fieldErrors: {
      name: 'Name is required.',
      email: 'Email is required.',
      phone: 'Phone is required.',
      plate: 'Registration plate is required.',
      service: 'Please select a service type.',
      message: 'Message is required.',
    },
  },
  {
    because: 'answers are only whitespace',
    answers: { ...goodBooking, name: '   ', plate: '  ', message: '\n \t' },
    fieldErrors: { name: 'Name is required.', plate: 'Registration plate is required.', message: 'Message is required.' },
  },
  {
    because: 'the address has no @',
    answers: { ...goodBooking, email: 'hana.example.co.nz' },
    fieldErrors: { email: 'Please enter a valid email address.' },
  },
  {
    because: 'the address has no domain',
    answers: { ...goodBooking, email: 'hana@localhost' },
    fieldErrors: { email: 'Please enter a valid email address.' },
  },
  {
    because: 'two addresses are given',
    answers: { ...goodBooking, email: 'a@example.nz,b@example.nz' },
    fieldErrors: { email: 'Please enter a valid email address.' },
  },
  {
    because: 'a landline without spaces has nine characters',
    answers: { ...goodBooking, phone: '065550100' },
    fieldErrors: { phone: 'Please enter a valid phone number.' },
  },
  {
    because: 'the phone has letters',
    answers: { ...goodBooking, phone: '0800 WORKSHOP' },
    fieldErrors: { phone: 'Please enter a valid phone number.' },
  },
  {
    because: 'the plate is in lower case',
    answers: { ...goodBooking, plate: 'klm482' },
    fieldErrors: { plate: 'Please enter a valid registration plate.' },
  },
  {
    because: 'the plate has nine characters',
    answers: { ...goodBooking, plate: 'ABCDEF123' },
    fieldErrors: { plate: 'Please enter a valid registration plate.' },
  },
  {
    because: 'the service is not one of ours',
    answers: { ...goodBooking, service: 'Boat Repairs' },
    fieldErrors: { service: 'Please select a service type.' },
  },
  {
    because: 'answers have only invisible characters',
    answers: { ...goodBooking, name: '\u200b\u2060 \ufe0f', plate: '\u3164\u115f', message: '\u2800\n\u200f\u00ad' },
    fieldErrors: { name: 'Name is required.', plate: 'Registration plate is required.', message: 'Message is required.' },
  },
  {
    because: 'the plate has thousands of characters',
    answers: { ...goodBooking, plate: 'A'.repeat(9000) },
    fieldErrors: { plate: 'Please enter a valid registration plate.' },
  },
  {
    because: 'answers are too long',
    answers: { ...goodBooking, name: 'a'.repeat(201), message: 'a'.repeat(5001) },
    fieldErrors: { name: 'Name must be 200 characters or fewer.', message: 'Message must be 5,000 characters or fewer.' },
  },
]
