import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { goodBooking } from '../../enquiries/booking/booking.examples.ts'
import { type Phone, visitAwake } from '../phone.ts'
import { table } from '../table.ts'
import { verdict } from '../verdict.ts'

type Asked = { method: string; path: string }

/**
 * What is fetched for a link before anybody presses it, and that nothing is ever sent so: a pointer goes over every link and button of the
 * form's page, the form being filled in, then the focus. Seen on the way to the server, since browsers don't tell their pages all they fetch.
 */
export async function measurePrefetch(phone: Phone, url: string): Promise<void> {
  const { address, asked, close } = await listenBefore(url)
  const tab = await phone.open()
  await visitAwake(tab, `${address}/appointment`)
  for (const [name, answer] of Object.entries(goodBooking)) {
    const field = tab.page.locator(`[name=${name}]`)
    await (name === 'service' ? field.selectOption(answer) : field.fill(answer))
  }

  const rows: string[][] = []
  const targets = await tab.page.locator('main a, main button, footer a, aside a').all()
  let found = 0
  for (const target of targets) {
    if (!(await target.isVisible())) continue
    const at = asked.length
    await target.hover()
    await tab.page.waitForTimeout(400)
    await target.focus()
    await tab.page.waitForTimeout(100)
    found++
    const fetched = asked.slice(at)
    if (fetched.length === 0) continue
    const name = (await target.getAttribute('href')) ?? (await target.textContent()) ?? ''
    rows.push([name, sumUp(fetched)])
  }
  console.log(table([[`Fetched ahead for ${found} links and buttons`, ''], ...rows]))
  verdict(
    'nothing but GET is fetched ahead',
    asked.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`),
  )
  await tab.close()
  close()
}

/** '2 GET js, 1 GET page'. */
function sumUp(asked: readonly Asked[]): string {
  const counts = new Map<string, number>()
  for (const { method, path } of asked) {
    const kind = `${method} ${path.match(/\.(\w+)$/)?.[1] ?? 'page'}`
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ')
}

/** Hands everything on to the server, and keeps what was asked. */
async function listenBefore(url: string): Promise<{ address: string; asked: Asked[]; close(): void }> {
  const asked: Asked[] = []
  const server = createServer((incoming, outgoing) => {
    asked.push({ method: incoming.method ?? '', path: incoming.url ?? '' })
    const onward = request(url + incoming.url, { method: incoming.method, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
