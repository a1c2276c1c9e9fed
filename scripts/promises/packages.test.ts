import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtIn, type Lock, shippedParts } from '../licences.ts'

const root = join(import.meta.dirname, '../..')
const text = (file: string) => readFileSync(join(root, file), 'utf8')
const read = (file: string) => JSON.parse(text(file))
const lock: Lock = read('package-lock.json')
const packages = Object.entries(lock.packages).filter(([path]) => path !== '')

test('every package is what it was when it was chosen: locked to one version, with the hash of its content', () => {
  const { dependencies, devDependencies, optionalDependencies } = read('package.json')
  const loose = Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
  )
  expect(loose, 'Write the exact version.').toEqual([])
  expect(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([])
})

test('no package runs a program of its own when it is installed', () => {
  expect(packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([])
})

test('everything that is shipped has a licence that a business can live with', () => {
  const parts = shippedParts(lock)
  expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'fastify', 'pg', 'lucide-react', 'kysely']))
  expect(parts.map(({ name }) => name)).not.toContain('vite')
  expect(parts.filter(({ permitted }) => !permitted)).toEqual([])
  expect(shippedParts({ packages: { 'node_modules/x': { version: '1.0.0', license: 'AGPL-3.0' } } })).toMatchObject([
    { name: 'x', permitted: false },
  ])
})

test('Node has one version everywhere', () => {
  const { optionalDependencies } = read('package.json')
  const version = text('.node-version').trim()
  expect(new Set(Object.values(optionalDependencies))).toEqual(new Set([version]))
  const images = [...text('Dockerfile').matchAll(/^FROM node:([\d.]+)/gm)].map(([, tag]) => tag)
  expect(images.length).toBeGreaterThan(0)
  expect(images.filter((tag) => tag !== version)).toEqual([])
})

test('Renovate groups packages that we have, and updates Node in one go', () => {
  const { dependencies, devDependencies, optionalDependencies } = read('package.json')
  const rules: { groupName?: string; matchPackageNames: string[] }[] = read('renovate.json').packageRules
  const ours = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  // The image and .node-version are called node.
  expect(rules.flatMap(({ matchPackageNames }) => matchPackageNames).filter((name) => name !== 'node' && !ours.includes(name))).toEqual([])
  const node = rules.find(({ groupName }) => groupName === 'Node')?.matchPackageNames
  expect(node).toEqual(expect.arrayContaining(['node', ...Object.keys(optionalDependencies)]))
})

test.for([...builtIn, 'react', 'react-dom', 'scheduler', 'valibot'])(
  'THIRD-PARTY.md credits %s, whose work stands in the pages',
  (name) => {
    const folder = join(root, 'node_modules', name)
    const licence = readFileSync(join(folder, readdirSync(folder).find((file) => /^licen[cs]e/i.test(file)) ?? 'LICENSE'), 'utf8')
    const [copyright = name] = /^Copyright.*?(?=\(https| IBMPlexSans|$)/m.exec(licence) ?? []
    expect(text('THIRD-PARTY.md')).toContain(copyright.trim())
  },
)
