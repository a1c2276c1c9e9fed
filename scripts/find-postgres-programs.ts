import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { canInstallDebianPackages, installDebianPackage } from './install-debian-package.ts'
import { runCommand } from './run-command.ts'

/** Returns the folder of PostgreSQL's server programs. Installs the Debian package if it is missing and we have permission. */
export async function findPostgresPrograms(print: (line: string) => void): Promise<string | undefined> {
  const found = await findInstalledPrograms()
  if (found || !canInstallDebianPackages()) return found
  print('PostgreSQL: not found, installing the Debian package postgresql')
  await preventMainCluster()
  await installDebianPackage('postgresql')
  return findInstalledPrograms()
}

/** Like `findPostgresPrograms`, but installs nothing. */
export async function findInstalledPrograms(): Promise<string | undefined> {
  // pg_config may come from the client library, without a server.
  const config = await runCommand(['pg_config', '--bindir'], { quiet: true })
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? (await readdir(debian)).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(config.code === 0 ? [config.output.trim()] : []),
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find((folder) => ['initdb', 'pg_ctl', 'postgres'].every((program) => existsSync(join(folder, program))))
}

// Otherwise Debian's package creates and starts a database cluster.
async function preventMainCluster(): Promise<void> {
  const folder = '/etc/postgresql-common'
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'createcluster.conf'), 'create_main_cluster = false\n', { flag: 'wx' }).catch(() => {})
}
