import { type ReactNode, useSyncExternalStore } from 'react'

let current: ReactNode
const listeners = new Set<() => void>()

/** Shows a notice on whatever page the visitor is on, until `closeNotice`. */
export function showNotice(notice: ReactNode): void {
  current = notice
  for (const listener of listeners) listener()
}

export function closeNotice(): void {
  showNotice(undefined)
}

export function useNotice(): ReactNode {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
