/** Of a server's system calls, what the promise about power loss is held against. `begun` and `ended`: numbers of lines in the trace. */
type Call = { name: string; line: string; begun: number; ended: number }

/** The system calls that these functions understand, as strace wants them. */
export const tracedCalls = 'trace=pwrite64,write,writev,sendto,sendmsg,fsync,fdatasync'

/**
 * Reads what `strace -f -y` wrote. A call that another thread interrupts in the trace comes as two lines.
 */
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

/** False for what failed, and for what has no result yet. */
function isDone(line: string): boolean {
  return /\) += \d+$/.test(line)
}

/**
 * The success that was told before its enquiry was on the disk, in sentences. What a disk is told to keep is on it only after a sync of
 * that file: a machine without power forgets the rest.
 * @param logOfStore part of the path of the file in which the store keeps a commit first
 */
export function findEarlyAnswers(trace: string, logOfStore: string): { answers: number; faults: string[] } {
  const calls = readCalls(trace)
  const ofLog = calls.filter(({ line }) => line.includes(logOfStore))
  const writes = ofLog.filter(({ name }) => name === 'pwrite64')
  const syncs = ofLog.filter(({ name }) => name === 'fsync' || name === 'fdatasync')
  const answers = calls.flatMap((call) => {
    const id = call.line.match(/HTTP\/1\.1 20[01] .*\{\\"id\\":\\"([^"\\]+)/)?.[1]
    return id ? [{ id, at: call.begun }] : []
  })
  const faults = answers.flatMap(({ id, at }) => {
    // The first: PostgreSQL writes the same page again for the commits that follow.
    const write = writes.find(({ line }) => line.includes(id))
    if (!write || write.begun > at) return `Success was told for ${id} before anything of it was written.`
    const synced = syncs.some(({ begun, ended }) => begun > write.ended && ended < at)
    return synced ? [] : `Success was told for ${id} before what was written of it was synced.`
  })
  return { answers: answers.length, faults }
}
