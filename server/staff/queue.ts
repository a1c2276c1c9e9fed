export type QueueOptions = {
  /** How many pieces of work run at the same time. */
  atOnce: number
  /** How many may wait for their turn. */
  waiting: number
}

/** The queue is full. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

/** Runs work in its turn. Rejects with QueueFull, without running the work, when too many wait already. */
export type RunInTurn = <T>(work: () => Promise<T>) => Promise<T>

export function createQueue({ atOnce, waiting }: QueueOptions): RunInTurn {
  let running = 0
  const turns: (() => void)[] = []

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (turns.length >= waiting) throw new QueueFull('Too many wait already.')
      await new Promise<void>((resolve) => turns.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = turns.shift()
      // The place is passed on, so that nobody gets in between.
      if (next) next()
      else running--
    }
  }
}
