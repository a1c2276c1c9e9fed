import { globSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')
const files = globSync('site/**/*.module.css', { cwd: root }).sort()
const letters = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Returns the CSS Modules name of a class: 'd12' is the fourth class of file 12. With hashes of four characters (`[hash:base64:4]`), the home
 * page, which has its CSS inlined, would be nearly 500 bytes larger and over its budget; see docs/decisions/024-a-plain-page-pipeline.md.
 */
export function shortClassName(name: string, file: string, css: string): string {
  const number = files.indexOf(relative(root, file))
  const names = new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))
  const letter = letters[[...names].indexOf(name)]
  if (number < 0 || !letter) throw new Error(`${file} has no class ${name}, or more than ${letters.length} classes.`)
  return `${letter}${number}`
}
