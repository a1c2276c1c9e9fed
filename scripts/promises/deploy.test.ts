import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lookForProgram } from '../find-program.ts'
import { runCommand } from '../run-command.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFile(join(root, 'deploy', file), 'utf8')

// Not installed for this: Debian's packages would start services on the machine of whoever tests.
const [systemd, caddy] = ['systemd-analyze', 'caddy'].map(lookForProgram)
if (!systemd) console.log('Units of systemd: skipped: systemd-analyze is not here')
if (!caddy) console.log("Caddy's configuration: skipped: caddy is not here")

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'deploy-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test.skipIf(!systemd)('systemd finds nothing wrong with the units', async () => {
  const folder = await temporaryFolder()
  const units = { 'workshop@.service': 'workshop-on-port.service', 'workshop-backup.service': '', 'workshop-backup.timer': '' }
  for (const [name, source] of Object.entries(units)) {
    // The programs must exist to be found well.
    await writeFile(join(folder, name), (await read(source || name)).replaceAll('/srv/workshop/current', root))
  }
  const paths = ['workshop@3001.service', 'workshop-backup.service', 'workshop-backup.timer'].map((name) => join(folder, name))
  const { code, output } = await runCommand(['systemd-analyze', 'verify', ...paths], { quiet: true })
  // It may have something to say about the machine's own units too.
  expect(output.split('\n').filter((line) => line.includes('workshop'))).toEqual([])
  expect(code, output).toBe(0)
})

test.skipIf(!caddy)('Caddy takes its configuration', async () => {
  const command = ['caddy', 'validate', '--adapter', 'caddyfile', '--config', join(root, 'deploy', 'workshop.caddyfile')]
  // It makes a home for certificates.
  const { code, output } = await runCommand(command, { quiet: true, env: { HOME: await temporaryFolder() } })
  expect(code, output).toBe(0)
})
