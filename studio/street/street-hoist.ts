import { places, spline, type Vector } from '../damage-report/vector.ts'
import { type Brush, type Line, panel, steps } from './street-brush.ts'

/** How high the car's sills are lifted. */
const lift = 1.26
/** The car is drawn wider and shorter than it is, because it is what the open door shows. */
const size = { across: 1.17, up: 1.17, along: 0.9 }
const sides = [-1, 1] as const

/**
 * Returns a car on a two-post hoist, its nose towards the street.
 * @param x the middle between the posts
 * @param z the posts' distance behind the front of the building
 */
export function carOnHoist(brush: Brush, x: number, z: number): string[] {
  const each = (draw: typeof post) => sides.flatMap((side) => draw(brush, x, z, side))
  return [...each(post), ...each(arm), ...car(brush, x, z - 1.5)]
}

function post({ view, face }: Brush, x: number, z: number, side: -1 | 1): string[] {
  const [inner, outer] = [x + side * 1.95, x + side * 2.27]
  const shown = view.eye.x < (inner + outer) / 2 ? Math.min(inner, outer) : Math.max(inner, outer)
  const back = z + 0.4
  return [
    face('part', `${shown} 0 ${z}, ${shown} 0 ${back}, ${shown} 4 ${back}, ${shown} 4 ${z}`),
    face('outline', panel(inner, 0, outer, 4, z)),
    face('part', panel(inner - side * 0.16, 0, outer + side * 0.16, 0.09, z - 0.12)),
    // The carriage that holds the arm.
    face('part', panel(inner - side * 0.07, lift - 0.4, outer + side * 0.07, lift + 0.25, z - 0.06)),
  ]
}

/** From its carriage to a pad under the car, where the wheels don't hide it. */
function arm({ face }: Brush, x: number, z: number, side: -1 | 1): string[] {
  const [inner, outer] = [x + side * 0.5, x + side * 1.88]
  const front = z - 0.4
  return [
    face('accentPart', panel(inner, lift - 0.2, inner + side * 0.22, lift + 0.1, front)),
    face(
      'accentPart',
      `${inner} ${lift - 0.32} ${front}, ${inner} ${lift - 0.18} ${front}, ${outer} ${lift - 0.18} ${z - 0.06}, ${outer} ${lift - 0.32} ${z - 0.06}`,
    ),
  ]
}

/**
 * Seen from near its middle line, so the front is drawn in full, and of the flanks only the one on the viewer's side.
 * @param nose the z of its front end
 */
function car({ view, face, lines }: Brush, x: number, nose: number): string[] {
  const near = view.eye.x < x ? -1 : 1
  /** From almost straight ahead, the flank would be a mere sliver. */
  const aside = Math.abs(view.eye.x - x) > 3
  /** Places points given to the side of the car's middle, above its sills and behind its nose. */
  const on = (line: Line, side: -1 | 1): Vector[] =>
    places(line).map(([across, up, along]) => [x + side * across * size.across, lift + up * size.up, nose + along * size.along])
  const write = (line: readonly Vector[]): Line => line.map((place) => place.join(' ')).join(', ')
  const smooth = (line: Line, side: -1 | 1) => spline(on(line, side), 0.1)
  const straight = (line: Line, side: -1 | 1) => write(on(line, side))
  /** A closed outline from one half, which starts and ends in the middle. */
  const whole = (line: Line) => write([...smooth(line, 1), ...smooth(line, -1).reverse()])
  const both = (draw: (side: -1 | 1) => string) => sides.map(draw)

  const tread = (along: number, side: -1 | 1) =>
    face(
      'outline',
      straight(
        `0.7 0.3 ${along}, 0.7 -0.22 ${along}, 0.73 -0.27 ${along}, 0.91 -0.27 ${along}, 0.95 -0.22 ${along}, 0.95 0.3 ${along}`,
        side,
      ),
    )
  const disc = (along: number, radius: number) =>
    straight(
      steps(1, 24, 1)
        .map((i) => (i * Math.PI) / 12)
        .map((angle) => `0.96 ${0.06 + radius * Math.sin(angle)} ${along + radius * Math.cos(angle)}`)
        .join(', '),
      near,
    )
  const wheel = (along: number) => [face('outline', disc(along, 0.34)), face('detail', disc(along, 0.2))]

  const flank = () => [
    tread(3.6, near),
    face('outline', straight('0.85 0.04 0.3, 0.95 0.04 0.8, 0.95 0.04 4.2, 0.95 0.5 4.4, 0.92 0.94 4.3, 0.8 0.95 1.2, 0.85 0.7 0.4', near)),
    // The side windows.
    face('outline', straight('0.91 0.94 1.1, 0.71 1.44 1.9, 0.64 1.52 2, 0.64 1.54 3.6, 0.7 1.46 4, 0.91 0.94 4.3', near)),
    lines('detail', straight('0.95 0.1 2.6, 0.92 0.94 2.6, 0.68 1.46 2.6', near)),
    ...wheel(3.6),
  ]

  return [
    ...(aside ? flank() : []),
    ...both((side) => tread(0.85, side)),
    ...(aside ? wheel(0.85) : []),
    // The roof and the windscreen.
    face('outline', whole('0 0.8 1, 0.88 0.9 1.1, 0.9 0.98 1.2, 0.71 1.44 1.9, 0.62 1.53 2, 0.3 1.57 2, 0 1.58 2')),
    face('part', whole('0 0.97 1.05, 0.7 0.97 1.1, 0.78 1 1.15, 0.64 1.39 1.85, 0.58 1.43 1.85, 0.3 1.46 1.85, 0 1.47 1.85')),
    ...both((side) =>
      face(
        'part',
        write(smooth('0.9 0.98 1.3, 1 0.97 1.3, 1.12 1.02 1.3, 1.11 1.13 1.3, 0.98 1.14 1.3, 0.93 1.06 1.3, 0.9 0.98 1.3', side)),
      ),
    ),
    // The bonnet and the bumper.
    face(
      'outline',
      whole(
        '0 0.02 0, 0.74 0.03 0.05, 0.9 0.08 0.15, 0.95 0.2 0.2, 0.96 0.5 0.25, 0.93 0.74 0.4, 0.86 0.9 0.9, 0.7 0.97 1.1, 0.3 1 1.05, 0 1 1.05',
      ),
    ),
    ...both((side) => lines('part', write(smooth('0 0.7 0, 0.5 0.7 0.1, 0.93 0.74 0.4', side)))),
    ...both((side) => face('part', straight('0.5 0.63 0.1, 0.89 0.68 0.3, 0.91 0.56 0.3, 0.85 0.5 0.25, 0.55 0.51 0.1', side))),
    face('part', straight('0.42 0.62 0.05, 0.36 0.45 0.05, -0.36 0.45 0.05, -0.42 0.62 0.05', 1)),
    lines('detail', straight('-0.39 0.535 0.05, 0.39 0.535 0.05', 1)),
    // The number plate, and the air intake behind it.
    face('part', whole('0 0.12 0, 0.62 0.12 0.06, 0.74 0.17 0.1, 0.74 0.27 0.1, 0.62 0.31 0.06, 0 0.31 0')),
    face('part', straight('0.27 0.37 0, 0.27 0.22 0, -0.27 0.22 0, -0.27 0.37 0', 1)),
  ]
}
