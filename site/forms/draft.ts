import type { EnquiryDefinition } from '../../domain/enquiries/enquiry.ts'
import type { Answers } from '../../domain/form.ts'
import { tryStorage } from '../../ui/try-storage.ts'

/**
 * Unsent answers in sessionStorage, so that they survive a reload or a tab that the phone has discarded. The site stores
 * nothing else in the browser. If storage is unavailable, there is no draft.
 */
type Draft = {
  initial: Answers
  answers: Answers
  /** Set by the first attempt to send, so that every retry is for the same enquiry. */
  idempotencyKey?: string | undefined
}

export function saveDraft({ kind, initial }: EnquiryDefinition, answers: Answers, idempotencyKey?: string): void {
  tryStorage(() => sessionStorage.setItem(`draft-${kind}`, JSON.stringify({ initial, answers, idempotencyKey } satisfies Draft)))
}

export function clearDraft({ kind }: EnquiryDefinition): void {
  tryStorage(() => sessionStorage.removeItem(`draft-${kind}`))
}

/**
 * Restores the draft into fields that still have their initial value, unless the page has since preselected another one.
 * Returns the draft's idempotency key, if it has one.
 */
export function restoreDraft({ kind, fields, initial }: EnquiryDefinition, form: HTMLFormElement): string | undefined {
  return tryStorage(() => {
    const draft: Partial<Draft> = JSON.parse(sessionStorage.getItem(`draft-${kind}`) ?? '{}')
    for (const name of Object.keys(fields)) {
      const input = form.elements.namedItem(name)
      const answer = draft.answers?.[name]
      const untouched = input && 'value' in input && input.value === initial[name] && draft.initial?.[name] === initial[name]
      if (untouched && typeof answer === 'string') input.value = answer
    }
    return typeof draft.idempotencyKey === 'string' ? draft.idempotencyKey : undefined
  })
}
