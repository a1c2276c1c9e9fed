import type { NewMail } from '../store/types.ts'

/** What somebody should look at. `flood` is raised where the flood is noticed, the others are looked for. */
export const alarmNames = [
  'flood',
  'backup-overdue',
  'restore-drill-failed',
  'silence',
  'mails-failed',
  'store-damaged',
  'clock-jumped',
] as const

export type AlarmName = (typeof alarmNames)[number]

/** `facts`: what its wording needs; nothing that a visitor typed. */
export type Alarm = { name: AlarmName; facts: Record<string, string | number> }

/**
 * An alert to the workshop for the outbox, at most one of its name in each period.
 * @param now milliseconds since 1970
 * @param period milliseconds
 */
export function alertMail({ name, facts }: Alarm, now: number, period: number): NewMail {
  return { kind: 'alert', recipient: 'workshop', content: { alarm: name, facts }, onceKey: `alert:${name}:${Math.floor(now / period)}` }
}
