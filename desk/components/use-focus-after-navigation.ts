import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Where the focus goes on a new page, most urgent first: what went wrong, what was done, the field to begin with, the heading. */
const targets = ['[data-failure]', '[aria-invalid="true"]', '[data-result]', '[data-start]', '[data-arrival]']

/** Key of the last navigation that moved the focus. In the module, because an error page mounts the document again. 'default': the first page. */
let arrivedAt = 'default'

/**
 * Moves the focus to the most important part of a new page, or to the target of its hash, so that screen readers announce it and Tab continues
 * from there, as after loading a document.
 */
export function useFocusAfterNavigation(): void {
  const { key, hash } = useLocation()
  useEffect(() => {
    if (arrivedAt === key) return
    arrivedAt = key
    const [failed, invalid, result, field, heading] = targets.map((target) => document.querySelector<HTMLElement>(target))
    const linked = hash ? document.getElementById(hash.slice(1)) : undefined
    // A shortcut has already focused the form. After a failure, the focus is still on the button.
    if (!failed && !invalid && linked?.contains(document.activeElement)) return
    const target = failed ?? invalid ?? result ?? linked ?? field ?? heading
    target?.focus({ preventScroll: true })
    if (failed || invalid) target?.scrollIntoView({ block: 'center' })
  }, [key, hash])
}
