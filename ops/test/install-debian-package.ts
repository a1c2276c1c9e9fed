import { existsSync } from 'node:fs'
import { runCommand } from '../../server/run-command.ts'

let updated: Promise<unknown> | undefined

/** Whether we can install Debian packages: apt-get exists, and we are root. */
export function canInstallDebianPackages(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
}

/** Installs a Debian package without recommended ones. Returns false, with apt's output shown, if that fails. */
export async function installDebianPackage(name: string): Promise<boolean> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await updatePackageLists()
  const keepOurs = ['-o', 'Dpkg::Options::=--force-confold']
  const { code } = await runCommand(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...keepOurs, name], { env })
  return code === 0
}

/** Fetches the lists of Debian's packages, once per process. */
export async function updatePackageLists(): Promise<void> {
  updated ??= runCommand(['apt-get', 'update', '-qq'])
  await updated
}
