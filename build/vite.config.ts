import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, normalizePath } from 'vite'
import { buildTarget } from '../ui/supported-browsers.ts'
import { buildSettings } from './build-settings.ts'
import { devPages } from './dev-pages.ts'

const root = join(import.meta.dirname, '..')

/**
 * React has a chunk of its own, so that it stays in browsers' caches when only the site changes. The modules with the drawings' URLs would
 * be a file each.
 */
const chunks = [
  chunk('react', ['node_modules/react', 'node_modules/react-dom', 'node_modules/scheduler']),
  chunk('drawings', ['art/drawings']),
]

/** Puts the modules in these files and folders into one chunk. Throws if one of them has been moved. */
function chunk(name: string, paths: readonly string[]) {
  const found = paths.map((path) => normalizePath(realpathSync(join(root, path))))
  return { name, test: (module: string) => found.some((path) => module === path || module.startsWith(`${path}/`)) }
}

/** Builds the browser bundle into dist/client, and with `--ssr` the bundle that renders pages into dist/server. */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  root,
  plugins: [react(), devPages()],
  publicDir: join(root, 'site/public'),
  // Bundled, because the server would otherwise load a thousand icons at each start to render thirty.
  ssr: { noExternal: ['lucide-react'] },
  define: {
    __BOOKING_ENDPOINT__: JSON.stringify(buildSettings.endpoints.booking),
    __CONTACT_ENDPOINT__: JSON.stringify(buildSettings.endpoints.contact),
  },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    target: isSsrBuild ? 'node26' : buildTarget,
    rolldownOptions: {
      input: isSsrBuild ? 'site/entry.server.tsx' : 'site/entry.client.tsx',
      output: isSsrBuild ? { entryFileNames: 'index.js' } : { codeSplitting: { groups: chunks } },
    },
  },
}))
