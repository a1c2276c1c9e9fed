import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import type { StaffMember } from '../../actions/desk.ts'
import styles from './frame.module.css'

type Props = { staff: Pick<StaffMember, 'name' | 'role'> | undefined; children: ReactNode }

/** Every page with the bar above it. `staff`: absent when nobody is signed in. */
export function Frame({ staff, children }: Props) {
  return (
    <>
      <header className={styles.bar} data-tone="ink">
        <p className={styles.brand}>
          <img src="/favicon.svg" alt="" width="28" height="28" />
          Desk
        </p>
        {staff ? (
          <>
            <nav className={styles.pages} aria-label="Desk">
              <NavLink className={styles.link} to="/inbox">
                Inbox
              </NavLink>
              {staff.role === 'owner' ? (
                <NavLink className={styles.link} to="/invites">
                  Team
                </NavLink>
              ) : null}
            </nav>
            <span className={styles.name}>{staff.name}</span>
            {/* Not React Router's Form: the response clears the browser's storage, so the next page must be a new document. */}
            <form method="post" action="/desk/sign-out">
              <button type="submit" className={styles.link}>
                Sign out
              </button>
            </form>
          </>
        ) : null}
      </header>
      <main>{children}</main>
    </>
  )
}
