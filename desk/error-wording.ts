/** Returns an error page's wording: what happened and what to do. */
export function describeError(status: number): { title: string; text: string } {
  if (status === 404) {
    return { title: 'There’s nothing here', text: 'The enquiry may have been deleted, or the link is wrong. Look for it in the inbox.' }
  }
  if (status === 403) return { title: 'This page is for owners', text: 'Ask the owner if you need something changed here.' }
  if (status === 400) return { title: 'That form was out of date', text: 'Open the enquiry again from the inbox and have another go.' }
  if (status === 503)
    return { title: 'The desk isn’t working right now', text: 'Nothing’s been lost. Wait a minute, then reload this page.' }
  return { title: 'Something went wrong', text: 'Reload this page. If it happens again, tell the owner what you were doing.' }
}
