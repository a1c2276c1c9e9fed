import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** Builds the desk into build/desk: its scripts and styles into client/assets, and what the server runs into server/index.js. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
  publicDir: false,
  plugins: [reactRouter()],
  // No inlined assets: the content security policy allows no data URLs.
  build: { assetsInlineLimit: 0, emptyOutDir: true },
  environments: {
    ssr: {
      // Bundles every package except React, which the server has anyway.
      resolve: { noExternal: true, external: ['react', 'react-dom'] },
      build: { rolldownOptions: { input: 'handle-desk.ts' } },
    },
  },
})
