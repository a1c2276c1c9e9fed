/** Keeps Tab within an open popover, as in a dialog. Returns a cleanup function. */
export function keepFocusWithin(popover: HTMLElement): () => void {
  // Browsers without popovers show the menu as part of the page.
  if (!('showPopover' in popover)) return () => {}
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !popover.matches(':popover-open')) return
    event.preventDefault()
    const stops = [...popover.querySelectorAll<HTMLElement>('a, button')].filter((stop) => stop.getClientRects().length > 0)
    const at = stops.indexOf(document.activeElement as HTMLElement)
    const next = event.shiftKey ? Math.max(at, 0) - 1 : at + 1
    stops.at(next % stops.length)?.focus()
  }
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}
