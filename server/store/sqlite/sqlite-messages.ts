/** What the store's thread is asked: a statement, or to close. */
export type SqliteQuestion = { id: number; sql: string; parameters: readonly unknown[] } | { id: number; close: true }

/** What it answers. Errors cross threads without their codes, so they travel in parts. */
export type SqliteAnswer =
  | { id: number; rows: unknown[]; changes: number }
  | { id: number; fault: { message: string; code?: string; errcode?: number } }
