import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { buildDesk } from './build-desk.ts'
import { compileServer } from './compile-server.ts'
import { compressFiles } from './compress-files.ts'
import { writeIcons } from './icons.ts'
import { prepare } from './prepare.ts'
import { prerender } from './prerender.ts'
import { writeSearchFiles } from './search-files.ts'
import { writeUnavailablePage } from './unavailable-page.ts'

const root = new URL('../', import.meta.url)

/** Empties dist/ and builds everything into it. Returns the number of pages. */
export async function buildSite(): Promise<number> {
  await prepare()
  await rm(new URL('dist/', root), { recursive: true, force: true })
  // React chooses its development or production build when it is loaded.
  process.env.NODE_ENV = 'production'
  const options = { configFile: fileURLToPath(new URL('build/vite.config.ts', root)), logLevel: 'warn' } as const
  await Promise.all([build(options), build({ ...options, build: { ssr: true } }), compileServer(), buildDesk()])
  const count = await prerender()
  await rm(new URL('dist/client/.vite/', root), { recursive: true, force: true })
  await writeIcons(new URL('dist/client/', root))
  await writeSearchFiles(new URL('dist/client/', root))
  await writeUnavailablePage(new URL('dist/unavailable.html', root))
  await compressFiles(new URL('dist/client/', root))
  await compressFiles(new URL('dist/desk/client/', root))
  return count
}
