/** The server's log. Never pass anything that a visitor typed. */
export type Log = {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** Returns an error's name, codes and first stack frames, without its message, which may quote what a visitor typed. */
export function safeError(error: unknown): { type: string; code?: string; at?: string; cause?: object } {
  if (!(error instanceof Error)) return { type: typeof error }
  // SQLite's own code says more than Node's: 13 is a full disk, 11 a damaged file.
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  const frames = error.stack
    ?.replace(error.message, '')
    .match(/^\s+at .*$/gm)
    ?.map((frame) => frame.trim())
  return {
    type: error.name,
    code: [code, errcode].filter((one) => typeof one === 'string' || typeof one === 'number').join(' ') || undefined,
    at: frames?.slice(0, 5).join(' '),
    cause: error.cause ? safeError(error.cause) : undefined,
  }
}
