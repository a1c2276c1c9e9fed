import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, normalizePath } from 'vite'
import { buildSettings } from './scripts/build-settings.ts'
import { shortClassName } from './scripts/class-names.ts'
import { dataModules } from './scripts/data-modules.ts'
import { devPages } from './scripts/dev-pages.ts'
import { buildTarget } from './site/components/supported-browsers.ts'

/**
 * React has a chunk of its own, so that it stays in browsers' caches when only the site changes. The other chunks are of modules that would be
 * a file each: the entry with the drawings' URLs, the small sections of home and about, and the forms. With them, home has 7 scripts instead
 * of 25.
 */
const chunks = [
  chunk('react', ['node_modules/react', 'node_modules/react-dom', 'node_modules/scheduler']),
  chunk('entry', ['site/entry.client.tsx', 'art/drawings']),
  chunk('sections', [
    'site/components/before-you-come',
    'site/components/card-link',
    'site/components/counters',
    'site/components/project-row',
    'site/components/technicians',
    'site/components/why-choose-us',
    'workshop/service-cards.data.ts',
  ]),
  chunk('forms', [
    'site/forms',
    'site/components/select-field',
    'site/components/text-field',
    'site/pages/appointment/appointment-section.tsx',
    'site/pages/appointment/appointment-section.module.css',
    'enquiries',
  ]),
]

/** Puts the modules in these files and folders into one chunk. Throws if one of them has been moved. */
function chunk(name: string, paths: readonly string[]) {
  const found = paths.map((path) => normalizePath(realpathSync(join(import.meta.dirname, path))))
  return { name, test: (module: string) => found.some((path) => module === path || module.startsWith(`${path}/`)) }
}

/** Builds the browser bundle into build/client, and with `--ssr` the bundle that renders pages into build/server. */
export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), dataModules(), devPages()],
  publicDir: 'site/public',
  ...(command === 'build' && { css: { modules: { generateScopedName: shortClassName } } }),
  // Bundled, because the server would otherwise load a thousand icons at each start to render thirty.
  ssr: { noExternal: ['lucide-react'] },
  define: {
    __BOOKING_ENDPOINT__: JSON.stringify(buildSettings.endpoints.booking),
    __CONTACT_ENDPOINT__: JSON.stringify(buildSettings.endpoints.contact),
    __PUBLIC_URL__: JSON.stringify(buildSettings.publicUrl ?? ''),
  },
  build: {
    outDir: isSsrBuild ? 'build/server' : 'build/client',
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
