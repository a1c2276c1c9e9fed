import type { Permission } from '../../domain/context.ts'

/** Returns a function that finds a path's permissions, or undefined when the desk has no such route. */
export function permissionFinder(permissions: readonly Permission[]): (path: string) => Permission['who'] | undefined {
  const routes = permissions.map(({ path, who }) => {
    const segments = path.split('/').map((segment) => (segment.startsWith(':') ? '[^/]+' : RegExp.escape(segment)))
    // React Router ignores case and trailing slashes too.
    return { pattern: new RegExp(`^${segments.join('/')}/*$`, 'i'), who }
  })
  return (path) => {
    const decoded = decodePath(documentPath(path))
    return decoded === undefined ? undefined : routes.find(({ pattern }) => pattern.test(decoded))?.who
  }
}

/** Whether a path asks for the data of a page instead of the page. */
export function isDataPath(path: string): boolean {
  return path.endsWith('.data')
}

/** Returns the path of the page whose data a path asks for, or the path itself. */
export function documentPath(path: string): string {
  return path.replace(/\/_\.data$/, '/').replace(/\.data$/, '')
}

/** Decodes each segment, as React Router does. */
function decodePath(path: string): string | undefined {
  try {
    return path
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return undefined
  }
}
