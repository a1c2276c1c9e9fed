import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = globSync('site/**/*.module.css', { cwd: root })
  .map((file) => resolve(root, file))
  .sort()
const letters = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Returns the CSS Modules name of a class: 'd12' is the fourth in file 12. Documents have their styles inlined; with Vite's names, the home
 * page would be 6 % larger when compressed, and over its budget. Both bundles need the same names, so they depend on the sources alone.
 */
export function shortClassName(name: string, file: string, css: string): string {
  const [path = ''] = file.split('?')
  const fileIndex = files.indexOf(resolve(path))
  const names = new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))
  const letter = letters[[...names].indexOf(name)]
  if (fileIndex < 0 || !letter) throw new Error(`${file} has no class ${name}, or more than ${letters.length} classes.`)
  return `${letter}${fileIndex}`
}
