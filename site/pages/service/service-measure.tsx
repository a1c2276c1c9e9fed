import type { Measure } from '../../../content/service.ts'
import styles from './service-measure.module.css'

const across = (x: number) => `${(x / 1600) * 100}%`
const down = (y: number) => `${(y / 1067) * 100}%`

/** A measure over a service's whole picture: figure, words and a leader to what is measured. The words keep their size at every width. */
export function ServiceMeasure({ measure: { figure, lines, at, elbow, to } }: { measure: Measure }) {
  const [x, y] = [across(at.x), down(at.y)]
  return (
    <svg className={styles.measure} role="img" aria-label={[figure, ...lines].join(' ')}>
      <line x1={x} y1={y} x2={across(elbow)} y2={y} />
      <line x1={across(elbow)} y1={y} x2={across(to.x)} y2={down(to.y)} />
      <circle cx={across(to.x)} cy={down(to.y)} r={4} />
      <text className={styles.figure} x={x} y={y} dy="-2.1em">
        {figure}
      </text>
      {lines.map((line, i) => (
        <text key={line} x={x} y={y} dy={`${-1.8 + 1.25 * i}em`}>
          {line}
        </text>
      ))}
    </svg>
  )
}
