/** The path of a request without its query. Not by URL, to which '//host/path' is a path of another host. */
export function pathOf({ url }: { url: string }): string {
  return url.split('?', 1)[0] ?? ''
}
