import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './pagination.module.css'

const pageNumbers = [1, 2, 3]

/** The page numbers under a sample list: all lead to the list itself, whose first page is shown. */
export function Pagination({ to, arrows = false }: { to: string; arrows?: boolean }) {
  return (
    <nav aria-label="Pages" className={styles.pages}>
      <ul>
        {arrows ? <Step to={to} label="Previous page" text={<ArrowLeft aria-hidden="true" size={20} strokeWidth={1.75} />} /> : null}
        {pageNumbers.map((number) => (
          <Step key={number} to={to} label={`Page ${number}`} text={String(number)} current={number === 1} />
        ))}
        {arrows ? <Step to={to} label="Next page" text={<ArrowRight aria-hidden="true" size={20} strokeWidth={1.75} />} /> : null}
      </ul>
    </nav>
  )
}

function Step({ to, label, text, current = false }: { to: string; label: string; text: ReactNode; current?: boolean }) {
  return (
    <li>
      <a href={to} aria-label={label} aria-current={current ? 'page' : undefined}>
        {text}
      </a>
    </li>
  )
}
