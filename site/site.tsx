import { memo, useState } from 'react'
import { WholePage } from './components/below/below.tsx'
import { ClosedNotice } from './components/closed-notice/closed-notice.tsx'
import { Footer } from './components/footer/footer.tsx'
import { Header } from './components/header/header.tsx'
import { PhoneBar } from './components/phone-bar/phone-bar.tsx'
import { TroubleBoundary } from './components/trouble/trouble-boundary.tsx'
import { CurrentPageProvider } from './current-page.ts'
import './design/base.css'
import './design/fonts.css'
import './design/tokens.css'
import type { Shown } from './load-page.ts'
import { Navigation } from './navigation.tsx'
import { wording } from './wording.ts'

// A page that changes in its frame renders only the links that mark it.
const FrameHeader = memo(Header)
const FrameFooter = memo(Footer)
const FrameClosedNotice = memo(ClosedNotice)
const FramePhoneBar = memo(PhoneBar)

/** The frame, and in it the page. Following a link within the site changes the page in its frame. */
export function Site({ arrival }: { arrival: Shown }) {
  const [{ page, module, whole }, show] = useState({ ...arrival, whole: true })
  const Page = module.default
  return (
    <CurrentPageProvider value={page}>
      <a className="skip-link" href="#main">
        {wording.skip}
      </a>
      {module.bare ? null : <FrameHeader />}
      <main id="main" tabIndex={-1}>
        <Navigation show={show} />
        <TroubleBoundary key={page.path}>
          <WholePage value={whole}>
            <Page />
          </WholePage>
        </TroubleBoundary>
      </main>
      {module.bare ? null : <FrameFooter />}
      {module.bare ? null : <FrameClosedNotice />}
      {module.bare ? null : <FramePhoneBar book={module.book} />}
    </CurrentPageProvider>
  )
}
