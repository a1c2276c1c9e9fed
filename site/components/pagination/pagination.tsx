import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './pagination.module.css'

const wording = { label: 'Pages', previous: 'Previous page', next: 'Next page', page: (number: number) => `Page ${number}` }
const pageNumbers = [1, 2, 3]

/** Pagination of a sample list. Every link leads to the same page. */
export function Pagination({ to, arrows = false }: { to: string; arrows?: boolean }) {
  return (
    <nav aria-label={wording.label} className={styles.pages}>
      <ul>
        {arrows ? (
          <Step to={to} label={wording.previous}>
            <ArrowLeft size={20} />
          </Step>
        ) : null}
        {pageNumbers.map((number) => (
          <Step key={number} to={to} label={wording.page(number)} current={number === 1}>
            {number}
          </Step>
        ))}
        {arrows ? (
          <Step to={to} label={wording.next}>
            <ArrowRight size={20} />
          </Step>
        ) : null}
      </ul>
    </nav>
  )
}

function Step({ to, label, current = false, children }: { to: string; label: string; current?: boolean; children: ReactNode }) {
  return (
    <li>
      <a href={to} aria-label={label} aria-current={current ? 'page' : undefined}>
        {children}
      </a>
    </li>
  )
}
