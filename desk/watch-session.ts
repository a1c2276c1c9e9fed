/** Milliseconds between checks, and until one counts as unanswered. Customers' data is hidden within 30 s after a session has ended. */
const interval = 15_000
const patience = 10_000

/**
 * Loads the page again once the session has ended, which leads to the sign-in page, or belongs to somebody else: while the page is open, when its tab comes to the front, and
 * when Back brings it from the browser's memory. What was typed is a draft.
 */
export function watchSession(): void {
  setInterval(check, interval)
  document.addEventListener('visibilitychange', check)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // Until the check has been answered.
    document.documentElement.hidden = true
    void check().then((isOver) => {
      document.documentElement.hidden = isOver
    })
  })
}

/** Resolves to whether the page is loaded again. Without an answer, the page stays: staff read it while the connection is down. */
async function check(): Promise<boolean> {
  const { staff } = document.body.dataset
  if (!staff || document.visibilityState === 'hidden') return false
  try {
    // The data of the root route: a background refresh, which doesn't extend the session. 204 is a redirect to the sign-in page.
    const response = await fetch('/desk.data?_routes=root', { signal: AbortSignal.timeout(patience) })
    const isOver = response.status === 204 || (response.ok && !(await response.text()).includes(staff))
    // The sign-in page may have come meanwhile.
    if (!isOver || document.body.dataset.staff !== staff) return false
  } catch {
    return false
  }
  document.documentElement.hidden = true
  // Doesn't repeat a post, as a reload would.
  location.replace(location.pathname + location.search)
  return true
}
