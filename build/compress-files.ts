import { glob, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Writes X.br and X.gz beside every compressible file X in the folder, at the highest levels. Pictures and fonts are compressed already. */
export async function compressFiles(folder: URL): Promise<void> {
  const files = await Array.fromAsync(glob('**/*.{js,css,svg,webmanifest}', { cwd: fileURLToPath(folder) }))
  await Promise.all(
    files.map(async (name) => {
      const file = new URL(name.replaceAll('\\', '/'), folder)
      const content = await readFile(file)
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
      await writeFile(`${fileURLToPath(file)}.br`, await brotli(content, { params }))
      await writeFile(`${fileURLToPath(file)}.gz`, await gz(content, { level: 9 }))
    }),
  )
}
