import type { Arrival } from '../../enquiries/receive.ts'
import type { Verdict } from '../store/types.ts'
import { judgeLinks } from './links.ts'
import { judgeOffers } from './offers.ts'
import { judgeShapes } from './shapes.ts'

/** One sign and its points; zero points is no sign. */
export type Sign = readonly [name: string, points: number]

/** From so many points on an enquiry goes to quarantine. No sign that a person could give by chance has as many alone. */
export const quarantineFrom = 10

/**
 * How much an enquiry looks as if no person had sent it who needs a workshop. What came without a page's words about
 * itself, from a form without scripts or a program of the workshop's own, is judged by its answers.
 */
export function judge(answers: Readonly<Record<string, string>>, arrival?: Arrival): Verdict {
  const signs = [...judgeArrival(arrival), ...judgeLinks(answers), ...judgeOffers(answers), ...judgeShapes(answers)]
  const given = signs.filter(([, points]) => points > 0)
  const points = given.reduce((sum, [, points]) => sum + points, 0)
  return { outcome: points >= quarantineFrom ? 'quarantine' : 'deliver', signals: given.map(([name]) => name) }
}

/** Points for words that others have sent within a day. Short messages ('WoF please') are the same for many people. */
export function judgeRepeats(message: string, senders: number): number {
  if (message.length < 40 || senders < 3) return 0
  return senders < 10 ? 4 : 8
}

function judgeArrival(arrival: Arrival | undefined): Sign[] {
  if (!arrival) return []
  const { by, pageAge, browser, trapped } = arrival
  return [
    ['hidden field', trapped ? quarantineFrom : 0],
    ['no browser', browser === false ? 1 : 0],
    // Pages of an older build, or hosted apart from the server, don't tell.
    ['no page', by === 'page' && pageAge === undefined ? 1 : 0],
    // Six answers within a second and a half are not typed, nor filled in by a password manager. A draft that came back can be sent as fast.
    ['haste', pageAge !== undefined && pageAge < 1500 ? 5 : 0],
  ]
}
