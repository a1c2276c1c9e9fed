import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../desk/routes.ts'

/** The full path of every page and form of the desk. */
export const deskPaths: readonly string[] = [...new Set(pathsOf(routes, '/desk'))]

function pathsOf(entries: readonly RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const own = path ? `${parent}/${path}` : parent
    return [own, ...pathsOf(children, own)]
  })
}
