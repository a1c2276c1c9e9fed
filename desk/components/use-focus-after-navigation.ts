import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** What a new page is about, most urgent first: what went wrong, what was done, and its heading. */
const targets = ['[data-failure]', '[aria-invalid="true"]', '[data-result]', '[data-arrival]']

/** The navigation whose page has the focus. Kept here, because an error page renders the document again. 'default' is the first page's. */
let arrivedAt = 'default'

/**
 * Moves the focus to what a new page is about, or to the place its link points to, so that screen readers announce it and the keyboard
 * goes on from there. The browser does the same for documents.
 */
export function useFocusAfterNavigation(): void {
  const { key, hash } = useLocation()
  useEffect(() => {
    if (arrivedAt === key) return
    arrivedAt = key
    const [failed, invalid, result, heading] = targets.map((target) => document.querySelector<HTMLElement>(target))
    const linked = hash ? document.getElementById(hash.slice(1)) : undefined
    const target = failed ?? invalid ?? result ?? linked ?? heading
    target?.focus({ preventScroll: true })
    if (failed || invalid) target?.scrollIntoView({ block: 'center' })
  }, [key, hash])
}
