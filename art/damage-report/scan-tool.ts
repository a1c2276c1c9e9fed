import { area, colours, fill, path, stroke } from './drawing.ts'
import { type Sheet, words } from './sheet.ts'
import { type Point, points, roundedBox, spline } from './vector.ts'

/** Its upper left is empty for the measure of the service's page, whose leader ends on the first bar. */
const size = { width: 1920, height: 1280 }

/** Misfires that the engine's control unit has counted on this drive, as a scan tool reads them from it. */
export const misfires = [47, 0, 1, 0] as const

const [left, right] = [236, 1420]
const bar = { left: 470, longest: 760, most: 50, height: 34, first: 706, step: 112 }

const box = (middle: Point, width: number, height: number, radius: number, style: string) =>
  path(roundedBox(middle, width, height, radius), style)
const outlined = (colour: string, width: number, ground: string = colours.ink) =>
  `${fill(ground)} stroke="${colour}" stroke-width="${width}"`

function counter(count: number, cylinder: number): string {
  const y = bar.first + cylinder * bar.step
  const most = count === Math.max(...misfires)
  const track = (length: number, ground: string) => box([bar.left + length / 2, y], length, bar.height, 4, fill(ground))
  const colour = most ? colours.bone : colours.quiet
  return [
    words({ text: `Cyl. ${cylinder + 1}`, at: [left, y + 24], size: 66, style: 'label' }, colour),
    track(bar.longest, colours.graphite),
    count > 0 ? track((count / bar.most) * bar.longest, colour) : '',
    words({ text: `${count}`, at: [right, y + 26], size: 72, style: 'figure', anchor: 'end' }, colour),
  ].join('')
}

function screen(): string {
  return [
    box([830, 804], 1260, 700, 20, outlined(colours.steel, 4)),
    words({ text: 'P0301', at: [left, 574], size: 98, style: 'figure' }, colours.signal),
    words({ text: 'Misfire', at: [right, 570], size: 66, style: 'label', anchor: 'end' }),
    path(
      [
        [left, 622],
        [right, 622],
      ],
      stroke(colours.steel, 3),
    ),
    ...misfires.map(counter),
  ].join('')
}

/** The plug for the diagnostic socket, its sixteen contacts to the front, and the cable to it from the top of the tool. */
function plug(): string {
  const cable = spline(points('1180 430, 1180 330, 1190 240, 1230 190, 1290 176, 1340 176'), 8)
  const [x, y] = [1530, 176]
  const face = points('-160 -62, 160 -62, 132 66, -132 66').map(([dx, dy]): Point => [x + dx, y + dy])
  const inner = points('-134 -42, 134 -42, 112 46, -112 46').map(([dx, dy]): Point => [x + dx, y + dy])
  const contacts = [-17, 21].flatMap((dy, row) =>
    Array.from({ length: 8 }, (_, i) => box([x + (i - 3.5) * (row ? 25 : 29), y + dy], 13, 22, 3, fill(colours.bone))),
  )
  return [
    path(cable, stroke(colours.bone, 26)),
    path(cable, stroke(colours.ink, 18)),
    box([1180, 380], 76, 60, 12, outlined(colours.bone, 5)),
    box([x - 196, y], 60, 76, 14, outlined(colours.bone, 5)),
    box([x, y], 388, 186, 34, outlined(colours.bone, 5)),
    area([face], outlined(colours.quiet, 4)),
    area([inner], outlined(colours.bone, 5, '#0d1013')),
    ...contacts,
  ].join('')
}

/** A scan tool: a stored fault code, and the misfires that belong to it. */
export function scanTool(): Sheet {
  return {
    ...size,
    name: 'service-diagnostic',
    layers: [
      plug(),
      box([910, 804], 1560, 830, 96, outlined(colours.signal, 9)),
      box([910, 804], 1464, 762, 46, outlined(colours.bone, 5)),
      ...[670, 804, 938].map((y) => path(roundedBox([1550, y], 36, 74, 18), outlined(colours.quiet, 4))),
      screen(),
    ],
  }
}
