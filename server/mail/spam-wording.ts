import { describeSignals } from '../../domain/enquiries/spam-reasons.ts'

export const spamWording = {
  subject: (signals: readonly string[], subject: string) => `[Check: ${signals.join(', ')}] ${subject}`,
  /** In the workshop's email about a flagged enquiry. */
  flagged: (signals: readonly string[]) =>
    `Check before you reply. ${describeSignals(signals)} The sender hasn’t been sent a confirmation.`,
  heldBack: (signals: readonly string[]) => `Why it was held back: ${describeSignals(signals)}`,
}
