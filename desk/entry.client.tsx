import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isSupported } from '../ui/supported.ts'
import { startDrafts, stopCarrying } from './drafts.ts'
import { startAsking } from './live/ask-server.ts'
import { isWithoutReact, onReactError } from './without-react.ts'

if (isSupported()) {
  startDrafts()
  startAsking()
  if (!isWithoutReact())
    startTransition(() => void hydrateRoot(document, <Desk />, { onCaughtError: onReactError, onUncaughtError: onReactError }))
}

function Desk() {
  useEffect(stopCarrying, [])
  return (
    <StrictMode>
      <HydratedRouter />
    </StrictMode>
  )
}
