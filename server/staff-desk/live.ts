import { randomUUID } from 'node:crypto'
import type { Sessions } from '../accounts/sessions.ts'
import type { Store } from '../database/store.ts'
import { type Log, safeError } from '../log.ts'
import { readChanges, removeViewers, renewViewers } from './changes.ts'

/** A page that is notified of changes. */
export type Subscriber = {
  /** The page's own id: a page has one stream, and a new one replaces it. */
  tab: string
  /** SHA-256 of the session's token. */
  session: string
  staff: string
  /** The enquiry that it shows. */
  enquiry?: string | undefined
  /** `Desk.changeToken` when the page was loaded, and how many others had the enquiry open. */
  changeToken: string
  others: number
}

type EventStream = {
  /** Says that something has changed, never what. */
  changed(changeToken: string): void
  /** Keeps proxies from closing it. */
  heartbeat(): void
  end(): void
}

/** `full`: the server has too many streams. `close`: call it when the page disconnects. */
type Opened = { outcome: 'open'; close(): void } | { outcome: 'full' }

export type Live = {
  open(page: Subscriber, events: EventStream): Opened
  /** Ends all streams, and refuses new ones. */
  stop(): Promise<void>
}

export type LiveOptions = {
  store: Store
  sessions: Pick<Sessions, 'live'>
  stopping?: () => boolean
  log?: Pick<Log, 'warn'> | undefined
  /** Milliseconds between polls. */
  every?: number
}

/** Milliseconds between heartbeats. */
const heartbeatEvery = 20_000

/** An account's next stream replaces its oldest, whose page connects again after a while. */
const maxPerAccount = 5
const maxTotal = 20

type Stream = Subscriber & { id: string; events: EventStream; lastHeartbeat: number; seen?: string }

/** Polls the database while pages are connected, and notifies them. Every server does, so each sees the others' changes. */
export function createLive({ store, sessions, stopping = () => false, log, every = 2000 }: LiveOptions): Live {
  const streams = new Map<string, Stream>()
  let timer: NodeJS.Timeout | undefined
  let polling: Promise<void> | undefined
  let stopped = false
  const leaving = new Set<Promise<void>>()

  function pollIn(milliseconds: number): void {
    timer ??= setTimeout(() => {
      polling = poll().finally(() => {
        timer = undefined
        if (streams.size > 0) pollIn(every)
      })
    }, milliseconds).unref()
  }

  async function poll(): Promise<void> {
    if (stopping()) return endAll()
    const current = [...streams.values()]
    try {
      await sendHeartbeats(current)
      const [{ changeToken, viewers }, alive] = await Promise.all([
        readChanges(store),
        sessions.live([...new Set(current.map(({ session }) => session))]),
      ])
      for (const stream of current) {
        if (!alive.has(stream.session)) {
          end(stream)
          continue
        }
        const others = new Set(viewers.flatMap(({ enquiry, staff }) => (enquiry === stream.enquiry && staff !== stream.staff ? staff : [])))
        const seen = [...others].sort().join()
        const isNew = stream.seen === undefined ? others.size !== stream.others : seen !== stream.seen
        if (changeToken !== stream.changeToken || isNew) stream.events.changed(changeToken)
        Object.assign(stream, { changeToken, seen })
      }
    } catch (error) {
      // A stream that can't tell whether its session is over must not go on. The pages try again.
      log?.warn({ err: safeError(error) }, 'The desk’s streams have ended.')
      endAll()
    }
  }

  async function sendHeartbeats(all: readonly Stream[]): Promise<void> {
    const now = performance.now()
    const due = all.filter(({ lastHeartbeat }) => lastHeartbeat <= now - heartbeatEvery)
    for (const stream of due) {
      stream.lastHeartbeat = now
      stream.events.heartbeat()
    }
    await renewViewers(
      store,
      due.flatMap(({ id, staff, enquiry }) => (enquiry ? [{ id, staff, enquiry }] : [])),
    )
  }

  function end(stream: Stream): void {
    if (!streams.delete(stream.id)) return
    stream.events.end()
    if (!stream.enquiry) return
    const left = removeViewers(store, [stream.id])
      // Its row expires anyway.
      .catch(() => {})
      .finally(() => leaving.delete(left))
    leaving.add(left)
  }

  function endAll(): void {
    for (const stream of streams.values()) end(stream)
  }

  return {
    open(page, events) {
      const ofAccount = [...streams.values()].filter(({ staff }) => staff === page.staff)
      const [oldest] = ofAccount
      const replaced = ofAccount.find(({ tab }) => tab === page.tab) ?? (ofAccount.length >= maxPerAccount ? oldest : undefined)
      if (replaced) end(replaced)
      if (stopped || stopping() || streams.size >= maxTotal) return { outcome: 'full' }
      const stream: Stream = { ...page, id: randomUUID(), events, lastHeartbeat: Number.NEGATIVE_INFINITY }
      streams.set(stream.id, stream)
      pollIn(0)
      return { outcome: 'open', close: () => end(stream) }
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      endAll()
      await polling
      await Promise.all(leaving)
    },
  }
}
