import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { shortClassName } from './class-names.ts'

test('every class of the site gets its own name', () => {
  const names = globSync('site/**/*.module.css').flatMap((file) => {
    const css = readFileSync(file, 'utf8')
    const classes = new Set(Array.from(css.matchAll(/\.([a-zA-Z][\w-]*)/g), ([, name]) => name ?? ''))
    return Array.from(classes, (name) => shortClassName(name, resolve(file), css))
  })
  expect(names.length).toBeGreaterThan(300)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(names.filter((name) => !/^[a-z]\d+$/.test(name))).toEqual([])
})
