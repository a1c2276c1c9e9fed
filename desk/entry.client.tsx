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
  useEffect(loadRouteScripts, [])
  return (
    <StrictMode>
      <HydratedRouter />
    </StrictMode>
  )
}

/**
 * Loads the scripts of all routes, which are tiny. Without a connection, forms and links to another route can then say so: React Router replaces
 * the page with the browser's error page when it can't load a route's script.
 */
function loadRouteScripts(): void {
  for (const { module } of Object.values(window.__reactRouterManifest?.routes ?? {})) import(/* @vite-ignore */ module).catch(() => {})
}
