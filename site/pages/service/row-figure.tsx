import type { ReactNode } from 'react'
import type { RowFigure as Figure } from '../../../workshop/service.ts'
import styles from './row-figure.module.css'

/** A small drawing at the head of a sheet's row. Decorative: the row says the same in words. */
export function RowFigure({ figure }: { figure: Figure }) {
  return (
    <svg className={styles.figure} viewBox="0 0 96 48" aria-hidden="true">
      {drawingOf(figure)}
    </svg>
  )
}

function drawingOf(figure: Figure): ReactNode {
  if ('gauges' in figure) return <Gauges gauges={figure.gauges} />
  if ('paint' in figure) return <Panel damage={figure.paint} />
  return 'tested' in figure ? testedParts[figure.tested] : gearboxes[figure.gearbox]
}

/** Where the needles stand when the system cools well. */
const normal = [
  [0.25, 0.45],
  [0.4, 0.6],
] as const

function Gauges({ gauges }: { gauges: readonly [number, number] }) {
  return gauges.map((needle, i) => {
    const [from, to] = normal[i] as readonly [number, number]
    const x = i === 0 ? 22 : 72
    const [tip, start, end] = [point(x, 13, needle), point(x, 17, from), point(x, 17, to)]
    const ticks = [0, 0.25, 0.5, 0.75, 1].map((share) => `M${point(x, 19, share)}L${point(x, 15, share)}`).join('')
    return (
      <g key={x} className={i === 0 ? styles.low : styles.high}>
        <circle cx={x} cy={24} r={21} />
        <path d={ticks} />
        <path className={styles.normal} d={`M${start}A17 17 0 0 1 ${end}`} />
        <path className={styles.needle} d={`M${x} 24L${tip}`} />
        <circle className={styles.hub} cx={x} cy={24} r={3.5} />
      </g>
    )
  })
}

/** A place on a dial of 270 degrees, open at the bottom. */
function point(x: number, radius: number, share: number): string {
  const angle = ((270 * share - 225) * Math.PI) / 180
  return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(24 + radius * Math.sin(angle)).toFixed(1)}`
}

/** What a driver sees of a gearbox, or what is inside it. */
const gearboxes: Record<Extract<Figure, { gearbox: unknown }>['gearbox'], ReactNode> = {
  auto: (
    <>
      {['P', 'R', 'N'].map((letter, i) => (
        <text key={letter} x={10 + 21 * i} y={31}>
          {letter}
        </text>
      ))}
      <rect className={styles.mark} x={71} y={12} width={24} height={24} rx={4} />
      <text x={83} y={31}>
        D
      </text>
    </>
  ),
  cvt: (
    <>
      <circle cx={22} cy={24} r={20} />
      <circle cx={22} cy={24} r={4} />
      <circle cx={74} cy={24} r={11} />
      <circle cx={74} cy={24} r={4} />
      <path className={styles.mark} d="M25.5 4.3 76 13.2M25.5 43.7 76 34.8" />
    </>
  ),
  dualClutch: (
    <>
      {['1', '3', '5'].map((gear, i) => (
        <text key={gear} className={styles.odd} x={10 + 21 * i} y={20}>
          {gear}
        </text>
      ))}
      {['2', '4', '6'].map((gear, i) => (
        <text key={gear} x={10 + 21 * i} y={44}>
          {gear}
        </text>
      ))}
    </>
  ),
  manual: (
    <>
      <path d="M7 24V40M27 8V40M47 8V40M7 24H47" />
      <circle className={styles.knob} cx={7} cy={9} r={6} />
      <path className={styles.mark} d="M7 15V24" />
    </>
  ),
  hybrid: (
    <>
      <circle cx={24} cy={24} r={22} />
      <circle className={styles.mark} cx={24} cy={24} r={7} />
      {[-90, 30, 150].map((degrees) => {
        const angle = (degrees * Math.PI) / 180
        return <circle key={degrees} cx={24 + 14 * Math.cos(angle)} cy={24 + 14 * Math.sin(angle)} r={6} />
      })}
    </>
  ),
}

/** What a panel's surface does between its ends, from the height of a layer on. */
const surfaces = {
  flat: 'H94',
  dent: 'c24 0 32 10 46 10s22-10 46-10',
  crease: 'h30l16 9 16-9h30',
}

/** From the top: each layer's height in the middle, and its class. */
const layers = [
  [11, styles.clearCoat],
  [18, styles.colour],
  [24.5, styles.primer],
  [33, styles.metal],
] as const

/** What has been scratched out of it. */
const gaps = { clearCoat: 'M44 7 48 14 52 7Z', colour: 'M40 7 48 25 56 7Z', metal: 'M26 7 33 27H63L70 7Z' }

/** A cut through a painted panel, or through a bumper of plastic. */
function Panel({ damage }: { damage: Extract<Figure, { paint: unknown }>['paint'] }) {
  if (damage === 'crack') {
    return (
      <>
        <path className={styles.metal} d="M2 24H94" />
        <path className={styles.crack} d="M45 16 53 21 44 26 52 33" />
      </>
    )
  }
  const surface = damage === 'dent' || damage === 'crease' ? surfaces[damage] : surfaces.flat
  return (
    <>
      {layers.map(([y, layer]) => (
        <path key={y} className={layer} d={`M2 ${y}${surface}`} />
      ))}
      {damage in gaps ? <path className={styles.gap} d={gaps[damage as keyof typeof gaps]} /> : null}
    </>
  )
}

/** What is tested in cylinder 1: the first of two coils or of four cylinders, a plug's gap, an injector's spray. */
const testedParts: Record<Extract<Figure, { tested: unknown }>['tested'], ReactNode> = {
  coil: (
    <>
      <rect className={styles.mark} x={8} y={20} width={20} height={26} rx={3} />
      <rect x={64} y={20} width={20} height={26} rx={3} />
      <path d="M22 12C34 1 58 1 70 12M62 11H71V2" />
    </>
  ),
  plug: (
    <>
      <path d="M2 16H14V32H2M14 10H32V38H14ZM32 15H56V33H32M40 15V33M48 15V33M56 20H66V28H56" />
      <path d="M56 37H82V24" />
      <path className={styles.mark} d="M71 19V29M75 16V32" />
    </>
  ),
  injector: (
    <>
      <path d="M2 18H14V30H2M14 12H40V36H14ZM40 17H54V31H40" />
      <path className={styles.mark} d="M62 24H68M76 24H82M90 24H94M62 19 68 16M62 29 68 32" />
    </>
  ),
  compression: (
    <>
      <path className={styles.bar} d="M37 44V8M61 44V10M85 44V8" />
      <path className={`${styles.bar} ${styles.mark}`} d="M13 44V28" />
    </>
  ),
}
