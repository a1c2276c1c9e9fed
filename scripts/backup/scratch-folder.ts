import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Milliseconds after which nobody is still working on something unfinished. */
const leftAfter = 3_600_000

/** Makes a folder for our eyes alone, and removes what earlier runs that were killed have left under the same prefix. */
export function scratchFolder(parent: string, prefix: string): string {
  removeLeft(join(parent, prefix))
  return mkdtempSync(join(parent, prefix))
}

/** Removes files and folders whose path begins so and that were left an hour ago or more: they hold what people wrote. */
export function removeLeft(path: string): void {
  const [folder, prefix] = [dirname(path), basename(path)]
  for (const name of readdirSync(folder).filter((name) => name.startsWith(prefix))) {
    const left = join(folder, name)
    const changed = statSync(left, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY
    if (Date.now() - changed > leftAfter) rmSync(left, { recursive: true, force: true })
  }
}
