import { setTimeout as wait } from 'node:timers/promises'
import type { Receive } from '../../enquiries/receive.ts'
import { readSettings } from '../settings.ts'
import { startServer } from '../start-server.ts'
import { stopOnSignals } from '../stop-on-signals.ts'

/** What may stand between an enquiry and its handling; the program's first argument names one. */
const ways: Record<string, (receive: Receive) => Receive> = {
  plainly: (receive) => receive,
  // Says when an enquiry arrives, and takes a while.
  slowly: (receive) => async (kind, sent) => {
    process.stdout.write('arrived\n')
    await wait(400)
    return await receive(kind, sent)
  },
  // What must never be: success is told before anything is kept. For tests of the tests.
  early: (receive) => async (kind, sent) => {
    void receive(kind, sent).catch(() => {})
    return { outcome: 'kept', id: 'not-yet' }
  },
}

// A process of its own, for tests that stop, kill or trace a server: the calls without the pages, with the waits of a test.
const server = await startServer(readSettings(process.env), {
  log: false,
  around: ways[process.argv[2] ?? 'plainly'],
  outbox: { pollEvery: 50, lease: 3000, deadline: 2000, delay: () => 100 },
})
stopOnSignals(server)
process.stdout.write(`${server.url}\n`)
