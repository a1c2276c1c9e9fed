import { setTimeout as wait } from 'node:timers/promises'
import type { StoreError } from './types.ts'

/** Nothing could be kept in time. The cause is the store's last error, if it gave one; `code` says what that means. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
  code: StoreError = 'slow'
}

type Waiting<In, Out> = { entry: In; settled: boolean; cause?: unknown; resolve(result: Out): void; reject(error: unknown): void }

export type GroupCommitOptions<In, Out> = {
  /**
   * Writes all entries in one transaction and gives a result for each. Must call `stillWanted` before it commits, which
   * throws when somebody has stopped waiting, so that nothing is kept of what was reported as not kept.
   */
  commit(entries: readonly In[], stillWanted: () => void): Promise<readonly Out[]>
  /** True when trying the entry again is no use. */
  isFaultOfEntry(error: unknown): boolean
  /** Entries in one transaction at most. */
  largest: number
  /** Milliseconds after which an entry is refused with StoreUnavailable. */
  patience: number
  /** Hears how each commit ended: undefined when it succeeded, else its error, unless an entry was at fault. */
  onCommit?: (error: unknown) => void
}

/**
 * Lets entries that arrive while a commit runs share the next one, so that one wait for the disk serves them all.
 * While the store is away it tries again, as long as somebody waits: a restart of the database costs no visitor anything.
 */
export function groupCommit<In, Out>({ commit, isFaultOfEntry, largest, patience, onCommit }: GroupCommitOptions<In, Out>) {
  let queue: Waiting<In, Out>[] = []
  let running: Promise<void> | undefined

  function add(entry: In): Promise<Out> {
    return new Promise((resolve, reject) => {
      const settle = <T>(act: (value: T) => void) => {
        return (value: T) => {
          clearTimeout(timer)
          waiting.settled = true
          act(value)
        }
      }
      const timer = setTimeout(
        () => waiting.reject(new StoreUnavailable('The store did not answer in time.', { cause: waiting.cause })),
        patience,
      )
      const waiting: Waiting<In, Out> = { entry, settled: false, resolve: settle(resolve), reject: settle(reject) }
      queue.push(waiting)
      running ??= run()
    })
  }

  async function run(): Promise<void> {
    // One turn of the event loop, so that what arrives together is written together.
    await wait(0)
    while (queue.length > 0) {
      const batch = queue.slice(0, largest)
      queue = queue.slice(largest)
      await write(batch)
    }
    running = undefined
  }

  async function write(batch: readonly Waiting<In, Out>[]): Promise<void> {
    for (let pause = 50; ; pause = Math.min(pause * 2, 1000)) {
      const wanted = batch.filter(({ settled }) => !settled)
      if (wanted.length === 0) return
      try {
        const results = await commit(
          wanted.map(({ entry }) => entry),
          () => {
            if (wanted.some(({ settled }) => settled)) throw new Error('Somebody stopped waiting.')
          },
        )
        onCommit?.(undefined)
        wanted.forEach((waiting, index) => {
          waiting.resolve(results[index] as Out)
        })
        return
      } catch (error) {
        for (const one of wanted) one.cause = error
        if (!isFaultOfEntry(error)) {
          onCommit?.(error)
          await wait(pause)
        } else if (wanted.length === 1) wanted[0]?.reject(error)
        // One of them is at fault: each goes alone, so that it sinks nobody else.
        else for (const one of wanted) await write([one])
      }
    }
  }

  return {
    add,
    /** Resolves when everything taken so far has its answer. */
    async drained(): Promise<void> {
      while (running) await running
    },
  }
}
