import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router'

/** A link within the site: its page is fetched when a visitor is about to press it. */
export function SiteLink(props: LinkProps) {
  return <Link prefetch="intent" viewTransition {...props} />
}

/** A link of a navigation, marked with aria-current on its own page. */
export function NavigationLink(props: NavLinkProps) {
  return <NavLink prefetch="intent" viewTransition {...props} />
}
