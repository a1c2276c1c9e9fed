import { createContext, type ReactNode, use, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useMatches, useNavigation, useRevalidator } from 'react-router'
import { askServer } from './ask-server.ts'
import { refreshPage } from './refresh.ts'

/** Whether the page is notified of changes. `starting`: not known yet. */
export type LiveState = 'starting' | 'on' | 'off'

const LiveContext = createContext<LiveState>('starting')

/** Identifies this document, so that its new stream replaces the old one. */
const tab = crypto.randomUUID()

/** Milliseconds until a page that was refused a stream tries again. */
const retryAfter = 30_000

export function useLiveState(): LiveState {
  return use(LiveContext)
}

/**
 * Refreshes the data of the pages below when something has changed; use-deferred-updates.ts decides which part is shown immediately. On every page, the
 * count of those who wait follows too. The stream is closed while the page is hidden.
 */
export function Live({ children }: { children: ReactNode }) {
  const [state, setState] = useState<LiveState>('starting')
  const [attempt, setAttempt] = useState(0)
  const visible = useVisible()
  const { enquiry, known, shown } = useShown()
  const refresh = useRefresh(shown, setState)
  const { key } = useLocation()
  const listens = visible && known.changeToken !== undefined
  const start = useRef(known)
  start.current = known
  const open = useRef<EventSource>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens another stream
  useEffect(() => {
    if (!listens) return
    const { changeToken = '', others = 0 } = start.current
    const query = new URLSearchParams({ tab, changeToken, others: String(others), ...(enquiry && { enquiry }) })
    const stream = new EventSource(`/desk/events?${query}`)
    open.current = stream
    let timer: ReturnType<typeof setTimeout> | undefined
    stream.addEventListener('open', () => setState('on'))
    stream.addEventListener('message', () => {
      void askServer()
      if (start.current.isShown) refresh()
    })
    stream.addEventListener('error', () => {
      setState('off')
      // Refused. After any other error, the browser reconnects.
      if (stream.readyState === EventSource.CLOSED) timer = setTimeout(() => setAttempt((last) => last + 1), retryAfter)
    })
    return () => {
      clearTimeout(timer)
      stream.close()
    }
  }, [listens, enquiry, attempt, refresh])

  // A navigation has fetched fresh data.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each navigation
  useEffect(() => {
    if (open.current?.readyState === EventSource.OPEN) setState('on')
  }, [key])

  return <LiveContext value={state}>{children}</LiveContext>
}

/** What the page's loaders returned about changes. `isShown`: whether anything on the page but the count depends on them. */
type Known = { changeToken?: string | undefined; others?: number | undefined; isShown: boolean }

/** Returns the open enquiry, what its page knows, and the data of its routes. */
function useShown() {
  const matches = useMatches()
  const [root, ...data] = matches.map(({ loaderData }) => (loaderData ?? {}) as { changeToken?: string; alsoOpen?: readonly string[] })
  const token = tokenOf(data.map(({ changeToken }) => changeToken))
  const known: Known = {
    // Refreshes leave the root's as it is.
    changeToken: token ?? root?.changeToken,
    isShown: token !== undefined,
    others: data.find(({ alsoOpen }) => alsoOpen !== undefined)?.alsoOpen?.length,
  }
  const shown = new Map<string, unknown>(matches.map(({ id, loaderData }) => [id, loaderData]))
  return { enquiry: matches.find(({ id }) => id === 'routes/enquiry')?.params.id, known, shown }
}

/** Returns the change token of the page's routes. Undefined if none has one; '', which is never current, if something changed between their loaders. */
export function tokenOf(tokens: readonly (string | undefined)[]): string | undefined {
  const [token, ...others] = new Set(tokens.filter((each) => each !== undefined))
  return others.length > 0 ? '' : token
}

/** Returns a function that refreshes the page once it is idle, and tries again later if the server doesn't answer. */
function useRefresh(shown: ReadonlyMap<string, unknown>, onAnswer: (state: LiveState) => void): () => void {
  const { key } = useLocation()
  const { state } = useNavigation()
  const { revalidate, state: revalidating } = useRevalidator()
  const wanted = useRef(false)
  const isIdle = state === 'idle' && revalidating === 'idle'
  const run = useRef(() => {})
  const refresh = useCallback(() => {
    wanted.current = true
    run.current()
  }, [])
  // Not while rendering, because what is rendered may not be shown yet.
  useLayoutEffect(() => {
    run.current = () => {
      // The router may have an answer that isn't shown yet.
      const isCurrent = (window.history.state?.key ?? 'default') === key
      // A refresh would remove the messages of a form that failed.
      if (!wanted.current || !isIdle || !isCurrent || document.querySelector('[data-failure], [aria-invalid="true"]')) return
      wanted.current = false
      void refreshPage(shown, revalidate).then((answered) => {
        onAnswer(answered ? 'on' : 'off')
        if (!answered) setTimeout(refresh, retryAfter)
      })
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each navigation too
  useEffect(() => {
    if (isIdle) run.current()
  }, [isIdle, key])
  return refresh
}

function useVisible(): boolean {
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    const update = () => setVisible(document.visibilityState === 'visible')
    update()
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])
  return visible
}
