#!/usr/bin/env node
/**
 * Playwright starts this program instead of `firefox`. It starts Debian's Firefox with the same arguments and forwards all WebDriver BiDi
 * messages unchanged, except commands that this Firefox doesn't support and no test needs, which it answers itself.
 *
 * Over BiDi, Playwright doesn't apply `javaScriptEnabled: false`. With the argument --without-scripts, no page of this Firefox runs scripts.
 */
import { spawn } from 'node:child_process'
import { on } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

/** Sets the colour scheme and the like. Firefox ESR 153 answers 'unknown command', and Playwright then gives up. */
const unsupported = ['emulation.setMediaFeaturesOverride']

/** Runs in Firefox's browser window, and does for every page what 'Disable JavaScript' does in Firefox's developer tools. */
const switchScriptsOff = `Services.obs.addObserver((page) => {
  if (page.isContent && page === page.top) page.allowJavascript = false
}, 'browsing-context-attached')`

/** Far above Playwright's own message ids, which start at 1. */
const ourIds = 2 ** 40
type Answer = { id?: number; type: string; result?: { sessionId?: string; contexts?: { context: string }[] } }

const withoutScripts = process.argv.includes('--without-scripts')
const args = process.argv.slice(2).map((arg) => (arg === '--without-scripts' ? '--remote-allow-system-access' : arg))
const firefox = spawn('firefox-esr', args, { stdio: ['ignore', 'inherit', 'pipe'] })
firefox.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => firefox.kill(signal))

createInterface(firefox.stderr).on('line', async (line) => {
  const [, address] = line.match(/WebDriver BiDi listening on (ws:\/\/\S+)/) ?? []
  process.stderr.write(`${address ? line.replace(address, await bridgeTo(address)) : line}\n`)
})

/** Starts a WebSocket server that forwards to Firefox, and returns the address for Playwright. */
async function bridgeTo(address: string): Promise<string> {
  const server = createServer()
  new WebSocketServer({ server, maxPayload: 256 * 1024 * 1024 }).on('connection', (playwright, { url }) => {
    const inFirefox = new WebSocket(address + url, { maxPayload: 256 * 1024 * 1024, perMessageDeflate: false })
    const early: string[] = []
    const pass = (text: string) => (inFirefox.readyState === WebSocket.OPEN ? inFirefox.send(text) : early.push(text))
    inFirefox.on('open', () => {
      for (const text of early) inFirefox.send(text)
    })
    playwright.on('message', (data) => {
      const { id, method } = JSON.parse(String(data)) as { id: number; method: string }
      if (unsupported.includes(method)) playwright.send(JSON.stringify({ type: 'success', id, result: {} }))
      else pass(String(data))
    })
    inFirefox.on('message', async (data) => {
      const { id, result } = JSON.parse(String(data)) as Answer
      if (id && id >= ourIds) return
      // This is the response to session.new; Playwright opens no page before it.
      if (withoutScripts && result?.sessionId) await switchScriptsOffIn(inFirefox)
      playwright.send(String(data))
    })
    playwright.on('close', () => inFirefox.close())
    inFirefox.on('close', () => playwright.close())
    inFirefox.on('error', () => playwright.close())
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function switchScriptsOffIn(firefox: WebSocket): Promise<void> {
  const windows = await ask(firefox, ourIds, 'browsingContext.getTree', { 'moz:scope': 'chrome' })
  const target = { context: windows?.contexts?.[0]?.context }
  await ask(firefox, ourIds + 1, 'script.evaluate', { expression: switchScriptsOff, target, awaitPromise: false })
}

async function ask(firefox: WebSocket, id: number, method: string, params: object): Promise<Answer['result']> {
  const messages = on(firefox, 'message')
  firefox.send(JSON.stringify({ id, method, params }))
  for await (const [data] of messages) {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id !== id) continue
    if (answer.type !== 'success') throw new Error(`${method}: ${data}`)
    return answer.result
  }
  return undefined
}
