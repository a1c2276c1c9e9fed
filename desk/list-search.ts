/** The search parameters that choose what the inbox beside an enquiry shows. Links and forms keep them. */
const kept = ['state', 'before']

/** Returns the part of a page's search that belongs to the inbox, with `more`: '?state=new', or ''. */
export function listSearch(search: URLSearchParams, more: Record<string, string> = {}): string {
  const entries = [...[...search].filter(([name]) => kept.includes(name)), ...Object.entries(more)]
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''
}
