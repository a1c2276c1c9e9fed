import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildSettings } from './scripts/build-settings.ts'
import { dataModules } from './scripts/data-modules.ts'
import { devServer } from './scripts/dev-server.ts'

/**
 * What belongs together in one file, since each file costs a request: the frame with all that it needs and the addresses of
 * the drawings, the forms, and what several pages share that has no style of its own (a style comes along with its script,
 * and stands in the document of each page that has it).
 */
const groups = [
  { name: 'frame', test: /site\/site\.tsx$|art\/drawings\//, priority: 1 },
  { name: 'forms', test: /(site\/forms|site\/components\/(text|select)-field|enquiries)\// },
  { name: 'shared', test: /(\.ts|json-ld\.tsx|picture\.tsx)$/, minShareCount: 5 },
]

/** The browser's half of the site into build/client, and with `--ssr` the half that renders its pages into build/server. */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), dataModules(), devServer()],
  publicDir: 'site/public',
  // Whole, it would be a thousand icons to read at each start of the server, which shows thirty.
  ssr: { noExternal: ['lucide-react'] },
  define: {
    __BOOKING_ENDPOINT__: JSON.stringify(buildSettings.endpoints.booking),
    __CONTACT_ENDPOINT__: JSON.stringify(buildSettings.endpoints.contact),
    __PUBLIC_URL__: JSON.stringify(buildSettings.publicUrl),
  },
  build: {
    outDir: isSsrBuild ? 'build/server' : 'build/client',
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: isSsrBuild ? 'site/entry.server.tsx' : 'site/entry.client.tsx',
      output: isSsrBuild ? { entryFileNames: 'index.js' } : { codeSplitting: { groups } },
    },
  },
}))
