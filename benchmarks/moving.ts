/**
 * `npm run benchmark:moving`: how soon the site answers a visitor who moves about in it, on a phone of 412 px whose processor is slowed down
 * to a quarter: (a) from the press on a link to the new heading, (b) back and forward between documents, (c) the longest wait for an answer
 * while somebody opens, leafs, types and sends, and (d) what the first touch of a page costs. The network is the loopback, as fast as it
 * is, but for (d), where it is a slow line.
 *
 * `--only=clicks,back,interactions,waking` takes these parts alone, `--runs=3` fewer turns.
 */
import { parseArgs } from 'node:util'
import { measureBackAndForward } from './moving/back-and-forward.ts'
import { measureClicks } from './moving/clicks.ts'
import { measureInteractions } from './moving/interactions.ts'
import { measureWaking } from './moving/waking.ts'
import { openPhone } from './phone.ts'
import { startSite } from './site-process.ts'

const parts = {
  clicks: measureClicks,
  back: measureBackAndForward,
  interactions: measureInteractions,
  waking: measureWaking,
}
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string', default: Object.keys(parts).join() } },
})

const site = await startSite()
for (const [name, measure] of Object.entries(parts)) {
  if (!values.only.split(',').includes(name)) continue
  const phone = await openPhone({ whole: ['back', 'waking'].includes(name) })
  await measure(phone, site.url, Number(values.runs))
  await phone.close()
}
await site.end()
