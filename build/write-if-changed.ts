import { mkdir, readFile, writeFile } from 'node:fs/promises'

/** Writes a file unless it already holds this text, so that file watchers aren't triggered needlessly. */
export async function writeIfChanged(file: URL, text: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return
  await mkdir(new URL('.', file), { recursive: true })
  await writeFile(file, text)
}
