import { sql } from 'kysely'

/** A condition on `action`: nobody has undone it. */
export const notUndone = sql<boolean>`not exists (select 1 from action as undoing where undoing.undoes = action.id)`
