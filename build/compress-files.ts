import { glob, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compress } from '../server/http/served-file.ts'

/** Writes X.br and X.gz beside every compressible file X in the folder, at the highest levels. Pictures and fonts are compressed already. */
export async function compressFiles(folder: URL): Promise<void> {
  const files = await Array.fromAsync(glob('**/*.{js,css,svg}', { cwd: fileURLToPath(folder) }))
  await Promise.all(
    files.map(async (name) => {
      const file = fileURLToPath(new URL(name.replaceAll('\\', '/'), folder))
      const { br, gzip } = await compress(await readFile(file), 11)
      await writeFile(`${file}.br`, br)
      await writeFile(`${file}.gz`, gzip)
    }),
  )
}
