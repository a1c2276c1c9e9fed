import { bookableServices } from '../../workshop/bookable-services.ts'
import { addressLine, type Facts, factLabels, factNames, givenFacts } from '../../workshop/facts.ts'
import { dayAndMonth, wallClockAt } from '../opening-hours/dates.ts'
import { hoursLine } from '../opening-hours/hours-lines.ts'
import { specialDaysNext } from '../opening-hours/opening.ts'
import type { SubjectName } from './subjects.ts'

/** Returns what each subject says now, on a line. */
export function summariesOf(facts: Facts, now: Date): Record<SubjectName, string> {
  const { business, beforeYouCome, notice, bays, usualMinutes } = facts
  const today = wallClockAt(now).date
  const isShown = notice && notice.until >= today
  const minutes = bookableServices.map((name) => usualMinutes[name] ?? 0)
  return {
    hours: hoursLine(facts),
    'closed-days': specialDaysNext(2, now, facts).join('; ') || 'None to come',
    notice: isShown ? `${notice.text} (until ${dayAndMonth(notice.until)})` : 'None',
    business: `${business.name}, ${addressLine(business)}, ${business.landline.shown}`,
    prices:
      givenFacts(beforeYouCome)
        .map((name) => factLabels[name])
        .join(', ') || `Nothing about ${factLabels[factNames[0] ?? 'wofFee']} or the other ${factNames.length - 1} yet`,
    bays: `${bays} bays; jobs take ${Math.min(...minutes)} to ${Math.max(...minutes)} minutes`,
  }
}
