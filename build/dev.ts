import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, relative } from 'node:path'
import { createServer } from 'vite'
import { freePort } from '../server/testing/free-port.ts'
import { prepare } from './prepare.ts'

// `npm run dev`: Vite serves the pages from their sources (dev-pages.ts). It passes form posts and the desk on to the server (dev-backend.ts), which
// has its own embedded database in data/dev/ and writes emails as files. When a file changes, Vite updates the page. A change in server/ restarts the
// server; before that, a change of what the desk consists of rebuilds the desk, which runs in the server's process.

const root = join(import.meta.dirname, '..')
const port = await freePort()
const target = `http://127.0.0.1:${port}`

let server: ChildProcess
let restarting = Promise.resolve()
let waiting: NodeJS.Timeout | undefined
let stopping = false
let deskChanged = false

/** Resolves to whether the desk could be built. Its errors are printed. */
async function buildDesk(): Promise<boolean> {
  const env = { ...process.env, NODE_ENV: 'production', DESK_BUILD: '../.cache/dev/desk' }
  const build = spawn(process.execPath, [join(root, 'build', 'build-desk.ts')], { stdio: ['ignore', 'inherit', 'inherit'], env })
  const [code] = await once(build, 'exit')
  return code === 0
}

function startServer(): ChildProcess {
  return spawn(process.execPath, [join(root, 'build', 'dev-backend.ts')], {
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
}

async function stopServer(): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}

/** @param rebuild whether to build the desk first; if that fails, the old server keeps running */
async function restartServer(rebuild: boolean): Promise<void> {
  if (stopping || (rebuild && !(await buildDesk()))) return
  await stopServer()
  if (stopping) return
  server = startServer()
}

async function stop(): Promise<void> {
  // npm passes Ctrl-C on, so it may arrive twice.
  if (stopping) return
  stopping = true
  clearTimeout(waiting)
  await restarting
  await stopServer()
  await vite.close()
  process.exit(0)
}

await prepare()
if (!(await buildDesk())) process.exit(1)
const vite = await createServer({
  configFile: join(root, 'build/vite.config.ts'),
  server: {
    port: Number(process.env.PORT) || 3000,
    proxy: {
      '/desk': { target },
      // Everything except GET and HEAD.
      '^/': {
        target,
        bypass: ({ method = '', url }) => (['GET', 'HEAD'].includes(method) ? url : undefined),
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
server = startServer()

vite.watcher.on('all', (_event, file) => {
  const [folder = ''] = relative(root, file).split(/[/\\]/)
  if (!['server', 'domain', 'workshop', 'ui', 'desk'].includes(folder) || stopping) return
  deskChanged ||= folder !== 'server'
  // An editor may save several files at once.
  clearTimeout(waiting)
  waiting = setTimeout(() => {
    const rebuild = deskChanged
    deskChanged = false
    restarting = restarting.then(() => restartServer(rebuild))
  }, 100)
})

// Vite's own listener would exit before the server has stopped.
process.removeAllListeners('SIGTERM')
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
