import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer'
import { type FailureKind, SendFailure, type Transport } from './transport.ts'

/** How long a relay may take to answer after the last byte of an email, in milliseconds (RFC 5321, 4.5.3.2.6). */
const answerTimeout = 10 * 60_000

/** An email for nodemailer, with a callback for when its content has been read completely. */
type MailWithCallback = SendMailOptions & { onRead?: () => void }

/** @param url smtp:// or smtps://, with the password */
export function smtpTransport(url: string): Transport {
  const mailer = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    // Retries are the outbox's job.
    maxRequeues: 0,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: answerTimeout,
    // Before the relay closes an idle connection, which would cost the next email an attempt.
    idleTimeout: 10_000,
    requireTLS: needsTls(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  mailer.use('stream', (mail, done) => {
    mail.message.processFunc((content) => content.once('end', () => (mail.data as MailWithCallback).onRead?.()))
    done()
  })
  return {
    async send(mail, _name, signal) {
      let read = false
      const message: MailWithCallback = { ...mail, signal, onRead: () => (read = true) }
      try {
        await mailer.sendMail(message)
      } catch (error) {
        throw toSendFailure(error as NodemailerError, read)
      }
    },
    close: () => mailer.close(),
  }
}

/** A password never crosses a network unencrypted: if the relay offers no STARTTLS, or the offer was stripped, nothing is sent. */
function needsTls(url: string): boolean {
  const { protocol, password, hostname } = new URL(url)
  return protocol === 'smtp:' && password !== '' && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}

function toSendFailure(error: NodemailerError, read: boolean): SendFailure {
  const { code = 'error', responseCode, command, response = '' } = error
  // Only the enhanced status (RFC 3463): the rest of the answer may repeat addresses.
  const [, enhanced] = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  const reason = [code, command, responseCode, enhanced].filter(Boolean).join(' ')
  return new SendFailure(reason, kindOf(error, enhanced, read), error)
}

/**
 * A refusal is permanent only once the relay knows the recipient or the email; before that it is about us. So is 5.7.x
 * ("relay access denied", RFC 3463, 3.8) at any point: it has to be fixed between us and the relay.
 */
function kindOf({ code, responseCode, command }: NodemailerError, enhanced = '', read: boolean): FailureKind {
  if (responseCode === undefined) {
    // The library refused it itself, before it contacted the relay.
    if (command === 'API' && (code === 'EENVELOPE' || code === 'EMESSAGE')) return 'refused'
    return read ? 'unanswered' : 'relay'
  }
  if (command !== 'RCPT TO' && command !== 'DATA') return 'relay'
  return responseCode >= 500 && !enhanced.startsWith('5.7.') && !aboutAccount.includes(responseCode) ? 'refused' : 'mail'
}

/** Replies about our account or the relay's rules for it, not about the email. */
const aboutAccount = [503, 530, 534, 535, 538]
