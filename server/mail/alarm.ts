import type { Instant } from '../../domain/instant.ts'
import type { NewMail } from './mail.ts'

/** Conditions that need somebody's attention. `flood` is raised as it happens, the others by `findAlarms`. */
export const alarmNames = [
  'flood',
  'backup-overdue',
  'restore-drill-failed',
  'silence',
  'mails-failed',
  'store-damaged',
  'clock-jumped',
  'pages-outdated',
] as const

export type AlarmName = (typeof alarmNames)[number]

/** `facts`: what its text needs; never anything that a visitor typed. */
export type Alarm = { name: AlarmName; facts: Record<string, string | number> }

/**
 * Returns the alert email to the workshop. Its deduplication key allows one per alarm and period.
 * @param period milliseconds
 */
export function alertMail({ name, facts }: Alarm, now: Instant, period: number): NewMail {
  return { kind: 'alert', recipient: 'workshop', content: { alarm: name, facts }, onceKey: `alert:${name}:${Math.floor(now / period)}` }
}
