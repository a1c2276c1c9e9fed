import { LucideProvider } from 'lucide-react'
import { memo, useEffect, useState } from 'react'
import { DeferBelowTheFold } from './components/below-the-fold/below-the-fold.tsx'
import { ClosedNotice } from './components/closed-notice/closed-notice.tsx'
import { Footer } from './components/footer/footer.tsx'
import { Header } from './components/header/header.tsx'
import { PageErrorBoundary } from './components/page-error/page-error-boundary.tsx'
import { PhoneBar } from './components/phone-bar/phone-bar.tsx'
import { CurrentPageProvider } from './current-page.ts'
import '../ui/base.css'
import '../ui/fonts.css'
import '../ui/tokens.css'
import { Navigation } from './navigation.tsx'
import { useNotice } from './notice.ts'
import { prefetchInView } from './prefetch.ts'
import type { LoadedPage } from './routes.ts'
import { wording } from './wording.ts'

// Memoised, so that a navigation renders only the links that mark the current page.
const MemoHeader = memo(Header)
const MemoFooter = memo(Footer)
const MemoClosedNotice = memo(ClosedNotice)
const MemoPhoneBar = memo(PhoneBar)

/** The current page with the header, footer and phone bar around it. Following a link within the site replaces only the page. */
export function App({ initial }: { initial: LoadedPage }) {
  const [{ page, module, defer }, show] = useState({ ...initial, defer: false })
  const Page = module.default
  const notice = useNotice()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has links of its own
  useEffect(prefetchInView, [page])
  return (
    <LucideProvider strokeWidth={1.75}>
      <CurrentPageProvider value={page}>
        <a className="skip-link" href="#main">
          {wording.skip}
        </a>
        {module.bare ? null : <MemoHeader />}
        <main id="main" tabIndex={-1}>
          <Navigation show={show} />
          <PageErrorBoundary key={page.path}>
            <DeferBelowTheFold value={defer}>
              <Page />
            </DeferBelowTheFold>
          </PageErrorBoundary>
        </main>
        {module.bare ? null : <MemoFooter />}
        {module.bare ? null : <MemoClosedNotice />}
        <div role="status">{notice}</div>
        {module.bare ? null : <MemoPhoneBar bookHref={module.bookHref} />}
      </CurrentPageProvider>
    </LucideProvider>
  )
}
