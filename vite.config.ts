import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { buildSettings } from './scripts/build-settings.ts'

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: 'site/public',
  define: {
    __BOOKING_ENDPOINT__: JSON.stringify(buildSettings.endpoints.booking),
    __CONTACT_ENDPOINT__: JSON.stringify(buildSettings.endpoints.contact),
    __PUBLIC_URL__: JSON.stringify(buildSettings.publicUrl),
  },
  build: { assetsInlineLimit: 0 },
})
