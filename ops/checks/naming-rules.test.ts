import { expect, test } from 'vitest'
import { findNamingErrors } from './find-naming-errors.ts'
import { listFiles } from './list-files.ts'

test('every file follows the naming rules', () => {
  expect(findNamingErrors(listFiles())).toEqual([])
})

test.for([
  ['server/utils/date.ts', 'catch-all'],
  ['site/components/index.tsx', 'does not say'],
  ['server/desk/session.ts', 'import rules'],
  ['site/components/PhoneBar.tsx', 'kebab'],
  ['site/Forms/form.tsx', 'kebab'],
  ['site/forms/form_field.tsx', 'kebab'],
] as const)('%s is refused', ([file, reason]) => {
  expect(findNamingErrors([file])).toEqual([expect.stringContaining(reason)])
})

test.for(['README.md', 'art/CREDITS.md', '.ci/run', 'site/pages/not-found.tsx', 'biome.jsonc'])('%s is accepted', (file) => {
  expect(findNamingErrors([file])).toEqual([])
})
