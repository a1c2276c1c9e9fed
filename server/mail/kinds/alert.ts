import * as v from 'valibot'
import { alarmNames } from '../alarm.ts'
import type { MailKind } from '../mail-kind.ts'
import { heading } from '../template/part.ts'
import { wording } from '../wording.ts'

const content = v.object({ alarm: v.picklist(alarmNames), facts: v.record(v.string(), v.union([v.string(), v.number()])) })

/** Tells the workshop about an alarm. */
export const alert: MailKind = async (mail) => {
  const { alarm, facts } = v.parse(content, mail.content)
  const { subject, parts } = wording.alert[alarm](facts)
  return {
    subject,
    autoSubmitted: 'auto-generated',
    preheader: parts[0].text,
    parts: [heading(subject), ...parts],
  }
}
