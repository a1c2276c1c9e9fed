import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Every file of the checkout from its root, also those not yet committed, without what git ignores. */
export function listFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], { cwd: root })
  // Git still lists a file that was just taken away.
  return listed
    .toString()
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)))
}
