import { expect, test } from 'vitest'
import { listFiles } from '../list-files.ts'
import { findHouseFaults } from './find-house-faults.ts'

test('every file stands in a folder named after what it does, under a name of its own', () => {
  expect(findHouseFaults(listFiles())).toEqual([])
})

test.for([
  ['server/utils/date.ts', 'drawer'],
  ['site/components/index.tsx', 'hides'],
  ['server/desk/session.ts', 'import rules'],
  ['site/components/PhoneBar.tsx', 'kebab'],
  ['site/Forms/form.tsx', 'kebab'],
  ['site/forms/form_field.tsx', 'kebab'],
  ['art/scenes/Bay.py', 'kebab'],
] as const)('%s would be refused', ([file, reason]) => {
  expect(findHouseFaults([file])).toEqual([expect.stringContaining(reason)])
})

test.for(['README.md', 'art/CREDITS.md', '.ci/run', 'site/pages/not-found.tsx', 'biome.jsonc', 'art/scenes/project_rust.py'])(
  '%s is well named',
  (file) => {
    expect(findHouseFaults([file])).toEqual([])
  },
)
