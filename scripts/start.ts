import { build } from './build.ts'

// One process, so that a signal to stop reaches the server itself.
await build()
const { main } = await import('../server/main.ts')
await main()
