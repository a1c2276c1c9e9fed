import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compressFiles } from '../scripts/compress-files.ts'
import { runCommand } from '../scripts/run-command.ts'

/**
 * Installs packages that only a benchmark needs, at exact versions, in a folder of their own that git does not keep; at once when they are
 * there already. They are no devDependencies because of their size, 160 MB and more: everybody who starts or tests the site would wait.
 * @returns the folder that has them in its node_modules
 */
export async function installApart(name: string, dependencies: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(import.meta.dirname, '..', '.cache', 'benchmarks', name)
  const wanted = JSON.stringify({ name: `benchmark-${name}`, private: true, type: 'module', dependencies }, null, 2)
  const mark = join(folder, 'installed')
  if ((await readFile(mark, 'utf8').catch(() => '')) === wanted) return folder
  console.log(
    `Installing ${Object.entries(dependencies)
      .map((pair) => pair.join(' '))
      .join(', ')}…`,
  )
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), wanted)
  const { code, output } = await runCommand(['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, quiet: true })
  if (code !== 0) throw new Error(`The packages for ${name} were not installed:\n${output.slice(-2000)}`)
  await writeFile(mark, wanted)
  return folder
}

/**
 * Runs `build` of a program that is installed in the folder, and compresses what it leaves.
 * @param out the folder, within the other, that the program writes
 * @returns the whole path of that folder
 */
export async function buildApart(folder: string, program: string, out: string, env: Readonly<Record<string, string>>): Promise<string> {
  const { code, output } = await runCommand([join(folder, 'node_modules', '.bin', program), 'build'], {
    cwd: folder,
    quiet: true,
    env: { ...env, NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Error(`${program} built nothing:\n${output.slice(-4000)}`)
  await compressFiles(pathToFileURL(join(folder, `${out}/`)))
  return join(folder, out)
}
