// Drafts of the desk's forms. Without React, so that what was typed survives whatever happens to React or to the page.

import { isPublicPath } from '../domain/public-paths.ts'
import { carryOver, fieldsIn } from '../ui/carry-over.ts'
import { tryStorage } from '../ui/try-storage.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** `initial`: the value before somebody typed. */
type Typed = Record<string, { initial: string; value: string }>

/** `sent`: the hidden id of the form that was sent with it; its answer may not have been seen. */
type Draft = { at: number; typed: Typed; sent?: string | undefined }

const prefix = 'desk-draft '

/** The key in sessionStorage for the draft that was sent last, which is kept until a page says how it went. */
const sentKey = 'desk-sent'

const day = 86_400_000

/** The forms of the document as it was loaded, until React has hydrated it or replaced them. */
let loaded: readonly HTMLFormElement[] = []

/** The field that had the focus last. */
let focused: EventTarget | null = null

/**
 * Keeps what is typed into the desk's forms in this browser, for the person who is signed in: until it was sent, they sign out, or a day has
 * passed. The server's answer to a sign-out clears the browser's storage.
 */
export function startDrafts(): void {
  loaded = [...document.forms]
  focused = document.activeElement
  document.addEventListener('focusin', ({ target }) => {
    focused = target
  })
  document.addEventListener('input', ({ target }) => isField(target) && save(target))
  document.addEventListener('submit', ({ target }) => target instanceof HTMLFormElement && markAsSent(target), { capture: true })
  tryStorage(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) read(key)
  })
  // What Back or a reload shows again is no answer to the form that was sent last.
  addEventListener('popstate', forgetSentDraft)
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (arrival?.type !== 'navigate') forgetSentDraft()
  settleSentDraft()
  for (const form of loaded) {
    // Typed before the scripts came.
    for (const field of fieldsOf(form)) if (currentOf(field) !== initialOf(field)) save(field)
    restoreDraft(form)
  }
}

/** Called once React has hydrated the document. */
export function stopCarrying(): void {
  loaded = []
}

/**
 * Fills in the draft of a form that has just been rendered, as a ref of the form. If React has replaced the loaded document, because something else
 * had changed it, the form gets the values, the focus and the selection of the one it replaces.
 */
export function restoreDraft(form: HTMLFormElement | null): void {
  if (!form) return
  settleSentDraft()
  const replaced = loaded.find((old) => !old.isConnected && pathOf(old) === pathOf(form) && old.method === form.method && hasText(old))
  if (replaced) carryOver(fieldsIn(replaced), form, focused)
  const key = keyOf(form)
  for (const [name, { initial, value }] of Object.entries((key && read(key)) || {})) {
    const field = form.elements.namedItem(name)
    if (!isField(field)) continue
    const given = initialOf(field)
    // Instead of an empty field, the server has sent text: what was undone or refused.
    const isGiven = initial === '' && given !== ''
    if (!isGiven && currentOf(field) === given) setValue(field, value)
  }
}

/** Removes the draft that was sent, if the page says that it arrived. */
export function settleSentDraft(): void {
  tryStorage(() => {
    const key = sessionStorage.getItem(sentKey)
    const hasFailed = document.querySelector('[data-failure], [aria-invalid="true"]') !== null
    if (key === null || !(hasFailed || document.querySelector('[data-result]'))) return
    if (!hasFailed) localStorage.removeItem(key)
    // Without an answer, it may have arrived.
    else if (!document.querySelector('[data-failure="unavailable"]')) keep(key, read(key))
    sessionStorage.removeItem(sentKey)
  })
}

function forgetSentDraft(): void {
  tryStorage(() => sessionStorage.removeItem(sentKey))
}

function save(field: Field): void {
  const key = field.form && field.name && keyOf(field.form)
  if (!key) return
  const typed = read(key) ?? {}
  const initial = typed[field.name]?.initial ?? initialOf(field)
  const value = currentOf(field)
  if (value === initial) delete typed[field.name]
  else typed[field.name] = { initial, value }
  keep(key, typed)
}

function keep(key: string, typed: Typed = {}, sent?: string): void {
  tryStorage(() => {
    if (Object.keys(typed).length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify({ at: Date.now(), typed, sent } satisfies Draft))
  })
}

function markAsSent(form: HTMLFormElement): void {
  // One that asks for the password carries the form that was sent.
  if (form.elements.namedItem('password') && !isPublicPath(pathOf(form))) return
  const key = keyOf(form)
  forgetSentDraft()
  if (!key) return
  tryStorage(() => sessionStorage.setItem(sentKey, key))
  const id = form.elements.namedItem('action')
  if (id instanceof HTMLInputElement) keep(key, read(key), id.value)
}

/** Returns what was typed. Removes it if it is a day old, can't be read, or the page says that it has arrived. */
function read(key: string): Typed | undefined {
  return tryStorage(() => {
    const stored = localStorage.getItem(key)
    if (stored === null) return undefined
    const { at, typed, sent } = parse(stored)
    const hasArrived = sent !== undefined && document.querySelector(`[data-entry="${CSS.escape(sent)}"]`) !== null
    if (Math.abs(Date.now() - at) < day && !hasArrived) return typed
    localStorage.removeItem(key)
    return undefined
  })
}

function parse(stored: string): Draft {
  try {
    return JSON.parse(stored)
  } catch {
    return { at: 0, typed: {} }
  }
}

/** Returns the key of a form's draft. Undefined if nothing of it is kept: it has no text, a password, or nobody is signed in. */
function keyOf(form: HTMLFormElement): string | undefined {
  const { staff } = document.body.dataset
  if (!staff || form.method !== 'post' || !hasText(form) || form.elements.namedItem('password')) return undefined
  return `${prefix}${staff} ${pathOf(form)} ${form.dataset.draft ?? ''}`
}

/** Not from `form.action`, which is the hidden field of that name. */
function pathOf(form: HTMLFormElement): string {
  return new URL(form.getAttribute('action') ?? '', location.href).pathname
}

function hasText(form: HTMLFormElement): boolean {
  return fieldsOf(form).some((field) => field.type !== 'checkbox')
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(isField)
}

/** Whether it is a field that people fill in. Their `type` isn't 'hidden', and they have a name. */
function isField(element: unknown): element is Field {
  if (element instanceof HTMLSelectElement) return element.name !== ''
  const isInput = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  return isInput && element.type !== 'hidden' && element.name !== '' && !element.readOnly
}

function initialOf(field: Field): string {
  if (field instanceof HTMLSelectElement)
    return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? ''
  return field instanceof HTMLInputElement && field.type === 'checkbox' ? mark(field.defaultChecked) : field.defaultValue
}

function currentOf(field: Field): string {
  return field instanceof HTMLInputElement && field.type === 'checkbox' ? mark(field.checked) : field.value
}

function setValue(field: Field, value: string): void {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value !== ''
  else field.value = value
}

function mark(isTicked: boolean): string {
  return isTicked ? 'yes' : ''
}
