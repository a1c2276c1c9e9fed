import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import type { StaffMember } from '../../actions/desk.ts'
import styles from './frame.module.css'

type Props = { staff: Pick<StaffMember, 'name' | 'role'> | undefined; today: string | undefined; children: ReactNode }

/** The bar above every page. `staff`: absent when nobody is signed in. `today`: the workshop's date. */
export function Frame({ staff, today, children }: Props) {
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
              <NavLink className={styles.link} to={`/days/${today}`}>
                Day
              </NavLink>
              {staff.role === 'owner' ? (
                <NavLink className={styles.link} to="/invites">
                  Team
                </NavLink>
              ) : null}
            </nav>
            <span className={styles.name}>{staff.name}</span>
            {/* A plain form: the response clears what the browser keeps, and the next page must be a new document. */}
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
