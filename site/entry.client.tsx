import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadPage } from './load-page.ts'
import { Site } from './site.tsx'
import { withoutUnheardEvents } from './unheard-events.ts'

const arrival = await loadPage(new URL(location.href))
const site = (
  <StrictMode>
    <Site arrival={arrival} />
  </StrictMode>
)
withoutUnheardEvents(() => startTransition(() => void hydrateRoot(document, site)))
