import type { ReactNode } from 'react'
import { useCurrentPage } from '../../current-page.ts'

type Props = { href: string; className?: string; children: ReactNode }

/** A link of a navigation, marked on its own page ('page') and on pages below it ('true'). */
export function NavigationLink({ href, className, children }: Props) {
  const { path } = useCurrentPage()
  // Home stands at two addresses, and every path is below it: it is marked on these two alone.
  const here = path === href || (href === '/' && path === '/home')
  const below = href !== '/' && path.startsWith(`${href}/`)
  return (
    <a className={className} href={href} aria-current={here ? 'page' : below ? 'true' : undefined}>
      {children}
    </a>
  )
}
