#!/usr/bin/env node
/**
 * Stands for the program `firefox` where Playwright starts one: starts Debian's Firefox with the same arguments and passes their talk in
 * WebDriver BiDi on, word for word, but for commands that this Firefox does not know and no journey needs. Those it answers itself.
 */
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

/** Sets the colour scheme and the like; Firefox ESR 153 answers 'unknown command', upon which Playwright gives up. */
const unknownHere = ['emulation.setMediaFeaturesOverride']

const firefox = spawn('firefox-esr', process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] })
firefox.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => firefox.kill(signal))

createInterface(firefox.stderr).on('line', async (line) => {
  const [, address] = line.match(/WebDriver BiDi listening on (ws:\/\/\S+)/) ?? []
  process.stderr.write(`${address ? line.replace(address, await bridgeTo(address)) : line}\n`)
})

/** Listens for Playwright and talks to Firefox in its place; resolves to the address to tell Playwright. */
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
      if (unknownHere.includes(method)) playwright.send(JSON.stringify({ type: 'success', id, result: {} }))
      else pass(String(data))
    })
    inFirefox.on('message', (data) => playwright.send(String(data)))
    playwright.on('close', () => inFirefox.close())
    inFirefox.on('close', () => playwright.close())
    inFirefox.on('error', () => playwright.close())
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
}
