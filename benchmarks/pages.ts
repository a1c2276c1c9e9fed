/**
 * `npm run benchmark -- pages`: how often per second one core serves the Brotli-compressed home page: our server, nginx from a file, and
 * Node's http module with the body in memory and few headers, which is the upper limit for a Node server. They take turns on
 * core 0; wrk generates the load on core 1, with 64 connections. Ratios are medians of the turns.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findProgram } from '../ops/test/find-program.ts'
import { runCommand } from '../server/run-command.ts'
import { freePort } from '../server/testing/free-port.ts'
import { startNginx } from './nginx.ts'
import { percentile } from './report.ts'
import { type Served, serve, startSite } from './site-process.ts'

const { values } = parseArgs({ options: { turns: { type: 'string', default: '7' }, seconds: { type: 'string', default: '5' } } })
const turns = Number(values.turns)

const folder = await mkdtemp(join(tmpdir(), 'benchmark-nginx-'))
const page = join(folder, 'index.html')
const site = await startSite({ core: 0 })
// Node's fetch would decompress it.
await runCommand(['curl', '--silent', '--fail', '--header', 'Accept-Encoding: br', '--output', page, site.url], { quiet: true })
await findProgram('wrk')

async function startOnFile(): Promise<Served> {
  const port = await freePort()
  const http = `sendfile on; tcp_nopush on; open_file_cache max=10; default_type "text/html; charset=utf-8";
    server { listen 127.0.0.1:${port}; root ${folder}; add_header Content-Encoding br; add_header Cache-Control no-cache; }`
  return await startNginx(folder, http, port, 0)
}

async function startBareNode(): Promise<Served> {
  const port = await freePort()
  const program = `const body = require('fs').readFileSync(${JSON.stringify(page)})
    require('http').createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': body.length }).end(body)
    }).listen(${port}, '127.0.0.1')`
  return await serve([process.execPath, '-e', program], port, { core: 0, env: process.env })
}

/** Returns responses per second. */
async function load({ url }: Served): Promise<number> {
  const command = ['taskset', '-c', '1', 'wrk', '-t1', '-c64', `-d${values.seconds}s`, '-H', 'Accept-Encoding: br', `${url}/`]
  const { code, output } = await runCommand(command, { quiet: true })
  const rate = Number(output.match(/Requests\/sec:\s+([\d.]+)/)?.[1])
  if (code !== 0 || !rate || output.includes('Non-2xx')) throw new Error(`wrk failed:\n${output}`)
  return rate
}

const cases = [
  { name: 'nginx, from a file', server: await startOnFile(), rates: [] as number[] },
  { name: 'our server', server: site, rates: [] as number[] },
  { name: 'bare Node', server: await startBareNode(), rates: [] as number[] },
]
for (const { server } of cases) await load(server)
for (let turn = 0; turn < turns; turn++) for (const one of cases) one.rates.push(await load(one.server))

const nginxRates = cases[0]?.rates ?? []
console.log(`${turns} turns of ${values.seconds} s; medians of responses per second, and of the ratio to nginx`)
for (const { name, rates } of cases) {
  const ratios = rates.map((rate, turn) => rate / (nginxRates[turn] ?? Number.NaN))
  console.log(`${name.padEnd(20)} ${percentile(rates, 0.5).toFixed(0).padStart(7)}  ratio ${percentile(ratios, 0.5).toFixed(2)}`)
}
for (const { server } of cases) await server.end()
await rm(folder, { recursive: true })
