import type { ActionIds } from '../../action-ids.ts'

const taps = ['set', 'here', 'ready', 'collected', 'no-show'] as const

/** The hidden ids of a car's buttons. */
export type VisitIds = Pick<ActionIds, (typeof taps)[number]>

export function newVisitIds(): VisitIds {
  return Object.fromEntries(taps.map((tap) => [tap, crypto.randomUUID()])) as VisitIds
}
