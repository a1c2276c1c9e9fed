import type { ReactNode } from 'react'
import { useFacts } from '../../../ui/facts.ts'
import { addressLine, directionsUrl } from '../../../workshop/facts.ts'

/** The workshop's address as a link to directions. Nothing is loaded from the map before a visitor follows it. */
export function AddressLink({ className, children }: { className?: string | undefined; children?: ReactNode }) {
  const { business } = useFacts()
  return (
    <a className={className} href={directionsUrl(business)}>
      {children ?? addressLine(business)}
    </a>
  )
}
