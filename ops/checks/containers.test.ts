import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { allocatorSettings, nodeFlags } from '../server-process.ts'
import { listFiles } from './list-files.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const dockerfile = read('Dockerfile')
/** What the last image copies from the repository. */
const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)]
  .flatMap(([, sources = '']) => sources.split(' '))
  .filter((path) => path !== '.')
const ignored = read('.dockerignore').trim().split('\n')
const { services, networks, volumes } = parse(read('compose.yaml'), { merge: true }) as Compose

type Service = {
  image?: string
  networks?: string[]
  cap_drop: string[]
  environment: Record<string, unknown>
  build?: { args: Record<string, unknown> }
  volumes: string[]
  depends_on?: string[] | Record<string, unknown>
}
type Compose = {
  services: Record<'site' | 'database' | 'proxy', Service>
  networks: { default: { ipam: { config: { subnet: string }[] } }; database: { internal: boolean } }
  volumes: Record<string, null>
}

// Running them needs a Docker daemon, which developers' machines and CI may not have.
describe('the Dockerfile', () => {
  test('has no linter errors', () => {
    expect(validate(dockerfile).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([])
  })

  test('copies only paths that exist and are not ignored', () => {
    expect(copied).toEqual(expect.arrayContaining(['package-lock.json', 'server']))
    const missing = copied.filter((path) => !listFiles().some((file) => file === path || file.startsWith(`${path}/`)))
    expect([...missing, ...copied.filter((path) => ignored.includes(path))]).toEqual([])
  })

  test('copies everything that its commands import', () => {
    const image = mkdtempSync(join(tmpdir(), 'image-'))
    try {
      for (const path of copied) cpSync(join(root, path), join(image, path), { recursive: true })
      symlinkSync(join(root, 'node_modules'), join(image, 'node_modules'))
      const { scripts } = JSON.parse(readFileSync(join(image, 'package.json'), 'utf8'))
      for (const command of ['mails list', 'quarantine list', 'privacy find a@example.com', 'desk invite a@example.com']) {
        const [name = '', ...args] = command.split(' ')
        const env = { ...process.env, DATA_DIR: join(image, 'data'), DATABASE_URL: '' }
        const { stderr } = spawnSync([scripts[name], ...args].join(' '), { cwd: image, encoding: 'utf8', env, shell: true })
        // It got as far as looking for the store.
        expect(stderr, command).toMatch('there is no workshop store')
      }
    } finally {
      rmSync(image, { recursive: true })
    }
  })

  test('starts the same command as the systemd unit and npm start, from a folder that it copies', () => {
    const [, command = '[]'] = /^CMD (\[.+\])$/m.exec(dockerfile) ?? []
    const [, ...given]: string[] = JSON.parse(command)
    const unit = read('ops/deploy/workshop-on-port.service')
    expect(unit).toMatch(new RegExp(`^ExecStart=\\S+/node ${given.join(' ')}$`, 'm'))
    expect(given.slice(0, -1)).toEqual(nodeFlags)
    for (const [name, setting] of Object.entries(allocatorSettings)) {
      expect(unit).toMatch(new RegExp(`^Environment=${name}=${setting}$`, 'm'))
      expect(dockerfile).toMatch(new RegExp(`^ENV .*${name}=${setting}\\b`, 'm'))
    }
    expect(dockerfile).toMatch(new RegExp(`^COPY (?:--from=build )?(?:/app/)?${given.at(-1)?.split('/')[0]} `, 'm'))
  })

  test('keeps data on a volume, as a user without privileges', () => {
    expect(dockerfile).toMatch(/^ENV .*DATA_DIR=\/data$/m)
    expect(dockerfile).toMatch(/^VOLUME \/data$/m)
    expect(services.site.volumes).toContain('data:/data')
    expect(dockerfile.lastIndexOf('USER node')).toBeGreaterThan(dockerfile.lastIndexOf('FROM'))
  })
})

describe('compose.yaml', () => {
  const settings = read('docs/settings.md')

  test('uses only settings that exist', () => {
    expect(Object.keys(services.site.environment).filter((name) => !settings.includes(`\`${name}\``))).toEqual([])
  })

  test('uses exactly the variables that deploy/compose.env lists', () => {
    const referenced = new Set([...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name))
    const listed = [...read('ops/deploy/compose.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
    expect([...referenced].sort()).toEqual(listed.toSorted())
  })

  test("points the proxy at the site's port", () => {
    const [, exposed] = /^EXPOSE (\d+)$/m.exec(dockerfile) ?? []
    expect(read('ops/deploy/compose.caddyfile')).toContain(`reverse_proxy site:${exposed} {`)
    expect(settings).toMatch(new RegExp(`\`PORT\` +\\| \`${exposed}\``))
    expect(dockerfile).toContain(`http://127.0.0.1:${exposed}/healthz`)
    expect(services.proxy.volumes).toContain('./ops/deploy/compose.caddyfile:/etc/caddy/Caddyfile:ro')
  })

  test('trusts only the addresses of its own network', () => {
    expect(networks.default.ipam.config.map(({ subnet }) => subnet)).toEqual([services.site.environment.TRUSTED_PROXIES])
  })

  test('connects to the database that it starts', () => {
    const { hostname, username, pathname } = new URL(String(services.site.environment.DATABASE_URL).replace(/\$\{\w+\}/, 'secret'))
    expect(services).toHaveProperty([hostname])
    expect(services.database.environment).toMatchObject({ POSTGRES_USER: username, POSTGRES_DB: pathname.slice(1) })
    expect(Object.keys(services.site.depends_on ?? {})).toEqual([hostname])
  })

  test.for(Object.entries(services))('limits what %s can do, and its memory', ([, service]) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^\d+m$/),
      pids_limit: expect.any(Number),
      restart: 'unless-stopped',
    })
  })

  test('keeps the database on a network of its own, which only the site shares', () => {
    expect(services.database.networks).toEqual(['database'])
    expect(networks.database.internal).toBe(true)
    const others = Object.entries(services).filter(([, { networks }]) => networks?.includes('database'))
    expect(others.map(([name]) => name).toSorted()).toEqual(['database', 'site'])
  })

  test('names the exact version of every image', () => {
    const images = [
      ...Object.values(services).flatMap(({ image }) => image ?? []),
      ...dockerfile.matchAll(/^FROM (\S+)/gm).map(([, image]) => image),
    ]
    expect(images).toHaveLength(4)
    // PostgreSQL's patch is its second number.
    for (const image of images) expect(image).toMatch(/^(?:postgres:\d+\.\d+|(?:caddy|node):\d+\.\d+\.\d+(?:-\w+)*)$/)
  })

  test('declares every volume that it mounts', () => {
    const mounted = Object.values(services).flatMap((service) => service.volumes.map((volume) => volume.split(':')[0] ?? ''))
    expect(mounted.filter((name) => !name.startsWith('.')).toSorted()).toEqual(Object.keys(volumes).toSorted())
  })
})
