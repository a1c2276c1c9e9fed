import { Link, useLocation } from 'react-router'
import { useLiveState } from '../../live/live.tsx'
import styles from './update-notice.module.css'

type Props = {
  /** What is new but not shown yet, in words; otherwise empty. */
  news: string
  onShow: () => void
  /** Shown instead when there is nothing new. */
  children?: string | undefined
}

/** Announces what is new and shows it on request, or offers a refresh where the page isn't notified of changes. Always takes the same space. */
export function UpdateNotice({ news, onShow, children }: Props) {
  const state = useLiveState()
  const { pathname, search } = useLocation()
  return (
    <div className={styles.slot}>
      <p className={styles.text} aria-live="polite" data-news={news !== ''}>
        {news || children}
      </p>
      {news ? (
        <button type="button" className={styles.show} onClick={onShow}>
          Show
        </button>
      ) : state === 'on' ? null : (
        <Link className={styles.refresh} to={`${pathname}${search}`} data-state={state}>
          Refresh
        </Link>
      )}
    </div>
  )
}
