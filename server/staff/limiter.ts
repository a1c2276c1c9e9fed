export type LimiterOptions = {
  /** How many tasks run at the same time. */
  concurrency: number
  /** How many more may wait. */
  queueSize: number
}

/** The queue is full. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

/** Runs `work` in its turn. Rejects with QueueFull, without running it, if too many are waiting. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>

export function createLimiter({ concurrency, queueSize }: LimiterOptions): Limiter {
  let running = 0
  const turns: (() => void)[] = []

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= concurrency) {
      if (turns.length >= queueSize) throw new QueueFull('The queue is full.')
      await new Promise<void>((resolve) => turns.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = turns.shift()
      // Hands the slot to the next in the queue, so that no newcomer can take it.
      if (next) next()
      else running--
    }
  }
}

/** Like a limiter for each key. */
export type KeyedLimiter = <T>(key: string, work: () => Promise<T>) => Promise<T>

export function createKeyedLimiter(options: LimiterOptions): KeyedLimiter {
  const limiters = new Map<string, { limit: Limiter; tasks: number }>()

  return async function run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const entry = limiters.get(key) ?? { limit: createLimiter(options), tasks: 0 }
    limiters.set(key, entry)
    entry.tasks++
    try {
      return await entry.limit(work)
    } finally {
      if (--entry.tasks === 0) limiters.delete(key)
    }
  }
}
