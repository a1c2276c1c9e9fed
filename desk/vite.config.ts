import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { buildTarget } from '../ui/supported-browsers.ts'

/**
 * Everything except the route entries is in one script and one stylesheet. With a chunk per shared module, opening the first enquiry from the
 * inbox loaded twenty more files, which took half of that navigation's time, and each page linked to 33 to 46 chunks.
 */
const isShared = (id: string) => !/entry\.client|\?__react-router/.test(id)

/** Builds the desk into dist/desk: its scripts and styles into client/assets, and what the server runs into server/index.js. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
  publicDir: false,
  plugins: [reactRouter()],
  // No inlined assets: the content security policy allows no data URLs.
  build: { assetsInlineLimit: 0, emptyOutDir: true },
  environments: {
    client: {
      build: { target: buildTarget, rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'desk', test: isShared }] } } } },
    },
    ssr: {
      // Bundles every package except React, which the server has anyway.
      resolve: { noExternal: true, external: ['react', 'react-dom'] },
      build: { rolldownOptions: { input: 'handle-desk.ts' } },
    },
  },
})
