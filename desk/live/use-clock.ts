import { useEffect, useState } from 'react'
import type { Instant } from '../actions/desk.ts'

const minute = 60_000

/** Returns the server's `now`, which goes on by the minute while the page is open. Of the device's clock, which may be wrong, only that counts. */
export function useClock(now: Instant): Instant {
  const [clock, setClock] = useState({ from: now, passed: 0 })
  useEffect(() => {
    const start = Date.now()
    const timer = setInterval(() => setClock({ from: now, passed: Date.now() - start }), minute)
    return () => clearInterval(timer)
  }, [now])
  return now + (clock.from === now ? clock.passed : 0)
}
