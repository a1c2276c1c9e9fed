import button from '../../../ui/button/button.module.css'
import { useHydrated } from '../../../ui/use-hydrated.ts'

/** Prints the page. Without scripts, use the browser's menu. */
export function PrintButton() {
  return useHydrated() ? (
    <button type="button" className={button.quiet} onClick={() => window.print()}>
      Print
    </button>
  ) : null
}
