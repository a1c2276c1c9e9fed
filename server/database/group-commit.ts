import { setTimeout as wait } from 'node:timers/promises'
import type { StoreError } from './types.ts'

/** Nothing could be stored in time. The cause is the store's last error, if any, and `code` its class. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
  code: StoreError = 'slow'
}

type QueuedEntry<In, Out> = { entry: In; settled: boolean; cause?: unknown; resolve(result: Out): void; reject(error: unknown): void }

type GroupCommitOptions<In, Out> = {
  /**
   * Writes all entries in one transaction and resolves to a result for each. Must call `stillWanted` before it commits: it
   * throws when an entry has timed out, so that no enquiry is stored after its failure was reported.
   */
  commit(entries: readonly In[], stillWanted: () => void): Promise<readonly Out[]>
  /** Whether the entry itself caused the error, so that a retry can't help. */
  isEntryError(error: unknown): boolean
  /** Maximum number of entries in one transaction. */
  maxBatch: number
  /** Milliseconds after which an entry is refused with StoreUnavailable. */
  timeoutMs: number
  /** Called after each commit with its error, or undefined when it succeeded. Not called when an entry caused the error. */
  onCommit?: (error: unknown) => void
}

/**
 * Groups entries that arrive during a commit into the next one, so that they share one wait for the disk.
 * Retries until the entries time out, so that a restart of the database goes unnoticed.
 */
export function groupCommit<In, Out>({ commit, isEntryError, maxBatch, timeoutMs, onCommit }: GroupCommitOptions<In, Out>) {
  let queue: QueuedEntry<In, Out>[] = []
  let running: Promise<void> | undefined

  function add(entry: In): Promise<Out> {
    return new Promise((resolve, reject) => {
      const settle = <T>(act: (value: T) => void) => {
        return (value: T) => {
          clearTimeout(timer)
          queued.settled = true
          act(value)
        }
      }
      const timer = setTimeout(
        () => queued.reject(new StoreUnavailable('The store did not respond in time.', { cause: queued.cause })),
        timeoutMs,
      )
      const queued: QueuedEntry<In, Out> = { entry, settled: false, resolve: settle(resolve), reject: settle(reject) }
      queue.push(queued)
      running ??= run()
    })
  }

  async function run(): Promise<void> {
    // Waits one turn of the event loop, so that entries that arrive together share a commit.
    await wait(0)
    while (queue.length > 0) {
      const batch = queue.slice(0, maxBatch)
      queue = queue.slice(maxBatch)
      await write(batch)
    }
    running = undefined
  }

  async function write(batch: readonly QueuedEntry<In, Out>[]): Promise<void> {
    for (let pause = 50; ; pause = Math.min(pause * 2, 1000)) {
      const pending = batch.filter(({ settled }) => !settled)
      if (pending.length === 0) return
      try {
        const results = await commit(
          pending.map(({ entry }) => entry),
          () => {
            if (pending.some(({ settled }) => settled)) throw new Error('An entry of the batch has timed out.')
          },
        )
        onCommit?.(undefined)
        pending.forEach((queued, index) => {
          queued.resolve(results[index] as Out)
        })
        return
      } catch (error) {
        for (const one of pending) one.cause = error
        if (!isEntryError(error)) {
          onCommit?.(error)
          await wait(pause)
        } else if (pending.length === 1) pending[0]?.reject(error)
        // One of them caused the error, so each gets its own transaction.
        else for (const one of pending) await write([one])
      }
    }
  }

  return {
    add,
    /** Resolves when every entry so far has been stored or refused. */
    async drained(): Promise<void> {
      while (running) await running
    },
  }
}
