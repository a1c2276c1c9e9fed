import type { Facts, SpecialDays } from '../../workshop/facts.ts'
import type { Refused } from '../accounts/staff.ts'
import type { Instant } from '../instant.ts'
import type { SubjectName } from './subjects.ts'

/** What an owner changes. `pagesAreOutdated`: the site couldn't be rendered with these facts. `version`: of the facts, which a form sends back. `unconfirmed`: subjects that no owner has saved yet. */
export type Workshop = {
  facts: Facts
  version: number
  unconfirmed: readonly SubjectName[]
  history: readonly FactsVersion[]
  pagesAreOutdated: boolean
}

/** A change of the facts. `subject`: absent when an earlier version was restored. `changes`: one line each. */
export type FactsVersion = {
  version: number
  at: Instant
  by: string
  subject?: SubjectName | undefined
  changes: readonly string[]
}

/** `suggested`: public holidays that aren't among the special days. `booked`: appointments to come on days on which we're closed. */
export type ClosedDaysPage = { suggested: readonly SpecialDays[]; booked: readonly BookedWhileClosed[] }

export type BookedWhileClosed = {
  enquiry: string
  date: string
  time: string
  plate?: string | undefined
  name: string
  phone?: string | undefined
}

/** `changed`: somebody else saved since the form was opened. */
export type SaveFactsResult = { outcome: 'saved'; version: number } | { outcome: 'changed' } | Refused | { outcome: 'missing' }
