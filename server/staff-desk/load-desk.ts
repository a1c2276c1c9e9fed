import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DeskContext, Permission } from '../../domain/context.ts'
import { forever, isVariant, readFolder, type ServedFile, servedFile } from '../http/load-files.ts'

/** The built desk: its application, its permissions, and its scripts and styles by path. */
export type BuiltDesk = Omit<DeskBuild, 'paths'> & { assets: ReadonlyMap<string, ServedFile> }

/** The exports of the desk's server build. */
type DeskBuild = {
  handleDesk(request: Request, context: DeskContext): Promise<Response>
  permissions: readonly Permission[]
  /** The full path of each route. */
  paths: readonly string[]
}

/**
 * Loads the built desk.
 * @param buildDir absolute path of the build output, with `desk/client/assets/` and `desk/server/index.js`
 * @throws when the desk has not been built, or has a route without permissions
 */
export async function loadDesk(buildDir: string): Promise<BuiltDesk> {
  const folder = join(buildDir, 'desk')
  const contents = await readFolder(join(folder, 'client', 'assets'))
  // A computed path, so that type checking works without a build.
  const { handleDesk, permissions, paths }: DeskBuild = await import(pathToFileURL(join(folder, 'server', 'index.js')).href)
  const missing = paths.find((path) => !permissions.some((each) => each.path === path))
  if (missing) throw new Error(`${missing} has no row in desk/permissions.ts. Add one that says who may use it, and build the desk again.`)
  const files = [...contents.keys()].filter((file) => !isVariant(contents, file))
  const assets = new Map(files.map((file) => [`/desk/assets/${file}`, servedFile(contents, file, forever, { status: 200 })]))
  return { handleDesk, permissions, assets }
}
