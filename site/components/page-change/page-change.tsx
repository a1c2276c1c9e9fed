import { useEffect, useRef, useState } from 'react'
import { useNavigation, useNavigationType } from 'react-router'
import { usePagePath } from '../../page-path.ts'
import { wording } from '../../wording.ts'
import styles from './page-change.module.css'

/**
 * What happens around a change of page: the spinner fades in when it starts and out when it ends; then the new page
 * starts at its top, its heading has the focus, and its title is announced. Going back keeps the scroll position,
 * which the browser restores.
 */
export function PageChange() {
  const pathname = usePagePath()
  const type = useNavigationType()
  const loading = useNavigation().state !== 'idle'
  const shown = useRef(pathname)
  const [announced, announce] = useState('')

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (type !== 'POP') window.scrollTo(0, 0)
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
    announce(document.title)
  }, [pathname, type])

  return (
    <>
      <div className={styles.preloader} data-loading={loading} aria-hidden="true">
        <svg className={styles.wheel} viewBox="0 0 40 40" aria-hidden="true">
          <circle cx="20" cy="20" r="17" />
          <circle cx="20" cy="20" r="4" />
          <path d="M20 16V6M23.8 18.8l9.5-3.1M22.4 23.2l5.9 8.1M17.6 23.2l-5.9 8.1M16.2 18.8l-9.5-3.1" />
        </svg>
      </div>
      <p className="visually-hidden" role="status">
        {loading ? wording.loading : announced}
      </p>
    </>
  )
}
