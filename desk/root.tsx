import '../ui/fonts.css'
import '../ui/tokens.css'
import '../ui/base.css'
import './desk.css'
import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import type { FormToConfirm } from '../domain/accounts/confirm.ts'
import { describeError } from '../domain/error-wording.ts'
import { wallClockAt } from '../domain/opening-hours/dates.ts'
import { factsAhead } from '../domain/opening-hours/facts-ahead.ts'
import { FactsProvider } from '../ui/facts.ts'
import archivo from '../ui/fonts/archivo.woff2?url'
import plexSans from '../ui/fonts/plex-sans.woff2?url'
import manifest from './app.webmanifest?url'
import { Frame } from './components/frame/frame.tsx'
import { Message } from './components/message/message.tsx'
import { ConfirmCard } from './components/sign-in-card/confirm-card.tsx'
import { SignInCard } from './components/sign-in-card/sign-in-card.tsx'
import { useFocusAfterNavigation } from './components/use-focus-after-navigation.ts'
import { deskContext } from './desk-context.ts'
import { guard } from './guard.ts'
import { Live } from './live/live.tsx'
import { isRefresh, keepPage } from './live/refresh.ts'
import { useWaiting } from './live/use-waiting.ts'

export const middleware = [guard]
export const clientMiddleware = [keepPage]

/** Skips refreshes that the page starts itself: they don't change who is signed in. */
export const shouldRevalidate = ({ nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && !isRefresh(nextUrl)

export const links = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: manifest },
  ...[archivo, plexSans].map((href) => ({ rel: 'preload', href, as: 'font', crossOrigin: 'anonymous' as const })),
]

export const meta = () => [{ title: 'Desk' }]

export async function loader({ context }: LoaderFunctionArgs) {
  const { staff, facts, desk } = context.get(deskContext)
  const now = new Date()
  // Nobody's page depends on it.
  const unconfirmed = staff?.role === 'owner' ? await desk.unconfirmedFacts().catch(() => []) : []
  const waiting = staff && (await desk.waiting().catch(() => undefined))
  return {
    ...waiting,
    facts: factsAhead(facts, now),
    staff: staff && { id: staff.id, name: staff.name, role: staff.role },
    today: wallClockAt(now).date,
    unconfirmed,
  }
}

/** The document around every page and error message. */
export function Layout({ children }: { children: ReactNode }) {
  useFocusAfterNavigation()
  const error = useRouteError()
  const expired = isRouteErrorResponse(error) && error.status === 401
  const hasScripts = !useMatches().some(({ handle }) => handle === 'without scripts')
  const page = useRouteLoaderData<typeof loader>('root')
  const { staff, today, facts, unconfirmed = [] } = page ?? {}
  const waiting = useWaiting(page)
  return (
    <html lang="en-NZ">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#15181d" />
        <Meta />
        <Links />
      </head>
      <body data-tone="bone" data-staff={expired ? undefined : staff?.id}>
        <FactsProvider value={facts}>
          <Frame staff={expired ? undefined : staff} today={today} waiting={waiting} mustConfirm={unconfirmed.length > 0}>
            {children}
          </Frame>
        </FactsProvider>
        {hasScripts ? (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : null}
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <Live>
      <Outlet />
    </Live>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (isRouteErrorResponse(error) && error.data?.formToConfirm) return <ConfirmCard {...(error.data.formToConfirm as FormToConfirm)} />
  if (isRouteErrorResponse(error) && status === 401) return <SignInCard interruptedForm={error.data?.carried} expired />
  // With the same hash, the router would load nothing.
  const again = status >= 502 && { link: { to: { pathname, search }, label: 'Try again', replace: true } }
  return <Message {...describeError(status)} {...again} />
}
