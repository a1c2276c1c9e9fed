import { once } from 'node:events'
import { join } from 'node:path'
import type { Receive } from '../../domain/enquiries/receive.ts'
import { runProcess } from '../run-process.ts'
import { readSettings } from '../settings.ts'
import { loadDesk } from '../staff-desk/load-desk.ts'
import { startServer } from '../start-server.ts'
import type { ProcessOptions } from './server-process.ts'

/** Wrappers around the handling of enquiries. */
const variants: Record<string, (receive: Receive) => Receive> = {
  normal: (receive) => receive,
  // Prints a line when an enquiry arrives, and handles it only once the server was told to stop.
  'while stopping': (receive) => async (kind, sent) => {
    process.stdout.write('arrived\n')
    await once(process, 'SIGTERM')
    return await receive(kind, sent)
  },
  // Deliberately wrong: reports success a second before anything is stored. Proves that the tests would notice, whenever they kill it.
  early: (receive) => async (kind, sent) => {
    setTimeout(() => void receive(kind, sent).catch(() => {}), 1000)
    return { outcome: 'stored', id: 'not-yet', confirmation: true }
  },
}

const [variant = 'normal', options = '{}'] = process.argv.slice(2)
const { lease, ahead = 0, desk }: Pick<ProcessOptions, 'lease' | 'ahead' | 'desk'> = JSON.parse(options)

// Runs a server without public pages in its own process, for tests that stop, kill or trace one.
const settings = readSettings(process.env)
const built = desk ? await loadDesk(join(import.meta.dirname, '..', '..', 'dist')) : undefined
const server = await runProcess(settings, (signal) =>
  startServer(settings, {
    log: false,
    desk: built,
    now: () => Date.now() + ahead,
    around: variants[variant],
    // A short lease needs short delays everywhere.
    outbox: lease ? { pollEvery: 50, lease, deadline: (lease * 2) / 3, delay: () => 100 } : undefined,
    waitForDatabase: { signal, print: (line) => void process.stdout.write(`${line}\n`) },
  }),
)
process.stdout.write(`${server.url}\n`)
