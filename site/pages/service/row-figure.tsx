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
      <circle cx={26} cy={24} r={20} />
      <circle cx={26} cy={24} r={4} />
      <circle cx={78} cy={24} r={11} />
      <circle cx={78} cy={24} r={4} />
      <path className={styles.mark} d="M29.5 4.3 80 13.2M29.5 43.7 80 34.8" />
    </>
  ),
  dualClutch: (
    <>
      <path className={styles.mark} d="M40 4v40M47 4v40" />
      <path d="M54 10v28M61 10v28M6 24H40M61 24H92M61 19H92" />
    </>
  ),
  manual: (
    <>
      <path d="M28 10V38M48 10V38M68 10V38M28 24H68" />
      <circle className={styles.knob} cx={28} cy={8} r={6} />
    </>
  ),
  hybrid: (
    <>
      <circle cx={48} cy={24} r={22} />
      <circle className={styles.mark} cx={48} cy={24} r={7} />
      {[-90, 30, 150].map((degrees) => {
        const angle = (degrees * Math.PI) / 180
        return <circle key={degrees} cx={48 + 14 * Math.cos(angle)} cy={24 + 14 * Math.sin(angle)} r={6} />
      })}
    </>
  ),
}
