import type { RenderFormPage } from '../server/http/form-posts.ts'
import { runProcess } from '../server/run-process.ts'
import { readSettings } from '../server/settings.ts'
import { startMessage } from '../server/start-message.ts'
import { startServer } from '../server/start-server.ts'
import { formPagePath } from './dev-server.ts'

// The server that dev.ts starts for `npm run dev`. It serves no pages itself; Vite renders the pages of no-JavaScript form posts.
const settings = readSettings(process.env)

const renderFormPage: RenderFormPage = async (path, posted) => {
  const response = await fetch(settings.publicUrl + formPagePath, { method: 'POST', body: JSON.stringify({ path, posted }) })
  if (!response.ok) throw new Error(`Vite could not render the form page: ${await response.text()}`)
  return await response.text()
}

await runProcess(settings, () => startServer(settings, { site: { renderFormPage } }))
process.stdout.write(startMessage(settings, settings.publicUrl))
