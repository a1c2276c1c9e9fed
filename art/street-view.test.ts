import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { project } from './street-camera.ts'
import { drawStreet } from './street-view.ts'

const [hoist = '', tyres = ''] = ['hoist', 'tyres'].map((name) => readFileSync(join(import.meta.dirname, `drawings/${name}.svg`), 'utf8'))
const drawing = drawStreet(hoist, tyres, 'Workshop')

test('the street view has the colours and line widths of the other drawings, and at most 9 kB compressed, 8 without its sign', () => {
  expect(brotliCompressSync(drawStreet(hoist, tyres, '')).length).toBeLessThanOrEqual(8000)
  expect(brotliCompressSync(drawing).length).toBeLessThanOrEqual(9000)
  const pens = (svg: string) => new Set(svg.match(/stroke="[^"]+" stroke-width="[^"]+" vector-effect="[^"]+"/g))
  expect([...pens(drawing).difference(pens(hoist + tyres))]).toEqual([])
  expect(drawing.match(/<path /g)?.length).toBe(drawing.match(/non-scaling-stroke|<path fill/g)?.length)
  expect(drawing).not.toMatch(/NaN|undefined|<text|<style/)
})

test('the sign has the name that is given', () => {
  expect(drawStreet(hoist, tyres, 'Garage')).not.toBe(drawing)
})

test('distant things are drawn smaller, and verticals stay vertical', () => {
  expect(project([0, 0, 10]).scale).toBeLessThan(project([0, 0, 0]).scale)
  expect(project([3, 2, 1]).x).toBe(project([3, 0, 1]).x)
  expect(project([3, 2, 1]).y).toBeLessThan(project([3, 0, 1]).y)
})
