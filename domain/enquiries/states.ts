/** The state of an enquiry. */
export const enquiryStates = ['new', 'answered', 'booked', 'done', 'declined'] as const

/** The states of enquiries that need nothing more. Their cars have left. */
export const closedStates = ['done', 'declined'] as const satisfies EnquiryState[]

export type EnquiryState = (typeof enquiryStates)[number]
