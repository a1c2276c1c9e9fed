import { existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from '../../server/run-command.ts'
import { lookForProgram } from './find-program.ts'
import { canInstallDebianPackages, updatePackageLists } from './install-debian-package.ts'

const folder = join(import.meta.dirname, '../../.cache/caddy')
const unpacked = join(folder, 'usr/bin/caddy')

/** Returns the path of Caddy. If it is missing, unpacks its Debian package without installing it: that would start a proxy on this machine. */
export async function findCaddy(): Promise<string | undefined> {
  if (lookForCaddy() || !canInstallDebianPackages()) return lookForCaddy()
  console.log('caddy: not found, unpacking the Debian package caddy')
  await updatePackageLists()
  await mkdir(folder, { recursive: true })
  await runCommand(['apt-get', 'download', '-qq', 'caddy'], { cwd: folder })
  const file = (await readdir(folder)).find((name) => name.endsWith('.deb'))
  if (file) await runCommand(['dpkg-deb', '--extract', file, '.'], { cwd: folder })
  return lookForCaddy()
}

/** Like `findCaddy`, but unpacks nothing. */
export function lookForCaddy(): string | undefined {
  return lookForProgram('caddy') ?? (existsSync(unpacked) ? unpacked : undefined)
}
