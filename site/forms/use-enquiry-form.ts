import { type FocusEvent, type FormEvent, type KeyboardEvent, startTransition, useEffect, useRef, useState } from 'react'
import { type Answers, check, type Enquiry, type Faults } from '../../enquiries/enquiry.ts'
import { forgetDraft, restoreDraft, saveDraft } from './draft.ts'
import { send } from './send.ts'

export type Progress = 'editing' | 'sending' | 'sent' | 'failed'

/**
 * The behaviour of an enquiry form over its shared rules.
 *
 * The inputs keep their own values and the form reads them: what was typed, pasted or filled in before the scripts
 * ran is there like the rest, and a failed sending cannot take anything away.
 */
export function useEnquiryForm(enquiry: Enquiry) {
  const form = useRef<HTMLFormElement>(null)
  const outcome = useRef<HTMLParagraphElement>(null)
  const onItsWay = useRef(false)
  // False in the prerendered page, where the browser's own checks help and the button must work.
  const [running, setRunning] = useState(false)
  const [answers, setAnswers] = useState<Answers>(enquiry.start)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [progress, setProgress] = useState<Progress>('editing')
  const [received, setReceived] = useState<Answers>()

  const checked = check(enquiry, answers)
  const faults: Faults = checked.ok ? {} : checked.faults
  const shown: Faults = Object.fromEntries(Object.entries(faults).filter(([name]) => touched.has(name)))

  const read = () => {
    if (form.current) setAnswers(readAnswers(enquiry, form.current))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive
  useEffect(() => {
    setRunning(true)
    if (form.current) restoreDraft(enquiry, form.current)
    read()
    // The browser puts typed text back after this when a visitor comes back to the page.
    window.addEventListener('pageshow', read)
    return () => window.removeEventListener('pageshow', read)
  }, [])

  useEffect(() => {
    if (progress === 'sent') outcome.current?.focus()
  }, [progress])

  const showFaults = (faults: Faults) => {
    setTouched(new Set(Object.keys(enquiry.fields)))
    const first = Object.keys(faults)[0]
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  /** What stands in the form at this moment: `answers` may follow a little later. */
  const checkNow = () => check(enquiry, form.current ? readAnswers(enquiry, form.current) : answers)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (onItsWay.current) return
    const checked = checkNow()
    if (!checked.ok) return showFaults(checked.faults)
    onItsWay.current = true
    setProgress('sending')
    const ok = await send(enquiry.kind, checked.answers)
    onItsWay.current = false
    setProgress(ok ? 'sent' : 'failed')
    if (!ok) return
    setReceived(checked.answers)
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
    received,
    outcome,
    formProps: {
      ref: form,
      noValidate: running,
      onSubmit: submit,
      onInput: () => {
        // The letter first, then what the page says of it.
        startTransition(read)
        if (form.current) saveDraft(enquiry, readAnswers(enquiry, form.current))
        if (progress !== 'sending') setProgress('editing')
      },
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const input: unknown = event.target
        if (!isInput(input) || !(input.name in enquiry.fields)) return
        const tidied = enquiry.fields[input.name]?.tidy?.(input.value) ?? input.value
        if (tidied !== input.value) {
          input.value = tidied
          read()
        }
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
    submitProps: { type: 'submit' as const, disabled: running && (!checked.ok || progress === 'sending') },
    running,
  }
}

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function isInput(target: unknown): target is Input {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
}

function readAnswers(enquiry: Enquiry, form: HTMLFormElement): Answers {
  const data = new FormData(form)
  return Object.fromEntries(Object.keys(enquiry.fields).map((name) => [name, String(data.get(name) ?? '')]))
}
