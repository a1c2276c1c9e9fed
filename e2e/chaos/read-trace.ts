/** A system call. `start` and `end`: line numbers in the trace. */
type Call = { name: string; line: string; start: number; end: number }

/** The system calls to trace, as an argument of strace's -e. */
export const tracedCalls = 'trace=pwrite64,write,writev,sendto,sendmsg,fsync,fdatasync'

/** Parses the output of `strace -f -y`. A call that another thread interrupts takes two lines. */
function readCalls(trace: string): Call[] {
  const calls: Call[] = []
  const unfinished = new Map<string, Call>()
  for (const [at, line] of trace.split('\n').entries()) {
    const pid = line.slice(0, line.indexOf(' '))
    const resumed = /^\d+\s+<\.\.\. (\w+) resumed>/.test(line)
    if (resumed) {
      const call = unfinished.get(pid)
      unfinished.delete(pid)
      if (call && isDone(line)) call.end = at
      continue
    }
    const name = line.match(/^\d+\s+(\w+)\(/)?.[1]
    if (!name) continue
    const call = { name, line, start: at, end: isDone(line) ? at : Number.POSITIVE_INFINITY }
    calls.push(call)
    if (line.endsWith('<unfinished ...>')) unfinished.set(pid, call)
  }
  return calls
}

/** Whether a call returned without an error. */
function isDone(line: string): boolean {
  return /\) += \d+$/.test(line)
}

/**
 * Finds responses that reported success before the enquiry was durable. Written data survives a power cut only once its file has been synced.
 * @param storeLog part of the path of the store's write-ahead log
 */
export function findEarlySuccesses(trace: string, storeLog: string): { successes: number; failures: string[] } {
  const calls = readCalls(trace)
  const logCalls = calls.filter(({ line }) => line.includes(storeLog))
  const writes = logCalls.filter(({ name }) => name === 'pwrite64')
  const syncs = logCalls.filter(({ name }) => name === 'fsync' || name === 'fdatasync')
  const successes = calls.flatMap((call) => {
    const id = call.line.match(/HTTP\/1\.1 20[01] .*\{\\"id\\":\\"([^"\\]+)/)?.[1]
    return id ? [{ id, at: call.start }] : []
  })
  const failures = successes.flatMap(({ id, at }) => {
    // Only the first write counts: PostgreSQL writes the same page again for later commits.
    const write = writes.find(({ line }) => line.includes(id))
    if (!write || write.start > at) return `Success was reported for ${id} before it was written.`
    const synced = syncs.some(({ start, end }) => start > write.end && end < at)
    return synced ? [] : `Success was reported for ${id} before it was synced.`
  })
  return { successes: successes.length, failures }
}
