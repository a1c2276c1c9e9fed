import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = globSync('site/**/*.module.css', { cwd: root })
  .map((file) => resolve(root, file))
  .sort()

/**
 * Returns the CSS Modules name of a class: 'c12-3' is the fourth in the thirteenth file. Documents have their styles inlined; with Vite's
 * names, home would be over its budget. Both bundles need the same names, so the name depends on the sources alone.
 */
export function shortClassName(name: string, file: string, css: string): string {
  const [path = ''] = file.split('?')
  const names = new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))
  const [fileIndex, nameIndex] = [files.indexOf(resolve(path)), [...names].indexOf(name)]
  if (fileIndex < 0 || nameIndex < 0) throw new Error(`${file} has no class ${name}.`)
  return `c${fileIndex}-${nameIndex}`
}
