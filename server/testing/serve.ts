import { setTimeout as wait } from 'node:timers/promises'
import type { Receive } from '../../enquiries/receive.ts'
import { runProcess } from '../run-process.ts'
import { readSettings } from '../settings.ts'
import { startServer } from '../start-server.ts'

/** What may stand between an enquiry and its handling. */
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
    return { outcome: 'kept', id: 'not-yet', confirmation: true }
  },
}

const [way = 'plainly', lease] = process.argv.slice(2)

// A process of its own, for tests that stop, kill or trace a server: the calls without the pages.
const settings = readSettings(process.env)
const server = await runProcess(settings, (signal) =>
  startServer(settings, {
    log: false,
    around: ways[way],
    // With a short lease goes a short patience with everything.
    outbox: lease ? { pollEvery: 50, lease: Number(lease), deadline: (Number(lease) * 2) / 3, delay: () => 100 } : undefined,
    waiting: { signal, say: (line) => void process.stdout.write(`${line}\n`) },
  }),
)
process.stdout.write(`${server.url}\n`)
