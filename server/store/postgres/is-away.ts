/**
 * Nobody there, no way there, or a name that is not known yet, as after the start of a whole machine: errors of the operating system
 * (ENOENT for a socket in a folder).
 */
const noConnection = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT']

/**
 * PostgreSQL starts, stops or has no connection left: https://www.postgresql.org/docs/current/errcodes-appendix.html. 08 is the class of
 * broken connections.
 */
const notNow = /^(?:08...|57P0[123]|53300)$/

/** The client's own errors, which have no code. */
const broken = /^(?:timeout exceeded when trying to connect|timeout expired|Connection terminated\b.*)$/

/** Whether an error says that PostgreSQL cannot be reached now, so that waiting helps; not so a wrong password or database. */
export function isAway(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === 'string') return noConnection.includes(code) || notNow.test(code)
  return broken.test(String(message))
}
