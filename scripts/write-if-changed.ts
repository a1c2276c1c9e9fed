import { mkdir, readFile, writeFile } from 'node:fs/promises'

/** Writes a file unless it holds this very text already, so that nothing that watches it wakes up for nothing. */
export async function writeIfChanged(file: URL, text: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return
  await mkdir(new URL('.', file), { recursive: true })
  await writeFile(file, text)
}
