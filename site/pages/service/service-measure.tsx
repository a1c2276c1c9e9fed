import type { Measure } from '../../../content/service.ts'
import styles from './service-measure.module.css'

/** Runs below the words, at `y`, to `elbow`, and from there to what is measured. In per cent of the picture's width and height. */
type Leader = { y: number; elbow: number; to: { x: number; y: number } }

/** By the service's slug. */
const leaders: Readonly<Record<string, Leader>> = {
  bodywork: { y: 90, elbow: 40, to: { x: 49.9, y: 43.4 } },
  repair: { y: 65.6, elbow: 21.9, to: { x: 25.1, y: 82.1 } },
}

/** A measure over a service's whole picture: figure, words and a leader to what is measured. The words keep their size at every width. */
export function ServiceMeasure({ slug, measure: { figure, lines } }: { slug: string; measure: Measure }) {
  const leader = leaders[slug]
  if (!leader) throw new Error(`service-measure.tsx doesn't say where the measure of ${slug} is in its picture.`)
  const [y, elbow] = [leader.y, leader.elbow].map((each) => `${each}%`)
  const [toX, toY] = [`${leader.to.x}%`, `${leader.to.y}%`]
  return (
    <svg className={styles.measure} role="img" aria-label={[figure, ...lines].join(' ')}>
      <svg y={y} width={elbow} height={1.5} aria-hidden="true">
        <rect width="100%" height="100%" />
      </svg>
      <line x1={elbow} y1={y} x2={toX} y2={toY} />
      <circle cx={toX} cy={toY} r={4} />
      <text className={styles.figure} y={y} dy="-2.1em">
        {figure}
      </text>
      {lines.map((line, i) => (
        <text key={line} y={y} dy={`${-1.8 + 1.25 * i}em`}>
          {line}
        </text>
      ))}
    </svg>
  )
}
