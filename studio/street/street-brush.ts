import { places } from '../damage-report/vector.ts'
import { project, type StreetView } from './street-camera.ts'

/** Points in the notation of SVG: 'x y z, x y z'. */
export type Line = string
type Pen = 'outline' | 'part' | 'detail' | 'accent' | 'accentPart'

const background = '#15181d'
/** Colours and widths as in art/drawings. Lines keep their width when the drawing is scaled. */
const pens: Record<Pen, { colour: string; width: number }> = {
  outline: { colour: '#f4f1ea', width: 2.1 },
  part: { colour: '#f4f1ea', width: 1.5 },
  detail: { colour: '#9b9a96', width: 1.1 },
  accent: { colour: '#ff5a1f', width: 2.1 },
  accentPart: { colour: '#ff5a1f', width: 1.5 },
}

export type Brush = ReturnType<typeof brushFor>

/** Returns what draws in the perspective and line widths of a view. */
export function brushFor(view: StreetView) {
  const weight = (width: number) => `stroke-width="${Number((width * view.weight).toFixed(2))}"`
  const stroke = (pen: Pen) => `stroke="${pens[pen].colour}" ${weight(pens[pen].width)} vector-effect="non-scaling-stroke"`

  const path = (line: Line) => {
    const drawn = places(line).map((place) => {
      const { x, y } = project(view, place)
      return `${x.toFixed(1)} ${y.toFixed(1)}`
    })
    return `M${drawn.join('L')}`
  }

  return {
    view,
    /** Hides what is behind it. A second line in the opposite direction is a hole. */
    face: (pen: Pen, ...all: Line[]) => `<path ${stroke(pen)} fill="${background}" d="${all.map((line) => `${path(line)}z`).join('')}"/>`,
    lines: (pen: Pen, ...all: Line[]) => `<path ${stroke(pen)} d="${all.map(path).join('')}"/>`,
  }
}

/** A rectangle that faces the street. */
export function panel(left: number, bottom: number, right: number, top: number, z = 0): Line {
  return `${left} ${bottom} ${z}, ${right} ${bottom} ${z}, ${right} ${top} ${z}, ${left} ${top} ${z}`
}

/** Returns the numbers from `from` to `to` in steps of `by`, both included. */
export function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.round((to - from) / by) + 1 }, (_, i) => from + i * by)
}
