/**
 * `npm run benchmark -- desk-interactions`: how soon the desk shows that a button was pressed (INP), on a 412 px phone with 4× CPU slowdown and
 * 10,000 enquiries. The server's answer isn't part of it. Goal: 100 ms at the median.
 *
 * `--runs=3` does fewer runs.
 */
import { parseArgs } from 'node:util'
import { embedded } from '../server/testing/databases.ts'
import { longestInteraction, reportInteractions, type Step, touching, watchInPage } from './interactions/interactions.ts'
import { openPhone } from './phone.ts'
import { startSite } from './site-process.ts'
import { fillDesk } from './staff-desk/fill-desk.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const testDb = await embedded()
const filled = await fillDesk(testDb)
const site = await startSite({ env: { DATA_DIR: testDb.dataDir } })
const url = site.url.replace('127.0.0.1', 'localhost')
const [name = '', token = ''] = filled.cookie.split('=')

const typing = (text: string): Step => ({ name: `types “${text}”`, do: ({ page }) => page.keyboard.type(text, { delay: 60 }) })
const submit = (form: string) => touching('sends it', `form[action*="${form}"] button[type=submit]`)

/** What somebody at the counter does, page by page. Each page begins on a document of its own, with its scripts loaded. */
const pages: { path: string; steps: Step[] }[] = [
  { path: '/desk/inbox', steps: [touching('opens an enquiry', '[data-line]'), touching('opens the reply', 'a[href*="/replies"]')] },
  {
    path: `/desk/enquiries/${filled.enquiry}/replies`,
    steps: [touching('enters the field', 'textarea'), typing('Thursday suits us.'), submit('replies')],
  },
  { path: `/desk/enquiries/${filled.enquiry}/notes`, steps: [touching('enters the field', 'textarea'), typing('Rang.'), submit('notes')] },
  { path: `/desk/enquiries/${filled.enquiry}/appointments`, steps: [submit('appointments')] },
  {
    path: '/desk/find',
    steps: [
      touching('enters the field', '[type=search]'),
      typing('KAR77'),
      { name: 'finds', do: ({ page }) => page.keyboard.press('Enter') },
    ],
  },
]

const durations = new Map<string, number[]>()
const phone = await openPhone()
for (let run = 0; run < Number(values.runs); run++) {
  const tab = await phone.open()
  await tab.context.addCookies([{ name, value: token, url }])
  await tab.page.addInitScript(watchInPage)
  for (const { path, steps } of pages) {
    await tab.page.goto(url + path, { waitUntil: 'networkidle' })
    for (const step of steps) {
      const key = `${path.replace(filled.enquiry, '…')} ${step.name}`
      durations.set(key, [...(durations.get(key) ?? []), await longestInteraction(tab, step)])
    }
  }
  await tab.close()
}
reportInteractions(durations, 100)
await phone.close()
await site.end()
await testDb.remove()
