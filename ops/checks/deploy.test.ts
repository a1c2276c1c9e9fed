import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runCommand } from '../../server/run-command.ts'
import { lookForCaddy } from '../test/find-caddy.ts'
import { lookForProgram } from '../test/find-program.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFile(join(root, 'ops/deploy', file), 'utf8')

// `npm test` installs the last two, but not systemd.
const [systemd, caddy, shellcheck] = [lookForProgram('systemd-analyze'), lookForCaddy(), lookForProgram('shellcheck')]
if (!systemd) console.log('systemd units: skipped: systemd-analyze was not found')
if (!shellcheck) console.log('ShellCheck: skipped: shellcheck was not found')
if (!caddy) console.log('Caddy configuration: skipped: caddy was not found')

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'deploy-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** The units by their installed names, and the instances that templates are checked as. */
const units = {
  'workshop@.service': { file: 'workshop-on-port.service', as: 'workshop@3001.service' },
  'workshop-alert@.service': { file: 'workshop-alert.service', as: 'workshop-alert@workshop-backup.service.service' },
  'workshop-backup.service': {},
  'workshop-backup.timer': {},
  'workshop-restore-drill.service': {},
  'workshop-restore-drill.timer': {},
} as Record<string, { file?: string; as?: string }>

test.skipIf(!systemd)('systemd finds nothing wrong with the units', async () => {
  const folder = await temporaryFolder()
  for (const [name, { file = name }] of Object.entries(units)) {
    // systemd-analyze checks that the programs exist.
    await writeFile(join(folder, name), (await read(file)).replaceAll('/srv/workshop/current', root))
  }
  const paths = Object.entries(units).map(([name, { as = name }]) => join(folder, as))
  const { code, output } = await runCommand(['systemd-analyze', 'verify', ...paths], { quiet: true })
  // It may also complain about the machine's own units.
  expect(output.split('\n').filter((line) => line.includes('workshop'))).toEqual([])
  expect(code, output).toBe(0)
})

const settingsOf = (unit: string) => unit.split('\n').filter((line) => /^[A-Z]\w+=/.test(line))

test.for(['workshop-backup.service', 'workshop-restore-drill.service'])(
  '%s has the same hardening as the server, and an alert on failure',
  async (name) => {
    const server = settingsOf(await read('workshop-on-port.service'))
    const hardening = server
      .slice(server.findIndex((line) => line.startsWith('NoNewPrivileges')))
      .filter((line) => !line.startsWith('WantedBy'))
    expect(hardening.length).toBeGreaterThan(15)
    const settings = settingsOf(await read(name))
    expect(settings).toEqual(expect.arrayContaining([...hardening, 'UMask=0077', 'User=workshop']))
    expect(settings).toContain('OnFailure=workshop-alert@%n.service')
  },
)

test.for(['workshop-on-port.service', 'workshop-backup.service', 'workshop-restore-drill.service'])(
  '%s has limits of memory and tasks, sees no other processes, and may use the system calls of a service only',
  async (name) => {
    expect(settingsOf(await read(name))).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^MemoryMax=\d+[MG]$/),
        expect.stringMatching(/^TasksMax=\d+$/),
        'ProtectProc=invisible',
        'SystemCallFilter=@system-service',
        'SystemCallErrorNumber=EPERM',
      ]),
    )
  },
)

test('systemd keeps retrying a server that fails to start', async () => {
  expect(settingsOf(await read('workshop-on-port.service'))).toEqual(expect.arrayContaining(['Restart=always', 'StartLimitIntervalSec=0']))
})

test.skipIf(!shellcheck)('ShellCheck finds nothing wrong with workshop-command', async () => {
  const { code, output } = await runCommand([shellcheck ?? '', join(root, 'ops/deploy/workshop-command')], { quiet: true })
  expect(code, output).toBe(0)
})

test('workshop-command accepts every command that works on the store', async () => {
  const [, list = ''] = /^ {2}(.+)\) ;;$/m.exec(await read('workshop-command')) ?? []
  const scripts = await Array.fromAsync(glob('*.ts', { cwd: join(root, 'server/commands') }))
  const texts = await Promise.all(scripts.map((script) => readFile(join(root, 'server/commands', script), 'utf8')))
  const commands = scripts.filter((_, index) => texts[index]?.includes('await runCommandLine(')).map((script) => basename(script, '.ts'))
  expect(list.split(' | ').toSorted()).toEqual([...commands, 'backup', 'restore'].toSorted())
})

test.skipIf(process.platform === 'win32')('workshop-command refuses anything else before running it', async () => {
  for (const given of [[], ['start'], ['../server/main']]) {
    const { code, output } = await runCommand(['/bin/sh', join(root, 'ops/deploy/workshop-command'), ...given], { quiet: true })
    expect([code, output]).toEqual([2, expect.stringContaining('Usage')])
  }
})

test.skipIf(!caddy).for(['workshop.caddyfile', 'compose.caddyfile'])('Caddy accepts %s', async (file) => {
  const command = [caddy ?? '', 'validate', '--adapter', 'caddyfile', '--config', join(root, 'ops/deploy', file)]
  // It creates a folder for certificates in HOME.
  const env = { HOME: await temporaryFolder(), PUBLIC_URL: 'https://www.example.co.nz' }
  const { code, output } = await runCommand(command, { quiet: true, env })
  expect(code, output).toBe(0)
})

// proxy.test.ts tries it with Caddy, where that is installed.
test('no proxy exposes the health checks', async () => {
  const files = await Array.fromAsync(glob('*.caddyfile', { cwd: join(root, 'ops/deploy') }))
  expect(files.toSorted()).toEqual(['compose.caddyfile', 'workshop.caddyfile'])
  for (const file of files) {
    const [site = '', ...others] = (await read(file)).split(/^(?=\S.* \{$)/m).filter((block) => block.includes('reverse_proxy'))
    expect(others, file).toEqual([])
    const directives = site.split('\n').flatMap((line) => /^\t(\S.*)/.exec(line)?.[1] ?? [])
    expect(directives, file).toContain('@internal path /healthz /healthz/* /readyz /readyz/*')
    expect(directives, file).toContain('respond @internal 404')
  }
})
