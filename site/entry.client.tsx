import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { carryOver, fieldsIn } from '../ui/carry-over.ts'
import { App } from './app.tsx'
import { RenderingProvider, readRendering } from './rendering.ts'
import { loadPage } from './routes.ts'

/** Hydrates the page. A function, because with a top-level await the page's module, which imports this chunk, would wait for it forever. */
async function hydrate(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root: see site/document.ts.')
  const initial = await loadPage(new URL(location.href))
  const rendering = readRendering()
  // A translator, a password manager or a writing aid may have changed the page. React then renders it again.
  const fields = fieldsIn(root)
  const focused = document.activeElement
  const onRecoverableError = (error: unknown) => {
    carryOver(fields, root, focused)
    reportError(error)
  }
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <RenderingProvider value={rendering}>
          <App initial={initial} />
        </RenderingProvider>
      </StrictMode>,
      { onRecoverableError },
    )
  })
}

void hydrate()
