/** The ruled head of the card that the account pages share. */
export const accountCells = [
  { label: 'Job no.', text: 'New' },
  { label: 'Bay', text: 'Counter' },
]
