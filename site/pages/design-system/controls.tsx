import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { homeLink } from '../../../content/links.ts'
import { plate } from '../../../domain/enquiries/fields/plate.ts'
import { service } from '../../../domain/enquiries/fields/service.ts'
import button from '../../../ui/button/button.module.css'
import { CheckField } from '../../../ui/check-field/check-field.tsx'
import layout from '../../../ui/layout.module.css'
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { CardLink } from '../../components/card-link/card-link.tsx'
import { Pagination } from '../../components/pagination/pagination.tsx'
import { PhoneLinks } from '../../components/phone-links/phone-links.tsx'
import { QuantityStepper } from '../../components/quantity-stepper/quantity-stepper.tsx'
import { ReadMore } from '../../components/read-more/read-more.tsx'
import { SelectField } from '../../components/select-field/select-field.tsx'
import { ShareRow } from '../../components/share-row/share-row.tsx'
import { SocialLinks } from '../../components/social-links/social-links.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { FormField } from '../../forms/form-field.tsx'
import styles from './design-system.module.css'
import type { ForcedState } from './force-states.ts'

const states: (ForcedState | 'at rest')[] = ['at rest', 'hover', 'focus', 'pressed']

/** Buttons, links and fields, in all their states. */
export function Controls() {
  return (
    <>
      <h3>Buttons</h3>
      {(['bone', 'ink'] as const).map((tone) => (
        <div key={tone} className={styles.ground} data-tone={tone}>
          <InEachState>
            <button type="button" className={button.primary}>
              Book
            </button>
            <button type="button" className={button.quiet}>
              <Phone size={20} /> Call
            </button>
          </InEachState>
          <Labelled label="disabled">
            <button type="button" className={button.primary} disabled>
              Book
            </button>
          </Labelled>
        </div>
      ))}

      <h3>Links</h3>
      <InEachState>
        <a href="/services">All services</a>
        <CardLink to="/services">A card’s link</CardLink>
        <ReadMore to="/blog-details" about="an article" />
      </InEachState>
      <div className={styles.row}>
        <div className={styles.ground} data-tone="ink">
          <Breadcrumbs parents={[homeLink]} title="Here" />
        </div>
        <Pagination to="/blog-1" arrows />
        <ShareRow />
        <SocialLinks className={styles.list} label="Where else to find us" />
        <div className={styles.list}>
          <PhoneLinks />
        </div>
      </div>

      <h3>Fields</h3>
      <InEachState>
        <TextField label="Name" name="name" autoComplete="off" />
        <SelectField label="Card type" name="card" options={[{ value: 'visa', name: 'Visa' }]} />
        <CheckField label="Remember me" name="remember" text="On this device." />
      </InEachState>
      <div className={styles.row}>
        <FormField id="part-plate" name="plate" field={plate} initial="KLM482" error={undefined} hydrated />
        <FormField id="part-plate-invalid" name="plate" field={plate} initial="" error="Registration plate is required." hydrated />
        <FormField id="part-service" name="service" field={service} initial="" error="Please select a service type." hydrated />
        <QuantityStepper />
        <QuantityStepper item="the last oil filter" initial={99} />
      </div>
    </>
  )
}

function InEachState({ children }: { children: ReactNode }) {
  return states.map((state) => (
    <Labelled key={state} label={state}>
      {children}
    </Labelled>
  ))
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.state} data-state={label}>
      <span className={layout.label}>{label}</span>
      {children}
    </div>
  )
}
