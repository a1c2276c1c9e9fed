import { setTimeout as wait } from 'node:timers/promises'

/** Waits until something holds, asking often; throws after `patience` milliseconds. */
export async function until(holds: () => boolean | Promise<boolean>, patience = 15_000): Promise<void> {
  const end = performance.now() + patience
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Waited ${patience} ms in vain for: ${holds}`)
    await wait(10)
  }
}
