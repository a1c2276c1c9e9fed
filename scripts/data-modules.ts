import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * A module named `*.data.ts` runs in the build, and bundles get what it exports as JSON: the cards of the services without the texts of
 * their pages. Elsewhere it is a module like any other.
 */
export function dataModules(): Plugin {
  return {
    name: 'data-modules',
    apply: 'build',
    async load(id) {
      if (!id.endsWith('.data.ts')) return
      const exported: Record<string, unknown> = await import(pathToFileURL(id).href)
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}
