import type { Answers, Enquiry } from '../../enquiries/enquiry.ts'

/**
 * What was typed and not sent yet, kept by the browser for this tab alone: a reload, or a page that the phone dropped,
 * loses nothing. Nothing else of the site is stored at a visitor's. Where the browser refuses, there is no draft.
 */
type Draft = { start: Answers; answers: Answers }

export function saveDraft({ kind, start }: Enquiry, answers: Answers): void {
  ignoringRefusal(() => sessionStorage.setItem(`draft-${kind}`, JSON.stringify({ start, answers } satisfies Draft)))
}

export function forgetDraft({ kind }: Enquiry): void {
  ignoringRefusal(() => sessionStorage.removeItem(`draft-${kind}`))
}

/** Puts the draft into fields that nobody has touched. A service that the page itself has chosen since then stays. */
export function restoreDraft({ kind, fields, start }: Enquiry, form: HTMLFormElement): void {
  ignoringRefusal(() => {
    const draft: Partial<Draft> = JSON.parse(sessionStorage.getItem(`draft-${kind}`) ?? '{}')
    for (const name of Object.keys(fields)) {
      const input = form.elements.namedItem(name)
      const answer = draft.answers?.[name]
      const untouched = input && 'value' in input && input.value === start[name] && draft.start?.[name] === start[name]
      if (untouched && typeof answer === 'string') input.value = answer
    }
  })
}

function ignoringRefusal(act: () => void): void {
  try {
    act()
  } catch {
    // Storage that is switched off or full throws; the form works without.
  }
}
