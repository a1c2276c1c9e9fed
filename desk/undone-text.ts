import type { EnquiryPage } from './routes/enquiry.tsx'

/** Returns the text of the action that has just been undone, if it is of this kind: its form gets the text back. */
export function undoneText({ card, done }: EnquiryPage, kind: 'reply' | 'note' | 'call'): string | undefined {
  return done?.kind === 'undo' ? card.timeline.findLast((entry) => entry.kind === kind && entry.undone)?.text : undefined
}
