import { contact } from '../../../domain/enquiries/contact/contact.ts'
import { useFacts } from '../../../ui/facts.ts'
import layout from '../../../ui/layout.module.css'
import { givenFacts } from '../../../workshop/facts.ts'
import { AddressLink } from '../../components/address-link/address-link.tsx'
import { Banner } from '../../components/banner/banner.tsx'
import { BeforeYouCome } from '../../components/before-you-come/before-you-come.tsx'
import { beforeYouComeWording } from '../../components/before-you-come/before-you-come.wording.ts'
import { HoursLines } from '../../components/hours-lines/hours-lines.tsx'
import { JsonLd } from '../../components/json-ld/json-ld.tsx'
import { OpenNow } from '../../components/open-now/open-now.tsx'
import { PhoneLinks } from '../../components/phone-links/phone-links.tsx'
import { useCurrentPage } from '../../current-page.ts'
import { EnquiryForm } from '../../forms/enquiry-form.tsx'
import { contactWording } from '../../forms/form-wording.ts'
import { useRendering } from '../../rendering.ts'
import { autoRepair } from '../../structured-data.ts'
import { wording } from '../../wording.ts'
import styles from './contact.module.css'
import { contactPageWording } from './contact.wording.ts'
import { NextClosedDays } from './next-closed-days.tsx'

export default function Contact() {
  const { business, beforeYouCome } = useFacts()
  // With no prices to show, the line about asking by phone is beside the phone numbers; a strip of its own would repeat them.
  const prices = givenFacts(beforeYouCome).length > 0
  return (
    <>
      <Banner title={contactPageWording.title} lead={contactPageWording.lead} />
      <JsonLd data={autoRepair(useRendering())} />
      <section className={`${layout.wide} ${styles.section}`}>
        <address className={styles.reach}>
          <Fact label={contactPageWording.call}>
            <PhoneLinks nameClass={styles.phone} />
            <OpenNow brief />
            {prices ? null : <p className={styles.prices}>{beforeYouComeWording.ask}</p>}
          </Fact>
          <Fact label={contactPageWording.visit}>
            <AddressLink>
              {business.street}
              <br />
              {business.suburb} {business.postcode}
            </AddressLink>
            <AddressLink className={styles.link}>{wording.directions}</AddressLink>
          </Fact>
          <Fact label={contactPageWording.mail}>
            <a href={`mailto:${business.email}`}>{business.email}</a>
            <a className={`${styles.link} ${styles.write}`} href={`#${contact.kind}`}>
              {contactWording.title}
            </a>
          </Fact>
          <Fact label={contactPageWording.open}>
            <HoursLines />
            <NextClosedDays />
          </Fact>
        </address>
        <div className={styles.form}>
          <EnquiryForm enquiry={contact} wording={contactWording} posted={useCurrentPage().posted} fieldsClass={styles.fields} />
        </div>
      </section>
      {prices ? <BeforeYouCome /> : null}
    </>
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={styles.fact}>
      <h2 className={styles.label}>{label}</h2>
      <div className={styles.value}>{children}</div>
    </div>
  )
}
