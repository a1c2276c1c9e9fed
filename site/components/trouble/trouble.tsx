import { business } from '../../../workshop/business.ts'
import { Banner } from '../banner/banner.tsx'
import button from '../button/button.module.css'
import { troubleWording } from './trouble.wording.ts'

/** The page of the worst case: plain words, and the phone number. */
export function Trouble({ status }: { status: number }) {
  return (
    <Banner title={status === 404 ? troubleWording.missing : troubleWording.broken} lead={troubleWording.lead}>
      <a className={button.primary} href={`tel:${business.landline.dial}`}>
        {business.landline.shown}
      </a>
    </Banner>
  )
}
