import { route } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { permissions } from './permissions.ts'
import routes, { pathsOf, permitted } from './routes.ts'

test('a route without permissions fails the build', () => {
  expect(() => permitted([route('inbox', 'a.tsx', [route('secret', 'b.tsx')])])).toThrow('/desk/inbox/secret has no row')
})

/** Routes that the server answers without the application. */
const served = ['/desk/events']

test('all permissions belong to a route', () => {
  const paths = [...pathsOf(routes, '/desk'), ...served]
  expect(permissions.map(({ path }) => path).filter((path) => !paths.includes(path))).toEqual([])
})
