import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, NavLink, useLocation, useSearchParams } from 'react-router'
import type { StaffMember } from '../../../domain/accounts/staff.ts'
import { findForm } from '../../../domain/enquiries/find.ts'
import { restoreDraft } from '../../drafts.ts'
import { Shortcuts } from '../shortcuts/shortcuts.tsx'
import styles from './frame.module.css'

type Props = {
  /** Absent when nobody is signed in. */
  staff: Pick<StaffMember, 'name' | 'role'> | undefined
  /** The workshop's date. */
  today: string | undefined
  /** How many enquiries are waiting, if that is known. */
  waiting: number | undefined
  /** Whether the site still says something made up. */
  mustConfirm: boolean
  children: ReactNode
}

/** Every page with the bar above it. */
export function Frame({ staff, today, waiting, mustConfirm, children }: Props) {
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
                {waiting ? (
                  <span className={styles.count}>
                    {waiting}
                    <span className="visually-hidden"> waiting</span>
                  </span>
                ) : null}
              </NavLink>
              <NavLink className={styles.link} to={`/days/${today}`}>
                Day
              </NavLink>
              <NavLink className={styles.link} to="/new">
                New job
              </NavLink>
              {staff.role === 'owner' ? (
                <>
                  <NavLink className={styles.link} to="/invites">
                    Team
                  </NavLink>
                  <NavLink className={styles.link} to="/workshop" data-mark={mustConfirm || undefined}>
                    Workshop{mustConfirm ? <span className="visually-hidden">, something to confirm</span> : null}
                  </NavLink>
                </>
              ) : null}
            </nav>
            <FindField />
            <Shortcuts />
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

/** Searches for a plate, number or name from any page. */
function FindField() {
  const [search] = useSearchParams()
  const isResult = useLocation().pathname === '/find'
  const q = isResult ? (search.get('q') ?? '') : ''
  return (
    <Form ref={restoreDraft} action="/find" role="search" className={styles.find}>
      {/* A new key for each search, so that the field shows what was searched for. */}
      <input
        key={q}
        className={styles.query}
        id="find"
        type="search"
        name="q"
        aria-label="Find"
        placeholder="Plate, phone…"
        defaultValue={q}
        maxLength={findForm.fields.q.maxLength}
        required
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <button type="submit" className={styles.go}>
        <Search size={20} strokeWidth={1.75} aria-hidden="true" />
        <span className="visually-hidden">Find</span>
      </button>
    </Form>
  )
}
