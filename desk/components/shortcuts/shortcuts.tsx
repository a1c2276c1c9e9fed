import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation, useNavigation } from 'react-router'
import button from '../../../ui/button/button.module.css'
import { CheckField } from '../../../ui/check-field/check-field.tsx'
import { tryStorage } from '../../../ui/try-storage.ts'
import styles from './shortcuts.module.css'

const overview: readonly (readonly [key: string, what: string])[] = [
  ['j', 'Next in the list'],
  ['k', 'Previous in the list'],
  ['Enter', 'Open it'],
  ['r', 'Reply'],
  ['b', 'Book'],
  ['n', 'Note'],
  ['Esc', 'Leave the field'],
  ['/', 'Find'],
  ['?', 'These shortcuts'],
]

/** The key in localStorage. */
const storageKey = 'desk-keys'

/** Where keys are shortcuts: a line of a list, or where the focus is when nothing is being filled in. */
const places = 'body, [data-line], [data-arrival], [data-result]'

/** Milliseconds after a navigation in which keys do nothing. */
const settling = 1000

/**
 * Single-key shortcuts for everyday actions. They do nothing in a field, with a modifier, or when switched off (WCAG 2.1.4). Lists mark
 * their lines with `data-line`, and links name their key in `data-key`.
 */
export function Shortcuts() {
  const dialog = useRef<HTMLDialogElement>(null)
  const on = useSyncExternalStore(subscribe, readSwitch, () => undefined)
  const isReady = useReady()

  // Before the button is painted, so that the keys work once it shows.
  useLayoutEffect(() => {
    if (!on) return
    const press = (event: KeyboardEvent) => {
      const { key, target } = event
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      // Only in a form: the field of Find has its own Escape.
      if (key === 'Escape' && target instanceof HTMLElement && target.closest('#work form')) return target.blur()
      // Somewhere else, or while a page arrives, it may be a word that the person wanted to type into a form.
      if (!(target instanceof Element && target.matches(places)) || !isReady()) return
      if (act(key)) event.preventDefault()
    }
    const act = (key: string): boolean => {
      if (key === 'j' || key === 'k') return focusLine(key === 'j' ? 1 : -1)
      if (key === '/') return focusFind()
      if (key === '?') return dialog.current?.showModal() === undefined
      const step = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
      if (!step) return false
      step.click()
      return true
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on, isReady])

  // Without scripts there are none.
  if (on === undefined) return null
  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        Shortcuts
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="shortcuts" data-tone="bone">
        <h2 id="shortcuts">Keyboard shortcuts</h2>
        <dl className={styles.keys} data-on={on}>
          {overview.map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <div onChange={() => writeSwitch(!on)}>
          <CheckField
            name="shortcuts"
            label="Use these shortcuts"
            defaultChecked={on}
            text="Turn them off if you control your computer by voice."
          />
        </div>
        <form method="dialog">
          <button type="submit" className={button.quiet}>
            Close
          </button>
        </form>
      </dialog>
    </>
  )
}

/** Returns a function that tells whether the last navigation is over long enough. */
function useReady(): () => boolean {
  const { key } = useLocation()
  const isIdle = useNavigation().state === 'idle'
  const since = useRef(Number.POSITIVE_INFINITY)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is a navigation's
  useLayoutEffect(() => {
    since.current = isIdle ? performance.now() : Number.POSITIVE_INFINITY
  }, [key, isIdle])
  return useCallback(() => performance.now() - since.current >= settling, [])
}

/** Moves the focus to the next or previous line, from the one that has it or is open. Returns whether there is one. */
function focusLine(by: 1 | -1): boolean {
  const lines = [...document.querySelectorAll<HTMLElement>('[data-line]')].filter((line) => line.checkVisibility())
  const at = lines.indexOf(document.activeElement as HTMLElement)
  const open = lines.findIndex((line) => line.getAttribute('aria-current') === 'page')
  const from = at >= 0 ? at : open
  const to = from >= 0 ? from + by : by > 0 ? 0 : lines.length - 1
  const line = lines[Math.min(Math.max(to, 0), lines.length - 1)]
  line?.focus()
  return line !== undefined
}

function focusFind(): boolean {
  const field = document.querySelector<HTMLInputElement>('#find')
  field?.select()
  return field !== null
}

let current: boolean | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** On by default. Kept in this page alone when the browser blocks storage. */
function readSwitch(): boolean {
  current ??= tryStorage(() => localStorage.getItem(storageKey)) !== 'off'
  return current
}

function writeSwitch(on: boolean): void {
  current = on
  tryStorage(() => localStorage.setItem(storageKey, on ? 'on' : 'off'))
  for (const listener of listeners) listener()
}
