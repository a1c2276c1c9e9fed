import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation, useNavigationType } from 'react-router'
import { wording } from '../../wording.ts'
import styles from './page-change.module.css'

/**
 * What happens around a change of page: the spinner fades in when it starts and out when it ends; then the new page
 * starts at its top, its heading has the focus, and its title is announced. Going back keeps the scroll position,
 * which the browser restores.
 */
export function PageChange() {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const loading = useNavigation().state !== 'idle'
  const shown = useRef({ key, pathname })
  const [announced, announce] = useState('')

  useEffect(() => {
    const before = shown.current
    if (before.key === key) return
    shown.current = { key, pathname }
    // Back, forward and jumps within a page are the browser's: it knows where the visitor was.
    if (before.pathname === pathname && (type === 'POP' || hash)) return
    if (type !== 'POP') window.scrollTo(0, 0)
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
    announce(document.title)
  }, [key, pathname, hash, type])

  return (
    <>
      <Preloader loading={loading} />
      <p className="visually-hidden" role="status">
        {loading ? wording.loading : announced}
      </p>
    </>
  )
}

/** A signal line along the top and a turning wheel, over a page that is still there. */
export function Preloader({ loading }: { loading: boolean }) {
  return (
    <div className={styles.preloader} data-loading={loading} aria-hidden="true">
      <svg className={styles.wheel} viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="17" />
        <circle cx="20" cy="20" r="4" />
        <path d="M20 16V6M23.8 18.8l9.5-3.1M22.4 23.2l5.9 8.1M17.6 23.2l-5.9 8.1M16.2 18.8l-9.5-3.1" />
      </svg>
    </div>
  )
}
