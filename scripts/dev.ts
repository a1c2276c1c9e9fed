import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createServer } from 'vite'
import { freePort } from '../server/testing/free-port.ts'
import { prepare } from './prepare.ts'

/**
 * `npm run dev`: Vite serves the pages from their sources, beside the server, which has its own embedded database in data/dev/ and writes
 * mails as files. When a file changes, Vite reloads the page and Node restarts the server.
 */
const root = join(import.meta.dirname, '..')
await prepare()

const port = await freePort()
const vite = await createServer({
  root,
  server: {
    port: Number(process.env.PORT) || 3000,
    proxy: {
      // Everything except GET and HEAD goes to the server.
      '^/': {
        target: `http://127.0.0.1:${port}`,
        bypass: ({ method, url }) => (method === 'GET' || method === 'HEAD' ? url : undefined),
        configure: (proxy) => {
          // Pages in answer to a form post get their styles from Vite, which the server's policy doesn't allow.
          proxy.on('proxyRes', ({ headers }) => delete headers['content-security-policy'])
        },
      },
    },
  },
})
await vite.listen()
const url = new URL(vite.resolvedUrls?.local[0] ?? 'http://localhost:3000').origin

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', join(root, 'scripts', 'dev-receiver.ts')], {
  stdio: ['ignore', 'inherit', 'inherit'],
  // In its own process group, so that it gets Ctrl-C only once, from here.
  detached: process.platform !== 'win32',
  env: {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATA_DIR: process.env.DATA_DIR || join(root, 'data', 'dev'),
    DATABASE_URL: '',
    SMTP_URL: '',
  },
})
const ended = once(server, 'exit')

async function stop(): Promise<void> {
  server.kill('SIGTERM')
  await ended
  await vite.close()
  process.exit(0)
}
// Vite's own listener would exit before the server has stopped.
process.removeAllListeners('SIGTERM')
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
