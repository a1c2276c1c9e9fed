/** Returns what the browser's storage gives. Undefined if it throws, because it is disabled, full, or has something unreadable. */
export function tryStorage<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
