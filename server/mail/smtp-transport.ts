import { createTransport, type NodemailerError } from 'nodemailer'
import { SendFailure, type Transport } from './transport.ts'

/** @param url smtp:// or smtps://, with the password */
export function smtpTransport(url: string): Transport {
  const mailer = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    // The outbox tries again, and knows when.
    maxRequeues: 0,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 30_000,
    // A relay that closes idle connections should not cost the next mail its first try.
    idleTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail, _name, signal) {
      try {
        await mailer.sendMail({ ...mail, signal })
      } catch (error) {
        throw asFailure(error as NodemailerError)
      }
    },
    close: () => mailer.close(),
  }
}

/** Refusals that speak of our account or of the relay's rules for it, not of the mail: to be mended here, then tried again. */
const aboutAccount = [503, 530, 534, 535, 538]

/** A refusal counts for good only where the relay was told the recipient or the mail; before that it is about us. */
function asFailure(error: NodemailerError): SendFailure {
  const { code = 'error', responseCode, command } = error
  const reason = [code, command, responseCode].filter(Boolean).join(' ')
  const permanent =
    responseCode !== undefined &&
    responseCode >= 500 &&
    !aboutAccount.includes(responseCode) &&
    (command === 'RCPT TO' || command === 'DATA') &&
    (code === 'EENVELOPE' || code === 'EMESSAGE')
  return new SendFailure(reason, permanent, error)
}
