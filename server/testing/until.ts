import { setTimeout as wait } from 'node:timers/promises'

/** Polls until the condition holds. @throws after `timeoutMs` milliseconds */
export async function until(holds: () => boolean | Promise<boolean>, timeoutMs = 30_000): Promise<void> {
  const end = performance.now() + timeoutMs
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Still false after ${timeoutMs} ms: ${holds}`)
    await wait(10)
  }
}
