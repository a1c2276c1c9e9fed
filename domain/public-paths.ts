/** The pages of the desk that need no session: signing in, using a link from an owner, and the calendars of phones, whose secret is in the path. */
const publicPath = /^\/desk\/(?:sign-in|join|feed\/[^/]+)$/

/** Whether a page of the desk is for everybody. Every other needs a session, and what it shows is then up to `who` of the use cases. */
export function isPublicPath(path: string): boolean {
  return publicPath.test(path)
}
