import type { ReactNode } from 'react'
import type { RowFigure as Figure } from '../../../workshop/service.ts'
import styles from './row-figure.module.css'

/** A small drawing at the head of a sheet's row. Decorative: the row says the same in words. */
export function RowFigure({ figure }: { figure: Figure }) {
  return (
    <svg className={styles.figure} viewBox="0 0 96 48" aria-hidden="true">
      {'gauges' in figure ? <Gauges gauges={figure.gauges} /> : gearboxes[figure.gearbox]}
    </svg>
  )
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
    const [tip, start, end] = [point(x, 14, needle), point(x, 17, from), point(x, 17, to)]
    return (
      <g key={x} className={i === 0 ? styles.low : styles.high}>
        <circle cx={x} cy={24} r={21} />
        <path className={styles.normal} d={`M${start}A17 17 0 0 1 ${end}`} />
        <path className={styles.needle} d={`M${x} 24L${tip}`} />
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
