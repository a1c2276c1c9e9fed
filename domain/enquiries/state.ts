export const enquiryStates = ['new', 'answered', 'booked', 'done', 'declined'] as const

/** The states of enquiries that need nothing more. Their cars have left. */
export const closedStates = ['done', 'declined'] as const satisfies EnquiryState[]

export type EnquiryState = (typeof enquiryStates)[number]

export function isEnquiryClosed(state: string | null | undefined): boolean {
  return closedStates.some((each) => each === state)
}
