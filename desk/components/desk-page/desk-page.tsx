import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './desk-page.module.css'

/** `back`: the page that this one belongs to. */
type Props = { title: ReactNode; back?: { to: string; name: string } | undefined; children: ReactNode }

/** A page of the desk in one column, below its title. */
export function DeskPage({ title, back, children }: Props) {
  return (
    <div className={styles.page}>
      <header>
        {back ? (
          <Link className={styles.touch} to={back.to}>
            {back.name}
          </Link>
        ) : null}
        <h1 tabIndex={-1} data-arrival>
          {title}
        </h1>
      </header>
      {children}
    </div>
  )
}

/** The page that those of the owner belong to. */
export const workshopPage = { to: '/workshop', name: 'Workshop' } as const
