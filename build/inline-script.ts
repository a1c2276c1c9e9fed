import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

/** Bundles and minifies site/entry.inline.ts. Returns its code. */
export async function bundleInlineScript(): Promise<string> {
  const { output } = (await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input: 'site/entry.inline.ts', output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput
  return output[0].code.trim()
}
