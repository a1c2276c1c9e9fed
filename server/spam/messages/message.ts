/** A message as it was typed, with the name of its sender. A contact enquiry has a subject, a booking has none. */
export type TestMessage = { name: string; subject?: string; message: string }
