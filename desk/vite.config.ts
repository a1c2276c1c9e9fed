import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** Builds the desk into build/desk: its scripts and styles into client/assets, and what the server runs into server/index.js. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
  publicDir: false,
  plugins: [reactRouter()],
  // Fonts and icons as files: the content security policy allows no data URLs.
  build: { assetsInlineLimit: 0, emptyOutDir: true },
  environments: {
    ssr: {
      // Packages are bundled, so that the server needs none of them at run time; React is installed anyway.
      resolve: { noExternal: true, external: ['react', 'react-dom'] },
      build: { rolldownOptions: { input: 'handle-desk.ts' } },
    },
  },
})
