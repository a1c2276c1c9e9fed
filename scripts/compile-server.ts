import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')

/**
 * Compiles the server into build/server-main/: `main.js`, and the embedded database's worker beside it. Packages stay in node_modules.
 */
export async function compileServer(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      outDir: 'build/server-main',
      target: 'node26',
      sourcemap: true,
      rolldownOptions: {
        input: ['server/main.ts', 'server/store/sqlite/sqlite-worker.ts'],
        // sqlite-thread.ts starts the worker from the file beside its own.
        // Node keeps source maps in memory. Without the sources' text they take 5 MB less, and the sources are on disk anyway.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', sourcemapExcludeSources: true },
      },
    },
  })
}
