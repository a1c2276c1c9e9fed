import type { Answers, Enquiry } from '../../enquiries/enquiry.ts'

/**
 * What was typed and not sent yet, kept by the browser for this tab alone: a reload, or a page that the phone dropped,
 * loses nothing. Nothing else of the site is stored at a visitor's. Where the browser refuses, there is no draft.
 */
type Draft = {
  start: Answers
  answers: Answers
  /** Once it was tried to send it: another try, however late, is for the same enquiry. */
  idempotencyKey?: string | undefined
}

export function saveDraft({ kind, start }: Enquiry, answers: Answers, idempotencyKey?: string): void {
  ignoringRefusal(() => sessionStorage.setItem(`draft-${kind}`, JSON.stringify({ start, answers, idempotencyKey } satisfies Draft)))
}

export function forgetDraft({ kind }: Enquiry): void {
  ignoringRefusal(() => sessionStorage.removeItem(`draft-${kind}`))
}

/**
 * Puts the draft into fields that nobody has touched. A service that the page itself has chosen since then stays.
 * @returns the draft's idempotency key, if it has one
 */
export function restoreDraft({ kind, fields, start }: Enquiry, form: HTMLFormElement): string | undefined {
  return ignoringRefusal(() => {
    const draft: Partial<Draft> = JSON.parse(sessionStorage.getItem(`draft-${kind}`) ?? '{}')
    for (const name of Object.keys(fields)) {
      const input = form.elements.namedItem(name)
      const answer = draft.answers?.[name]
      const untouched = input && 'value' in input && input.value === start[name] && draft.start?.[name] === start[name]
      if (untouched && typeof answer === 'string') input.value = answer
    }
    return typeof draft.idempotencyKey === 'string' ? draft.idempotencyKey : undefined
  })
}

function ignoringRefusal<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    // Storage that is switched off or full throws; the form works without.
    return undefined
  }
}
