import button from '../../../ui/button/button.module.css'
import { useFacts } from '../../../ui/facts.ts'
import layout from '../../../ui/layout.module.css'
import { TextWithPhoneLink } from '../text-with-phone-link/text-with-phone-link.tsx'

const wording = {
  title: 'Something went wrong at our end',
  lead: 'Please reload the page. If you need us now, give us a call.',
}

/** The error message that replaces a broken page, with the phone number. It has no styles of its own because every page's scripts include it. */
export function PageError() {
  const { landline } = useFacts().business
  return (
    <section data-tone="ink">
      <div className={`${layout.wide} ${layout.section}`}>
        <h1>{wording.title}</h1>
        <p className={layout.section}>
          <TextWithPhoneLink text={wording.lead} />
        </p>
        <a className={button.primary} href={`tel:${landline.dial}`}>
          {landline.shown}
        </a>
      </div>
    </section>
  )
}
