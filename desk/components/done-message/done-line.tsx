import type { ReactNode } from 'react'
import styles from './done-message.module.css'

type Props = { children: ReactNode; undo?: ReactNode }

/** Says what was just done, on a page where the opposite is a button away or impossible. `undo`: the button, if it is in the message. */
export function DoneLine({ children, undo }: Props) {
  return (
    <div className={styles.message} role="status" id="done">
      <p tabIndex={-1} data-result>
        {children}
      </p>
      {undo ? <div className={styles.undo}>{undo}</div> : null}
    </div>
  )
}
