import * as v from 'valibot'
import { alarmNames } from '../../alarms/alarm.ts'
import type { MailKind } from '../mail-kind.ts'
import { wording } from '../wording.ts'

const content = v.object({ alarm: v.picklist(alarmNames), facts: v.record(v.string(), v.union([v.string(), v.number()])) })

/** Tells the workshop that somebody should look at the website. */
export const alert: MailKind = async (mail, { post }) => {
  const { alarm, facts } = v.parse(content, mail.content)
  const { subject, paragraphs } = wording.alert[alarm](facts)
  return { date: mail.createdAt, head: { to: { name: '', address: post.workshopEmail }, subject }, paragraphs }
}
