import { useEffect, useState } from 'react'
import button from '../../../site/components/button/button.module.css'

/** Prints the page. Without scripts, use the browser's menu. */
export function PrintButton() {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return hydrated ? (
    <button type="button" className={button.quiet} onClick={() => window.print()}>
      Print
    </button>
  ) : null
}
