import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { canInstallDebianPackages, installDebianPackage } from './install-debian-package.ts'
import { runCommand } from './run-command.ts'

/** The folder of PostgreSQL's server programs; Debian's package is installed where it is missing and we may. */
export async function findPostgresPrograms(say: (line: string) => void): Promise<string | undefined> {
  const found = await lookForPrograms()
  if (found || !canInstallDebianPackages()) return found
  say('PostgreSQL: not here, so the Debian package postgresql is installed')
  await refuseMainCluster()
  await installDebianPackage('postgresql')
  return lookForPrograms()
}

/** Looks without installing anything. */
export async function lookForPrograms(): Promise<string | undefined> {
  // pg_config also comes with the client library alone, without a server beside it.
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

// Debian's package would otherwise make a database of its own and start it, which nobody asked for.
async function refuseMainCluster(): Promise<void> {
  const folder = '/etc/postgresql-common'
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'createcluster.conf'), 'create_main_cluster = false\n', { flag: 'wx' }).catch(() => {})
}
