import type { ReactNode } from 'react'
import { useCurrentPage } from '../../current-page.ts'

type Props = { href: string; className?: string; children: ReactNode }

/** A navigation link with aria-current: 'page' on its own page, 'true' on pages below it and on its sample pages. */
export function NavigationLink({ href, className, children }: Props) {
  const { path } = useCurrentPage()
  // Home has two paths, and every other path is below it, so only these two count.
  const here = path === href || (href === '/' && path === '/home')
  const below = href !== '/' && (path.startsWith(`${href}/`) || path === `${href}-details` || path === `${href}-1`)
  return (
    <a className={className} href={href} aria-current={here ? 'page' : below ? 'true' : undefined}>
      {children}
    </a>
  )
}
