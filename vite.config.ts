import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { endpoints } from './scripts/endpoints.ts'

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: 'site/public',
  define: {
    __BOOKING_ENDPOINT__: JSON.stringify(endpoints.booking),
    __CONTACT_ENDPOINT__: JSON.stringify(endpoints.contact),
  },
  build: { assetsInlineLimit: 0 },
})
