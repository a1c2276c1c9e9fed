import { build } from './build.ts'

// One process, so that a signal to stop reaches the server itself.
await build()
await import('../server/main.ts')
