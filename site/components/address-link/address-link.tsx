import type { ReactNode } from 'react'
import { addressLine, directionsUrl } from '../../../workshop/business.ts'

/** The workshop's address as a link to directions. Nothing is loaded from the map before a visitor follows it. */
export function AddressLink({ className, children = addressLine() }: { className?: string | undefined; children?: ReactNode }) {
  return (
    <a className={className} href={directionsUrl()}>
      {children}
    </a>
  )
}
