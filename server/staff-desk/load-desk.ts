import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DeskContext } from '../../domain/context.ts'
import { forever, isVariant, readFolder, type ServedFile, servedFile } from '../http/served-file.ts'

/** The built desk: its application, and its scripts and styles by path. */
export type BuiltDesk = DeskBuild & { assets: ReadonlyMap<string, ServedFile> }

type DeskBuild = {
  handleDesk(request: Request, context: DeskContext): Promise<Response>
}

/**
 * Loads the built desk.
 * @param buildDir absolute path of the build output, with `desk/client/assets/` and `desk/server/index.js`
 * @throws when the desk has not been built
 */
export async function loadDesk(buildDir: string): Promise<BuiltDesk> {
  const folder = join(buildDir, 'desk')
  const contents = await readFolder(join(folder, 'client', 'assets'))
  // A computed path, so that type checking works without a build.
  const { handleDesk }: DeskBuild = await import(pathToFileURL(join(folder, 'server', 'index.js')).href)
  const files = [...contents.keys()].filter((file) => !isVariant(contents, file))
  const assets = new Map(files.map((file) => [`/desk/assets/${file}`, servedFile(contents, file, forever)]))
  return { handleDesk, assets }
}
