/** The search parameters of the inbox beside an enquiry, which links and forms keep. */
const kept = ['state', 'before']

/** Returns the inbox's search parameters, with `more` added, as '?state=new' or ''. */
export function inboxQuery(search: URLSearchParams, more: Record<string, string> = {}): string {
  const entries = [...[...search].filter(([name]) => kept.includes(name)), ...Object.entries(more)]
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''
}
