/** A system call. `begun` and `ended`: line numbers in the trace. */
type Call = { name: string; line: string; begun: number; ended: number }

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
      if (call && isDone(line)) call.ended = at
      continue
    }
    const name = line.match(/^\d+\s+(\w+)\(/)?.[1]
    if (!name) continue
    const call = { name, line, begun: at, ended: isDone(line) ? at : Number.POSITIVE_INFINITY }
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
 * @param logOfStore part of the path of the store's write-ahead log
 */
export function findEarlyAnswers(trace: string, logOfStore: string): { answers: number; failures: string[] } {
  const calls = readCalls(trace)
  const ofLog = calls.filter(({ line }) => line.includes(logOfStore))
  const writes = ofLog.filter(({ name }) => name === 'pwrite64')
  const syncs = ofLog.filter(({ name }) => name === 'fsync' || name === 'fdatasync')
  const answers = calls.flatMap((call) => {
    const id = call.line.match(/HTTP\/1\.1 20[01] .*\{\\"id\\":\\"([^"\\]+)/)?.[1]
    return id ? [{ id, at: call.begun }] : []
  })
  const failures = answers.flatMap(({ id, at }) => {
    // Only the first write counts: PostgreSQL writes the same page again for later commits.
    const write = writes.find(({ line }) => line.includes(id))
    if (!write || write.begun > at) return `Success was reported for ${id} before it was written.`
    const synced = syncs.some(({ begun, ended }) => begun > write.ended && ended < at)
    return synced ? [] : `Success was reported for ${id} before it was synced.`
  })
  return { answers: answers.length, failures }
}
