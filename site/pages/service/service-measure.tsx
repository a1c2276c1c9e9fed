import type { Measure } from '../../../content/service.ts'
import styles from './service-measure.module.css'

/** `fit`: must match how the picture below it is fitted, so that the leader stays on its target. */
type Props = { measure: Measure; fit: 'meet' | 'slice' }

/** A measure over a service's picture: figure, words and a leader to what is measured. */
export function ServiceMeasure({ measure: { figure, lines, rule, to }, fit }: Props) {
  return (
    <svg
      className={styles.measure}
      viewBox="0 0 1600 1067"
      preserveAspectRatio={`xMidYMid ${fit}`}
      role="img"
      aria-label={[figure, ...lines].join(' ')}
    >
      <circle cx={to.x} cy={to.y} r={8} />
      <path d={`M${rule.x} ${rule.y}${'elbow' in rule ? `H${rule.elbow}` : ''}L${to.x} ${to.y}`} />
      {'length' in rule ? <line transform={`translate(${rule.x} ${rule.y})`} x2={`${rule.length}em`} /> : null}
      <text className={styles.figure} x={rule.x} y={rule.y} dy="-1.88em">
        {figure}
      </text>
      {lines.map((line, i) => (
        <text key={line} x={rule.x} y={rule.y} dy={`${-1.8 + 1.3 * i}em`}>
          {line}
        </text>
      ))}
    </svg>
  )
}
