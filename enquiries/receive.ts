import type { Faults, Kind } from './enquiry.ts'

/**
 * What became of an enquiry that arrived. `repeated`: the same content came again within ten minutes, or under the same
 * key, and is the same enquiry. `confirmation`: whether a mail goes to the visitor that repeats what was noted. `limited`:
 * too many came from this address today; nothing is kept, and it is worth trying again after `retryAfter` seconds.
 */
export type Received =
  | { outcome: 'kept' | 'repeated'; id: string; confirmation: boolean }
  | { outcome: 'refused'; faults: Faults }
  | { outcome: 'limited'; retryAfter: number }

/** How an enquiry came, as far as it is known: what tells a person from a program. None of it is kept as it is. */
export type Arrival = {
  /** The IP address. */
  address?: string
  /** `page`: sent by the page's scripts; `form`: by a form without them. */
  by?: 'page' | 'form'
  /** Milliseconds between the page's load and the press of the button; only the page's scripts can tell. */
  pageAge?: number | undefined
  /** Whether the sender calls itself a browser. */
  browser?: boolean
  /** Made by the page for one enquiry: what comes again with the same key and the same answers is that enquiry, however late. */
  idempotencyKey?: string | undefined
  /** Whether something stands in the field that people do not see. */
  trapped?: boolean
}

/**
 * Checks an enquiry and keeps it, with the mails that it calls for. Resolves only once it is durable.
 * Rejects when the store cannot keep it: then nothing is kept, and the visitor must be told.
 */
export type Receive = (kind: Kind, sent: unknown, arrival?: Arrival) => Promise<Received>
