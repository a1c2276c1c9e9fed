import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { runCommand } from '../run-command.ts'

/** Returns the folder of PostgreSQL's server programs, if they are installed. */
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
