/** Shown in a form whose email would be one too many from this account within an hour. */
export const tooManyMails =
  'You’ve reached the limit of emails to customers for one hour, so this one wasn’t sent. What you typed is still here. Try again later, or ring the customer.'
