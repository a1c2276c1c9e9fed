import { join } from 'node:path'
import type { Site } from '../server/pages/load-site.ts'
import { runProcess } from '../server/run-process.ts'
import { readSettings } from '../server/settings.ts'
import { loadDesk } from '../server/staff-desk/load-desk.ts'
import { startMessage } from '../server/start-message.ts'
import { startServer } from '../server/start-server.ts'
import { formPagePath } from './dev-pages.ts'

// The server of `npm run dev`. It serves the desk but no other pages; Vite also renders those that answer no-JavaScript form posts (dev-pages.ts).
const settings = readSettings(process.env)

const renderFormPage: Site['renderFormPage'] = async (path, posted) => {
  const response = await fetch(settings.publicUrl + formPagePath, { method: 'POST', body: JSON.stringify({ path, posted }) })
  if (!response.ok) throw new Error(`Vite could not render the form page: ${await response.text()}`)
  return await response.text()
}

const desk = await loadDesk(join(import.meta.dirname, '..', '.cache', 'dev'))
const { ownerKey, store } = await runProcess(settings, () => startServer(settings, { site: async () => ({ renderFormPage }), desk }))
process.stdout.write(startMessage(settings, settings.publicUrl, { facts: store.facts(), changed: store.factsVersion() > 0, ownerKey }))
