/**
 * `npm run benchmark -- interactions`: how fast the site responds during a visit, on a 412 px phone with 4× CPU slowdown: (a) from pressing a
 * link to the new heading, (b) whether back and forward between documents use the back/forward cache, (c) the longest interaction delay (INP)
 * while opening menus, using carousels, typing and sending, and (d) what the first touch of a page costs. The network is unthrottled
 * loopback, except for (d), which uses slow 4G.
 *
 * `--only=clicks,back,interactions,first-touch` runs only these parts, `--runs=3` does fewer runs.
 */
import { parseArgs } from 'node:util'
import { measureBackAndForward } from './interactions/back-and-forward.ts'
import { measureClicks } from './interactions/clicks.ts'
import { measureFirstTouch } from './interactions/first-touch.ts'
import { measureInteractions } from './interactions/interactions.ts'
import { openPhone } from './phone.ts'
import { startSite } from './site-process.ts'

const parts = {
  clicks: measureClicks,
  back: measureBackAndForward,
  interactions: measureInteractions,
  'first-touch': measureFirstTouch,
}
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string', default: Object.keys(parts).join() } },
})

const site = await startSite()
for (const [name, measure] of Object.entries(parts)) {
  if (!values.only.split(',').includes(name)) continue
  const phone = await openPhone({ fullChromium: ['back', 'first-touch'].includes(name) })
  await measure(phone, site.url, Number(values.runs))
  await phone.close()
}
await site.end()
