import { Phone } from 'lucide-react'
import button from '../../../ui/button/button.module.css'
import { useFacts } from '../../../ui/facts.ts'

/** The landline's number as a button that calls it. */
export function CallButton({ icon = false }: { icon?: boolean }) {
  const { landline } = useFacts().business
  return (
    <a className={button.quiet} href={`tel:${landline.dial}`}>
      {icon ? <Phone size={18} /> : null}
      {landline.shown}
    </a>
  )
}
