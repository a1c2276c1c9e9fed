import { Link, type LinkProps } from 'react-router'
import { usePagePath } from '../../page-path.ts'

/** A link within the site: its page is fetched when a visitor is about to press it. */
export function SiteLink(props: LinkProps) {
  return <Link prefetch="intent" viewTransition {...props} />
}

/** A link of a navigation, marked on its own page ('page') and on pages below it ('true'). */
export function NavigationLink({ to, ...props }: LinkProps & { to: string }) {
  const path = usePagePath()
  // Home stands at two addresses, and every path is below it: it is marked on these two alone.
  const here = path === to || (to === '/' && path === '/home')
  const below = to !== '/' && path.startsWith(`${to}/`)
  return <SiteLink to={to} aria-current={here ? 'page' : below ? 'true' : undefined} {...props} />
}
