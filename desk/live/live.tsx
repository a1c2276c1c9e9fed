import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useMatches, useNavigation, useRevalidator } from 'react-router'
import { refreshPage } from './refresh.ts'

/** Whether the page hears of changes. `starting`: not known yet. */
export type LiveState = 'starting' | 'on' | 'off'

const LiveContext = createContext<LiveState>('starting')

/** This document's id, by which the server knows that a stream replaces the one before. */
const tab = crypto.randomUUID()

/** Milliseconds after which a page that was refused a stream asks again. */
const retryAfter = 30_000

export function useLiveState(): LiveState {
  return use(LiveContext)
}

/**
 * Has the pages below look again when something has changed. What they do with it is theirs: see use-held.ts. The stream is closed while
 * nobody sees the page.
 */
export function Live({ children }: { children: ReactNode }) {
  const [state, setState] = useState<LiveState>('starting')
  const [attempt, setAttempt] = useState(0)
  const visible = useVisible()
  const { enquiry, known, shown } = useShown()
  const look = useLook(shown, setState)
  const { key } = useLocation()
  const listens = visible && known.mark !== undefined
  const start = useRef(known)
  start.current = known
  const open = useRef<EventSource>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens another stream
  useEffect(() => {
    if (!listens) return
    const { mark = '', others = 0 } = start.current
    const query = new URLSearchParams({ tab, mark, others: String(others), ...(enquiry && { enquiry }) })
    const stream = new EventSource(`/desk/events?${query}`)
    open.current = stream
    let timer: ReturnType<typeof setTimeout> | undefined
    stream.addEventListener('open', () => setState('on'))
    stream.addEventListener('message', look)
    stream.addEventListener('error', () => {
      setState('off')
      // Refused. Otherwise the browser tries again by itself.
      if (stream.readyState === EventSource.CLOSED) timer = setTimeout(() => setAttempt((last) => last + 1), retryAfter)
    })
    return () => {
      clearTimeout(timer)
      stream.close()
    }
  }, [listens, enquiry, attempt, look])

  // Somebody looked by themself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each navigation
  useEffect(() => {
    if (open.current?.readyState === EventSource.OPEN) setState('on')
  }, [key])

  return <LiveContext value={state}>{children}</LiveContext>
}

/** What the page's loaders say about changes. */
type Known = { mark?: string | undefined; others?: number | undefined }

/** Returns the enquiry that is open, what its page knows, and the data that its routes show. */
function useShown() {
  const matches = useMatches()
  const data = matches.map(({ loaderData }) => (loaderData ?? {}) as { mark?: string; alsoOpen?: readonly string[] })
  const known: Known = {
    mark: data.find(({ mark }) => mark !== undefined)?.mark,
    others: data.find(({ alsoOpen }) => alsoOpen !== undefined)?.alsoOpen?.length,
  }
  const shown = new Map<string, unknown>(matches.map(({ id, loaderData }) => [id, loaderData]))
  return { enquiry: matches.find(({ id }) => id === 'routes/enquiry')?.params.id, known, shown }
}

/** Returns a function that has the page look again as soon as nothing else is going on, and once more later when there is no answer. */
function useLook(shown: ReadonlyMap<string, unknown>, onAnswer: (state: LiveState) => void): () => void {
  const { state } = useNavigation()
  const { revalidate, state: looking } = useRevalidator()
  const wanted = useRef(false)
  const isIdle = state === 'idle' && looking === 'idle'
  const run = useRef(() => {})
  const look = useCallback(() => {
    wanted.current = true
    run.current()
  }, [])
  run.current = () => {
    // Looking again would take away what a page says about a form that failed.
    if (!wanted.current || !isIdle || document.querySelector('[data-failure], [aria-invalid="true"]')) return
    wanted.current = false
    void refreshPage(shown, revalidate).then((answered) => {
      onAnswer(answered ? 'on' : 'off')
      if (!answered) setTimeout(look, retryAfter)
    })
  }
  useEffect(() => {
    if (isIdle) run.current()
  }, [isIdle])
  return look
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
