import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tokens = readFileSync('ui/tokens.css', 'utf8')
const media = readFileSync('ui/media.css', 'utf8')
const files = globSync('{desk,build,ops,server,site,ui,domain}/**/*.{ts,tsx}').filter((file) => !file.endsWith('.test.ts'))
const styleSheets = globSync('{desk,site,ui}/**/*.css').filter((file) => !file.endsWith('media.css'))

test('colours outside style sheets, in emails, icons and pictures, are those of tokens.css', () => {
  const colours = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/#[\da-f]{6}\b/g)].map(([colour]) => ({ file, colour })))
  expect(colours.length).toBeGreaterThan(20)
  expect(colours.filter(({ colour }) => !tokens.includes(colour))).toEqual([])
})

test('conditions on the size of the screen are those of media.css', () => {
  const names = [...media.matchAll(/@custom-media (--[\w-]+)/g)].map(([, name]) => `(${name})`)
  const used = styleSheets.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@media ([^{]+)/g)].flatMap(([, query = '']) => query.match(/\([^()]+\)/g) ?? []),
  )
  const conditions = used.filter((condition) => /width|height|--/.test(condition))
  expect(conditions.length).toBeGreaterThan(100)
  expect(conditions.filter((condition) => !names.includes(condition))).toEqual([])
})
