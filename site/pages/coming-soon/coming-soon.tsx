import { comingSoonTarget } from '../../../content/coming-soon.ts'
import { hoursLine } from '../../../domain/opening-hours/hours-lines.ts'
import button from '../../../ui/button/button.module.css'
import { useFacts } from '../../../ui/facts.ts'
import layout from '../../../ui/layout.module.css'
import { AddressLink } from '../../components/address-link/address-link.tsx'
import { Brand } from '../../components/brand/brand.tsx'
import { CallButton } from '../../components/call-button/call-button.tsx'
import { Countdown } from '../../components/countdown/countdown.tsx'
import { OpenNow } from '../../components/open-now/open-now.tsx'
import { notices } from '../../components/sample-form/notices.ts'
import { SampleForm } from '../../components/sample-form/sample-form.tsx'
import { SocialLinks } from '../../components/social-links/social-links.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import styles from './coming-soon.module.css'
import { comingSoonWording as wording } from './coming-soon.wording.ts'

export const bare = true

export default function ComingSoon() {
  return (
    <div className={styles.page} data-tone="ink">
      <div className={`${layout.wide} ${styles.words}`}>
        <Brand />
        <h1 className={styles.title}>{wording.title}</h1>
        <Countdown target={comingSoonTarget} over={<Over />} />
        <SampleForm label={wording.form} notice={notices.notifyMe} className={styles.form}>
          <p className={styles.news}>{wording.news}</p>
          <TextField label={wording.email} name="email" type="email" autoComplete="email" />
          <button type="submit" className={button.quiet}>
            {wording.submit}
          </button>
        </SampleForm>
        <SocialLinks className={styles.social} label={wording.social} />
      </div>
    </div>
  )
}

/** Includes phone and booking links, because this page has no header or footer. */
function Over() {
  return (
    <>
      <strong className={styles.come}>{wording.over}</strong> <span className={styles.how}>{wording.come}</span>{' '}
      <span className={styles.actions}>
        <a className={button.primary} href="/appointment">
          {wording.book}
        </a>{' '}
        <CallButton />
      </span>{' '}
      <span className={styles.visit}>
        {hoursLine(useFacts())} <OpenNow brief /> <AddressLink />
      </span>
    </>
  )
}
