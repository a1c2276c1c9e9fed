import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Runs modules named `*.data.ts` at build time, so that bundles contain only their exports as JSON, for example the cards of the services
 * without the texts of their pages. In development and tests they are ordinary modules.
 */
export function dataModules(): Plugin {
  return {
    name: 'data-modules',
    apply: 'build',
    async load(id) {
      if (!id.endsWith('.data.ts')) return
      const exported: Record<string, unknown> = await import(pathToFileURL(id).href)
      return Object.entries(exported)
        .map(([name, value]) => {
          const json = JSON.stringify(value)
          if (json === undefined) throw new Error(`${id} exports ${name}, which isn't data: move it to a file that isn't named *.data.ts.`)
          return `export const ${name} = ${json}`
        })
        .join('\n')
    },
  }
}
