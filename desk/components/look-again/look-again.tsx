import { Link, useLocation } from 'react-router'
import { useLiveState } from '../../live/live.tsx'
import styles from './look-again.module.css'

type Props = {
  /** What waits to be shown, in words; empty when nothing does. */
  news: string
  onShow: () => void
  /** Anything else to say when nothing waits. */
  children?: string | undefined
}

/** Keeps its place on the page: says what is new and shows it on request, or offers to look again where the page doesn't hear of changes. */
export function LookAgain({ news, onShow, children }: Props) {
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
        <Link className={styles.again} to={`${pathname}${search}`} data-state={state}>
          Look again
        </Link>
      )}
    </div>
  )
}
