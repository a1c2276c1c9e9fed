import type { SendMailOptions } from 'nodemailer'

/** A way out for mails. */
export type Transport = {
  /**
   * Resolves once the relay has taken the mail.
   * @param name of the mail, sortable by time and the same on every try
   * @throws SendFailure
   */
  send(mail: SendMailOptions, name: string, signal: AbortSignal): Promise<void>
  close(): void
}

/**
 * What a failure is about.
 * `relay`: no mail leaves at the moment: it does not answer, or refuses us before it hears of a recipient.
 * `mail`: this mail is refused for now. `refused`: it is refused for good.
 * `unanswered`: the whole mail was handed over, and no answer came: nobody knows whether it was taken.
 */
export type FailureKind = 'relay' | 'mail' | 'refused' | 'unanswered'

/** Why a mail did not leave, without personal data: relays repeat addresses in what they say. */
export class SendFailure extends Error {
  override name = 'SendFailure'
  readonly kind: FailureKind

  constructor(reason: string, kind: FailureKind, cause?: unknown) {
    super(reason, { cause })
    this.kind = kind
  }
}
