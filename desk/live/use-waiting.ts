import { useEffect, useState } from 'react'

/** Milliseconds between two questions of a page that hears of no changes, as in a hidden tab, and until one counts as unanswered. */
const interval = 60_000
const patience = 10_000

let ask = async () => {}

/** Asks the server again, after a change. */
export function askForWaiting(): void {
  void ask()
}

/** What the page was loaded with. `waiting`: undefined while nobody is signed in. */
type Loaded = { waiting?: number | undefined } | undefined

/** Returns how many enquiries are waiting: as the page was loaded, until the server says otherwise. Also shows it in the tab's title and on the app's icon. */
export function useWaiting(loaded: Loaded): number | undefined {
  const [answer, setAnswer] = useState<{ to: Loaded; waiting: number }>()
  const isSignedIn = loaded?.waiting !== undefined
  const waiting = isSignedIn && answer?.to === loaded ? answer?.waiting : loaded?.waiting

  useEffect(() => {
    if (!isSignedIn) return
    ask = async () => {
      const counted = await fetchWaiting()
      if (counted !== undefined) setAnswer({ to: loaded, waiting: counted })
    }
    const timer = setInterval(askForWaiting, interval)
    return () => {
      clearInterval(timer)
      ask = async () => {}
    }
  }, [loaded, isSignedIn])

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

/** Resolves to 0 once the session has ended, and to undefined without an answer. */
async function fetchWaiting(): Promise<number | undefined> {
  try {
    const response = await fetch('/desk/waiting', { signal: AbortSignal.timeout(patience) })
    if (response.status === 204) return 0
    return response.ok ? (await response.json()).waiting : undefined
  } catch {
    return undefined
  }
}
