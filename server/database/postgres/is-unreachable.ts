/**
 * Operating system errors when nothing listens, there is no route, or the name can't be resolved yet, as while a machine starts.
 * ENOENT is for a Unix socket.
 */
const noConnection = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT']

/**
 * PostgreSQL is starting, stopping or out of connections; 08 is the class of connection errors:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const unavailable = /^(?:08...|57P0[123]|53300)$/

/** Errors of the pg client, which have no code. */
const clientErrors = /^(?:timeout exceeded when trying to connect|timeout expired|Connection terminated\b.*)$/

/** Whether an error means that PostgreSQL can't be reached now, so that a retry may help. False for a wrong password or database. */
export function isUnreachable(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === 'string') return noConnection.includes(code) || unavailable.test(code)
  return clientErrors.test(String(message))
}
