/** SQLite's primary result codes: https://www.sqlite.org/rescode.html */
export const busy = 5
export const locked = 6
export const readOnly = 8
export const ioError = 10
export const corrupt = 11
export const full = 13
export const cannotOpen = 14
export const tooBig = 18
export const constraint = 19
export const mismatch = 20
export const notADatabase = 26

/** Returns the primary result code (the low byte) of an error, or undefined when it isn't from SQLite. */
export function resultCodeOf(error: unknown): number | undefined {
  const { errcode } = error as { errcode?: number }
  return errcode === undefined ? undefined : errcode & 0xff
}
