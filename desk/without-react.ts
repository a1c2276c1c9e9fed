import { tryStorage } from '../ui/try-storage.ts'

/** The key in sessionStorage. */
const storageKey = 'desk-without-react'

/** Whether this tab's pages work without React, because something else changes them. */
export function isWithoutReact(): boolean {
  return Boolean(tryStorage(() => sessionStorage.getItem(storageKey)))
}

/**
 * Loads the page again without React if a translator or an extension has moved elements that React wanted to change: its update would end in an
 * error page, and the next one too. Drafts keep what was typed.
 */
export function onReactError(error: unknown): void {
  console.error(error)
  if (!(error instanceof DOMException) || isWithoutReact()) return
  try {
    sessionStorage.setItem(storageKey, 'yes')
    location.reload()
  } catch {
    // Without storage, it would load again forever.
  }
}
