import type { AddressInfo, Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerAddress } from 'smtp-server'

/** An email that the relay accepted. `from` and `to` are of its envelope. `host`: the name that the client gave itself. */
export type ReceivedMail = { host: string; from: string; to: string[]; email: Email; raw: string }

export type Relay = {
  url: string
  port: number
  received: ReceivedMail[]
  /** Number of RCPT TO commands so far. */
  tries(): number
  close(): Promise<void>
}

export type RelayOptions = {
  port?: number
  /** Returns the reply code for a recipient, optionally with an enhanced status and text ('554 5.7.1 go away'); undefined to accept it. */
  refuse?: (to: string, tries: number) => number | string | undefined
  /** The same after the whole email. */
  refuseContent?: (to: string) => string | undefined
  /** Accepts each email, then drops the connection instead of answering. */
  hangsUp?: boolean
  /** Offers AUTH without TLS, and accepts any password. */
  passwords?: boolean
  /** Milliseconds between the last byte of the email and the answer. */
  answerDelay?: number
}

/** Starts a real SMTP server on this machine that records the emails it accepts. */
export async function startRelay({
  port = 0,
  refuse = () => undefined,
  refuseContent = () => undefined,
  answerDelay = 0,
  hangsUp = false,
  passwords = false,
}: RelayOptions = {}): Promise<Relay> {
  const received: ReceivedMail[] = []
  const connections = new Map<number | undefined, Socket>()
  let tries = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: passwords ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: passwords,
    onAuth: (_auth, _session, done) => done(null, { user: 'anybody' }),
    logger: false,
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      tries++
      done(refusal(String(refuse(address, tries) ?? ''), address))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString()
        const { mailFrom, rcptTo } = session.envelope
        const refused = refusal(refuseContent(rcptTo[0]?.address ?? '') ?? '', 'you')
        if (refused) return done(refused)
        const from = (mailFrom as SMTPServerAddress).address
        const email = await PostalMime.parse(raw)
        setTimeout(() => {
          received.push({ host: session.hostNameAppearsAs, from, to: rcptTo.map(({ address }) => address), email, raw })
          if (hangsUp) connections.get(session.remotePort)?.destroy()
          else done()
        }, answerDelay)
      })
    },
  })
  server.server.on('connection', (socket: Socket) => connections.set(socket.remotePort, socket))
  // Clients may drop connections.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    tries: () => tries,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Returns the error that answers with a code, an enhanced status and a text, such as '554 5.7.1 go away'; null without them. */
function refusal(answer: string, address: string): Error | null {
  const [code, enhanced = '', ...text] = answer.split(' ')
  if (!code) return null
  const words = text.length > 0 ? text : ['no', 'thanks,', address]
  return Object.assign(new Error([enhanced, ...words].filter(Boolean).join(' ')), { responseCode: Number(code) })
}
