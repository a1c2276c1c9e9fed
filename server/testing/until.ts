import { setTimeout as wait } from 'node:timers/promises'

/** Polls until the condition holds. @throws after `patience` milliseconds */
export async function until(holds: () => boolean | Promise<boolean>, patience = 15_000): Promise<void> {
  const end = performance.now() + patience
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Still false after ${patience} ms: ${holds}`)
    await wait(10)
  }
}
