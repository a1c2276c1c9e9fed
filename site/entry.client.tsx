import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadPage } from './load-page.ts'
import { Site } from './site.tsx'

const arrival = await loadPage(new URL(location.href))
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Site arrival={arrival} />
    </StrictMode>,
  )
})
