import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Milliseconds after which an unfinished file must have been abandoned. */
const abandonedAfter = 3_600_000

/** Creates a private folder, and removes folders with the same prefix that killed runs left behind. */
export function scratchFolder(parent: string, prefix: string): string {
  removeAbandoned(join(parent, prefix))
  return mkdtempSync(join(parent, prefix))
}

/** Removes files and folders with this path prefix that are over an hour old, because they contain personal data. */
export function removeAbandoned(path: string): void {
  const [folder, prefix] = [dirname(path), basename(path)]
  for (const name of readdirSync(folder).filter((name) => name.startsWith(prefix))) {
    const left = join(folder, name)
    const changed = statSync(left, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY
    if (Date.now() - changed > abandonedAfter) rmSync(left, { recursive: true, force: true })
  }
}
