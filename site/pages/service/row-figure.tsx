import type { ReactNode } from 'react'
import type { RowFigure as Figure } from '../../../content/service.ts'
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

/** What is tested in cylinder 1: a coil on its stem, a plug and its gap, an injector and its spray, and the pressure in four cylinders. */
const testedParts: Record<Extract<Figure, { tested: unknown }>['tested'], ReactNode> = {
  coil: (
    <>
      <rect x={9} y={5} width={28} height={38} rx={4} />
      <path d="M9 16H2V32H9M37 17H62V31H37M62 12H84V36H62ZM69 12V36M77 12V36M84 18H93V30H84" />
      <path className={styles.mark} d="M26 12 17 26H29L20 37" />
    </>
  ),
  plug: (
    <>
      <path d="M10 19H3V29H10M10 16 32 12V36L10 32ZM17 15V33M25 13.5V34.5M32 5H46V43H32ZM32 16H46M32 32H46M46 12H66V36H46M53 12V36M60 12V36" />
      <path d="M66 20H73V28H66M66 36H92V16" />
      <path className={styles.mark} d="M76 24 80 19 84 29 88 24" />
    </>
  ),
  injector: (
    <>
      <rect x={15} y={11} width={27} height={30} rx={4} />
      <rect x={9} y={15} width={6} height={22} rx={3} />
      <path d="M9 20H2V32H9M21 11V5a3 3 0 0 1 3-3H37V11M42 17H53L57 21V31L53 35H42M57 22H63V30H57" />
      <path className={`${styles.mark} ${styles.spray}`} d="M67 26H94M67 22 92 9M67 30 92 43" />
    </>
  ),
  compression: (
    <>
      <path d="M2 46H94M30 46V5H44V46M53 46V8H67V46M76 46V5H90V46" />
      <path className={styles.mark} d="M7 46V28H21V46" />
    </>
  ),
}
