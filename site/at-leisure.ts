/** Milliseconds after which something is done all the same: a browser that nobody touches may have no idle moment to give. */
const latest = 500

/** Does something when the browser has nothing else to do, or soon. Safari has no such moments to ask for. */
export function atLeisure(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: latest })
  else setTimeout(work, 200)
}
