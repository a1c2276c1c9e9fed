/** Milliseconds between questions, and until one counts as unanswered. Customers' data is hidden within 30 s after a session has ended. */
const interval = 15_000
const patience = 10_000

/** `staff`: the id of who is signed in. */
type Answer = { staff?: string; waiting: number }

/** How many questions were asked, and the latest that was answered. */
let [asked, heard] = [0, 0]
let hear = (_waiting: number) => {}

/**
 * Asks the server now and again whose session it is and how many enquiries are waiting, because a page may have no event stream. Loads the page again once
 * the session has ended, which leads to the sign-in page, or belongs to somebody else: while the page is open, when its tab comes to the front, and
 * when Back brings it from the browser's memory. What was typed is a draft.
 */
export function startAsking(): void {
  // Browsers slow this down in hidden tabs.
  setInterval(checkSession, interval)
  document.addEventListener('visibilitychange', checkSession)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // Until the server has answered.
    document.documentElement.hidden = true
    void checkSession().then((isOver) => {
      document.documentElement.hidden = isOver
    })
  })
}

/** Calls `listener` with each answer's number of enquiries that are waiting, until the returned function is called. */
export function onWaiting(listener: (waiting: number) => void): () => void {
  hear = listener
  return () => {
    hear = () => {}
  }
}

/** Resolves to whether the page is loaded again. Without an answer, the page stays: staff read it while the connection is down. */
async function checkSession(): Promise<boolean> {
  const { staff } = document.body.dataset
  if (!staff) return false
  const answer = await askServer()
  // The sign-in page may have come meanwhile.
  if (!answer || answer.staff === staff || document.body.dataset.staff !== staff || document.visibilityState === 'hidden') return false
  document.documentElement.hidden = true
  // Doesn't repeat a post, as a reload would.
  location.replace(location.pathname + location.search)
  return true
}

/** Asks now. Resolves to nobody and 0 once the session has ended, and to undefined without an answer. */
export async function askServer(): Promise<Answer | undefined> {
  const turn = ++asked
  const answer = await fetchAnswer()
  // An older answer may come later.
  if (answer && turn > heard) {
    heard = turn
    hear(answer.waiting)
  }
  return answer
}

async function fetchAnswer(): Promise<Answer | undefined> {
  try {
    const response = await fetch('/desk/waiting', { signal: AbortSignal.timeout(patience) })
    if (response.status === 204) return { waiting: 0 }
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}
