/** What the server writes about itself: JSON lines, without anything that a visitor typed. */
export type Log = {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** An error without its message, which may quote what a visitor typed: its name, its code and where it arose. */
export function safeError(error: unknown): { type: string; code?: string; at?: string; cause?: object } {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code } = error as { code?: unknown }
  const frames = error.stack
    ?.replace(error.message, '')
    .match(/^\s+at .*$/gm)
    ?.map((frame) => frame.trim())
  return {
    type: error.name,
    code: typeof code === 'string' || typeof code === 'number' ? String(code) : undefined,
    at: frames?.slice(0, 5).join(' '),
    cause: error.cause ? safeError(error.cause) : undefined,
  }
}
