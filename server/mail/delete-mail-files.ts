import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Deletes emails' files, whose names end with the email's id. Missing files are skipped. */
export async function deleteMailFiles(folder: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const names = await readdir(folder).catch(() => [])
  const deleted = new Set(ids.map((id) => `${id}.eml`))
  // A file's name ends with the email's id, which has 36 characters.
  for (const name of names.filter((one) => deleted.has(one.slice(-40)))) await rm(join(folder, name), { force: true })
}
