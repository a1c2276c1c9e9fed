import type { ReactNode } from 'react'
import type { AnswerFigure as Figure } from '../../../content/faq.ts'
import styles from './answer-figure.module.css'
import { faqWording } from './faq.wording.ts'

/** A drawing below an answer, with a caption that says the same in words. */
export function AnswerFigure({ figure }: { figure: Figure }) {
  return (
    <figure className={styles.figure}>
      <svg viewBox="-4 0 488 182" aria-hidden="true">
        {drawings[figure]}
      </svg>
      <figcaption>{faqWording.captions[figure]}</figcaption>
    </figure>
  )
}

const perMillimetre = 8
/** The surface of the disc, and how far down the drawing shows it. */
const disc = { top: 136, face: 14, vent: 20, bottom: 180 }
const vanes = Array.from({ length: 16 }, (_, i) => 46 + 28 * i)
const millimetres = Array.from({ length: 13 }, (_, i) => i)

/** A ruler that stands on the disc. */
function Ruler() {
  return (
    <>
      <path
        d={`M34 ${disc.top}V${disc.top - 12 * perMillimetre}${millimetres.map((at) => `M34 ${disc.top - at * perMillimetre}h${at % 5 === 0 ? -12 : -7}`).join('')}`}
      />
      {[0, 5, 10].map((at) => (
        <text key={at} className={styles.end} x={18} y={disc.top - at * perMillimetre} dy="0.35em">
          {at}
        </text>
      ))}
    </>
  )
}

/** A pad on its disc, seen from the edge. `lining`: what is left of the friction material, in millimetres. */
function Pad({ x, lining, words }: { x: number; lining: number; words: string }) {
  const [width, plate] = [88, 5 * perMillimetre]
  const top = disc.top - lining * perMillimetre
  const end = x + width
  // The wear indicator reaches this far below the plate.
  const indicator = top + 3 * perMillimetre
  return (
    <>
      <rect className={styles.lining} fill="url(#lining)" x={x} y={top} width={width} height={disc.top - top} />
      <rect x={x - 10} y={top - plate} width={width + 20} height={plate} />
      <path className={indicator === disc.top ? styles.mark : undefined} d={`M${x - 10} ${top - plate / 2}h-10V${indicator}h6`} />
      <path className={styles.measure} d={`M${end + 4} ${top}h22M${end + 16} ${top}V${disc.top}`} />
      <text className={styles.value} x={end + 30} y={disc.top - 30}>
        {lining} mm
      </text>
      <text x={end + 30} y={disc.top - 8}>
        {words}
      </text>
    </>
  )
}

/** The edge of a ventilated disc. */
function Disc() {
  const vent = disc.top + disc.face
  return (
    <path
      d={`M34 ${disc.top}H480M34 ${vent}H480M34 ${vent + disc.vent}H480M34 ${disc.bottom}H480${vanes.map((x) => `M${x} ${vent}v${disc.vent}m6 0v${-disc.vent}`).join('')}`}
    />
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
        <g key={left + top} className={i === 0 ? `${styles.nut} ${styles.first}` : styles.nut}>
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
      <pattern id="lining" width={9} height={9} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V9" />
      </pattern>
      <Ruler />
      <Pad x={70} lining={11} words="new" />
      <Pad x={304} lining={3} words="due" />
      <Disc />
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
