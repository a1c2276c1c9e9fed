import { existsSync } from 'node:fs'
import { runCommand } from './run-command.ts'

let listsAreFresh: Promise<unknown> | undefined

/** Whether we may install Debian packages here: apt-get is there, and we are root. */
export function canInstallDebianPackages(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
}

/** Installs a Debian package with what it needs and nothing more. Resolves to false, with apt's words shown, when that fails. */
export async function installDebianPackage(name: string): Promise<boolean> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  listsAreFresh ??= runCommand(['apt-get', 'update', '-qq'], { env })
  await listsAreFresh
  const keepOurs = ['-o', 'Dpkg::Options::=--force-confold']
  const { code } = await runCommand(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...keepOurs, name], { env })
  return code === 0
}
