import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')

/**
 * Compiles the server into build/server-main/: `main.js`, and the thread of the embedded store beside it. Packages stay in node_modules.
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
        // The thread is started as the file that lies beside its caller (sqlite-thread.ts).
        // Node keeps the maps in memory: with the sources' texts in them that is another 5 MB, and the sources are here anyway.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', sourcemapExcludeSources: true },
      },
    },
  })
}
