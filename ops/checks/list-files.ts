import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Returns all files of the checkout relative to its root, including uncommitted ones, except the studio's and those that git ignores. */
export function listFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], { cwd: root })
  // Git still lists files that were just deleted.
  return listed
    .toString()
    .split('\0')
    .filter((file) => file !== '' && !file.startsWith('studio/') && existsSync(join(root, file)))
}
