import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { project, type StreetViewName, streetPlaces, streetViews } from './street-camera.ts'
import { drawStreet } from './street-view.ts'

const [hoist = '', wheel = ''] = ['hoist', 'wheel-away'].map((name) =>
  readFileSync(join(import.meta.dirname, `../../art/drawings/${name}.svg`), 'utf8'),
)
const labels = readFileSync(join(import.meta.dirname, '../../site/components/finding-us/finding-us.module.css'), 'utf8')
const draw = (view: StreetViewName, name = 'Workshop') => drawStreet(name, view)
const pens = (svg: string) => new Set(svg.match(/stroke="[^"]+" stroke-width="[^"]+" vector-effect="[^"]+"/g))
const lineWidths = (svg: string) => [...svg.matchAll(/stroke-width="([^"]+)"/g)].map(([, width]) => Number(width))

describe.each(Object.keys(streetViews) as StreetViewName[])('the street view %s', (view) => {
  const drawing = draw(view)

  test('is at most 9 kB compressed, 8 without its sign', () => {
    expect(brotliCompressSync(draw(view, '')).length).toBeLessThanOrEqual(8000)
    expect(brotliCompressSync(drawing).length).toBeLessThanOrEqual(9000)
  })

  test('has only lines that keep their width', () => {
    expect(drawing.match(/<path /g)?.length).toBe(drawing.match(/non-scaling-stroke|<path data-name/g)?.length)
    expect(drawing).not.toMatch(/NaN|undefined|<text|<style/)
  })

  test('has the name that is given on its sign', () => {
    expect(draw(view, 'Garage')).not.toBe(drawing)
  })
})

test('the wide view and the shed have the colours and line widths of the other drawings', () => {
  for (const view of ['wide', 'shed'] as const) expect([...pens(draw(view)).difference(pens(hoist + wheel))], view).toEqual([])
})

test('on phones, lines are thinner', () => {
  expect(Math.max(...lineWidths(draw('phone')))).toBeLessThan(1.5)
})

test('what the labels name is well within the drawings that have labels', () => {
  for (const view of ['wide', 'phone'] as const)
    for (const [name, place] of Object.entries(streetPlaces)) {
      const { width, height } = streetViews[view].box
      const { x, y } = project(streetViews[view], place)
      expect(Math.abs(x / width - 0.5), `${view} ${name}`).toBeLessThan(0.42)
      expect(Math.abs(y / height - 0.5), `${view} ${name}`).toBeLessThan(0.42)
    }
})

test.each([
  ['phone', 0],
  ['wide', 1],
] as const)('in the %s drawing, each label of the page points to its place', (name, nth) => {
  const { box } = streetViews[name]
  for (const label of ['driveIn', 'keyDrop', 'office', 'parking'] as const) {
    const rules = [...labels.matchAll(new RegExp(`\\.${label} \\{[^}]*--x: ([\\d.]+);\\s+--y: ([\\d.]+);`, 'g'))]
    const { x, y } = project(streetViews[name], streetPlaces[label])
    expect(Number(rules[nth]?.[1]), label).toBeCloseTo(x / box.width, 2)
    // The leader to the key drop ends at the top of the slot.
    expect(Math.abs(Number(rules[nth]?.[2]) - y / box.height), label).toBeLessThan(0.025)
  }
})

test('distant things are drawn smaller, and verticals stay vertical', () => {
  const { wide } = streetViews
  expect(project(wide, [0, 0, 10]).scale).toBeLessThan(project(wide, [0, 0, 0]).scale)
  expect(project(wide, [3, 2, 1]).x).toBe(project(wide, [3, 0, 1]).x)
  expect(project(wide, [3, 2, 1]).y).toBeLessThan(project(wide, [3, 0, 1]).y)
})
