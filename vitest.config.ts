import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [{ test: { name: 'node', include: ['{workshop,enquiries,site,server,scripts,art}/**/*.test.ts'], environment: 'node' } }],
  },
})
