import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer'
import { type FailureKind, SendFailure, type Transport } from './transport.ts'

/** How long a relay may take to answer after the last byte of an email, in milliseconds (RFC 5321, 4.5.3.2.6). */
const answerTimeout = 10 * 60_000

/** An email for nodemailer, with a callback for when its content has been read completely. */
type MailWithCallback = SendMailOptions & { onRead?: () => void }

/**
 * @param url smtp:// or smtps://, with the password
 * @param name the host name that we give to the relay (RFC 5321, 4.1.1.1): many treat mail from an address in brackets as spam
 */
export function smtpTransport(url: string, name: string): Transport {
  const mailer = createTransport({
    url,
    name,
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

/** A refusal is permanent only once the relay knows the recipient or the email, and only if it isn't about us. */
function kindOf(error: NodemailerError, enhanced = '', read: boolean): FailureKind {
  const { code, responseCode, command } = error
  if (responseCode === undefined) {
    // The library refused it itself, before it contacted the relay.
    if (command === 'API' && (code === 'EENVELOPE' || code === 'EMESSAGE')) return 'refused'
    return read ? 'unanswered' : 'relay'
  }
  if (command !== 'RCPT TO' && command !== 'DATA') return 'relay'
  return responseCode >= 500 && !isAboutUs(error, enhanced) ? 'refused' : 'mail'
}

/**
 * Whether a refusal is about our account, our sender or the relay's rules for us, and so has to be fixed between us and the relay. Relays refuse a
 * sender only once they know the recipient, and 5.7.x (RFC 3463, 3.8) is for them a reason of their own as well as the recipient's: 5.7.1 ("delivery
 * not authorized") after RCPT is the mailbox's that takes no email from us, unless its text says otherwise.
 */
function isAboutUs({ responseCode = 0, command, response = '' }: NodemailerError, enhanced: string): boolean {
  if (accountCodes.includes(responseCode) || accountStatuses.includes(enhanced)) return true
  const isPolicy = enhanced.startsWith('5.7.') && !(command === 'RCPT TO' && recipientStatuses.includes(enhanced))
  // An address in the text isn't the relay's word.
  return isPolicy || aboutUs.test(response.replaceAll(/<[^>]*>|\S+@\S+/g, ''))
}

const accountCodes = [503, 530, 534, 535, 538]
/** Of the sender's address. */
const accountStatuses = ['5.1.7', '5.1.8']
/** Not authorized, and not for a list; after RCPT, they may be about the recipient. */
const recipientStatuses = ['5.7.1', '5.7.2']
/** What Postfix, Exim, sendmail, Exchange, qmail and the large providers say about us. */
const aboutUs =
  /\brelay(?:ing)?\b|authenticat|credential|rcpthosts|client host|\bsender (?:address|domain|verify|refused|rejected|denied|not)\b|\b(?:SPF|DKIM|DMARC)\b|block(?:ed)? (?:list|using)|blacklist|not verified/i
