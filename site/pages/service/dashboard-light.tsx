import type { ReactNode } from 'react'
import type { Light } from '../../../content/service.ts'
import styles from './dashboard-light.module.css'

/** A light as it looks on a dashboard. Decorative: the words beside it say which. */
export function DashboardLight({ light }: { light: Light }) {
  return (
    <svg className={`${styles.light} ${styles[light]}`} viewBox="0 0 56 40" aria-hidden="true">
      {lamps[light]}
    </svg>
  )
}

const engine = <path d="M14 23h-3v-9h3v3h3l4-5h5v-3h-5V6h14v3h-5v3h4l3 5h3v-3h4v13h-4v-3h-3l-5.5 6H22l-4-4h-4Z" />

const lamps: Record<Light, ReactNode> = {
  red: (
    <>
      <circle cx={28} cy={20} r={12} />
      <path d="M28 13v8M28 26v.1M12 8a19 19 0 0 0 0 24M44 8a19 19 0 0 1 0 24" />
    </>
  ),
  flashing: (
    <>
      {engine}
      <path className={styles.rays} d="M5 8 2 5M4 20H1M5 32l-3 3M51 8l3-3M52 20h3M51 32l3 3" />
    </>
  ),
  steady: engine,
}
