import type { SendMailOptions } from 'nodemailer'

/** A way out for mails. */
export type Transport = {
  /**
   * Resolves once the mail is in other hands.
   * @param name of the mail, sortable by time and the same on every try
   * @throws SendFailure
   */
  send(mail: SendMailOptions, name: string, signal: AbortSignal): Promise<void>
  close(): void
}

/** Why a mail did not leave, without personal data: relays repeat addresses in what they say. */
export class SendFailure extends Error {
  override name = 'SendFailure'
  /** True when the relay refused this very mail for good. */
  readonly permanent: boolean

  constructor(reason: string, permanent: boolean, cause?: unknown) {
    super(reason, { cause })
    this.permanent = permanent
  }
}
