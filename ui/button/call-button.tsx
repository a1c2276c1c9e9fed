import { Phone } from 'lucide-react'
import { business } from '../../workshop/business.ts'
import button from './button.module.css'

/** The landline's number as a button that calls it. */
export function CallButton({ icon = false, primary = false }: { icon?: boolean; primary?: boolean }) {
  return (
    <a className={primary ? button.own : button.quiet} href={`tel:${business.landline.dial}`}>
      {icon ? <Phone aria-hidden="true" size={18} strokeWidth={1.75} /> : null}
      {business.landline.shown}
    </a>
  )
}
