import { expect, test } from 'vitest'
import { newerFeaturesIn } from './newer-features.ts'

test('features that came after the supported browsers are found, however they are used', () => {
  expect(newerFeaturesIn('const a = x.union(y)')).toEqual(['javascript.builtins.Set.union'])
  expect(newerFeaturesIn('function f(u) { return u && URL.parse(u)?.origin }')).toEqual(['api.URL.parse_static'])
  expect(newerFeaturesIn('Promise.try(() => Temporal.Now)')).toEqual(['javascript.builtins.Promise.try', 'javascript.builtins.Temporal'])
  expect(newerFeaturesIn('new URLPattern({})')).toEqual(['api.URLPattern'])
})

test('features that all supported browsers have are not', () => {
  expect(
    newerFeaturesIn("'a'.toWellFormed(); [].toSorted(); Promise.withResolvers(); Map.groupBy([], f); new AbortController().abort()"),
  ).toEqual([])
})
