import type { Faults, Kind } from './enquiry.ts'

/** What became of an enquiry that arrived. `repeated`: the same content came again within ten minutes, and is the same enquiry. */
export type Received = { outcome: 'kept' | 'repeated'; id: string } | { outcome: 'refused'; faults: Faults }

/**
 * Checks an enquiry and keeps it, with the mails that it calls for. Resolves only once it is durable.
 * Rejects when the store cannot keep it: then nothing is kept, and the visitor must be told.
 */
export type Receive = (kind: Kind, sent: unknown) => Promise<Received>
