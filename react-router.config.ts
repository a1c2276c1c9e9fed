import type { Config } from '@react-router/dev/config'
import { notFoundPath, pages } from './workshop/pages.ts'

export default {
  appDirectory: 'site',
  // The server answers form posts that come without scripts; every page itself is a file (docs/decisions/001-pages.md).
  ssr: true,
  prerender: [...Object.keys(pages), notFoundPath],
  routeDiscovery: { mode: 'initial' },
} satisfies Config
