import type { ReactNode } from 'react'
import type { AnswerFigure as Figure } from '../../../workshop/faq.ts'
import styles from './answer-figure.module.css'
import { faqWording } from './faq.wording.ts'

/** A drawing below an answer, with a caption that says the same in words. */
export function AnswerFigure({ figure }: { figure: Figure }) {
  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 480 180" aria-hidden="true">
        {drawings[figure]}
      </svg>
      <figcaption>{faqWording.captions[figure]}</figcaption>
    </figure>
  )
}

const perMillimetre = 8

/** A pad on its disc, seen from the edge: `lining`: what is left of the friction material, in millimetres. */
function Pad({ x, lining, words }: { x: number; lining: number; words: string }) {
  const [disc, width, plate] = [150, 132, 5 * perMillimetre]
  const top = disc - lining * perMillimetre
  const label = x + width + 16
  // The wear indicator reaches this far below the plate.
  const indicator = top + 3 * perMillimetre
  return (
    <>
      <rect className={styles.lining} x={x + 14} y={top} width={width - 14} height={disc - top} />
      <rect className={styles.plate} x={x} y={top - plate} width={width} height={plate} />
      <path className={indicator === disc ? styles.touching : styles.indicator} d={`M${x + 4} ${top}V${indicator}`} />
      <path className={styles.measure} d={`M${label - 12} ${top}h12M${label - 12} ${disc}h12M${label - 6} ${top}V${disc}`} />
      <text className={styles.value} x={label + 8} y={disc - 34}>
        {lining} mm
      </text>
      <text x={label + 8} y={disc - 10}>
        {words}
      </text>
    </>
  )
}

/** A wheel's nuts, numbered in the order of tightening. `order`: places clockwise from the top, from 0. */
function Wheel({ x, order }: { x: number; order: readonly number[] }) {
  const middle = 74
  const nuts = order.map((place) => {
    const angle = (2 * Math.PI * place) / order.length - Math.PI / 2
    return [x + 46 * Math.cos(angle), middle + 46 * Math.sin(angle)] as const
  })
  return (
    <>
      <circle cx={x} cy={middle} r={70} />
      <path className={styles.mark} d={`M${nuts.map((nut) => nut.map((at) => at.toFixed(1)).join(' ')).join('L')}`} />
      {nuts.map(([left, top], i) => (
        <g key={left + top} className={styles.nut}>
          <circle cx={left} cy={top} r={15} />
          <text x={left} y={top} dy="0.36em">
            {i + 1}
          </text>
        </g>
      ))}
      <text className={styles.below} x={x} y={172}>
        {order.length} nuts
      </text>
    </>
  )
}

const drawings: Record<Figure, ReactNode> = {
  pads: (
    <>
      <Pad x={2} lining={11} words="new" />
      <Pad x={252} lining={3} words="due" />
      <path className={styles.disc} d="M0 160H480" />
    </>
  ),
  nuts: (
    <>
      <Wheel x={74} order={[0, 2, 1, 3]} />
      <Wheel x={240} order={[0, 2, 4, 1, 3]} />
      <Wheel x={406} order={[0, 3, 1, 4, 2, 5]} />
    </>
  ),
}
