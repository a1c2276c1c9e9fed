import type { RenderFormPage } from '../server/http/form-posts.ts'
import { runProcess } from '../server/run-process.ts'
import { readSettings } from '../server/settings.ts'
import { startMessage } from '../server/start-message.ts'
import { startServer } from '../server/start-server.ts'
import { formPagePath } from './dev-server.ts'

// The receiving server of `npm run dev`, which starts it (dev.ts): without pages, and with form pages rendered by Vite from the sources.
const settings = readSettings(process.env)

const renderFormPage: RenderFormPage = async (path, posted) => {
  const answer = await fetch(settings.publicUrl + formPagePath, { method: 'POST', body: JSON.stringify({ path, posted }) })
  if (!answer.ok) throw new Error(`The page of a form can't be rendered: ${await answer.text()}`)
  return await answer.text()
}

await runProcess(settings, () => startServer(settings, { site: { renderFormPage } }))
process.stdout.write(startMessage(settings, settings.publicUrl))
