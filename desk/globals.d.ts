declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router'

  const build: ServerBuild
  export = build
}

interface Window {
  /** Made by React Router. */
  __reactRouterManifest?: { routes: Readonly<Record<string, { hasClientAction: boolean; module: string }>> }
}
