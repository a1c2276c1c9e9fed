import { rename, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { buildDesk } from './build-desk.ts'
import { compileServer } from './compile-server.ts'
import { compressFiles } from './compress-files.ts'
import { writeIcons } from './icons.ts'
import { prepare } from './prepare.ts'

const root = new URL('../', import.meta.url)

/** Empties dist/ and builds everything into it. The server renders the pages. */
export async function buildSite(): Promise<void> {
  await prepare()
  await rm(new URL('dist/', root), { recursive: true, force: true })
  // React chooses its development or production build when it is loaded.
  process.env.NODE_ENV = 'production'
  const options = { configFile: fileURLToPath(new URL('build/vite.config.ts', root)), logLevel: 'warn' } as const
  await Promise.all([build(options), build({ ...options, build: { ssr: true } }), buildInlineScript(), compileServer(), buildDesk()])
  await rename(new URL('dist/client/.vite/manifest.json', root), new URL('dist/manifest.json', root))
  await rm(new URL('dist/client/.vite/', root), { recursive: true })
  await writeIcons(new URL('dist/client/', root))
  await compressFiles(new URL('dist/client/', root))
  await compressFiles(new URL('dist/desk/client/', root))
}

/** Bundles site/entry.inline.ts, whose code every page contains. */
async function buildInlineScript(): Promise<void> {
  await build({
    root: fileURLToPath(root),
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input: 'site/entry.inline.ts', output: { format: 'iife', entryFileNames: 'inline.js' } },
    },
  })
}
