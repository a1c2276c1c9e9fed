import { buildOrExit } from './build.ts'

// One process, so that a signal to stop reaches the server itself.
await buildOrExit()
await import('../server/main.ts')
