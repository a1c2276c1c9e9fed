import { type ReactNode, useContext } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  type UIMatch,
  useMatches,
  useRouteError,
} from 'react-router'
import { Footer } from './components/footer/footer.tsx'
import { Header } from './components/header/header.tsx'
import { PageChange } from './components/page-change/page-change.tsx'
import { PhoneBar } from './components/phone-bar/phone-bar.tsx'
import { Trouble } from './components/trouble/trouble.tsx'
import './design/base.css'
import './design/fonts.css'
import archivo from './design/fonts/archivo.woff2?url'
import plexSans from './design/fonts/plex-sans.woff2?url'
import './design/tokens.css'
import { withoutScriptsContext } from './without-scripts.tsx'
import { wording } from './wording.ts'

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  ...[archivo, plexSans].map((href) => ({
    rel: 'preload',
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
]

export function Layout({ children }: { children: ReactNode }) {
  const withoutScripts = useContext(withoutScriptsContext)
  // A page that stands alone says so by its handle.
  const bare = (useMatches() as UIMatch<unknown, { bare?: boolean } | undefined>[]).some(({ handle }) => handle?.bare)
  return (
    <html lang="en-NZ">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#15181d" />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#main">
          {wording.skip}
        </a>
        {bare ? null : <Header />}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {bare ? null : <Footer />}
        {bare ? null : <PhoneBar />}
        {withoutScripts ? null : <Scripts />}
      </body>
    </html>
  )
}

export default function App() {
  return (
    <>
      <PageChange />
      <Outlet />
    </>
  )
}

/** A part of the site broke: say so, and keep the phone number in reach. */
export function ErrorBoundary() {
  const error = useRouteError()
  return <Trouble status={isRouteErrorResponse(error) ? error.status : 500} />
}
