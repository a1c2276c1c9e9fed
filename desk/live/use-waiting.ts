import { useEffect, useState } from 'react'
import { onWaiting } from './ask-server.ts'

/** What the page was loaded with. `waiting`: undefined while nobody is signed in. */
type Loaded = { waiting?: number | undefined } | undefined

/** Returns how many enquiries are waiting: as the page was loaded, until the server says otherwise. Also shows it in the tab's title and on the app's icon. */
export function useWaiting(loaded: Loaded): number | undefined {
  const [{ page, waiting }, show] = useState({ page: loaded, waiting: loaded?.waiting })
  if (page !== loaded) show({ page: loaded, waiting: loaded?.waiting })
  useEffect(() => onWaiting((counted) => show((shown) => (shown.waiting === counted ? shown : { ...shown, waiting: counted }))), [])

  // After every render, because each page has its own title.
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, '')
    document.title = waiting ? `(${waiting}) ${title}` : title
  })
  useEffect(() => {
    // Browsers that don't show it reject.
    if ('setAppBadge' in navigator) navigator.setAppBadge(waiting ?? 0).catch(() => {})
  }, [waiting])
  return waiting
}
