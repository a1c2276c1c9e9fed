import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tokens = readFileSync('ui/tokens.css', 'utf8')
const files = globSync('{desk,build,ops,server,site,ui,domain}/**/*.{ts,tsx}').filter((file) => !file.endsWith('.test.ts'))

test('colours outside style sheets, in emails, icons and pictures, are those of tokens.css', () => {
  const colours = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/#[\da-f]{6}\b/g)].map(([colour]) => ({ file, colour })))
  expect(colours.length).toBeGreaterThan(20)
  expect(colours.filter(({ colour }) => !tokens.includes(colour))).toEqual([])
})
