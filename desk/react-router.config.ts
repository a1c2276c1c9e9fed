import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: '.',
  basename: '/desk',
  buildDirectory: process.env.DESK_BUILD ?? '../dist/desk',
  // All routes are in the first document: the desk is small, and a lazily fetched manifest would be one more thing to secure.
  routeDiscovery: { mode: 'initial' },
  // The routes' code is in one script anyway: see vite.config.ts.
  splitRouteModules: false,
} satisfies Config
