import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = globSync('site/**/*.module.css', { cwd: root })
  .map((file) => resolve(root, file))
  .sort()

/**
 * Returns a class name of three or four characters: two for the file, the rest for the class's index in it. Documents have their styles
 * inlined: with Vite's names, the home page is 5 % larger when compressed. The browser's build and the server's must give the same names,
 * so they depend on the files alone.
 */
export function shortClassName(name: string, file: string, css: string): string {
  const classIndex = [...new Set(Array.from(css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi), ([, found]) => found))].indexOf(name)
  const fileIndex = files.indexOf(resolve(file.replace(/\?.*/, '')))
  if (classIndex < 0 || fileIndex < 0) throw new Error(`${file} has no class ${name}.`)
  // From 'a0' on: a class name starts with a letter.
  return (360 + fileIndex).toString(36) + classIndex.toString(36)
}
