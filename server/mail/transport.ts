import type { SendMailOptions } from 'nodemailer'

/** Sends emails. */
export type Transport = {
  /**
   * Resolves once the relay has accepted the email.
   * @param name of the email; sorts by time and is the same on every attempt
   * @throws SendFailure
   */
  send(mail: SendMailOptions, name: string, signal: AbortSignal): Promise<void>
  close(): void
}

/**
 * `relay`: no email can be sent at the moment: the relay doesn't answer, or refuses us before the recipient.
 * `mail`: this email is refused temporarily, or for a reason that we have to fix. `refused`: it is refused permanently.
 * `unanswered`: the whole email was handed over and no answer came, so it may or may not have been accepted.
 */
export type FailureKind = 'relay' | 'mail' | 'refused' | 'unanswered'

/** Why an email wasn't sent. Without the relay's own words, which may repeat addresses. */
export class SendFailure extends Error {
  override name = 'SendFailure'
  readonly kind: FailureKind

  constructor(reason: string, kind: FailureKind, cause?: unknown) {
    super(reason, { cause })
    this.kind = kind
  }
}
