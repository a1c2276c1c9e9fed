import { memo, startTransition, useEffect, useState } from 'react'
import { BelowProvider } from './components/below/below.tsx'
import { Footer } from './components/footer/footer.tsx'
import { Header } from './components/header/header.tsx'
import { PhoneBar } from './components/phone-bar/phone-bar.tsx'
import { TroubleBoundary } from './components/trouble/trouble-boundary.tsx'
import { CurrentPageProvider } from './current-page.ts'
import './design/base.css'
import './design/fonts.css'
import archivo from './design/fonts/archivo.woff2?url'
import plexSans from './design/fonts/plex-sans.woff2?url'
import './design/tokens.css'
import { Head } from './head.tsx'
import { layOutAtLeisure } from './lay-out-whole.ts'
import type { Shown } from './load-page.ts'
import { Navigation } from './navigation.tsx'
import { wording } from './wording.ts'

// Rendered once: with the page only the links change that mark it.
const FrameHeader = memo(Header)
const FrameFooter = memo(Footer)
const FramePhoneBar = memo(PhoneBar)

type Props = {
  /** The page that the visitor arrived at. */
  arrival: Shown
  /** Addresses of the style sheets that the document shall link. In the browser it has them already. */
  stylesheets?: readonly string[]
}

/** The whole document: the frame, and in it the page. Following a link within the site changes the page in its frame. */
export function Site({ arrival, stylesheets = [] }: Props) {
  const [{ page, module, whole }, show] = useState({ ...arrival, whole: true })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other sections
  useEffect(() => {
    if (whole) return layOutAtLeisure()
    // When the first view has been painted.
    requestAnimationFrame(() => setTimeout(() => startTransition(() => show((first) => ({ ...first, whole: true })))))
  }, [whole, page])
  const Page = module.default
  return (
    <html lang="en-NZ">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#15181d" />
        <Head path={page.path} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {[archivo, plexSans].map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <CurrentPageProvider value={page}>
          <a className="skip-link" href="#main">
            {wording.skip}
          </a>
          {module.bare ? null : <FrameHeader />}
          <main id="main" tabIndex={-1}>
            <Navigation show={show} />
            <TroubleBoundary key={page.path}>
              <BelowProvider value={whole}>
                <Page />
              </BelowProvider>
            </TroubleBoundary>
          </main>
          {module.bare ? null : <FrameFooter />}
          {module.bare ? null : <FramePhoneBar />}
        </CurrentPageProvider>
      </body>
    </html>
  )
}
