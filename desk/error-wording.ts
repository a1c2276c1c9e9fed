/** Returns what an error page says: what happened, and what to do. */
export function errorWording(status: number): { title: string; text: string } {
  if (status === 404) {
    return { title: 'There’s nothing here', text: 'The enquiry may have been deleted, or the link is wrong. Look for it in the inbox.' }
  }
  if (status === 403) return { title: 'This page is for owners', text: 'Ask the owner if you need something changed here.' }
  if (status === 400) return { title: 'That form was out of date', text: 'Open the page again from the inbox, then try once more.' }
  if (status === 503)
    return { title: 'The desk can’t reach its records', text: 'Nothing is lost. Wait a minute, then load this page again.' }
  return { title: 'Something went wrong', text: 'Load this page again. If it happens again, tell the owner what you did last.' }
}
