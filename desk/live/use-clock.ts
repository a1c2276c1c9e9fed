import { useEffect, useState } from 'react'
import type { Instant } from '../../domain/instant.ts'

const minute = 60_000

/** Returns the server's `now`, advanced every minute while the page is open. The device's clock may be wrong, so only its elapsed time is used. */
export function useClock(now: Instant): Instant {
  const [clock, setClock] = useState({ from: now, passed: 0 })
  useEffect(() => {
    const start = Date.now()
    const timer = setInterval(() => setClock({ from: now, passed: Date.now() - start }), minute)
    return () => clearInterval(timer)
  }, [now])
  return now + (clock.from === now ? clock.passed : 0)
}
