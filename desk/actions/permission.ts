import type { Role } from './desk.ts'

/** `anonymous`: a visitor who isn't signed in. */
export type Who = Role | 'anonymous'

/** Who may use a route of the desk. `path`: a URL's pathname, in which ':id' matches any one segment. */
export type Permission = { path: string; who: Readonly<Record<Who, boolean>> }
