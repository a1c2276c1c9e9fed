import { setTimeout as wait } from 'node:timers/promises'
import { readSettings } from '../settings.ts'
import { startServer } from '../start-server.ts'
import { stopOnSignals } from '../stop-on-signals.ts'

// A process of its own for the test of the stop: a server whose enquiries take a while, and that says when one arrives.
const server = await startServer(readSettings(process.env), {
  log: false,
  around: (receive) => async (kind, sent) => {
    process.stdout.write('arrived\n')
    await wait(400)
    return await receive(kind, sent)
  },
})
stopOnSignals(server)
process.stdout.write(`${server.url}\n`)
