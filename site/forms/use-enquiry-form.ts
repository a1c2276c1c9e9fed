import { type FocusEvent, type FormEvent, type KeyboardEvent, type MouseEvent, startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { EnquiryDefinition } from '../../domain/enquiries/enquiry.ts'
import { type Answers, check, type FieldErrors } from '../../domain/form.ts'
import { closeNotice } from '../notice.ts'
import { clearDraft, restoreDraft, saveDraft } from './draft.ts'
import { send, sendingOf } from './send.ts'
import type { SentEnquiry } from './sent-summary.tsx'

/** `status`: the HTTP status of a failure, undefined if there was no response. */
type Progress = { state: 'editing' | 'sending' } | ({ state: 'sent' } & SentEnquiry) | { state: 'failed'; status?: number }

const editing: Progress = { state: 'editing' }

/**
 * State and handlers of an enquiry form.
 *
 * The inputs are uncontrolled: answers typed, pasted or autofilled before hydration count like any others, and a failed
 * request can't lose them.
 * @param onLateAnswer called instead of showing the outcome if the visitor has left the page by then
 */
export function useEnquiryForm(enquiry: EnquiryDefinition, onLateAnswer: (answers: Answers, ok: boolean) => void) {
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const idempotencyKey = useRef<string>(undefined)
  // Before hydration the browser validates, and the submit button must be enabled.
  const [hydrated, setHydrated] = useState(false)
  const [answers, setAnswers] = useState<Answers>(enquiry.initial)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [progress, setProgress] = useState(editing)

  const checked = check(enquiry, answers)
  const fieldErrors: FieldErrors = checked.ok ? {} : checked.fieldErrors
  const shown: FieldErrors = Object.fromEntries(Object.entries(fieldErrors).filter(([name]) => touched.has(name)))

  const syncAnswers = () => {
    if (!form.current) return
    const read = readAnswers(enquiry, form.current)
    setAnswers((before) => (Object.keys(read).every((name) => read[name] === before[name]) ? before : read))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    setHydrated(true)
    if (form.current) idempotencyKey.current = restoreDraft(enquiry, form.current)
    syncAnswers()
    void followSending()
    // On back and forward, the browser restores the inputs after this effect but before pageshow.
    window.addEventListener('pageshow', syncAnswers)
    return () => window.removeEventListener('pageshow', syncAnswers)
  }, [])

  useEffect(() => {
    if (progress.state === 'sent') heading.current?.focus()
    // The button lost focus while it was disabled; with focus back, the visitor can retry right away.
    if (progress.state === 'failed' && document.activeElement === document.body) button.current?.focus()
  }, [progress])

  const showErrors = (fieldErrors: FieldErrors) => {
    // The `answers` state may lag behind the inputs and report filled fields as empty.
    syncAnswers()
    setTouched(new Set(Object.keys(enquiry.fields)))
    const first = Object.keys(fieldErrors)[0]
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  /** Checks the inputs themselves, because the `answers` state may lag behind. */
  const checkNow = () => check(enquiry, form.current ? readAnswers(enquiry, form.current) : answers)

  const save = () => {
    if (form.current) saveDraft(enquiry, readAnswers(enquiry, form.current), idempotencyKey.current)
  }

  const reset = () => {
    idempotencyKey.current = undefined
    setTouched(new Set())
    form.current?.reset()
    syncAnswers()
  }

  /** A form that the visitor comes to while another page's is being sent has the same answers, and waits with it. */
  const followSending = async () => {
    const answer = sendingOf(enquiry.kind)
    if (!answer) return
    setProgress({ state: 'sending' })
    if ((await answer).ok) reset()
    setProgress(editing)
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sendingOf(enquiry.kind)) return
    const checked = checkNow()
    if (!checked.ok) return showErrors(checked.fieldErrors)
    closeNotice()
    setProgress({ state: 'sending' })
    idempotencyKey.current ??= createIdempotencyKey()
    save()
    const { pathname } = location
    const sent = await send(enquiry.kind, checked.answers, idempotencyKey.current)
    const isLate = location.pathname !== pathname || !form.current
    if (sent.ok) {
      clearDraft(enquiry)
      reset()
    }
    if (isLate) {
      onLateAnswer(checked.answers, sent.ok)
      setProgress(editing)
    } else if (sent.ok) setProgress({ state: 'sent', received: checked.answers, confirmation: sent.confirmation })
    else setProgress({ state: 'failed', status: sent.status })
  }

  /** Replaces the summary with the empty form. */
  const startAnother = () => {
    flushSync(() => setProgress(editing))
    form.current?.querySelector('input')?.focus()
  }

  return {
    answers,
    fieldErrors,
    shown,
    progress,
    heading,
    startAnother,
    formProps: {
      ref: form,
      noValidate: hydrated,
      onSubmit: submit,
      // Some browsers fill in forms without an input event.
      onFocus: syncAnswers,
      onAnimationStart: syncAnswers,
      onInput: () => {
        // A transition keeps typing responsive.
        startTransition(syncAnswers)
        save()
        if (progress.state !== 'sending') setProgress(editing)
      },
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const input: unknown = event.target
        if (!isInput(input) || !(input.name in enquiry.fields)) return
        syncAnswers()
        setTouched((before) => new Set(before).add(input.name))
      },
      // With the submit button disabled, Enter fires no submit event, and the visitor would get no feedback.
      onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        const checked = checkNow()
        if (checked.ok) return
        event.preventDefault()
        showErrors(checked.fieldErrors)
      },
    },
    /** For what holds the button: a press on the disabled button, which lets it through, sends if the browser has filled in the rest meanwhile. */
    pressProps: {
      onClick: (event: MouseEvent<HTMLElement>) => {
        if (event.target !== event.currentTarget || !button.current?.disabled || !checkNow().ok) return syncAnswers()
        form.current?.requestSubmit()
      },
    },
    submitProps: { ref: button, type: 'submit' as const, disabled: hydrated && (!checked.ok || progress.state === 'sending') },
    hydrated,
  }
}

/** Returns 128 random bits in hex. `crypto.randomUUID` isn't available without HTTPS. */
function createIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function isInput(target: unknown): target is Input {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
}

function readAnswers(enquiry: EnquiryDefinition, form: HTMLFormElement): Answers {
  const data = new FormData(form)
  return Object.fromEntries(Object.keys(enquiry.fields).map((name) => [name, String(data.get(name) ?? '')]))
}
