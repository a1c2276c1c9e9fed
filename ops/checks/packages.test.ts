import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundled, type Lock, shippedPackages } from '../licences.ts'

const root = join(import.meta.dirname, '../..')
const text = (file: string) => readFileSync(join(root, file), 'utf8')
const read = (file: string) => JSON.parse(text(file))
const lock: Lock = read('package-lock.json')
const packages = Object.entries(lock.packages).filter(([path]) => path !== '')

test('every package is locked to an exact version with a content hash', () => {
  const { dependencies, devDependencies, optionalDependencies } = read('package.json')
  const loose = Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
  )
  expect(loose, 'Write the exact version.').toEqual([])
  expect(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([])
})

test('no package has an install script', () => {
  expect(packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([])
})

test('every shipped package has a permitted licence', () => {
  const shipped = shippedPackages(lock)
  expect(shipped.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'fastify', 'pg', 'lucide-react', 'kysely']))
  expect(shipped.map(({ name }) => name)).not.toContain('vite')
  expect(shipped.filter(({ permitted }) => !permitted)).toEqual([])
  expect(shippedPackages({ packages: { 'node_modules/x': { version: '1.0.0', license: 'AGPL-3.0' } } })).toMatchObject([
    { name: 'x', permitted: false },
  ])
})

test('Node is one release line everywhere, and nowhere newer than the version that CI and the image have', () => {
  const { optionalDependencies } = read('package.json')
  const version = text('.node-version').trim()
  const images = [...text('Dockerfile').matchAll(/^FROM node:([\d.]+)/gm)].map(([, tag]) => tag)
  expect(new Set(images)).toEqual(new Set([version]))
  const [major, minor = 0] = version.split('.').map(Number)
  // The packages are published later than Node itself, and later for Windows and macOS than for Linux.
  for (const packaged of Object.values<string>(optionalDependencies)) {
    const [packagedMajor, packagedMinor] = packaged.split('.').map(Number)
    expect([packagedMajor, packagedMinor]).toEqual([major, expect.toSatisfy((each: number) => each <= minor)])
  }
})

test('Renovate groups only packages that we use, and updates Node everywhere together', () => {
  const { dependencies, devDependencies, optionalDependencies } = read('package.json')
  const rules: { groupName?: string; matchPackageNames: string[] }[] = read('.github/renovate.json').packageRules
  const ours = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  // Renovate's name for the image and .node-version is 'node'.
  expect(rules.flatMap(({ matchPackageNames }) => matchPackageNames).filter((name) => name !== 'node' && !ours.includes(name))).toEqual([])
  const node = rules.find(({ groupName }) => groupName === 'Node')?.matchPackageNames
  expect(node).toEqual(expect.arrayContaining(['node', ...Object.keys(optionalDependencies)]))
})

test.for([...bundled, 'punycode.js', 'react', 'react-dom', 'scheduler', 'valibot'])(
  'THIRD-PARTY.md credits %s, which is delivered in pages',
  (name) => {
    const folder = join(root, 'node_modules', name)
    const licence = readFileSync(join(folder, readdirSync(folder).find((file) => /^licen[cs]e/i.test(file)) ?? 'LICENSE'), 'utf8')
    const [copyright = name] = /^Copyright.*?(?=\(https| IBMPlexSans|$)/m.exec(licence) ?? []
    expect(text('THIRD-PARTY.md')).toContain(copyright.trim())
  },
)
