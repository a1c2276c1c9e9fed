/** Does something when the browser has nothing else to do. Safari has no such moments to ask for: there it is soon. */
export function atLeisure(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 200)
}
