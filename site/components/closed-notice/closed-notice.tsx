import { type ReactNode, useEffect, useState } from 'react'
import { closingNotice } from '../../../domain/opening-hours/opening.ts'

/**
 * A notice of closed days, for two weeks before them and while they last. Prerendered pages can't know the date, so it overlays the lower edge
 * of the window and causes no layout shift. Its component and CSS are loaded only when needed, which keeps them out of every document.
 */
export function ClosedNotice() {
  const [strip, setStrip] = useState<ReactNode>()
  useEffect(() => {
    const notice = closingNotice(new Date())
    if (!notice) return
    import('./notice-strip.tsx').then(
      ({ NoticeStrip }) => setStrip(<NoticeStrip>{notice}</NoticeStrip>),
      // Offline, or replaced by a newer build: the opening line says the same.
      () => {},
    )
  }, [])
  return strip
}
