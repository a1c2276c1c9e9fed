import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { settleSentDraft } from '../drafts.ts'

/** Where the focus goes on a new page, most urgent first: what went wrong, what was done, the field to begin with, the heading. */
const targets = ['[data-failure]', '[aria-invalid="true"]', '[data-result]', '[data-start]', '[data-arrival]']

const firstField = ':is(textarea, select, input:not([type="hidden"], [readonly]))'

/** Key of the last navigation that moved the focus; undefined until the first page. In the module, because an error page mounts the document again. */
let arrivedAt: string | undefined

/**
 * Moves the focus to the most important part of a new page, or to the first field of the form that its hash opens, so that screen readers announce it
 * and Tab continues from there. On the page that was loaded, somebody may be typing already: it only opens a form whose hash has the focus, or nothing.
 */
export function useFocusAfterNavigation(): void {
  const { key, hash } = useLocation()
  useEffect(() => {
    settleSentDraft()
    const isFirst = arrivedAt === undefined
    if (arrivedAt === key) return
    arrivedAt = key
    const linked = hash ? document.getElementById(hash.slice(1)) : undefined
    const opened = linked?.querySelector<HTMLElement>(firstField)
    if (isFirst) {
      if (document.activeElement === document.body || document.activeElement === linked) opened?.focus({ preventScroll: true })
      return
    }
    const [failed, invalid, result, field, heading] = targets.map((target) => document.querySelector<HTMLElement>(target))
    // It took the focus when the answer came. Until the page had been refreshed, somebody may have gone on.
    if (!failed && !invalid && result?.dataset.result === 'focused') return
    const target = failed ?? invalid ?? result ?? opened ?? linked ?? field ?? heading
    target?.focus({ preventScroll: true })
    // After a redirect, the hash scrolls. A page that answers a form itself stays where it was.
    if (failed || invalid || result) target?.scrollIntoView({ block: failed || invalid ? 'center' : 'nearest' })
  }, [key, hash])
}
