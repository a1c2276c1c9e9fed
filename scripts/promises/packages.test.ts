import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Lock, shippedParts } from '../licences.ts'

const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, '../..', file), 'utf8'))
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
