import { type FocusEvent, type FormEvent, type KeyboardEvent, startTransition, useEffect, useRef, useState } from 'react'
import { type Answers, check, type Enquiry, type Faults } from '../../enquiries/enquiry.ts'
import { forgetDraft, restoreDraft, saveDraft } from './draft.ts'
import { send } from './send.ts'

/** `status`: of an answer that was no success; absent when there was none. */
type Progress = { is: 'editing' | 'sending' } | { is: 'sent'; received: Answers; confirmation: boolean } | { is: 'failed'; status?: number }

const editing: Progress = { is: 'editing' }

/**
 * The behaviour of an enquiry form over its shared rules.
 *
 * The inputs keep their own values and the form reads them: what was typed, pasted or filled in before the scripts
 * ran is there like the rest, and a failed sending cannot take anything away.
 */
export function useEnquiryForm(enquiry: Enquiry) {
  const form = useRef<HTMLFormElement>(null)
  const outcome = useRef<HTMLParagraphElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const onItsWay = useRef(false)
  const idempotencyKey = useRef<string>(undefined)
  // False in the prerendered page, where the browser's own checks help and the button must work.
  const [running, setRunning] = useState(false)
  const [answers, setAnswers] = useState<Answers>(enquiry.start)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [progress, setProgress] = useState(editing)

  const checked = check(enquiry, answers)
  const faults: Faults = checked.ok ? {} : checked.faults
  const shown: Faults = Object.fromEntries(Object.entries(faults).filter(([name]) => touched.has(name)))

  const read = () => {
    if (form.current) setAnswers(readAnswers(enquiry, form.current))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive
  useEffect(() => {
    setRunning(true)
    if (form.current) idempotencyKey.current = restoreDraft(enquiry, form.current)
    read()
    // The browser puts typed text back after this when a visitor comes back to the page.
    window.addEventListener('pageshow', read)
    return () => window.removeEventListener('pageshow', read)
  }, [])

  useEffect(() => {
    if (progress.is === 'sent') outcome.current?.focus()
    // A button that was off while it sent has lost the focus: from there the visitor can try again at once.
    if (progress.is === 'failed' && document.activeElement === document.body) button.current?.focus()
  }, [progress])

  const showFaults = (faults: Faults) => {
    // `answers` may be a moment behind, and would find faults in fields that are filled by now.
    read()
    setTouched(new Set(Object.keys(enquiry.fields)))
    const first = Object.keys(faults)[0]
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  /** What stands in the form at this moment: `answers` may follow a little later. */
  const checkNow = () => check(enquiry, form.current ? readAnswers(enquiry, form.current) : answers)

  const save = () => {
    if (form.current) saveDraft(enquiry, readAnswers(enquiry, form.current), idempotencyKey.current)
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (onItsWay.current) return
    const checked = checkNow()
    if (!checked.ok) return showFaults(checked.faults)
    onItsWay.current = true
    setProgress({ is: 'sending' })
    idempotencyKey.current ??= makeKey()
    save()
    const sent = await send(enquiry.kind, checked.answers, idempotencyKey.current)
    onItsWay.current = false
    if (!sent.ok) return setProgress({ is: 'failed', status: sent.status })
    setProgress({ is: 'sent', received: checked.answers, confirmation: sent.confirmation })
    idempotencyKey.current = undefined
    setTouched(new Set())
    form.current?.reset()
    read()
    forgetDraft(enquiry)
  }

  return {
    answers,
    faults,
    shown,
    progress,
    outcome,
    formProps: {
      ref: form,
      noValidate: running,
      onSubmit: submit,
      onInput: () => {
        // The letter first, then what the page says of it.
        startTransition(read)
        save()
        if (progress.is !== 'sending') setProgress(editing)
      },
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const input: unknown = event.target
        if (!isInput(input) || !(input.name in enquiry.fields)) return
        const tidied = enquiry.fields[input.name]?.tidy?.(input.value) ?? input.value
        if (tidied !== input.value) input.value = tidied
        read()
        setTouched((before) => new Set(before).add(input.name))
      },
      // A disabled submit button stops Enter from reaching onSubmit, and the visitor would see nothing happen.
      onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        const checked = checkNow()
        if (checked.ok) return
        event.preventDefault()
        showFaults(checked.faults)
      },
    },
    submitProps: { ref: button, type: 'submit' as const, disabled: running && (!checked.ok || progress.is === 'sending') },
    running,
  }
}

/** 128 random bits. Not by `randomUUID`, which a page without https does not have. */
function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function isInput(target: unknown): target is Input {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
}

function readAnswers(enquiry: Enquiry, form: HTMLFormElement): Answers {
  const data = new FormData(form)
  return Object.fromEntries(Object.keys(enquiry.fields).map((name) => [name, String(data.get(name) ?? '')]))
}
