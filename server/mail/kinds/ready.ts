import * as v from 'valibot'
import { business } from '../../../workshop/business.ts'
import { hoursLine } from '../../../workshop/hours.ts'
import type { MailKind } from '../mail-kind.ts'
import { buttonRow } from '../template/buttons.ts'
import { findUs } from '../template/find-us.ts'
import { heading, paragraph, smallPrint } from '../template/part.ts'
import { wording } from '../wording.ts'
import { headTo } from './reply.ts'

/** `confirmation`: see reply.ts. */
const content = v.object({ plate: v.string(), confirmation: v.optional(v.string()) })

export type ReadyContent = v.InferOutput<typeof content>

const words = wording.visitor.ready

/** Tells a visitor that the car can be picked up. */
export const ready: MailKind = async (mail, { addresses }) => {
  const { enquiry } = mail
  if (!enquiry) throw new Error('A mail that the car is ready needs its enquiry.')
  const { plate, confirmation } = v.parse(content, mail.content)
  const { landline, mobile } = business
  const { callUs, call, findUs: findUsTitle, directions } = wording.visitor
  return {
    date: mail.createdAt,
    head: { ...headTo(enquiry, addresses.workshopEmail, confirmation), subject: words.subject(plate, business) },
    preheader: words.pickUp(hoursLine),
    parts: [
      heading(wording.visitor.greet(enquiry.answers.name ?? '', words.opening(plate))),
      paragraph(words.pickUp(hoursLine)),
      buttonRow({
        lead: words.question,
        text: callUs(business),
        list: [landline, mobile].map(({ shown, dial }) => ({ label: call(shown), href: `tel:${dial}` })),
      }),
      smallPrint(wording.reference.text(enquiry.reference)),
    ],
    footer: findUs(findUsTitle, directions, business),
  }
}
