import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compressFiles } from '../build/compress-files.ts'
import { runCommand } from '../server/run-command.ts'

/**
 * Installs packages that only a benchmark needs, at exact versions, in a separate folder that git ignores, unless they are there already.
 * They are not devDependencies because of their size: everyone who starts or tests the site would wait for 160 MB or more.
 * @returns the folder with them in its node_modules
 */
export async function installPackages(name: string, dependencies: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(import.meta.dirname, '..', '.cache', 'benchmarks', name)
  const packageJson = JSON.stringify({ name: `benchmark-${name}`, private: true, type: 'module', dependencies }, null, 2)
  const marker = join(folder, 'installed')
  if ((await readFile(marker, 'utf8').catch(() => '')) === packageJson) return folder
  console.log(
    `Installing ${Object.entries(dependencies)
      .map((pair) => pair.join(' '))
      .join(', ')}…`,
  )
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), packageJson)
  const { code, output } = await runCommand(['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, quiet: true })
  if (code !== 0) throw new Error(`Could not install the packages for ${name}:\n${output.slice(-2000)}`)
  await writeFile(marker, packageJson)
  return folder
}

/**
 * Runs the `build` command of a program that is installed in the folder, and compresses its output.
 * @param out the output folder, relative to the folder
 * @returns the full path of the output folder
 */
export async function buildWith(folder: string, program: string, out: string, env: Readonly<Record<string, string>>): Promise<string> {
  const { code, output } = await runCommand([join(folder, 'node_modules', '.bin', program), 'build'], {
    cwd: folder,
    quiet: true,
    env: { ...env, NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Error(`${program} failed to build:\n${output.slice(-4000)}`)
  await compressFiles(pathToFileURL(join(folder, `${out}/`)))
  return join(folder, out)
}
