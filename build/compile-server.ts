import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')

/**
 * Compiles the server into dist/server-main/: `main.js`, and its workers beside it. Packages stay in node_modules.
 */
export async function compileServer(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      outDir: 'dist/server-main',
      target: 'node26',
      sourcemap: true,
      rolldownOptions: {
        input: [
          'server/main.ts',
          'server/database/sqlite/sqlite-worker.ts',
          'server/accounts/guessable-worker.ts',
          'server/pages/render-worker.ts',
        ],
        output: {
          // A worker is started from the file beside the one that starts it.
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          // Node keeps source maps in memory. Without the sources' text they take 5 MB less, and the sources are on disk anyway.
          sourcemapExcludeSources: true,
        },
      },
    },
  })
}
