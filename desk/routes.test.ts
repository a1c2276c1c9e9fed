import { route } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { permissions } from './permissions.ts'
import routes, { pathsOf, permitted } from './routes.ts'

test('a route without a row of permissions stops the build', () => {
  expect(() => permitted([route('inbox', 'a.tsx', [route('secret', 'b.tsx')])])).toThrow('/desk/inbox/secret has no row')
})

test('every row of permissions has a route', () => {
  const paths = pathsOf(routes, '/desk')
  expect(permissions.map(({ path }) => path).filter((path) => !paths.includes(path))).toEqual([])
})
