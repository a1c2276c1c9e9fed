export type LimiterOptions = {
  /** How many tasks run at the same time. */
  concurrency: number
  /** How many more may wait. */
  queueSize: number
  /** How many of one sender may run and wait. Default: any number. */
  perSender?: number
  /** Milliseconds that a task may wait. Default: for ever. */
  patience?: number
}

/** The queue is full, or the task has waited too long. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

/** Runs `work` in its turn. Rejects with QueueFull, without running it, if too many are waiting or it has waited too long. */
export type Limiter = <T>(work: () => Promise<T>, sender?: string) => Promise<T>

type Waiting = { sender: string; start(): void }

/** The sender with the fewest running tasks is next, so that one who sends many delays mostly itself; among equals, the first. */
export function createLimiter({ concurrency, queueSize, perSender = Number.POSITIVE_INFINITY, patience }: LimiterOptions): Limiter {
  /** The sender of each running task. */
  const running: string[] = []
  const waiting: Waiting[] = []

  const runningOf = (sender: string) => running.filter((other) => other === sender).length
  const waitingOf = (sender: string) => waiting.filter((other) => other.sender === sender).length

  function waitForTurn(sender: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const turn: Waiting = {
        sender,
        start() {
          clearTimeout(timer)
          resolve()
        },
      }
      const giveUp = () => {
        waiting.splice(waiting.indexOf(turn), 1)
        reject(new QueueFull('The task has waited too long.'))
      }
      const timer = patience === undefined ? undefined : setTimeout(giveUp, patience)
      waiting.push(turn)
    })
  }

  function takeNext(): Waiting | undefined {
    const [first, ...others] = waiting
    if (!first) return undefined
    const next = others.reduce((best, one) => (runningOf(one.sender) < runningOf(best.sender) ? one : best), first)
    waiting.splice(waiting.indexOf(next), 1)
    return next
  }

  return async function run<T>(work: () => Promise<T>, sender = ''): Promise<T> {
    if (runningOf(sender) + waitingOf(sender) >= perSender) throw new QueueFull('The sender has too many tasks.')
    if (running.length < concurrency) running.push(sender)
    else {
      if (waiting.length >= queueSize) throw new QueueFull('The queue is full.')
      await waitForTurn(sender)
    }
    try {
      return await work()
    } finally {
      running.splice(running.indexOf(sender), 1)
      // Hands the slot to the next in the queue, so that no newcomer can take it.
      const next = takeNext()
      if (next) {
        running.push(next.sender)
        next.start()
      }
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
