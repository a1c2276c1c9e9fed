import { colours, stroke } from './drawing.ts'
import { behind, capitals, circle, flatDrawing, letters, line, onCircle, place, solid, through } from './flat.ts'
import { arc, type Point, points } from './vector.ts'

const { quiet, signal } = colours
const size = { width: 720, height: 420 }
const labelSize = 40
const perMetre = 290
const ground = 394

/** How much lower the body is, in metres: more than is usual, so that it can be seen. */
const lowered = 0.09
const wheel = { radius: 0.31, rim: 0.215, arch: 0.46 }
const axle = 0.82

/** From metres behind the nose and above the ground, on the car's left side, to the drawing. */
const view = ([x, z]: Point): Point => [14 + x * perMetre, ground - z * perMetre]
const hub = view([axle, wheel.radius]).map(Math.round) as unknown as Point
const round = (radius: number) => circle(hub, Math.round(radius * perMetre))

/** Lines of the body, this much lower than before. */
function body(down: number) {
  const smooth = (text: string) => through(points(text).map(([x, z]) => view([x, z - down])))
  const arch = arc([axle, wheel.radius - down], wheel.arch, -14, 194)
  return {
    outline: [
      smooth(
        '0.412 0.208, 0.2 0.2, 0.07 0.23, 0.015 0.34, 0 0.47, 0.03 0.6, 0.13 0.7, 0.46 0.81, 0.85 0.885, 1.13 0.925, 1.36 1.07, 1.6 1.2',
      ),
      smooth('1.228 0.208, 1.6 0.205'),
      `M${arch.map(view).map(place).join(' ')}`,
    ].join(''),
    details: [
      smooth('1.6 0.975, 1.3 0.955, 1.45 1.05, 1.6 1.13'),
      smooth('1.33 0.94, 1.3 0.75, 1.3 0.4, 1.33 0.27, 1.4 0.25, 1.6 0.25'),
      smooth('0.05 0.63, 0.12 0.665, 0.3 0.7, 0.44 0.76, 0.24 0.73, 0.1 0.685, 0.05 0.63'),
      smooth('0.04 0.4, 0.13 0.42, 0.22 0.39, 0.13 0.34, 0.03 0.33'),
    ].join(''),
  }
}

/** The car goes on beyond a break line. */
const breakLine = through(points('452 30, 438 92, 460 176, 432 262, 452 340, 446 378'))
const beyond = `${breakLine}H800V30Z`

const spokes = Array.from({ length: 5 }, (_, i) => {
  const [left, right] = [-9, 9].map((aside) => [
    onCircle(hub, 14, i * 72 + 3 * aside),
    onCircle(hub, wheel.rim * perMetre - 5, i * 72 + aside),
  ])
  return [left, right].map((side = []) => `M${side.map(place).join(' ')}`).join('')
}).join('')

/** The strut over the hub with its coil spring. */
const spring = { top: 182, bottom: 262, half: 27, turns: 5 }
const pitch = (spring.bottom - spring.top) / spring.turns
const strands = Array.from({ length: spring.turns }, (_, i) => {
  const [top, [x]] = [spring.top + i * pitch, hub]
  return {
    front: `M${place([x - spring.half, top + pitch])} ${place([x + spring.half, top + pitch / 2])}`,
    back: `M${place([x + spring.half, top + pitch / 2])} ${place([x - spring.half, top])}`,
  }
})
const orange = (data: string, width: number) => `<path d="${data}" ${stroke(signal, width)}/>`
const coil = orange(strands.map(({ back }) => back).join(''), 3) + orange(strands.map(({ front }) => front).join(''), 8)
const [upper, lower] = [spring.top - 8, spring.bottom + 8]
const seats = [upper, lower].map((y) => `M${hub[0] - 33} ${y}h66`).join('')
const tube = `M${hub[0] - 10} ${lower}V${hub[1]}h20V${lower}`
const covered = `M${hub[0] - 33} ${upper}h66V${lower}h-23V${hub[1]}h-20V${lower}h-23Z`

const height = (z: number) => view([0, z])[1]
const [before, after] = [height(wheel.radius + wheel.arch), height(wheel.radius + wheel.arch - lowered)] as const

/** A measure from the hub up to a height. */
function measure(x: number, top: number, colour: string) {
  const head = (y: number, way: 1 | -1) => solid(`M${x} ${y}l8 ${20 * way}h-16Z`, colour)
  return line(`M${x} ${hub[1] - 14}V${top + 14}`, 'form', colour) + head(top, 1) + head(hub[1], -1)
}

const dashed = (data: string) => `<g stroke-dasharray="7 5">${line(data, 'form', quiet)}</g>`

function draw() {
  const label = { style: 'label', size: labelSize } as const
  const [standard, low] = [body(0), body(lowered)]
  return {
    lines: [
      behind('break', beyond, [
        behind('strut', covered, [
          dashed(standard.outline),
          line(low.outline, 'outline'),
          line(low.details, 'fine'),
          line(round(wheel.radius), 'outline'),
          line(round(wheel.rim) + spokes + circle(hub, 15), 'fine'),
        ]),
      ]),
      line(breakLine, 'fine'),
      line(`M14 ${ground}H440`, 'fine'),
      coil,
      line(seats + tube),
      solid(circle(hub, 6), signal),
    ],
    lettering: [
      dashed(`M${hub[0] + 40} ${before.toFixed(1)}H706`),
      line(`M${hub[0] + 40} ${after.toFixed(1)}H706`, 'form'),
      line(`M${hub[0] + 12} ${hub[1]}H544`, 'fine'),
      measure(466, before, quiet),
      measure(496, after, signal),
      letters({ ...label, text: 'Before', at: [706, before - 16], anchor: 'end' }, quiet),
      letters({ ...label, text: 'After', at: [706, after + 44], anchor: 'end' }),
      letters({ text: '−30 mm', style: 'figure', size: labelSize, at: [706, hub[1] - 10], anchor: 'end' }, signal),
      line(`M${hub[0]} 72V${upper}`, 'form', signal),
      solid(circle([hub[0], upper], 7), signal),
      letters({ ...label, text: 'Ask about a cert', at: [14, 60] }),
    ],
  }
}

export const rideHeight = {
  ...flatDrawing(
    'ride-height',
    'Ride height before and after lowering, measured from the hub to the arch',
    size.height,
    draw,
    capitals * labelSize,
  ),
  width: size.width,
}
