import { fileURLToPath } from 'node:url'
import { createBuilder } from 'vite'

/** Builds the desk's browser and server bundles, into dist/desk/ unless DESK_BUILD names another folder. */
export async function buildDesk(): Promise<void> {
  const configFile = fileURLToPath(new URL('../desk/vite.config.ts', import.meta.url))
  const desk = await createBuilder({ configFile, logLevel: 'warn' })
  await desk.buildApp()
}

// A process of its own for `npm run dev`, because React chooses its development or production build when it is loaded.
if (import.meta.main) await buildDesk()
