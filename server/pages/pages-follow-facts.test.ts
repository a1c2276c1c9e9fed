import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { subjects } from '../../domain/facts/subjects.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { saveFacts } from '../facts/workshop.ts'
import { readSettings } from '../settings.ts'
import { startServer } from '../start-server.ts'
import { databases } from '../testing/databases.ts'
import { addStaff } from '../testing/staff.ts'
import { until } from '../testing/until.ts'
import { loadSite } from './load-site.ts'

const buildDir = join(import.meta.dirname, '..', '..', 'dist')

describe.each(databases)('$name', ({ missing, create }) => {
  test.skipIf(missing || !existsSync(join(buildDir, 'manifest.json')))(
    'what an owner saves on one server is on the pages of both, in the app’s name, on the page for when neither responds, and on a server that starts later',
    async () => {
      const testDb = await create()
      onTestFinished(testDb.remove)
      const settings = readSettings({
        PORT: '0',
        DATA_DIR: testDb.dataDir,
        UNAVAILABLE_PAGE: join(testDb.dataDir, 'unavailable.html'),
        ...(testDb.databaseUrl && { DATABASE_URL: testDb.databaseUrl }),
      })
      const start = async () => {
        const server = await startServer(settings, { site: (facts) => loadSite(buildDir, { facts }), log: false })
        onTestFinished(server.stop)
        return server
      }
      const contactOf = async (url: string) => await (await fetch(`${url}/contact`)).text()
      const [one, two] = [await start(), await start()]
      const by = await addStaff(one.store, { role: 'owner' })
      const sent = { ...subjects.business.show(firstFacts), name: 'Manu Motors', landline: '06 355 1234' }
      expect(await saveFacts(one.store, { subject: 'business', basedOn: 0, sent, by })).toMatchObject({ outcome: 'saved' })
      for (const { url } of [one, two]) await until(async () => (await contactOf(url)).includes('06 355 1234'))
      expect(await (await fetch(`${one.url}/site.webmanifest`)).json()).toMatchObject({ name: 'Manu Motors' })
      const whenAway = () => readFile(settings.unavailablePage ?? '', 'utf8').catch(() => '')
      await until(async () => (await whenAway()).includes('06 355 1234'))
      for (const { url } of [one, two, await start()]) expect(await contactOf(url)).not.toContain(firstFacts.business.landline.shown)
    },
    60_000,
  )
})
