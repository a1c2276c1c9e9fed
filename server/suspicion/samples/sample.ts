import type { Arrival } from '../../../enquiries/receive.ts'

/** An enquiry of which we know who wrote it. */
export type Sample = { of: 'people' | 'bots'; id: string; answers: Record<string, string>; arrival: Arrival }
